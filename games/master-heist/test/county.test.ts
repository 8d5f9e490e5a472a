import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { heistResult } from '../rules/result.ts';
import {
  at,
  busy,
  does,
  endEscape,
  escaping,
  every,
  field,
  heist,
  hold,
  member,
  now,
  planning,
  play,
  put,
  stand,
  team,
  the,
  whyNot,
} from './scene.ts';

rule('MH-SCN-CTY-01', 'BREAKOUT: one player character for each exit', () => {
  const s = heist({ scenario: 'county-hole' });
  stand(s, 'thug', 'x1');
  stand(s, 'burglar', 'a2', { ideas: 1 });
  const m = escaping(s);
  expect(whyNot(m, { do: 'escapeMove', who: 'burglar', to: 'x1' })).toBe('MH-SCN-CTY-01');
  const t = heist({ scenario: 'county-hole' });
  for (const who of ['thug', 'burglar'] as const) stand(t, who, 'x1');
  stand(t, 'angry-locksmith', 'x2');
  const n = escaping(t);
  endEscape(n);
  team(n, { do: 'choose', who: 'thug' });
  expect(now(n).characters.map(({ status }) => status)).toEqual(['busted', 'escaped', 'escaped']);
});

rule(
  'MH-SCN-CTY-02',
  'the busted start on inside spots, which they may share; all others on entrances',
  () => {
    const crew = (['thug', 'angry-locksmith', 'burglar'] as const).map((one, i) =>
      member(one, i, { busted: i < 2 }),
    );
    const m = play(planning({ scenario: 'county-bricks', seats: 1, options: { campaign: true, crew } }));
    const starts = (who: string) => field(every(m, { do: 'setStart', who }), 'at');
    expect([starts('thug'), starts('burglar')]).toEqual([
      ['d8', 'f8', 'h8'],
      ['x1', 'x2', 'x3', 'x4'],
    ]);
    does(m, { do: 'setStart', who: 'thug', at: 'd8' }, { do: 'setStart', who: 'angry-locksmith', at: 'd8' });
    expect(whyNot(m, { do: 'setStart', who: 'thug', at: 'x1' })).toBe('MH-SCN-CTY-02');
  },
);

rule('MH-CMP-06', 'whoever is busted goes on no heist outside County', () => {
  const crew = (['thug', 'angry-locksmith', 'burglar'] as const).map((one, i) =>
    member(one, i, { busted: i === 1 }),
  );
  const begin = (scenario: string) => () => planning({ scenario, options: { campaign: true, crew } });
  expect(begin('inclusion-job')).toThrow(expect.objectContaining({ rule: 'MH-CMP-06' }));
  expect(begin('county-hole')).not.toThrow();
});

rule('MH-SCN-CTY-03', 'somebody must start inside; outside a campaign everybody does', () => {
  const crew = (['thug', 'angry-locksmith', 'burglar'] as const).map((one, i) => member(one, i));
  expect(() => planning({ scenario: 'county-hole', options: { campaign: true, crew } })).toThrow(
    /MH-SCN-CTY-03/,
  );
  const m = play(planning({ scenario: 'county-hole', seats: 1 }));
  for (const who of ['thug', 'angry-locksmith', 'burglar']) {
    expect(field(every(m, { do: 'setStart', who }), 'at')).toEqual(
      ['b7', 'h7', 'a8', 'g8', 'c9', 'e9'].filter((tile) => ['a8', 'g8', 'c9', 'e9'].includes(tile)),
    );
  }
});

rule(
  ['MH-SCN-CTY-04', 'MH-RUL-31'],
  'met if somebody who started inside escapes; who waited outside does not count',
  () => {
    const result = (inside: boolean) => {
      const s = heist({ scenario: 'county-bricks' });
      s.characters.forEach((one, i) =>
        Object.assign(one, { at: at(s, i === 0 ? 'x1' : 'd8'), startedInside: i === 0 ? inside : true }),
      );
      const m = escaping(s);
      endEscape(m);
      return [now(m).parts[0]?.won, heistResult(now(m)).crew[0]?.escaped];
    };
    expect([result(true), result(false)]).toEqual([
      [true, true],
      [false, true],
    ]);
  },
);

rule(
  ['MH-SCN-CTY-05', 'MH-RUL-08'],
  'County pays $10k, $12k and $15k and unlocks Prison Guard; the Hole’s safe holds a keycard',
  () => {
    const paid = ['county-bricks', 'county-river', 'county-hole'].map((scenario) => {
      const s = heist({ scenario });
      the(s, 'thug').startedInside = true;
      s.characters.forEach((one, i) => (one.at = at(s, `x${i + 1}`)));
      const m = escaping(s);
      endEscape(m);
      return [heistResult(now(m)).cash, heistResult(now(m)).unlocks];
    });
    expect(paid).toEqual([
      [10, 'prison-guard'],
      [12, 'prison-guard'],
      [15, 'prison-guard'],
    ]);
    const s = heist({ scenario: 'county-hole' });
    put(s, 'e3', { token: 'safe' });
    s.cracks[at(s, 'e3')] = 3;
    stand(s, 'thug', 'e3');
    hold(s, 'thug', 'plasma-torch');
    busy(s, 'thug', { unlock: 1 });
    const m = play(s);
    does(m, { do: 'crack' });
    expect(now(m).loot.keycard[at(s, 'e3')]).toBe(1);
  },
);
