import { MessageChannel } from 'node:worker_threads';
import type { Choice, Game } from '@getaway/engine';
import { expose } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { splitTheLoot, thinkAgain } from '../../engine/test/games/splitTheLoot.ts';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';
import type { BotRequest } from '../src/match/bot.worker.ts';
import { LocalHost } from '../src/match/localHost.ts';
import { NO_NOTES } from '../src/match/notes.ts';
import type { Player } from '../src/match/position.ts';
import type { LocalSession } from '../src/match/localSession.ts';

const besideEachOther: Game = splitTheLoot;
const inTurns: Game = ticTacToe;
const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Nina' },
  { kind: 'bot', name: 'Vinnie' },
  { kind: 'bot', name: 'Ruby' },
];
const ask = (share: number): Choice & { share: number } => ({ do: 'ask', share });
const mark = (cell: number): Choice & { cell: number } => ({ do: 'mark', cell });

let session: LocalSession | undefined;
afterEach(() => {
  session?.close();
  vi.unstubAllGlobals();
});

interface Sitting {
  readonly session: LocalSession;
  /** The worker that carries the match out was ended. */
  readonly isEnded: () => boolean;
  /** What was chosen, in order. */
  readonly plays: () => string[];
  /** Waits until that is what was chosen. */
  readonly become: (plays: readonly string[]) => Promise<void>;
  /** Lets the bot that thinks now make up its mind: to choose, or to wait for others. */
  readonly decide: (waits?: boolean) => Promise<void>;
}

/** How the browser stores the match. */
interface Keeping {
  readonly settled: () => Promise<boolean>;
  readonly isKept: () => boolean;
  /** Who plays. */
  readonly all: readonly Player[];
}

/** A match of one with bots, which think until they are told to decide. */
async function sitDown(
  commit: 'ask' | 'instant',
  game = besideEachOther,
  { settled = async () => true, isKept = () => true, all = PLAYERS }: Partial<Keeping> = {},
): Promise<Sitting> {
  const seats = Math.min(3, game.seats.max);
  const players = all.slice(0, seats);
  const thinking: ((waits: boolean) => void)[] = [];
  let ended = false;
  const record = { game: game.id, version: 1, options: {}, seats, seed: 'session', plays: [] };
  const think = ({ choices, mayWait }: BotRequest): Promise<Choice | null> =>
    new Promise((decide) => thinking.push((waits) => decide(waits && mayWait ? null : choices[0]!)));
  const host = new LocalHost(game, record, players, async () => true, think);
  const { port1, port2 } = new MessageChannel();
  expose(
    Object.assign(host, {
      open: async () => ({ game: game.id, players, sandbox: false, hints: 0 }),
      messages: async () => ({}),
      settled,
      isKept: async () => isKept(),
      notes: async () => NO_NOTES,
      write: async () => true,
    }),
    port1 as never,
  );
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('Worker', function open() {
    return Object.assign(port2, {
      terminate() {
        ended = true;
        port2.close();
      },
    });
  });
  const { change } = await import('../src/settings/settings.ts');
  change({ commit });
  const { LocalSession } = await import('../src/match/localSession.ts');
  const opened = new LocalSession('match');
  session = opened;
  await vi.waitUntil(() => opened.store.getState().position);
  if (game === besideEachOther) await vi.waitUntil(() => thinking.length > 0);
  const plays = (): string[] =>
    host.record().plays.map(({ seat, choice }) => `${seat}:${String(Object.values(choice)[1])}`);
  return {
    session: opened,
    isEnded: () => ended,
    plays,
    become: (wanted) => vi.waitFor(() => expect(plays()).toEqual(wanted)),
    decide: async (waits = false) => {
      await vi.waitUntil(() => thinking.length > 0);
      thinking.shift()!(waits);
    },
  };
}

test('what is pressed while a bot thinks is played when it has decided, before other bots go on', async () => {
  const { session: table, become, decide } = await sitDown('instant');
  void table.play(ask(3));
  await decide();
  await become(['1:1', '0:3']);
  await decide();
  await become(['1:1', '0:3', '2:1']);
});

test('of two presses before the page has changed only the first counts', async () => {
  const { session: table, become, decide } = await sitDown('ask');
  void table.play(ask(3));
  void table.play(ask(4));
  await decide();
  await decide();
  await become(['1:1', '0:3', '2:1']);
  expect(table.store.getState().trouble).toBe(null);
});

test('what was pressed while a bot thinks can be taken back at once, and played again', async () => {
  const { session: table, become, decide } = await sitDown('ask');
  void table.play(ask(3));
  void table.undo();
  await decide();
  await vi.waitUntil(() => table.store.getState().redo.length === 1);
  await become(['1:1']);
  await decide();
  await become(['1:1', '2:1']);
  void table.redo();
  await become(['1:1', '2:1', '0:3']);
});

test('bots may wait for people, but not all for each other', async () => {
  const { session: table, plays, become, decide } = await sitDown('instant');
  await decide(true);
  await decide(true);
  expect(plays()).toEqual([]);
  void table.play(ask(3));
  await become(['0:3']);
  await decide(true);
  await decide(true);
  await decide(true);
  await become(['0:3', '1:1']);
});

test('a finished turn waits for its commit, and a late press does not take the commit back', async () => {
  const { session: table, plays, become, decide } = await sitDown('ask', inTurns);
  await table.play(mark(4));
  expect(table.store.getState().commitDue).toBe(true);
  expect(plays()).toEqual(['0:4']);
  void table.commit();
  void table.play(mark(5));
  await decide();
  await become(['0:4', '1:0']);
});

test('who plays with bots takes back what they have answered, may choose the same again, and the log tells', async () => {
  const { session: table, become, decide } = await sitDown('instant', inTurns);
  void table.play(mark(4));
  await decide();
  await become(['0:4', '1:0']);
  await vi.waitUntil(() => table.store.getState().position?.choices.length === 7);
  expect(table.store.getState().position).toMatchObject({
    undoable: [],
    byAgreement: { seat: 0, from: 0, plays: 2, refusal: null },
  });
  await table.rewind();
  await become([]);
  const { log, redo, position } = table.store.getState();
  expect(log.map(({ event }) => event.event)).toEqual(['rewound']);
  expect([redo, position?.since]).toEqual([[mark(4)], 0]);
  // Nothing is left to take back, and a second press takes nothing.
  await table.rewind();
  void table.redo();
  await decide();
  await become(['0:4', '1:0']);
});

test('on a shared device whoever chose last is asked again, though the next person had begun', async () => {
  const all = PLAYERS.map((player) => ({ ...player, kind: 'person' as const }));
  const { session: table, become } = await sitDown('instant', inTurns, { all });
  await table.play(mark(4));
  await vi.waitUntil(() => table.store.getState().position?.actor === 1);
  expect(table.store.getState().position?.byAgreement).toEqual({ seat: 0, from: 0, plays: 1, refusal: null });
  await table.rewind();
  await become([]);
  expect(table.store.getState()).toMatchObject({ position: { actor: 0, byAgreement: null }, redo: [] });
});

test('a shared device goes on to whom the others wait for, and back to who wants to think again', async () => {
  const all = PLAYERS.map((player) => ({ ...player, kind: 'person' as const }));
  const { session: table, become } = await sitDown('ask', thinkAgain, { all });
  const actor = (): number | null | undefined => table.store.getState().position?.actor;
  await table.play(ask(2));
  await vi.waitUntil(() => actor() === 1);
  expect(table.store.getState().position).toMatchObject({ waiting: [1, 2], mayAct: [0, 1, 2] });
  await table.actFor(0);
  expect(actor()).toBe(0);
  await table.play(ask(3));
  await vi.waitUntil(() => actor() === 1);
  await become(['0:2', '0:3']);
});

test('who acts beside others has no turn to commit', async () => {
  const { session: table, become, decide } = await sitDown('ask');
  void table.play(ask(3));
  await decide();
  await decide();
  await become(['1:1', '0:3', '2:1']);
  expect(table.store.getState().commitDue).toBe(false);
});

test('a bot that thought about what another page has gone on from tells nobody that it waits', async () => {
  const record = { game: inTurns.id, version: 1, options: {}, seats: 2, seed: 'stale', plays: [] };
  const players = [PLAYERS[1]!, PLAYERS[0]!];
  const think = async ({ choices }: BotRequest): Promise<Choice> => choices[0]!;
  const host = new LocalHost(inTurns, record, players, async () => false, think);
  expect(await host.botPlays()).toBe(true);
  expect(await host.play(1, mark(4))).toMatchObject({ ok: false, code: 'stale' });
});

test('who leaves at once leaves a match that is kept before its worker ends', async () => {
  let kept = (): void => {};
  const keeping = new Promise<boolean>((resolve) => (kept = () => resolve(true)));
  const { session: table, isEnded } = await sitDown('instant', inTurns, { settled: () => keeping });
  void table.play(mark(4));
  table.close();
  session = undefined;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isEnded()).toBe(false);
  kept();
  await vi.waitUntil(isEnded);
});

test('who leaves while a bot thinks has played what they pressed', async () => {
  const { session: table, isEnded, plays, decide } = await sitDown('instant');
  void table.play(ask(2));
  table.close();
  session = undefined;
  await decide();
  await vi.waitUntil(isEnded);
  expect(plays()).toEqual(['1:1', '0:2']);
});

test('a match that the browser will not store says so, and goes on where it was left', async () => {
  const listeners = new Set<string>();
  vi.stubGlobal('addEventListener', (name: string) => listeners.add(name));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  let stores = true;
  const sitting = await sitDown('instant', inTurns, { isKept: () => stores });
  expect(sitting.session.store.getState().unkept).toBe(false);
  stores = false;
  void sitting.session.play(mark(4));
  await vi.waitUntil(() => sitting.session.store.getState().unkept);
  expect(sitting.session.store.getState().position?.plays).toBe(1);
  expect(listeners).toContain('beforeunload');

  sitting.session.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sitting.isEnded()).toBe(false);
  const { LocalSession } = await import('../src/match/localSession.ts');
  const again = new LocalSession('match');
  session = again;
  await vi.waitUntil(() => again.store.getState().unkept);
  expect(again.store.getState().position?.plays).toBe(1);

  stores = true;
  await again.write(0, { ...NO_NOTES, text: 'left' });
  expect(again.store.getState().unkept).toBe(false);
  expect(listeners).not.toContain('beforeunload');
  again.close();
  session = undefined;
  await vi.waitUntil(sitting.isEnded);
});

test('a match for which there is room again when somebody comes back is held no longer', async () => {
  const listeners = new Set<string>();
  vi.stubGlobal('addEventListener', (name: string) => listeners.add(name));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  let stores = true;
  const sitting = await sitDown('instant', inTurns, { isKept: () => stores });
  stores = false;
  void sitting.session.play(mark(4));
  await vi.waitUntil(() => listeners.has('beforeunload'));
  sitting.session.close();

  stores = true;
  const { LocalSession } = await import('../src/match/localSession.ts');
  const again = new LocalSession('match');
  session = again;
  await vi.waitUntil(() => !listeners.has('beforeunload'));
  again.close();
  session = undefined;
  await vi.waitUntil(sitting.isEnded);
});
