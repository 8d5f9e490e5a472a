import {
  agrees,
  type Choice,
  type Game,
  type Match,
  type WayBack,
  createMatch,
  pick,
  seeded,
} from '@getaway/engine';
import { escapePlan } from '@getaway/escape-plan';
import { masterHeist } from '@getaway/master-heist';
import type { MatchClient, MatchState } from '@getaway/server/client';
import { afterEach, expect, test, vi } from 'vitest';
import { foresee } from '../src/online/held.ts';
import type { OnlineSession } from '../src/online/onlineSession.ts';

const game: Game = escapePlan;

/** As much of a server as one seat sees: it plays at once what it is sent. */
class Server {
  readonly match: Match;
  readonly seat: number;
  /** The beginning is an entry of the journal, too, and so is whatever is taken back. */
  private no: number;
  /** How often the seat has acted. */
  private turn = 0;
  private state: MatchState;
  private listener: (state: MatchState) => void = () => {};

  constructor(match: Match, seat: number) {
    this.match = match;
    this.seat = seat;
    this.no = match.record().plays.length + 1;
    this.state = this.look();
  }

  getState = (): MatchState => this.state;
  subscribe = (listener: (state: MatchState) => void): (() => void) => {
    this.listener = listener;
    return () => {};
  };
  play = async (choice: Choice): Promise<void> => this.acts(() => this.match.play(this.seat, choice));
  undo = async (from?: number, only?: object): Promise<void> =>
    this.acts(() => this.match.undo(this.seat, from, only));
  undoable = async (): Promise<WayBack> => this.match.wayBack(this.seat);

  askBack = async (): Promise<void> => this.rewind(this.seat);

  /** All agree to take back a seat's latest choice, which counts as an act of every seat. */
  rewind(seat: number): void {
    this.acts(() => this.match.rewind(seat));
  }

  /** Others play until it is the seat's turn again. */
  others(): void {
    const chance = { rng: seeded('others') };
    while (!this.match.asked().includes(this.seat)) {
      const { seat, choices } = pick(chance, this.match.pending());
      this.does(() => this.match.play(seat, pick(chance, choices)));
    }
  }

  private acts(deed: () => void): void {
    this.turn++;
    this.does(deed);
  }

  private does(deed: () => void): void {
    deed();
    this.no++;
    this.state = this.look();
    this.listener(this.state);
  }

  private look(): MatchState {
    const { match, seat } = this;
    return {
      status: 'online',
      seat,
      room: { seats: [] },
      no: this.no,
      view: match.view(seat),
      events: match.events(seat),
      turn: this.turn,
      asked: match.asked(),
      choices: match.pending().find((pending) => pending.seat === seat)?.choices ?? [],
      proof: match.proof(),
    } as unknown as MatchState;
  }
}

/** What a browser keeps as long as a tab is open. */
const tab = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, text: string) => void tab.set(key, text),
  removeItem: (key: string) => void tab.delete(key),
};

/** What waits there for its commit. */
const waiting = (): [string, string][] => [...tab].filter(([key]) => key.startsWith('getaway.held.'));

let session: OnlineSession | undefined;
afterEach(() => {
  session?.close();
  tab.clear();
  vi.unstubAllGlobals();
});

/** The same tab, after its page was loaded again. */
async function reload(server: Server, id = 'match'): Promise<OnlineSession> {
  session?.close();
  const { OnlineSession: Opened } = await import('../src/online/onlineSession.ts');
  session = await Opened.open(id, server.match.game.id, server as unknown as MatchClient);
  return session;
}

/** As much of a browser as a session looks at. */
async function browse(commit: 'ask' | 'instant'): Promise<void> {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { change } = await import('../src/settings/settings.ts');
  change({ commit });
}

/** A seat that is about to end its turn. */
async function atTheEndOfATurn(
  commit: 'ask' | 'instant',
): Promise<{ server: Server; session: OnlineSession; last: Choice; plays: () => number }> {
  await browse(commit);
  const match = createMatch(game, { seats: 2, seed: 'online' });
  const chance = { rng: seeded('online') };
  for (;;) {
    const { seat, choices } = pick(chance, match.pending());
    const last = choices.find((choice) => foresee(game, match.view(seat), seat, choice));
    if (last && match.undoable(seat).length > 0) {
      const server = new Server(match, seat);
      const opened = await reload(server);
      await vi.waitUntil(() => opened.store.getState().position!.undoable.length > 0);
      return { server, session: opened, last, plays: () => match.record().plays.length };
    }
    match.play(seat, pick(chance, choices));
  }
}

test('the choice that ends a turn is shown as played and sent when it is committed', async () => {
  const { session: table, server, last, plays } = await atTheEndOfATurn('ask');
  const before = plays();
  const { undoable, decision } = table.store.getState().position!;
  await table.play(last);
  const held = table.store.getState();
  expect(held).toMatchObject({ commitDue: true, made: null, position: { choices: [] } });
  expect(held.position!.undoable).toHaveLength(undoable.length + 1);
  expect(plays()).toBe(before);
  await table.commit();
  expect(plays()).toBe(before + 1);
  expect(table.store.getState().commitDue).toBe(false);
  expect(table.store.getState().position!.view).toEqual(server.match.view(server.seat));
  expect(held.position!.view).toEqual(server.match.view(server.seat));
  expect(table.store.getState().made).toEqual({ choice: last, asked: decision?.step });
});

test('of two presses to take back before the server has answered only the first counts', async () => {
  const { session: table, server, plays } = await atTheEndOfATurn('instant');
  const before = plays();
  const undo = vi.spyOn(server, 'undo');
  await Promise.all([table.undo(), table.undo()]);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(plays()).toBeLessThan(before);
  expect(table.store.getState().trouble).toBe(null);
});

test('until then it is taken back without the server, with other steps of the turn, and all is played again', async () => {
  const { session: table, last, plays } = await atTheEndOfATurn('ask');
  const before = plays();
  await table.play(last);
  await table.undo();
  expect(plays()).toBe(before);
  expect(table.store.getState()).toMatchObject({ commitDue: false, redo: [last] });
  await table.redo();
  expect(table.store.getState()).toMatchObject({ commitDue: true, redo: [] });
  const { undoable } = table.store.getState().position!;
  await table.undo(undoable[0]);
  expect(plays()).toBe(before - undoable.length + 1);
  expect(table.store.getState().commitDue).toBe(false);
});

test('what waits for its commit is still there when the page is loaded again, and is forgotten once sent', async () => {
  const { session: table, server, last, plays } = await atTheEndOfATurn('ask');
  const before = plays();
  await table.play(last);
  const { position: held } = table.store.getState();
  const again = await reload(server);
  expect(again.store.getState().commitDue).toBe(true);
  expect(again.store.getState().position!.view).toEqual(held!.view);
  await again.commit();
  expect(plays()).toBe(before + 1);
  expect(waiting()).toEqual([]);
  expect((await reload(server)).store.getState().commitDue).toBe(false);
});

test('what was taken back does not come again with the page', async () => {
  const { session: table, server, last } = await atTheEndOfATurn('ask');
  await table.play(last);
  await table.undo();
  expect(waiting()).toEqual([]);
  expect((await reload(server)).store.getState().commitDue).toBe(false);
});

test('what waits in one match is nothing to another match or seat', async () => {
  const { session: table, server, last } = await atTheEndOfATurn('ask');
  await table.play(last);
  expect((await reload(server, 'other')).store.getState().commitDue).toBe(false);
  const opposite = new Server(server.match, 1 - server.seat);
  expect((await reload(opposite)).store.getState().commitDue).toBe(false);
  expect((await reload(server)).store.getState().commitDue).toBe(true);
});

test('what waited is dropped when the match has gone on or it is not what a page would have kept', async () => {
  const { session: table, server, last } = await atTheEndOfATurn('ask');
  await table.play(last);
  const [key, kept] = waiting()[0]!;
  const { turn } = JSON.parse(kept) as { turn: number };
  const forged = [
    JSON.stringify({ choice: last, turn: turn - 1 }),
    JSON.stringify({ choice: { type: 'escape' }, turn }),
    JSON.stringify({ choice: 'rest', turn }),
    JSON.stringify({ turn }),
    '[]',
    '7',
    'null',
    '{',
  ];
  for (const text of forged) {
    session?.close();
    tab.set(key, text);
    expect((await reload(server)).store.getState().commitDue).toBe(false);
    expect(waiting()).toEqual([]);
  }
});

test('what was chosen before the page was loaded is known when it is taken back, unless the seat acted elsewhere', async () => {
  const { session: table, server } = await atTheEndOfATurn('instant');
  await table.undo();
  const [first, second] = server.getState().choices;
  await table.play(first!);
  const again = await reload(server);
  await vi.waitUntil(() => again.store.getState().position!.undoable.length > 0);
  await again.undo();
  expect(again.store.getState().redo).toEqual([first]);
  await again.play(first!);
  await server.undo();
  await server.play(second!);
  await again.undo();
  expect(again.store.getState().redo).toEqual([]);
});

test('who goes on at once sends it at once', async () => {
  const { session: table, last, plays } = await atTheEndOfATurn('instant');
  const before = plays();
  await table.play(last);
  expect(plays()).toBe(before + 1);
  expect(table.store.getState().commitDue).toBe(false);
});

test('everything that others did after the own choice is news, and nothing before', async () => {
  const { session: table, server, last, plays } = await atTheEndOfATurn('instant');
  await table.play(last);
  const own = plays();
  server.others();
  await vi.waitUntil(() => table.store.getState().position?.plays === server.getState().no);
  const { log, position } = table.store.getState();
  const news = log.filter(({ play }) => play >= position!.since);
  expect(news).toEqual(log.filter(({ play }) => play >= own));
  expect(news.length).toBeGreaterThan(0);
});

test('what all agree to take back is to be chosen again, and nothing that was chosen for later counts', async () => {
  const { session: table, server, last, plays } = await atTheEndOfATurn('ask');
  const before = plays();
  const drafted: Choice[][] = [];
  const stop = table.store.subscribe(({ redo }) => drafted.push([...redo]));
  await table.play(last);
  await table.commit();
  server.others();
  const at = (no: number) => vi.waitUntil(() => table.store.getState().position?.plays === no);
  await at(server.getState().no);
  await vi.waitUntil(() => table.store.getState().position?.byAgreement !== null);
  expect(table.store.getState().position).toMatchObject({
    undoable: [],
    byAgreement: { seat: server.seat, from: before, plays: plays() - before },
  });
  await table.rewind();
  await at(server.getState().no);
  expect(plays()).toBe(before);
  await vi.waitUntil(() => table.store.getState().position!.undoable.length > 0);
  const { redo, log, position } = table.store.getState();
  expect([redo, log.at(-1)?.event.event]).toEqual([[last], 'rewound']);
  // The recap tells it as news.
  expect(position!.since).toBeLessThanOrEqual(log.at(-1)!.play);
  await table.redo();
  await table.commit();
  expect(plays()).toBe(before + 1);

  // What another seat takes back takes one's own along: a draft hears of it, but it is not to be chosen now.
  server.others();
  await at(server.getState().no);
  const { choices } = table.store.getState().position!;
  await table.play(choices[0]!);
  await table.commit();
  drafted.length = 0;
  server.rewind(1 - server.seat);
  await at(server.getState().no);
  stop();
  expect(drafted).toContainEqual([choices[0]]);
  expect(table.store.getState()).toMatchObject({ redo: [], commitDue: false });
});

test('what belongs together is taken back by itself, and played again', async () => {
  await browse('instant');
  const match = createMatch(masterHeist, { seats: 1, seed: 'crew' });
  const chance = { rng: seeded('crew') };
  while (!match.pending()[0]!.choices.some(({ do: verb }) => verb === 'commit'))
    match.play(0, pick(chance, match.pending()[0]!.choices));
  const table = await reload(new Server(match, 0));
  const act = async (who: unknown): Promise<Choice> => {
    const commits = (choice: Choice): boolean => agrees({ do: 'commit', who }, choice);
    const choice = match.pending()[0]!.choices.find(commits)!;
    await table.play(choice);
    return choice;
  };
  const [first, second] = (match.view(0) as unknown as { characters: { id: string }[] }).characters;
  const actions = [await act(first!.id), await act(second!.id)];
  const before = match.record().plays.slice(0, -2);
  await vi.waitUntil(() => table.store.getState().position!.takeBacks.length === 2);
  const { from, only, refusal } = table.store.getState().position!.takeBacks[0]!;
  expect(refusal).toBeNull();
  await table.undo(from, only);
  const left = () =>
    match
      .record()
      .plays.slice(before.length)
      .map(({ choice }) => choice);
  expect(left()).toEqual([actions[1]]);
  expect(table.store.getState().redo).toEqual([actions[0]]);
  await table.redo();
  expect(left()).toEqual([actions[1], actions[0]]);
});
