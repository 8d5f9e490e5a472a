import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { heistResult } from '../rules/result.ts';
import { boardFor } from '../rules/board.ts';
import {
  all,
  at,
  busy,
  can,
  does,
  endActions,
  endEscape,
  escaping,
  facing,
  happened,
  heist,
  now,
  planning,
  play,
  put,
  stand,
  the,
} from './scene.ts';

/** The convoy on a bare parking garage: captive on d5, two guards each on d4 and c6. */
function convoy() {
  const s = heist({ scenario: 'safehouse-rescue' });
  s.escort = ['d4', 'd4', 'c6', 'c6'].map((tile) => ({ at: at(s, tile), subduedIn: 0 }));
  stand(s, 'npc', 'd5');
  return s;
}

rule(
  'MH-SCN-SAF-01',
  'the captive and her four guards move one tile east at the end of every Event phase',
  () => {
    const s = convoy();
    const n = now(facing(s, 'M1'));
    expect([the(n, 'npc').at, n.escort.map(({ at: tile }) => tile)]).toEqual([
      at(s, 'e5'),
      ['e4', 'e4', 'd6', 'd6'].map((tile) => at(s, tile)),
    ]);
    const t = convoy();
    stand(t, 'npc', 'h5');
    t.escort = [
      { at: at(t, 'i6'), subduedIn: 0 },
      { at: at(t, 'i4'), subduedIn: 0 },
    ];
    const o = now(facing(t, 'M1'));
    expect(o.escort.map(({ at: tile }) => tile)).toEqual([at(t, 'i6'), at(t, 'i4')]);
    const start = planning({ scenario: 'safehouse-rescue' });
    const printed = boardFor('safehouse-rescue').tiles.map(
      ({ chits }) => chits?.filter((chit) => chit === 'guard').length ?? 0,
    );
    expect(start.escort).toHaveLength(4);
    // The escort is kept apart from the guards that stay where they are.
    for (const guard of start.escort) printed[guard.at]!--;
    expect(start.guards).toEqual(printed);
  },
);

rule(
  'MH-SCN-SAF-02',
  'she is free when all four guards are subdued in one round; then nobody of the convoy moves',
  () => {
    const s = convoy();
    s.escort[0]!.subduedIn = s.escort[1]!.subduedIn = s.escort[2]!.subduedIn = s.round;
    stand(s, 'thug', 'd6');
    busy(s, 'thug', { subdue: 1 });
    const m = play(s);
    does(m, { do: 'subdue', who: 'thug', what: 'escort', at: 'c6' });
    expect(the(now(m), 'npc').status).toBe('active');
    const t = convoy();
    t.round = 2;
    for (const guard of t.escort.slice(0, 3)) guard.subduedIn = 1;
    stand(t, 'thug', 'd6');
    busy(t, 'thug', { subdue: 1 });
    const n = play(t);
    does(n, { do: 'subdue', who: 'thug', what: 'escort', at: 'c6' });
    expect(the(now(n), 'npc').status).toBe('inactive');
    const u = convoy();
    for (const guard of u.escort) guard.subduedIn = 1;
    the(u, 'npc').status = 'active';
    expect(now(facing(u, 'M1')).escort.map(({ at: tile }) => tile)).toEqual(
      u.escort.map(({ at: tile }) => tile),
    );
  },
);

rule('MH-SCN-SAF-03', 'a failed ambush puts C1 into the queue, if it is still in the deck', () => {
  const s = convoy();
  put(s, 'h5', { token: 'reinforcements' });
  s.escort[0]!.subduedIn = 1;
  s.deck = ['M1', 'M1', 'C1', 'M1', 'Z1'];
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) busy(s, who);
  const m = play(s);
  endActions(m);
  expect([happened(all(m), 'crisis').length, now(m).token[at(s, 'h5')], now(m).deck]).toEqual([
    1,
    null,
    ['M1', 'M1', 'Z1'],
  ]);
  const t = convoy();
  t.escort[0]!.subduedIn = 1;
  t.deck = ['M1', 'M1', 'Z1'];
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) busy(t, who);
  const n = play(t);
  endActions(n);
  expect(happened(all(n), 'crisis')).toHaveLength(0);
  // All four, but not in one round: she is still captive, and it is no failed ambush of one, two or three.
  const early = (down: number) => {
    const u = convoy();
    u.round = 2;
    for (const guard of u.escort.slice(0, down)) guard.subduedIn = 1;
    u.deck = ['M1', 'M1', 'C1', 'M1', 'Z1'];
    for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) busy(u, who);
    const o = play(u);
    endActions(o);
    return happened(all(o), 'crisis').length;
  };
  expect([0, 1, 2, 3, 4].map(early)).toEqual([0, 1, 1, 1, 0]);
});

rule(
  ['MH-SCN-SAF-04', 'MH-RUL-30'],
  'escort guards that are down recover before the convoy moves; only these four move',
  () => {
    const s = convoy();
    s.escort[0]!.subduedIn = 1;
    put(s, 'd4', { guards: 1 });
    const m = facing(s, 'M1');
    const events = all(m).map(({ event }) => event);
    expect(events.indexOf('guardsRecovered')).toBeLessThan(events.indexOf('convoyMoved'));
    expect([now(m).escort.every(({ subduedIn }) => subduedIn === 0), now(m).guards[at(s, 'd4')]]).toEqual([
      true,
      1,
    ]);
  },
);

rule('MH-SCN-SAF-05', 'on the van tile the objective has failed and the convoy is gone', () => {
  const s = convoy();
  stand(s, 'npc', 'i5');
  const n = now(facing(s, 'M1'));
  expect([n.objectiveFailed, n.escort, the(n, 'npc').status, the(n, 'npc').at]).toEqual([
    true,
    [],
    'gone',
    -1,
  ]);
});

rule('MH-SCN-SAF-06', 'she cannot be freed in Escape; freed before and escaped she pays $10k', () => {
  const s = convoy();
  for (const guard of s.escort) guard.subduedIn = s.round;
  const m = escaping(s);
  does(m, { do: 'endEscape' });
  expect(the(now(m), 'npc').status).toBe('inactive');
  const t = heist({ scenario: 'safehouse-rescue' });
  stand(t, 'npc', 'x1', { status: 'active' });
  const n = escaping(t);
  endEscape(n);
  expect([n.outcome()?.ending, heistResult(now(n)).cash]).toEqual(['success', 10]);
});

rule(
  ['MH-EVT-12', 'MH-EVT-23'],
  'an escort guard that is down blabs, and comes round, like any other',
  () => {
    const s = convoy();
    stand(s, 'thug', 'd4');
    s.escort[0]!.subduedIn = 1;
    expect(can(facing(s, '12'), { do: 'blab', who: 'thug' })).toBe(true);
    const m = facing(s, '23');
    expect(happened(all(m), 'guardsRecovered')).toMatchObject([{ at: 'd4', count: 1 }]);
  },
);
