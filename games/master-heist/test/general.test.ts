import { createMatch, seeded } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { masterHeist } from '../index.ts';
import { drawChit } from '../rules/bag.ts';
import { boardFor } from '../rules/board.ts';
import {
  all,
  at,
  atKennel,
  can,
  does,
  every,
  facing,
  happened,
  heist,
  now,
  onlyInBag,
  planning,
  play,
  refusal,
  stand,
  the,
  whyNot,
} from './scene.ts';

rule('MH-GEN-06', 'everything is public: every seat and every spectator sees the same', () => {
  const m = createMatch(masterHeist, { seats: 4, options: { scenario: 'melee-job' }, seed: 'open' });
  const { rng: _mine, ...first } = m.view(0);
  for (const viewer of [1, 2, 3, null]) {
    const { rng: _theirs, ...view } = m.view(viewer);
    expect(view).toEqual(first);
  }
});

rule('MH-GEN-07', 'which chit is drawn and what a die shows is unknown to everybody beforehand', () => {
  const m = createMatch(masterHeist, { seats: 3, seed: 'closed' });
  for (const viewer of [0, 1, 2, null]) expect(m.view(viewer).rng).toBeNull();
  const drawn = new Set<string | null>();
  for (let i = 0; i < 40; i++) {
    const s = heist();
    s.rng = seeded(String(i));
    onlyInBag(s, { guard: 1, camera: 1, lock: 1 });
    drawn.add(drawChit(s));
  }
  expect([...drawn].map(String).sort((a, b) => a.localeCompare(b))).toEqual(['camera', 'guard', 'lock']);
});

rule('MH-GEN-08', 'a character takes commands from its own seat only', () => {
  const m = play(heist());
  expect(refusal(m, 1, { do: 'commit', who: 'thug', action: 'walk' })).toBe('MH-GEN-08');
  expect(whyNot(m, { do: 'commit', who: 'thug' }, 1)).toBe('MH-GEN-08');
  m.play(0, { do: 'commit', who: 'thug', action: 'walk' });
});

rule(
  'MH-GEN-09',
  'a team decision takes effect when every other seat has accepted; one rejection cancels it',
  () => {
    const m = play(heist());
    m.play(1, { do: 'declareEscape' });
    expect(refusal(m, 1, { do: 'accept' })).toBe('MH-GEN-09');
    expect(refusal(m, 2, { do: 'declareEscape' })).toBe('MH-GEN-09');
    // Everybody goes on acting meanwhile.
    m.play(2, { do: 'commit', who: 'burglar', action: 'pause' });
    m.play(0, { do: 'accept' });
    expect(now(m).escapeDeclared).toBe(false);
    m.play(2, { do: 'accept' });
    expect(now(m).escapeDeclared).toBe(true);
    const n = play(heist());
    n.play(1, { do: 'declareEscape' });
    n.play(0, { do: 'reject' });
    expect([now(n).proposal, now(n).escapeDeclared]).toEqual([null, false]);
  },
);

rule(
  'MH-GEN-10',
  'a forced decision that the team keeps rejecting is settled by the first option in canonical order',
  () => {
    const s = atKennel({ patience: 2 });
    stand(s, 'thug', 'f5');
    stand(s, 'burglar', 'c3');
    const m = facing(s, 'D1');
    for (let i = 0; i < 2; i++) {
      expect(now(m).dogs[at(s, 'f5')]).toBe(0);
      m.play(0, { do: 'choose', who: 'burglar' });
      m.play(1, { do: 'reject' });
    }
    expect(happened(all(m), 'settledByOrder')).toHaveLength(1);
    expect(now(m).dogs[at(s, 'f5')]).toBe(1);
  },
);

rule(
  'MH-GEN-11',
  'canonical order: tiles by row, then column; entrances after them; characters by seat, then the NPC',
  () => {
    const board = boardFor('startup-job');
    expect(board.names.slice(0, 6)).toEqual(['c1', 'b2', 'f2', 'g2', 'b3', 'c3']);
    const sorted = [...board.tiles].sort((a, b) => a.r - b.r || a.q - b.q);
    expect(board.tiles).toEqual(sorted);
    const s = planning({ scenario: 'side-channel' });
    expect([at(s, 'x1'), s.characters.map(({ id }) => id)]).toEqual([
      board.size,
      ['thug', 'angry-locksmith', 'burglar', 'npc'],
    ]);
  },
);

rule(
  'MH-GEN-12',
  'chance is dice and bag draws alone, each outcome equally likely; no deck is shuffled',
  () => {
    const counts: Record<string, number> = {};
    const s = heist();
    for (let i = 0; i < 3000; i++) {
      onlyInBag(s, { guard: 2, camera: 1 });
      const chit = drawChit(s) as string;
      counts[chit] = (counts[chit] ?? 0) + 1;
    }
    expect(Math.abs((counts['guard'] ?? 0) / 3000 - 2 / 3)).toBeLessThan(0.03);
    const decks = ['a', 'b'].map((seed) => createMatch(masterHeist, { seats: 3, seed }).view(null).deck);
    expect(decks[0]).toEqual(decks[1]);
    const m = play(heist());
    const before = m.record();
    does(m, { do: 'commit', who: 'thug', action: 'walk' }, { do: 'declareEscape' });
    expect(m.barriers().some(({ chance }) => chance)).toBe(false);
    expect(before.plays).toHaveLength(0);
  },
);

rule('MH-GEN-17', 'rearranging has an end: a restless seat can only carry the phase forward', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  the(s, 'thug').carries.jewel = 1;
  const m = play(s);
  for (let i = 0; i < 30; i++)
    does(m, { do: 'drop', who: 'thug', what: 'jewel' }, { do: 'pickUp', who: 'thug', what: 'jewel' });
  expect(whyNot(m, { do: 'drop', who: 'thug' })).toBe('MH-GEN-17');
  expect(can(m, { do: 'commit', who: 'thug' })).toBe(true);
  const p = play(planning({ scenario: 'inclusion-job', seats: 1 }));
  for (let i = 0; i < 120; i++)
    does(p, { do: 'placeToken', who: 'thug', at: 'e1' }, { do: 'removeToken', who: 'thug', at: 'e1' });
  does(p, { do: 'placeToken', who: 'thug', at: 'e1' });
  expect(every(p, { do: 'removeToken' })).toHaveLength(0);
  expect(can(p, { do: 'setStart', who: 'thug' })).toBe(true);
  const r = play(planning({ scenario: 'inclusion-job' }));
  for (const [seat, who] of ['thug', 'angry-locksmith', 'burglar'].entries())
    r.play(seat, { do: 'setStart', who: who as 'thug', at: `x${seat + 1}` });
  for (let i = 0; i < 3; i++) {
    r.play(0, { do: 'ready' });
    r.play(0, { do: 'resumePlanning' });
  }
  r.play(0, { do: 'ready' });
  expect(r.pending().map(({ seat }) => seat)).toEqual([1, 2]);
});
