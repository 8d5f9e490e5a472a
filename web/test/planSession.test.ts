import type { Pauses } from '@getaway/board';
import { bots, wouldWait } from '@getaway/bots';
import { type Choice, createMatch, type Game, type Match, pick, seeded } from '@getaway/engine';
import { games } from '@getaway/games';
import { library } from '@getaway/games/library';
import { expect, test, vi } from 'vitest';
import { type Draft, NO_DRAFT, toDo } from '../src/draft/draft.ts';
import { type Mind, type Planned, PlanSession } from '../src/draft/planSession.ts';
import { LocalHost } from '../src/match/localHost.ts';
import type { Player, Position } from '../src/match/position.ts';
import { sandboxOf } from '../src/share/sandbox.ts';
import { pauses as newYorkPauses } from '../../games/escape-from-new-york/board/pauses.ts';

const PLAYERS: readonly Player[] = ['Nina', 'Vinnie', 'Ruby'].map((name) => ({ kind: 'person', name }));
const SEAT = 1;

/** A match some way in, in which the seat is asked, by default anything. */
function somewhere(game: string, asked: (match: Match) => boolean = () => true): Match {
  const match = createMatch(games[game] as Game, { seats: 3, seed: 'plan' });
  const chance = { rng: seeded('moves') };
  for (let i = 0; i < 40 || !match.asked().includes(SEAT) || !asked(match); i++) {
    const { seat, choices } = pick(chance, match.pending());
    match.play(seat, pick(chance, choices));
  }
  return match;
}

/** The seat's end of it. Of the session there are only the notes: nothing else can be asked of it. */
async function plannedIn(match: Match): Promise<Planned> {
  const host = new LocalHost(match.game, match.record(), PLAYERS, vi.fn(), vi.fn());
  const [position, log] = [await host.position(SEAT, SEAT), await host.log(SEAT, 0)];
  const session = { notes: vi.fn(), write: vi.fn() };
  const state = { game: match.game.id, players: PLAYERS, log, messages: {} };
  const pauses = match.game.id === 'escape-from-new-york' ? (newYorkPauses as unknown as Pauses) : undefined;
  return { state, position, session, pauses };
}

/** Thinks at once, in this very thread. */
const mind: Mind = {
  imagine: sandboxOf,
  match: async (record, players) =>
    new LocalHost(
      games[record.game] as Game,
      record,
      players,
      async () => true,
      async ({ game: id, bot, view, seat, choices, seed, mayWait }) => {
        const [who, game] = [bots[bot]!, games[id] as Game];
        const evaluation = await library.find((title) => title.id === id)?.evaluation();
        if (mayWait && wouldWait(who, view, seat, choices, evaluation)) return null;
        return who.choose(view, seat, choices, { rng: seeded(seed) }, { game, evaluation });
      },
    ),
  suggest: () => Promise.reject(new Error('nobody asked for a hint')),
  close: () => {},
};

interface Planning {
  readonly session: PlanSession;
  readonly position: () => Position;
  /** What was drafted. */
  readonly draft: () => Draft;
  /** The seat chooses so often. */
  readonly choose: (times: number) => Promise<void>;
}

async function plan(planned: Planned, before: Draft = NO_DRAFT): Promise<Planning> {
  let drafted = before;
  const session = await PlanSession.open(planned, before, (draft) => (drafted = draft), mind);
  const chance = { rng: seeded('plan') };
  const position = (): Position => session.store.getState().position!;
  return {
    session,
    position,
    draft: () => drafted,
    choose: async (times) => {
      for (let i = 0; i < times; i++) await session.play(pick(chance, position().choices));
    },
  };
}

/** What ends the pause that is open in New York. */
const goOnAt = ({ view, choices }: Position): Choice | null =>
  newYorkPauses.goOn(view as never, choices as never);

test.each(Object.keys(games))('a seat of %s plans ahead, and looks at the same plan again', async (game) => {
  const match = somewhere(game);
  const before = JSON.stringify(match.record());
  const planned = await plannedIn(match);
  const { position, draft, choose } = await plan(planned);
  expect(position().view).toEqual(match.view(SEAT));
  await choose(4);
  expect(draft()).toHaveLength(4);
  expect(position().undoable).toHaveLength(4);

  const again = await plan(planned, draft());
  await vi.waitUntil(
    () => again.position().undoable.length === 4 && again.position().choices.length > 0,
    5000,
  );
  expect(again.position()).toEqual(position());
  expect(JSON.stringify(match.record())).toBe(before);
  expect(planned.session.write).not.toHaveBeenCalled();
});

test('others act in between, as a guess, and all of it can be taken back and made again', async () => {
  const planned = await plannedIn(somewhere('escape-plan'));
  const { session, position, draft, choose } = await plan(planned);
  const start = position();
  while (position().plays === start.plays + draft().length) await choose(1);
  expect(draft().at(-1)!.passes).toBe(true);
  const made = draft();
  const there = position();
  await session.undo(there.undoable[0]);
  expect(draft()).toEqual([]);
  expect(position()).toEqual(start);
  for (const _ of made) await session.redo();
  expect(draft()).toEqual(made);
  expect(position()).toEqual(there);
  await session.undo();
  expect(draft()).toEqual(made.slice(0, -1));
});

test('where all act side by side, others wait until they are let, and then only so far', async () => {
  const planned = await plannedIn(somewhere('master-heist'));
  const { session, position, choose } = await plan(planned);
  const { plays, decision } = position();
  await choose(2);
  expect(position().plays).toBe(plays + 2);
  await session.letOthersAct();
  expect(position().plays).toBeGreaterThan(plays + 2);
  expect(position().choices.length).toBeGreaterThan(0);
  expect(decision).not.toBeNull();
});

test('what was drafted and does not follow any more is left out, and the draft stays as it was', async () => {
  const planned = await plannedIn(somewhere('escape-plan'));
  const first = await plan(planned);
  await first.choose(2);
  const [one, two] = first.draft();
  const broken = { ...two!, choice: { do: 'fly' } };
  const { position, draft, choose } = await plan(planned, [one!, broken]);
  await vi.waitFor(() => expect(position().undoable).toHaveLength(1));
  expect(draft()).toEqual([one, broken]);
  await choose(1);
  expect(draft()).toHaveLength(2);
  expect(draft()[0]).toEqual(one);
  expect(draft()).not.toContainEqual(broken);
});

test('going on after a pause is kept in its place and is no step of the plan', async () => {
  const isPause = (match: Match): boolean => match.view(SEAT).agenda.at(-1)?.step === 'freeMoment';
  const planned = await plannedIn(somewhere('escape-from-new-york', isPause));
  const { session, position, draft } = await plan(planned);
  let pauses = 0;
  for (let goOn = goOnAt(position()); goOn; goOn = goOnAt(position()), pauses++) await session.play(goOn);
  expect(pauses).toBeGreaterThan(0);
  expect(session.count).toBe(0);
  expect(toDo(draft())).toEqual([]);
  await session.play(position().choices[0]!);
  expect(session.count).toBe(1);
  expect(position().undoable).toHaveLength(pauses + 1);
  expect(toDo(draft()).map(({ pause = false }) => pause)).toEqual([
    ...Array.from({ length: pauses }, () => true),
    false,
  ]);
});

test('who looks on has nothing to plan', async () => {
  const planned = await plannedIn(somewhere('escape-plan'));
  const watching = { ...planned, position: { ...planned.position, viewer: null } };
  await expect(plan(watching)).rejects.toThrow('looks on');
});
