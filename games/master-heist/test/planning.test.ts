import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  all,
  alone,
  at,
  busy,
  can,
  does,
  every,
  field,
  happened,
  heist,
  type HeistMatch,
  now,
  type Part,
  planning,
  play,
  refusal,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

const startAll = (m: HeistMatch, ...spaces: string[]) =>
  ['thug', 'angry-locksmith', 'burglar'].forEach((who, i) => does(m, { do: 'setStart', who, at: spaces[i] }));

rule('MH-PLN-01', 'a character places at most its memory in tokens, one on a tile', () => {
  const s = planning({ scenario: 'inclusion-job', seats: 1 });
  the(s, 'thug').tokens = 2;
  const m = play(s);
  does(m, { do: 'placeToken', who: 'thug', at: 'e1' });
  expect(whyNot(m, { do: 'placeToken', who: 'thug', at: 'e1' })).toBe('MH-PLN-01');
  expect(can(m, { do: 'placeToken', who: 'burglar', at: 'e1' })).toBe(true);
  does(m, { do: 'placeToken', who: 'thug', at: 'f1' });
  expect(every(m, { do: 'placeToken', who: 'thug' })).toHaveLength(0);
  expect(whyNot(m, { do: 'placeToken', who: 'thug', at: 'c3' })).toBe('MH-PLN-01');
  does(m, { do: 'removeToken', who: 'thug', at: 'e1' });
  expect(can(m, { do: 'placeToken', who: 'thug', at: 'c3' })).toBe(true);
});

rule('MH-PLN-02', 'entrances take no token and need none', () => {
  const m = alone();
  expect(whyNot(m, { do: 'placeToken', who: 'thug', at: 'x1' })).toBe('MH-PLN-02');
  const s = heist();
  stand(s, 'thug', 'g7');
  busy(s, 'thug', { move: 1 });
  expect(can(play(s), { do: 'move', who: 'thug', to: 'x1' })).toBe(true);
});

rule(
  'MH-PLN-03',
  'tokens go on any tile: unknown, locked, guarded, unconnected; unused ones stay off',
  () => {
    const m = alone('startup-job');
    for (const tile of ['d3', 'g3', 'f3', 'c1']) does(m, { do: 'placeToken', who: 'thug', at: tile });
    startAll(m, 'x1', 'x1', 'x2');
    expect(can(m, { do: 'ready' })).toBe(true);
    does(m, { do: 'ready' });
    expect(now(m).plan.filter((bits) => bits & 1)).toHaveLength(4);
  },
);

rule('MH-PLN-04', 'player characters start on entrances', () => {
  const m = alone();
  expect(field(every(m, { do: 'setStart', who: 'thug' }), 'at')).toEqual(['x1', 'x2', 'x3']);
  expect(refusal(m, 0, { do: 'setStart', who: 'thug', at: 'e1' })).not.toBeNull();
});

rule(['MH-PLN-05', 'MH-PLN-06'], 'at most two start on one entrance; later more may stand there', () => {
  const m = alone();
  does(m, { do: 'setStart', who: 'thug', at: 'x1' }, { do: 'setStart', who: 'burglar', at: 'x1' });
  expect(whyNot(m, { do: 'setStart', who: 'angry-locksmith', at: 'x1' })).toBe('MH-PLN-05');
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'x1');
  stand(s, 'angry-locksmith', 'g7');
  busy(s, 'angry-locksmith', { move: 1 });
  expect(can(play(s), { do: 'move', who: 'angry-locksmith', to: 'x1' })).toBe(true);
});

rule('MH-PLN-07', 'fixers help in planning and are paid from team cash', () => {
  const m = alone('inclusion-job', { fixers: ['beat-cop'], cash: 5 });
  does(m, { do: 'useFixer', fixer: 'beat-cop', count: 2, dogs: 0 });
  expect([now(m).cash, now(m).bag.guard, now(m).bag.blank]).toEqual([2, 3, 2]);
});

rule('MH-PLN-08', 'items of the shop are bought with team cash in planning', () => {
  const m = alone('inclusion-job', { cash: 3 });
  does(m, { do: 'buyItem', item: 'radio' });
  expect([now(m).cash, now(m).items.map(({ id, place }) => [id, place])]).toEqual([1, [['radio', 'home']]]);
});

rule('MH-PLN-09', 'items are assigned to characters; an unassigned item stays safely at home', () => {
  const m = alone('inclusion-job', { items: ['radio', 'dog-whistle'] });
  does(m, { do: 'assignItem', item: 'radio', who: 'thug' });
  expect(now(m).items.map(({ id, place, at: c }) => [id, place, c])).toEqual([
    ['radio', 'held', 0],
    ['dog-whistle', 'home', -1],
  ]);
  does(m, { do: 'assignItem', item: 'radio' });
  expect(now(m).items[0]!.place).toBe('home');
});

rule(
  ['MH-PLN-10', 'MH-PLN-11'],
  'a planning reveal happens at once on a tile of choice and cannot be undone; tokens still can',
  () => {
    const m = alone('inclusion-job', { fixers: ['visage'], cash: 5 });
    does(m, { do: 'placeToken', who: 'thug', at: 'e1' });
    does(m, { do: 'useFixer', fixer: 'visage', at: 'd4' });
    expect(now(m).unknown[at(now(m), 'd4')]).toBe(false);
    expect(m.undoable(0)).toEqual([]);
    does(m, { do: 'removeToken', who: 'thug', at: 'e1' });
    expect(now(m).plan[at(now(m), 'e1')]).toBe(0);
  },
);

rule('MH-PLN-12', 'without unknown tiles planning reveals cannot be bought or used', () => {
  const s = planning({
    scenario: 'inclusion-job',
    seats: 1,
    options: { fixers: ['visage'], cash: 5, items: ['building-schematics'] },
  });
  s.unknown.fill(false);
  const m = play(s);
  expect(whyNot(m, { do: 'useFixer', fixer: 'visage' }, 0)).toBe('MH-PLN-12');
  expect(whyNot(m, { do: 'useItem', item: 'building-schematics' }, 0)).toBe('MH-PLN-12');
});

rule(
  'MH-PLN-13',
  'planning ends when every seat is ready, and nobody is ready without a starting space',
  () => {
    const m = play(planning({ scenario: 'inclusion-job' }));
    expect(whyNot(m, { do: 'ready' }, 0)).toBe('MH-PLN-13');
    startAll(m, 'x1', 'x2', 'x3');
    m.play(0, { do: 'ready' });
    m.play(2, { do: 'ready' });
    expect(now(m).phase).toBe('planning');
    m.play(2, { do: 'resumePlanning' });
    m.play(1, { do: 'ready' });
    expect(now(m).phase).toBe('planning');
    m.play(2, { do: 'ready' });
    expect([now(m).phase, now(m).round]).toEqual(['roll', 1]);
  },
);

rule('MH-PLN-14', 'after planning no command touches planning tokens', () => {
  const s = heist();
  tokens(s, 'thug', 'g7');
  const m = play(s);
  for (const verb of ['placeToken', 'removeToken', 'planPath']) expect(can(m, { do: verb })).toBe(false);
  expect(refusal(m, 0, { do: 'placeToken', who: 'thug', at: 'f7' })).toBe('MH-ACT-02');
});

rule(['MH-PLN-15', 'MH-NPC-03'], 'an NPC has no planning tokens and needs none to move', () => {
  const s = planning({ scenario: 'side-channel', seats: 1 });
  expect(the(s, 'npc').tokens).toBe(0);
  expect(every(play(s), { do: 'placeToken', who: 'npc' })).toHaveLength(0);
  const h = heist({ scenario: 'side-channel', seats: 1 });
  stand(h, 'npc', 'h7');
  busy(h, 'npc', { move: 1 });
  const m = play(h);
  expect(can(m, { do: 'move', who: 'npc', to: 'g7' })).toBe(true);
  expect(the(now(m), 'npc').skills).toEqual([]);
});

rule(
  ['MH-TUN-01', 'MH-TUN-02'],
  'the team may dig tunnel entrances at the sides the map allows, each in a cell of its own',
  () => {
    const m = alone('black-box');
    const offers = every(m, { do: 'placeTunnel' }) as { at: string; side: string }[];
    expect(
      offers
        .filter(({ at: cell }) => cell === 'e3')
        .map(({ side }) => side)
        .sort(),
    ).toEqual(['E', 'NE', 'NW', 'SE']);
    does(m, { do: 'placeTunnel', at: 'e3', side: 'NE' });
    expect(
      now(m).entrances.map(({ name, tile }) => [
        name,
        tile === at(now(m), 'e2') || tile === at(now(m), 'e8'),
      ]),
    ).toEqual([
      ['x1', true],
      ['x2', true],
    ]);
    expect(whyNot(m, { do: 'placeTunnel', at: 'e3', side: 'E' }, 0)).toBe('MH-TUN-02');
    does(m, { do: 'placeTunnel', at: 'd5', side: 'E' });
    expect(whyNot(m, { do: 'placeTunnel' }, 0)).toBe('MH-TUN-02');
    expect(can(m, { do: 'placeTunnel' })).toBe(false);
  },
);

rule(
  'MH-TUN-03',
  'tunnels are optional entrances like others, and must be dug where the crew does not fit otherwise',
  () => {
    const free = alone('side-channel');
    startAll(free, 'x1', 'x1', 'x1');
    expect(can(free, { do: 'ready' })).toBe(true);
    does(free, { do: 'placeTunnel', at: 'a2', side: 'E' });
    does(free, { do: 'setStart', who: 'thug', at: 'x2' });
    expect(whyNot(free, { do: 'removeTunnel' }, 0)).toBe('MH-PLN-13');
    does(free, { do: 'setStart', who: 'thug', at: 'x1' }, { do: 'removeTunnel', at: 'x2' });
    expect(now(free).entrances).toHaveLength(1);
    // The Black Box has one entrance for two: rejecting every proposal digs the first tunnel all the same.
    const m = play(planning({ scenario: 'black-box' }));
    for (let i = 0; i < 3; i++) {
      m.play(0, { do: 'placeTunnel', at: 'e3', side: 'E' });
      m.play(1, { do: 'reject' });
    }
    expect(now(m).entrances).toHaveLength(2);
    expect(happened(all(m), 'settledByOrder')).toHaveLength(1);
  },
);

rule(
  'MH-GEN-10',
  'only rejected proposals for the forced decision itself try the patience of the team',
  () => {
    const m = play(planning({ scenario: 'black-box', options: { cash: 9, patience: 2 } }));
    const rejected = (proposal: Part) => {
      does(m, proposal, { do: 'reject' });
      return now(m).entrances.length;
    };
    const tunnel = { do: 'placeTunnel', at: 'e3', side: 'E' };
    expect([rejected({ do: 'buyItem', item: 'radio' }), rejected(tunnel)]).toEqual([1, 1]);
    expect(rejected({ do: 'buyItem', item: 'radio' })).toBe(1);
    expect(rejected(tunnel)).toBe(2);
  },
);

rule('MH-TUN-04', 'a tunnel cell without an entrance is a gap: nobody can stand there', () => {
  const m = alone('black-box');
  expect(field(every(m, { do: 'setStart', who: 'thug' }), 'at')).toEqual(['x1']);
  does(m, { do: 'placeTunnel', at: 'e3', side: 'E' });
  expect(every(m, { do: 'setStart', who: 'thug' })).toHaveLength(2);
});
