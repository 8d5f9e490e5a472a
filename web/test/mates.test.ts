import {
  type Base,
  type Choice,
  createMatch,
  type Game,
  type Match,
  pick,
  seeded,
  seenByAll,
} from '@getaway/engine';
import { escapeFromNewYork } from '@getaway/escape-from-new-york';
import { escapePlan } from '@getaway/escape-plan';
import { masterHeist } from '@getaway/master-heist';
import type { MatchState } from '@getaway/server/client';
import { speaker } from '@getaway/words';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import english from '../locales/en.json';
import { lensOf } from '../src/lens/lenses.ts';
import { nextAfter, suggestedTo, whomToAdvise } from '../src/mates/mates.ts';
import { namesBelow } from '../src/mates/namesBelow.ts';
import { SuggestSession } from '../src/mates/suggestSession.ts';
import type { Position } from '../src/match/position.ts';
import { newSession, type TableSession } from '../src/match/session.ts';
import { lineText } from '../src/online/lineText.ts';

const SEATS = 3;
const GAMES = [escapePlan, escapeFromNewYork, masterHeist] as unknown as readonly Game[];
const [ep, ny, mh] = GAMES as [Game, Game, Game];

/** What the server lets through as a piece's name. */
const PIECE = /^[a-z]+:[\w .'-]{1,60}$/;

const person = { kind: 'person', away: false };

/** What a seat's page knows of a match. */
const seenBy = (match: Match, seat: number | null, more: object = {}): MatchState =>
  ({
    view: match.view(seat),
    seat,
    asked: match.asked(),
    no: match.record().plays.length + 1,
    turn: 0,
    chat: [],
    room: { state: 'live', seats: Array.from({ length: SEATS }, () => person) },
    ...more,
  }) as unknown as MatchState;

/** Positions of a game that is played at random. */
function* positionsOf(game: Game, seed: string, count: number): Generator<Match> {
  const chance = { rng: seeded(seed) };
  const match = createMatch(game, { seats: SEATS, seed });
  for (let i = 0; i < count && match.outcome() === null; i++) {
    yield match;
    const { seat, choices } = pick(chance, match.pending());
    match.play(seat, pick(chance, choices));
  }
}

const session = (match: Match, seat: number, to: number, onSuggest: (choice: Choice) => void = () => {}) =>
  new SuggestSession(
    match.game,
    to,
    {
      state: newSession({ game: match.game.id }).getState(),
      position: { secretive: false, outcome: null } as unknown as Position,
      session: {} as TableSession,
    },
    seenBy(match, seat),
    onSuggest,
  );

describe('something can be suggested', () => {
  test.each(GAMES)('in $id only where nobody needs a secret to know what may be chosen', (game) => {
    let [open, shut] = [0, 0];
    for (const seed of ['one', 'two'])
      for (const match of positionsOf(game, seed, 60)) {
        const asked = match.asked();
        const whom = Array.from({ length: SEATS }, (_, seat) => whomToAdvise(game, seenBy(match, seat)));
        for (const { seat, choices } of match.pending()) {
          const by = [0, 1, 2].filter((viewer) => viewer !== seat);
          const isOpen = by.map((viewer) => whom[viewer]!.includes(seat));
          // What a suggester knows makes no difference, so that no suggestion tells anything of it.
          expect(new Set(isOpen).size).toBe(1);
          // What is longer or has to be escaped, the server does not pass on.
          const written = isOpen[0] ? choices.map((choice) => JSON.stringify(choice)) : [];
          expect(written.filter((text) => text.length > 1000 || text.includes('\\'))).toEqual([]);
          if (isOpen[0]) open++;
          else shut++;
          const shown = session(match, by[0]!, seat).store.getState().position;
          expect(shown?.choices ?? null).toEqual(isOpen[0] ? choices : null);
          expect(shown?.view ?? match.view(null)).toEqual(match.view(null));
        }
        for (const [seat, others] of whom.entries())
          expect(others.every((other) => other !== seat && asked.includes(other))).toBe(true);
      }
    // In New York nearly everything hangs on somebody's hand.
    if (game.id !== 'escape-from-new-york') expect(open).toBeGreaterThan(0);
    expect(shut > 0).toBe(game.id !== 'master-heist');
  });

  test('to people who are there and asked, whoever comes next first, and by people who play', () => {
    const match = createMatch(mh, { seats: SEATS, seed: 'whom' });
    expect(whomToAdvise(mh, seenBy(match, 1))).toEqual([2, 0]);
    expect(whomToAdvise(mh, seenBy(match, null))).toEqual([]);
    const seats = [person, { kind: 'bot', away: false }, { kind: 'person', away: true }];
    expect(whomToAdvise(mh, seenBy(match, 1, { room: { state: 'live', seats } }))).toEqual([0]);
    expect(whomToAdvise(mh, seenBy(match, 0, { room: { state: 'live', seats } }))).toEqual([]);
    expect(whomToAdvise(mh, seenBy(match, 1, { room: { state: 'over', seats } }))).toEqual([]);
  });
});

test('one after the other is turned to', () => {
  expect([2, 0, 3].map((seat) => nextAfter(seat, [2, 0, 3]))).toEqual([0, 3, 2]);
  expect(nextAfter(2, [2])).toBe(undefined);
  expect(nextAfter(1, [2, 0])).toBe(2);
});

describe('whoever suggests', () => {
  test('is shown of a heist what the one who is asked is shown, and chooses nothing', async () => {
    const match = createMatch(mh, { seats: SEATS, seed: 'shown' });
    const suggested: Choice[] = [];
    const suggesting = session(match, 0, 1, (choice) => suggested.push(choice));
    const choice = match.pending().find(({ seat }) => seat === 1)!.choices[0]!;
    expect(await suggesting.preview(choice)).toEqual(match.preview(1, choice));
    expect(await suggesting.explain()).toEqual(match.explain(1));
    const before = JSON.stringify(match.record());
    await suggesting.play(choice);
    expect(suggested).toEqual([choice]);
    expect(JSON.stringify(match.record())).toBe(before);
  });

  test('is told of the choices of others no figure that rests on a secret', async () => {
    let looked = 0;
    for (const match of positionsOf(ep, 'figures', 200)) {
      for (const { seat, choices } of match.pending()) {
        const viewer = (seat + 1) % SEATS;
        if (!whomToAdvise(ep, seenBy(match, viewer)).includes(seat)) continue;
        const told = await session(match, viewer, seat).preview(choices[0]!);
        const own = match.preview(seat, choices[0]!);
        expect(told!.figures).toEqual({});
        const [known, all] = [told!.events, own.events].map((events) =>
          events.map((event) => JSON.stringify(event)),
        );
        expect(all).toEqual(expect.arrayContaining(known!));
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(5);
  });

  test('has nothing more to suggest once the other has acted', () => {
    const match = createMatch(ep, { seats: SEATS, seed: 'acted' });
    while (whomToAdvise(ep, seenBy(match, (match.asked()[0]! + 1) % SEATS)).length === 0) {
      const [{ seat, choices }] = match.pending() as [{ seat: number; choices: readonly Choice[] }];
      match.play(seat, choices[0]!);
    }
    const [{ seat, choices }] = match.pending() as [{ seat: number; choices: readonly Choice[] }];
    const viewer = (seat + 1) % SEATS;
    const suggesting = session(match, viewer, seat);
    expect(suggesting.store.getState().position?.actor).toBe(seat);
    match.play(seat, choices[0]!);
    while (match.asked().includes(seat)) match.play(seat, match.pending()[0]!.choices[0]!);
    const before = suggesting.store.getState();
    suggesting.follow({ state: before, position: before.position! }, seenBy(match, viewer));
    expect(suggesting.store.getState().position).toBe(null);
  });
});

describe('what is suggested', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((to) => ({ do: 'go', to }) as Choice) as [Choice, Choice, Choice];
  const line = (n: number, by: number, choice: Choice, turn = 4, seat = 0) => ({
    n,
    seat: by,
    name: '',
    at: 0,
    suggestion: { seat, turn, choice: { ...choice } },
  });
  const at = (chat: readonly object[], turn = 4): MatchState =>
    ({ seat: 0, turn, chat }) as unknown as MatchState;
  const NONE = new Set<number>();

  test('stands for its decision, as long as it is offered and nobody has declined it', () => {
    const said = [
      { n: 1, seat: 1, text: 'hello' },
      line(2, 1, a),
      line(3, 2, b),
      line(4, 1, c, 3),
      line(5, 1, c, 4, 2),
    ];
    const [first, second] = [
      { choice: b, by: [2], lines: [3] },
      { choice: a, by: [1], lines: [2] },
    ];
    expect(suggestedTo(at(said), [a, b, c], NONE)).toEqual([first, second]);
    expect(suggestedTo(at(said), [a, c], NONE)).toEqual([second]);
    expect(suggestedTo(at(said), [a, b, c], new Set([2]))).toEqual([first]);
    expect(suggestedTo(at(said, 5), [a, b, c], NONE)).toEqual([]);
  });

  test('by several people is told once', () => {
    const said = [line(1, 1, a), line(2, 2, a), line(3, 1, a)];
    expect(suggestedTo(at(said), [a, b], NONE)).toEqual([{ choice: a, by: [1, 2], lines: [3, 2, 1] }]);
  });

  test('along with what was done stands on', () => {
    const said = [line(1, 1, a), line(2, 1, b), line(3, 1, c, 3)];
    expect(suggestedTo(at(said, 5), [b, c], new Set([1]), 4)).toEqual([{ choice: b, by: [1], lines: [2] }]);
  });

  test('has words, whatever somebody has sent', () => {
    const words = speaker(
      { 'choice.go': 'Go to {to, plural, one {# place} other {# places}} {by, select, x {y} other {z}}' },
      { players: ['Kelly', 'Jacob'] },
    );
    const { say } = speaker(english);
    const told = (choice: object, seat: number): string =>
      lineText(line(1, 0, choice as Choice, 0, seat), say, words);
    expect(told({ do: 'wait' }, 1)).toBe('suggests to Jacob: wait');
    fc.assert(
      fc.property(
        fc.record({ do: fc.constantFrom('go', 'x', '__proto__'), to: fc.jsonValue(), by: fc.jsonValue() }),
        fc.nat(11),
        (choice, seat) => {
          expect(told(choice, seat)).toContain('suggests to');
        },
      ),
    );
  });
});

describe('what is pointed at', () => {
  test.each(GAMES)(
    'in $id is a piece that everybody can see, by a name that the server lets through',
    async (game) => {
      const lens = await lensOf(game.id);
      for (const match of positionsOf(game, 'point', 30)) {
        const open = lens.pieces(match.view(null));
        for (const seat of match.asked())
          expect(lens.pieces(seenByAll(game, match.view(seat), seat))).toEqual(open);
        for (const piece of open) expect(piece).toMatch(PIECE);
      }
    },
  );

  test('is nothing that somebody holds in their hand', async () => {
    const lens = await lensOf(ny.id);
    let held = 0;
    for (const match of positionsOf(ny, 'hand', 60)) {
      for (const seat of match.asked()) {
        const view = match.view(seat) as Base & { heroes: { hand: string[] }[] };
        const pieces = lens.pieces(seenByAll(ny, view, seat));
        for (const card of view.heroes[seat]!.hand) expect(pieces).not.toContain(`card:${card}`);
        held += view.heroes[seat]!.hand.length;
      }
    }
    expect(held).toBeGreaterThan(0);
  });
});

test('names of those who point at the same place, or at places side by side, stand above each other', () => {
  const places = new Map([
    [0, { x: 300, y: 200 }],
    [1, { x: 300, y: 200 }],
    [2, { x: 340, y: 210 }],
    [3, { x: 300, y: 400 }],
  ]);
  expect([0, 1, 2, 3].map((no) => namesBelow(places, no))).toEqual([0, 1, 2, 0]);
});
