import {
  BadInput,
  BadRecord,
  type Choice,
  commitment,
  createMatch,
  loadMatch,
  Refused,
} from '@getaway/engine';
import { matchFrom, refusalOf, situation, whyNot } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { hotGoods } from './games/hotGoods.ts';
import { splitTheLoot, thinkAgain } from './games/splitTheLoot.ts';

const games = { 'hot-goods': hotGoods, 'split-the-loot': splitTheLoot } as unknown as Parameters<
  typeof loadMatch
>[1];
const newMatch = (seed = 'a seed') => createMatch(hotGoods, { seats: 2, seed });

describe('a match', () => {
  test('asks the seat in turn and offers every legal choice', () => {
    const match = newMatch();
    const [pending] = match.pending();
    expect(pending?.seat).toBe(0);
    expect(pending?.choices.map((choice) => choice.do)).toEqual(['draw', 'sell', 'sell', 'sell']);
  });

  test('waits for nobody who is done, though they may think again', () => {
    const match = createMatch(thinkAgain, { seats: 3, seed: 'x' });
    match.play(1, { do: 'ask', share: 2 });
    expect([match.asked(), match.awaited()]).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    match.play(1, { do: 'ask', share: 3 });
    for (const seat of [0, 2]) match.play(seat, { do: 'ask', share: 1 });
    expect([match.view(null).money[1], match.awaited()]).toEqual([3, [0, 1, 2]]);
  });

  test('is the same on every machine for the same seed', () => {
    expect(newMatch().view(0).hands[0]).toEqual(['ring', 'coat', 'radio']);
  });

  test('shows a seat its own goods and only the number of the others', () => {
    const view = newMatch().view(1);
    expect(view.hands[0]).toEqual([null, null, null]);
    expect(view.hands[1]).not.toContain(null);
    expect(view.stock).toEqual(Array(6).fill(null));
    expect(view.rng).toBeNull();
    expect(newMatch().view(null).hands).toEqual([Array(3).fill(null), Array(3).fill(null)]);
  });

  test('tells an event only to those who may know', () => {
    const match = newMatch();
    match.play(0, { do: 'draw' });
    const heard = (seat: number | null) => match.events(seat).map(({ event }) => event.event);
    expect(heard(0)).toEqual(['drew', 'found']);
    expect(heard(1)).toEqual(['drew']);
    expect(heard(null)).toEqual(['drew']);
    expect(match.events(0, 1).map(({ n }) => n)).toEqual([2]);
  });

  test('commits to its seed at the start and reveals it at the end', () => {
    const match = newMatch('secret seed');
    expect(match.proof()).toEqual({ sha256: commitment('secret seed'), seed: null });
    while (match.outcome() === null) {
      const [{ seat, choices }] = match.pending() as [{ seat: number; choices: readonly { do: 'draw' }[] }];
      match.play(seat, choices.at(-1)!);
    }
    expect(match.proof().seed).toBe('secret seed');
    expect(match.pending()).toEqual([]);
    expect(refusalOf(match, 0, { do: 'draw' })).toBe('HG-END-01');
  });
});

describe('a refused choice', () => {
  const full = () => {
    const state = situation(hotGoods, { seats: 2, options: { limit: 3 } });
    return matchFrom(hotGoods, state);
  };

  test('carries the rule and its figures, and changes nothing', () => {
    const match = full();
    const before = match.record();
    expect(() => match.play(0, { do: 'draw' })).toThrow(
      expect.objectContaining({ rule: 'HG-DRW-02', params: { held: 3, limit: 3 } }),
    );
    expect(match.record()).toEqual(before);
    expect(whyNot(match, 0, { do: 'draw' })).toBe('HG-DRW-02');
  });

  test('by a seat that is not asked cites whose turn it is', () => {
    expect(refusalOf(newMatch(), 1, { do: 'draw' })).toBe('HG-TRN-01');
  });

  test('that nobody could mean cites the rule of the decision', () => {
    expect(refusalOf(newMatch(), 0, { do: 'sell', goods: 'moon' } as never)).toBe('HG-TRN-01');
    expect(refusalOf(newMatch(), 0, null as never)).toBe('HG-TRN-01');
  });
});

describe('setting up', () => {
  test.each([
    ['too many seats', { seats: 9, seed: 'x' }, /2 to 4 seats, not 9/],
    ['no seed', { seats: 2, seed: '' }, /seed/],
    ['an unknown option', { seats: 2, seed: 'x', options: { speed: 3 } }, /unknown option "speed"/],
  ])('%s is refused with the reason', (_, setup, reason) => {
    expect(() => createMatch(hotGoods, setup)).toThrow(BadInput);
    expect(() => createMatch(hotGoods, setup)).toThrow(reason);
  });

  test('an option out of range is refused with its rule', () => {
    expect(() => createMatch(hotGoods, { seats: 2, seed: 'x', options: { limit: 99 } })).toThrow(
      expect.objectContaining({ rule: 'HG-DRW-02' }),
    );
  });
});

describe('undo', () => {
  test('does not cross a draw: a secret was shown', () => {
    const match = newMatch();
    match.play(0, { do: 'draw' });
    expect(match.undoable(0)).toEqual([]);
    expect(() => match.undo(0)).toThrow(Refused);
    expect(match.barriers()).toEqual([{ chance: false, shown: true, final: false }]);
  });

  test('does not cross a roll: chance was used', () => {
    const match = newMatch();
    match.play(0, { do: 'sell', goods: 'ring' });
    expect(match.barriers()[0]?.chance).toBe(true);
    expect(() => match.undo(0)).toThrow(Refused);
  });

  test('takes back a seat of its own while others stay as they are', () => {
    const match = createMatch(splitTheLoot, { seats: 3, seed: 'x' });
    match.play(0, { do: 'ask', share: 2 });
    match.play(1, { do: 'ask', share: 3 });
    match.undo(0);
    expect(match.record().plays).toEqual([{ seat: 1, choice: { do: 'ask', share: 3 } }]);
    match.play(0, { do: 'ask', share: 5 });
    match.play(2, { do: 'ask', share: 5 });
    expect(() => match.undo(0)).toThrow(expect.objectContaining({ rule: 'SL-RND-02' }));
    expect(match.view(null).money).toEqual([0, 3, 0]);
  });
});

describe('taking back by agreement', () => {
  test('goes behind what came to light, takes everything since with it, and deals the same again', () => {
    const match = newMatch();
    const before = match.view(0);
    match.play(0, { do: 'draw' });
    const [drawn] = match.view(0).hands[0]!.slice(-1);
    match.play(1, { do: 'draw' });
    expect(match.wayBack(0).byAgreement).toEqual({ from: 0, plays: 2, refusal: null });
    expect(match.rewind(0)).toEqual({ seat: 0, to: 0, plays: 2 });
    expect(match.view(0)).toEqual(before);
    match.play(0, { do: 'draw' });
    expect(match.view(0).hands[0]!.at(-1)).toBe(drawn);
  });

  test('is told to everybody where the match goes on, also after it was stored', () => {
    const match = newMatch();
    match.play(0, { do: 'draw' });
    match.play(1, { do: 'draw' });
    match.rewind(1);
    match.play(1, { do: 'draw' });
    const told = (seat: number | null) => match.events(seat).map(({ play, event }) => [play, event.event]);
    expect(told(null)).toEqual([
      [0, 'drew'],
      [1, 'rewound'],
      [1, 'drew'],
    ]);
    const again = loadMatch(JSON.parse(JSON.stringify(match.record())), games);
    expect(again.events(1)).toEqual(match.events(1));
    expect(again.record()).toEqual(match.record());
    expect(match.fork(0).record().rewinds).toBeUndefined();
    expect(match.fork(1).record().rewinds).toEqual([{ seat: 1, to: 1, plays: 1 }]);
  });

  test('keeps the marks of earlier ones when it goes behind them', () => {
    const match = newMatch();
    for (const seat of [0, 1, 0]) match.play(seat, { do: 'draw' });
    match.rewind(0);
    match.rewind(1);
    expect(match.record().rewinds).toEqual([
      { seat: 0, to: 1, plays: 1 },
      { seat: 1, to: 1, plays: 1 },
    ]);
    match.rewind(0);
    expect(match.record()).toMatchObject({ plays: [], rewinds: [{ to: 0 }, { to: 0 }, { to: 0 }] });
    expect(loadMatch(match.record(), games).events(null)).toEqual(match.events(null));
  });

  test('is not needed for what a seat may take back alone, and moves with it', () => {
    const match = createMatch(splitTheLoot, { seats: 3, seed: 'x' });
    match.play(0, { do: 'ask', share: 2 });
    match.play(1, { do: 'ask', share: 3 });
    expect(match.wayBack(0).byAgreement).toBeNull();
    expect(match.wayBack(2).byAgreement).toBeNull();
    match.rewind(1);
    match.undo(0);
    expect(match.record()).toMatchObject({ plays: [], rewinds: [{ seat: 1, to: 0, plays: 1 }] });
  });

  test('is refused to a seat that has not chosen, and when all is over', () => {
    const match = newMatch();
    expect(() => match.rewind(0)).toThrow(expect.objectContaining({ rule: 'HG-TRN-01' }));
    while (match.outcome() === null) {
      const { seat, choices } = match.pending()[0]!;
      match.play(seat, choices.at(-1)!);
    }
    expect(match.wayBack(0).byAgreement).toBeNull();
    expect(() => match.rewind(0)).toThrow(expect.objectContaining({ rule: 'HG-END-01' }));
  });
});

describe('forks', () => {
  test('go their own way from an earlier play', () => {
    const match = newMatch();
    match.play(0, { do: 'draw' });
    match.play(1, { do: 'draw' });
    const fork = match.fork(1);
    expect(fork.pending()[0]?.seat).toBe(1);
    fork.play(1, fork.pending()[0]!.choices.at(-1)!);
    expect(match.record().plays).toHaveLength(2);
  });

  test('of a live match deal anew what the seat does not know', () => {
    const match = newMatch();
    const worlds = Array.from({ length: 20 }, (_, i) => match.sandbox(0, `world ${i}`));
    for (const world of worlds) expect(world.view(0).hands[0]).toEqual(match.view(0).hands[0]);
    expect(new Set(worlds.map((world) => String(world.view(1).hands[1]))).size).toBeGreaterThan(10);
    const [world] = worlds;
    world!.play(0, { do: 'draw' });
    expect(loadMatch(world!.record(), games).view(0)).toEqual(world!.view(0));
  });
});

describe('a record', () => {
  const played = () => {
    const match = newMatch();
    match.play(0, { do: 'draw' });
    match.play(1, { do: 'draw' });
    return match.record();
  };

  test('comes back as the same match', () => {
    const again = loadMatch(JSON.parse(JSON.stringify(played())), games);
    expect(again.record()).toEqual(played());
  });

  test('tells of what is not offered any more, and it is played as what it means', () => {
    const { turn, ...others } = hotGoods.steps;
    const renamed = {
      ...hotGoods,
      steps: {
        ...others,
        turn: {
          ...turn,
          means: (_: unknown, choice: Choice, { do: deed }: Choice) => `${deed}s` === choice.do,
        },
      },
    };
    const stored = { ...played(), plays: [{ seat: 0, choice: { do: 'draws' } }, ...played().plays.slice(1)] };
    const again = loadMatch(stored, { 'hot-goods': renamed });
    expect(again.record()).toEqual(played());
    expect(() => again.play(0, { do: 'draws' })).toThrow(Refused);
    const senseless = { ...stored, plays: [{ seat: 0, choice: { do: 'drew' } }] };
    expect(() => loadMatch(senseless, { 'hot-goods': renamed })).toThrow(/play 1: .*HG-TRN-01/);
  });

  test.each([
    ['no record at all', () => 'hello', null, /not the record/],
    ['an unknown game', () => ({ ...played(), game: 'chess' }), null, /unknown game "chess"/],
    ['another version', () => ({ ...played(), version: 7 }), null, /version 7 .* version 1/],
    ['a cut list of plays', () => ({ ...played(), plays: undefined }), null, /"plays" must be a list/],
    ['a play without a seat', () => ({ ...played(), plays: [{ choice: {} }] }), 1, /play 1/],
    [
      'taking back to where nothing is',
      () => ({ ...played(), rewinds: [{ seat: 0, to: 3, plays: 1 }] }),
      null,
      /"rewinds"/,
    ],
    [
      'taking back by nobody',
      () => ({ ...played(), rewinds: [{ seat: 2, to: 0, plays: 1 }] }),
      null,
      /"rewinds"/,
    ],
    ['taking back that is none', () => ({ ...played(), rewinds: 'twice' }), null, /"rewinds"/],
    ['options out of range', () => ({ ...played(), options: { limit: 0 } }), null, /limit/],
    [
      'a forged play',
      () => ({
        ...played(),
        plays: [...played().plays, { seat: 0, choice: { do: 'sell', goods: 'crown2' } }],
      }),
      3,
      /play 3: .*HG-TRN-01/,
    ],
    ['a start that is no position', () => ({ ...played(), start: { seats: 2 } }), null, /state/],
  ])('with %s is refused and says where', (_, broken, play, reason) => {
    expect(() => loadMatch(broken(), games)).toThrow(reason);
    expect(() => loadMatch(broken(), games)).toThrow(expect.objectContaining({ play }));
    expect(() => loadMatch(broken(), games)).toThrow(BadRecord);
  });
});
