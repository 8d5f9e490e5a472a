import { type Choice, createMatch, type Explained, type Game, seeded, pick } from '@getaway/engine';
import { escapePlan } from '@getaway/escape-plan';
import { afterEach, expect, test, vi } from 'vitest';
import {
  afterwards,
  type Draft,
  type DraftStep,
  rulesAgainst,
  standingOf,
  toDo,
  without,
} from '../src/draft/draft.ts';
import type { Position } from '../src/match/position.ts';

const go = (to: string): Choice & { to: string } => ({ do: 'go', to });
const take = (what: string): Choice & { what: string } => ({ do: 'take', what });
const step = (asked: string, choice: Choice, passes = false): DraftStep => ({ asked, choice, passes });

/** Two turns: somewhere, something taken there, and somewhere else. */
const DRAFT: Draft = [
  step('turn', go('bar')),
  step('visit', take('key'), true),
  step('turn', go('bank')),
  step('visit', take('gold'), true),
];

const asking = (name: string, ...choices: Choice[]): Pick<Position, 'decision' | 'choices'> => ({
  decision: { step: name },
  choices,
});
const NOTHING = { made: null, redo: [] };
const afterMaking = (draft: Draft, choice: Choice, asked: string): Draft =>
  afterwards(draft, { made: { choice, asked }, redo: [] }, NOTHING);
const doing = (draft: Draft): unknown[] => toDo(draft).map(({ choice }) => Object.values(choice)[1]);

test('the next step of a draft is the one that answers what is asked', () => {
  expect(standingOf(DRAFT, asking('turn', go('bank'), go('bar')))).toEqual({
    passed: [],
    broken: [],
    next: DRAFT[0],
    later: DRAFT.slice(1),
  });
});

test('while others are asked, or something that nobody planned, all of it is still to come', () => {
  for (const elsewhere of [asking('turn'), asking('pay', take('cash'))])
    expect(standingOf(DRAFT, elsewhere)).toEqual({ passed: [], broken: [], next: null, later: DRAFT });
});

test('what is played is done, whatever else is played in between', () => {
  const one = afterMaking(DRAFT, go('bar'), 'turn');
  expect(doing(one)).toEqual(['key', 'bank', 'gold']);
  expect(afterMaking(one, take('map'), 'visit')).toEqual(one);
  // The same words may answer another question.
  expect(afterMaking(one, take('key'), 'pay')).toEqual(one);
});

test('what nobody asked for is passed over with what comes after it', () => {
  const travelled = afterMaking(DRAFT, go('bar'), 'turn');
  const { passed, next } = standingOf(travelled, asking('turn', go('bank')));
  expect(passed).toEqual([DRAFT[1]]);
  expect(next).toBe(travelled[2]);
  expect(doing(afterMaking(travelled, go('bank'), 'turn'))).toEqual(['gold']);
});

test('what is planned for later is not broken as long as something else is asked first', () => {
  const rounds = [step('rolling', take('dice')), step('actions', go('vault'))];
  expect(standingOf(rounds, asking('actions', go('on')))).toMatchObject({ broken: [], next: null });
  // In turns it is, once the turn is over that nobody asked for.
  const turns = [step('visit', take('key'), true), step('turn', go('bank'))];
  expect(standingOf(turns, asking('turn', go('bar')))).toMatchObject({ broken: [turns[1]], next: null });
});

test('where several things can be done in any order, none is passed over', () => {
  const actions = ['door', 'safe', 'alarm'].map((what) => step('actions', take(what)));
  expect(doing(afterMaking(actions, take('alarm'), 'actions'))).toEqual(['door', 'safe']);
});

test('what is taken back is to be done again', () => {
  const both = afterMaking(afterMaking(DRAFT, go('bar'), 'turn'), take('key'), 'visit');
  const made = { choice: take('key'), asked: 'visit' };
  const one = afterwards(both, { made, redo: [take('key')] }, { made, redo: [] });
  expect(doing(one)).toEqual(['key', 'bank', 'gold']);
  expect(doing(afterwards(both, { made, redo: [take('key'), go('bar')] }, { made, redo: [] }))).toHaveLength(
    4,
  );
  expect(doing(afterwards(one, { made: { ...made }, redo: [] }, { made, redo: [take('key')] }))).toEqual([
    'bank',
    'gold',
  ]);
  expect(afterwards(DRAFT, { made: null, redo: [go('bank')] }, NOTHING)).toEqual(DRAFT);
});

test('a step that cannot be played is broken, and what follows can be reached by skipping it', () => {
  const asked = asking('turn', go('bank'));
  expect(standingOf(DRAFT, asked)).toMatchObject({ broken: [DRAFT[0]], next: null, later: DRAFT.slice(1) });
  expect(standingOf(without(without(DRAFT, DRAFT[0]!), DRAFT[1]!), asked)).toMatchObject({
    broken: [],
    next: DRAFT[2],
  });
});

test('it does not stand in the way of what was to be chosen beside it, but of another turn', () => {
  const actions = ['door', 'safe', 'alarm'].map((what) => step('actions', take(what)));
  const asked = asking('actions', take('alarm'));
  expect(standingOf(actions, asked)).toMatchObject({
    broken: actions.slice(0, 2),
    next: actions[2],
    later: [],
  });
  const turns = [step('turn', go('bar'), true), step('turn', go('bank'), true)];
  expect(standingOf(turns, asking('turn', go('bank')))).toMatchObject({
    broken: [turns[0]],
    next: null,
    later: [turns[1]],
  });
});

test('of all that is forbidden, the rules that speak against a step are told', () => {
  const reasons: Explained[] = [
    { choice: { do: 'go' }, rule: 'X-01' },
    { choice: go('bar'), rule: 'X-02' },
    { choice: go('bank'), rule: 'X-03' },
  ] as Explained[];
  expect(rulesAgainst(DRAFT[0]!, reasons).map(({ rule }) => rule)).toEqual(['X-01', 'X-02']);
  expect(rulesAgainst(DRAFT[1]!, reasons)).toEqual([]);
});

test('a step of Escape Plan that is no longer possible has a rule against it', () => {
  const game: Game = escapePlan;
  const match = createMatch(game, { seats: 2, seed: 'broken' });
  const chance = { rng: seeded('broken') };
  const isTurn = (): boolean => match.asked().includes(0) && match.view(0).agenda.at(-1)?.step === 'turn';
  while (!isTurn()) {
    const { seat, choices } = pick(chance, match.pending());
    match.play(seat, pick(chance, choices));
  }
  const [refused] = match.explain(0);
  const [offered] = match.pending();
  const broken = step('turn', refused!.choice);
  expect(standingOf([broken], asking('turn', ...offered!.choices)).broken).toEqual([broken]);
  expect(rulesAgainst(broken, match.explain(0)).map(({ rule }) => rule)).toContain(refused!.rule);
});

afterEach(() => vi.unstubAllGlobals());

test('a draft is kept for its seat in this browser until it is dropped', async () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => void shelf.set(key, text),
    removeItem: (key: string) => void shelf.delete(key),
  });
  const { draftOf, forgetDraft, keepDraft } = await import('../src/draft/kept.ts');
  keepDraft('match', 1, DRAFT);
  expect(draftOf('match', 1)).toEqual(DRAFT);
  expect(draftOf('match', 0)).toEqual([]);
  expect(draftOf('another', 1)).toEqual([]);
  keepDraft('match', 1, []);
  expect(shelf.size).toBe(0);
  keepDraft('match', 1, DRAFT);
  forgetDraft('match');
  expect(shelf.size).toBe(0);
  for (const nonsense of ['{ nonsense', 'null', '{ "seat": 1, "steps": "none" }']) {
    shelf.set('getaway.draft.match', nonsense);
    expect(draftOf('match', 1)).toEqual([]);
  }
});
