import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { CharacterId } from '../content/index.ts';
import { boardFor } from '../rules/board.ts';
import {
  all,
  alone,
  at,
  can,
  does,
  every,
  facing,
  field,
  happened,
  heist,
  type HeistMatch,
  hold,
  now,
  planning,
  play,
  seatsAsked,
  team,
  the,
  tokens,
  whyNot,
} from './scene.ts';

// Planning tokens, starting spaces and tunnels, and tokens that change later.

const planOf = (m: HeistMatch, bit: number) =>
  now(m).plan.flatMap((bits, tile) => (bits & bit ? [tile] : []));

rule('MH-PLN-01', 'a whole way of tokens is placed at once, as far as they last', () => {
  const s = planning({ seats: 1 });
  the(s, 'thug').tokens = 3;
  const m = play(s);
  expect(can(m, { do: 'planPath' })).toBe(false);
  does(m, { do: 'setStart', who: 'thug', at: 'x1' });
  // From x1 over g7: f7 is two tokens away, e7 three, d7 four.
  expect([can(m, { do: 'planPath', who: 'thug', to: 'g7' }), can(m, { do: 'planPath', to: 'd7' })]).toEqual([
    false,
    false,
  ]);
  expect(whyNot(m, { do: 'planPath', who: 'thug', to: 'd7' })).toBe('MH-PLN-01');
  does(m, { do: 'planPath', who: 'thug', to: 'f7' });
  expect([planOf(m, 1), the(now(m), 'thug').tokens]).toEqual([
    [at(s, 'f7'), at(s, 'g7')].sort((a, b) => a - b),
    1,
  ]);
  // The next way begins where the tokens end.
  expect(field(every(m, { do: 'placeToken', who: 'thug', at: 'e7' }), 'at')).toEqual(['e7']);
  expect(whyNot(m, { do: 'planPath', who: 'thug', to: 'd7' })).toBe('MH-PLN-01');
  does(m, { do: 'placeToken', who: 'thug', at: 'e7' });
  expect([the(now(m), 'thug').tokens, can(m, { do: 'planPath', who: 'thug' })]).toEqual([0, false]);
});

rule(
  ['MH-PLN-13', 'MH-GEN-17'],
  'a ready seat may think again, and is left alone when it has done so often',
  () => {
    const m = play(planning({ scenario: 'inclusion-job' }));
    for (const [seat, who] of ['thug', 'angry-locksmith', 'burglar'].entries())
      m.play(seat, { do: 'setStart', who: who as 'thug', at: `x${seat + 1}` });
    m.play(0, { do: 'ready' });
    expect(m.pending()[0]?.choices).toEqual([{ do: 'resumePlanning' }]);
    m.play(1, { do: 'ready' });
    m.play(1, { do: 'resumePlanning' });
    expect([now(m).ready, now(m).phase]).toEqual([[true, false, false], 'planning']);
  },
);

rule('MH-PLN-04', 'a space of another kind is no starting space, and the own one is not chosen again', () => {
  const m = alone();
  does(m, { do: 'setStart', who: 'thug', at: 'x1' });
  expect(field(every(m, { do: 'setStart', who: 'thug' }), 'at')).toEqual(['x2', 'x3']);
  does(m, { do: 'setStart', who: 'thug', at: 'x2' });
  expect(the(now(m), 'thug').at).toBe(at(now(m), 'x2'));
  expect(can(m, { do: 'setStart', who: 'npc' })).toBe(false);
});

rule(
  ['MH-SCN-FIN-11', 'MH-PLN-05'],
  'two characters on a hideout at most, any number on an inside spot',
  () => {
    const m = alone('final-score-2');
    for (const who of ['thug', 'burglar']) does(m, { do: 'setStart', who, at: 'c8' });
    expect(whyNot(m, { do: 'setStart', who: 'angry-locksmith', at: 'c8' })).toBe('MH-PLN-05');
    expect(whyNot(m, { do: 'setStart', who: 'angry-locksmith', at: 'x1' })).toBe('MH-SCN-FIN-05');
    const n = alone('county-bricks');
    for (const who of ['thug', 'burglar', 'angry-locksmith']) does(n, { do: 'setStart', who, at: 'd8' });
    expect(now(n).characters.every((one) => one.at === at(now(n), 'd8'))).toBe(true);
  },
);

rule(
  ['MH-SCN-SID-03', 'MH-SCN-SID-02', 'MH-TUN-02'],
  'Side Channel: no limit on the entrance, one tunnel',
  () => {
    const m = alone('side-channel');
    for (const who of ['thug', 'burglar', 'angry-locksmith']) does(m, { do: 'setStart', who, at: 'x1' });
    does(m, { do: 'placeTunnel' });
    expect(whyNot(m, { do: 'placeTunnel' }, 0)).toBe('MH-TUN-02');
    // Filled in again, its cell and its name are free.
    does(m, { do: 'removeTunnel' });
    expect([now(m).entrances.length, now(m).loot.cash.length]).toEqual([1, now(m).unknown.length + 1]);
    expect([can(m, { do: 'removeTunnel' }), can(m, { do: 'placeTunnel' })]).toEqual([false, true]);
  },
);

rule(['MH-SCN-MEL-03', 'MH-PLN-13'], 'nobody of the guide’s seat is ready before he has a place', () => {
  const m = play(planning({ scenario: 'melee-job' }));
  for (const [seat, who] of ['thug', 'angry-locksmith', 'burglar'].entries())
    m.play(seat, { do: 'setStart', who: who as 'thug', at: seat === 0 ? 'x1' : 'x2' });
  expect([whyNot(m, { do: 'ready' }, 0), whyNot(m, { do: 'ready' }, 1)]).toEqual(['MH-SCN-MEL-03', null]);
  expect(whyNot(m, { do: 'placeNpc', at: 'x2' }, 0)).toBe('MH-PLN-05');
  team(m, { do: 'placeNpc', at: 'x1' });
  expect([the(now(m), 'npc').at, whyNot(m, { do: 'ready' }, 0)]).toEqual([at(now(m), 'x1'), null]);
  expect(whyNot(m, { do: 'setStart', who: 'burglar', at: 'x1' })).toBe('MH-PLN-05');
});

rule('MH-SCN-FIN-07', 'whispers are for those on one hideout, as long as there are ideas', () => {
  const m = alone('final-score-2');
  expect(can(m, { do: 'whisper' })).toBe(false);
  does(m, { do: 'setStart', who: 'thug', at: 'c8' }, { do: 'setStart', who: 'burglar', at: 'c8' });
  does(m, { do: 'setStart', who: 'angry-locksmith', at: 'f8' });
  expect(every(m, { do: 'whisper' })).toEqual([{ do: 'whisper', who: 'burglar', to: 'thug' }]);
  const n = alone('county-bricks');
  for (const who of ['thug', 'burglar']) does(n, { do: 'setStart', who, at: 'd8' });
  expect(can(n, { do: 'whisper' })).toBe(false);
});

rule(
  'MH-ITM-17',
  'Radio: one token each, to an adjacent tile without an own token; the owners decide',
  () => {
    const s = heist();
    hold(s, 'thug', 'radio');
    tokens(s, 'thug', 'f7', 'b3');
    tokens(s, 'burglar', 'f7', 'g7');
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', action: 'tweak-plan' });
    expect(seatsAsked(m)).toEqual([0, 2]);
    const shifts = every(m, { do: 'shift', who: 'burglar', at: 'f7' });
    expect(field(shifts, 'to')).not.toContain('g7');
    expect(field(shifts, 'to')).not.toContain('b3');
    does(m, { do: 'shift', who: 'burglar', at: 'f7', to: 'e7' });
    // The thug's token on f7 stays, and the burglar has had its turn.
    expect([now(m).plan[at(s, 'f7')], now(m).plan[at(s, 'e7')], seatsAsked(m)]).toEqual([1, 4, [0]]);
    does(m, { do: 'shift', who: 'thug', at: 'b3', to: 'c3' });
    expect([can(m, { do: 'shift' }), now(m).plan[at(s, 'c3')]]).toEqual([false, 1]);
  },
);

rule('MH-GTE-05', 'tokens of a closed gate: one for one, on tiles that are there, or none', () => {
  const s = heist({ scenario: 'inclusion-job' });
  tokens(s, 'thug', 'g3');
  tokens(s, 'burglar', 'g3', 'e1');
  const m = facing(s, 'G1');
  expect(can(m, { do: 'replan', at: 'g3' })).toBe(false);
  expect([
    can(m, { do: 'replan', who: 'burglar', at: 'e1' }),
    can(m, { do: 'replan', who: 'thug', at: 'e1' }),
  ]).toEqual([false, true]);
  does(m, { do: 'replan', who: 'burglar', at: 'f1' });
  expect(seatsAsked(m)).toEqual([0]);
  does(m, { do: 'leave', who: 'thug' });
  expect([planOf(m, 1), planOf(m, 4)]).toEqual([[], [at(s, 'e1'), at(s, 'f1')]]);
  expect(now(m).phase).not.toBe('event');
});

rule('MH-GTE-06', 'in Escape no token is placed again', () => {
  const s = heist({ scenario: 'inclusion-job' });
  tokens(s, 'thug', 'g3');
  s.escapeDeclared = true;
  const m = facing(s, 'M1');
  expect([now(m).phase, can(m, { do: 'replan' }), happened(all(m), 'gateClosed').length]).toEqual([
    'escape',
    false,
    4,
  ]);
});

rule('MH-ABL-11', 'after as many refusals as the team has patience, only own tokens can be moved', () => {
  const s = heist({ crew: ['street-urchin', 'thug', 'burglar'], options: { patience: 2 } });
  the(s, 'street-urchin').ideas = 2;
  tokens(s, 'street-urchin', 'g7');
  tokens(s, 'thug', 'f7');
  const m = play(s);
  does(m, { do: 'useAbility', ability: 'change-of-plans' });
  for (let i = 0; i < 2; i++)
    does(m, { do: 'lift', of: 'thug', at: 'f7' }, { do: 'put', at: 'b3' }, { do: 'refuse' });
  expect(field(every(m, { do: 'lift' }), 'of')).toEqual(['street-urchin']);
  expect(whyNot(m, { do: 'lift', of: 'thug' }, 0)).toBe('MH-ABL-11');
  does(m, { do: 'lift', of: 'street-urchin', at: 'g7' }, { do: 'put', at: 'b3' }, { do: 'done' });
  expect([planOf(m, 1), planOf(m, 2)]).toEqual([[at(s, 'b3')], [at(s, 'f7')]]);
});

rule('MH-GEN-09', 'a proposal that has become impossible cannot be accepted any more', () => {
  const m = play(planning({ scenario: 'melee-job' }));
  m.play(0, { do: 'placeNpc', at: 'x1' });
  m.play(0, { do: 'setStart', who: 'thug', at: 'x1' });
  expect(whyNot(m, { do: 'accept' }, 1)).toBeNull();
  m.play(1, { do: 'setStart', who: 'angry-locksmith', at: 'x1' });
  expect(whyNot(m, { do: 'accept' }, 1)).toBe('MH-PLN-05');
  m.play(1, { do: 'reject' });
  expect([
    now(m).proposal,
    can(m, { do: 'placeNpc', at: 'x1' }),
    can(m, { do: 'placeNpc', at: 'x2' }),
  ]).toEqual([null, false, true]);
});

rule(
  ['MH-GEN-17', 'MH-GEN-10'],
  'what planning cannot end without may be proposed by the most restless seat',
  () => {
    const s = planning({ scenario: 'melee-job', options: { cash: 9 } });
    s.fidgets[0] = 120;
    const m = play(s);
    const verbs = new Set(
      m
        .pending()
        .flatMap(({ seat, choices }) => (seat === 0 ? choices : []))
        .map((one) => one.do),
    );
    expect([verbs.has('placeNpc'), verbs.has('buyItem'), verbs.has('setStart')]).toEqual([true, false, true]);
    expect(whyNot(m, { do: 'buyItem' }, 0)).toBe('MH-GEN-17');
  },
);

rule('MH-SCN-MEL-03', 'nobody but the guide of the museum is placed by the team', () => {
  for (const scenario of ['hospitality-job', 'side-channel', 'inclusion-job'])
    expect(can(alone(scenario), { do: 'placeNpc' }), scenario).toBe(false);
});

rule('MH-TUN-01', 'a tunnel is dug in the cell and to the side that was chosen', () => {
  const { tunnels } = boardFor('black-box');
  for (const { name, side, tile, cell } of tunnels) {
    const m = alone('black-box');
    m.play(0, { do: 'placeTunnel', at: name, side });
    expect(now(m).entrances.at(-1)).toMatchObject({ tile, cell, tunnel: true });
  }
});

rule(['MH-ITM-17', 'MH-GTE-05', 'MH-GEN-08'], 'everybody is asked about their own tokens only', () => {
  const asked = (m: HeistMatch) => m.pending().map(({ choices }) => [...new Set(field(choices, 'who'))]);
  const s = heist();
  hold(s, 'thug', 'radio');
  for (const who of ['thug', 'burglar'] as const) tokens(s, who, 'f7');
  const m = play(s);
  does(m, { do: 'commit', who: 'thug', action: 'tweak-plan' });
  expect(asked(m)).toEqual([['thug'], ['burglar']]);
  does(m, { do: 'leave', who: 'thug' });
  expect(now(m).plan).toEqual(s.plan);
  const t = heist({ scenario: 'inclusion-job' });
  for (const who of ['thug', 'burglar'] as const) tokens(t, who, 'g3');
  expect(asked(facing(t, 'G1'))).toEqual([['thug'], ['burglar']]);
});

rule(['MH-TUN-03', 'MH-GEN-10'], 'a tunnel is forced only as long as the crew does not fit', () => {
  const dug = (crew: readonly CharacterId[], arrange: (m: HeistMatch) => void, options = {}) => {
    const m = play(planning({ scenario: 'black-box', crew, options: { patience: 1, ...options } }));
    arrange(m);
    const before = now(m).entrances.length;
    does(m, { do: 'placeTunnel' }, { do: 'reject' });
    return now(m).entrances.length - before;
  };
  const four = ['thug', 'angry-locksmith', 'burglar', 'lookout'] as const;
  expect(dug(four, () => {})).toBe(1);
  // Two entrances take four characters; the Architect is inside.
  expect(dug(four, (m) => team(m, { do: 'placeTunnel' }))).toBe(0);
  const mayor = (m: HeistMatch) => team(m, { do: 'useFixer', fixer: 'mayor', who: 'thug' });
  expect(dug(four.slice(0, 3), () => {}, { fixers: ['mayor'] })).toBe(1);
  expect(dug(four.slice(0, 3), mayor, { fixers: ['mayor'] })).toBe(0);
});

rule(
  ['MH-GEN-17', 'MH-GEN-09'],
  'a restless seat keeps its starting space; a ready one answers proposals',
  () => {
    const s = planning({ scenario: 'inclusion-job', options: { cash: 9 } });
    s.fidgets[0] = 120;
    const m = play(s);
    m.play(0, { do: 'setStart', who: 'thug', at: 'x1' });
    expect(whyNot(m, { do: 'setStart', who: 'thug', at: 'x2' })).toBe('MH-GEN-17');
    m.play(0, { do: 'ready' });
    expect(seatsAsked(m)).toEqual([1, 2]);
    m.play(1, { do: 'buyItem', item: 'radio' });
    expect(m.pending()[0]).toMatchObject({ seat: 0, choices: [{ do: 'accept' }, { do: 'reject' }] });
    const n = alone('final-score-2');
    for (const who of ['thug', 'burglar']) does(n, { do: 'setStart', who, at: 'c8' });
    does(n, { do: 'whisper', who: 'burglar', to: 'thug' });
    expect(now(n).fidgets).toEqual([1]);
  },
);
