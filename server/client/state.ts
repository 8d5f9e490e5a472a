import type { FromServer, Sync, Update } from '../protocol/fromServer.ts';
import type { ChatLine, Clock, SeenEvent } from '../protocol/seen.ts';
import { type Delta, patched } from '../protocol/patch.ts';
import type { Proof, Room } from '../protocol/room.ts';

/** What a seat may choose, as the game says it. */
export interface Choice {
  readonly do: string;
}

/** Everything a client knows about a match. Never changed, only replaced: what is the same object is unchanged. */
export interface MatchState {
  readonly status: 'connecting' | 'online' | 'offline' | 'closed';
  /** Why there will be no further try to connect. */
  readonly closed: 'gone' | 'stale' | 'unseated' | 'calledOff' | null;
  /** Null: looking on. */
  readonly seat: number | null;
  readonly host: boolean;
  /** The free seat that is kept for this person. */
  readonly kept: number | null;
  readonly room: Room | null;
  /** The number of the position, 0 before the match begins. */
  readonly no: number;
  /** The position as this seat may know it. */
  readonly view: unknown;
  readonly events: readonly SeenEvent[];
  readonly taken: number;
  readonly turn: number;
  readonly asked: readonly number[];
  /** What the server says this seat may choose; empty for a client that works it out. */
  readonly choices: readonly Choice[];
  readonly clock: Clock | null;
  readonly proof: Proof | null;
  readonly chat: readonly ChatLine[];
  /** The server could not store what was sent last: it is kept, and sent again. */
  readonly unstored: boolean;
  /** Add this to the own clock to get the server's. */
  readonly ahead: number;
  /** The seats that asked for more time since the last update. */
  readonly needTime: readonly number[];
  /** What each seat has pointed at last, the latest last. */
  readonly points: readonly PointedAt[];
}

/** Something that a seat has pointed at. */
export interface PointedAt {
  readonly seat: number;
  readonly piece: string;
  /** When this client was told, by its own clock. */
  readonly at: number;
}

export const FIRST: MatchState = {
  status: 'connecting',
  closed: null,
  seat: null,
  host: false,
  kept: null,
  room: null,
  no: 0,
  view: null,
  events: [],
  taken: 0,
  turn: 0,
  asked: [],
  choices: [],
  clock: null,
  proof: null,
  chat: [],
  unstored: false,
  ahead: 0,
  needTime: [],
  points: [],
};

/** A message that does not continue what is there. */
class Gap extends Error {}

/** The state after a message of the server. Throws `Gap` or `BadPatch` when it does not fit. */
export function after(state: MatchState, message: FromServer, now: number): MatchState {
  switch (message.type) {
    case 'welcome': {
      const { seat, host, kept, room } = message;
      // What was seen with other eyes cannot be continued.
      if (state.view !== null && seat !== state.seat) throw new Gap();
      return { ...state, status: 'online', seat, host, kept, room, ahead: message.now - now };
    }
    case 'sync':
      return synced(state, message);
    case 'update':
      return updated(state, message);
    case 'room':
      return { ...state, room: message.room };
    case 'chat':
      return { ...state, chat: [...state.chat, ...message.lines.filter(({ n }) => n > lastLine(state))] };
    case 'time':
      return { ...state, needTime: [...new Set([...state.needTime, message.seat])] };
    case 'point': {
      const { seat, piece } = message;
      const others = state.points.filter((point) => point.seat !== seat);
      return { ...state, points: [...others, { seat, piece, at: now }] };
    }
    case 'error':
      return withUnstored(state, message.code === 'storage');
    case 'done':
    case 'refused':
      return withUnstored(state, false);
    case 'undoable':
    case 'pong':
    // Something that a newer server says, which this page has no use for.
    default:
      return state;
  }
}

const withUnstored = (state: MatchState, unstored: boolean): MatchState =>
  state.unstored === unstored ? state : { ...state, unstored };

export const lastLine = ({ chat }: MatchState): number => chat.at(-1)?.n ?? 0;

function synced(state: MatchState, sync: Sync): MatchState {
  const { no, view, taken, asked, turn = 0, choices = [], clock = null, proof } = sync;
  const events = [...state.events.slice(0, sync.first), ...sync.events];
  return { ...state, no, view, events, taken, asked, turn, choices, clock, proof, needTime: [] };
}

function updated(state: MatchState, update: Update): MatchState {
  if (update.from !== state.no || state.view === null) throw new Gap();
  const { no, cut, taken = state.taken, asked, turn = state.turn, choices = [] } = update;
  const { clock = state.clock, proof = state.proof } = update;
  const view = patched(
    patched(state.view, update.patch as Delta | undefined),
    update.own as Delta | undefined,
  );
  const kept = cut === undefined ? state.events : state.events.slice(0, cut);
  const events = update.events === undefined ? kept : [...kept, ...update.events];
  const needTime = no === state.no ? state.needTime : [];
  const unstored = state.unstored && update.done === undefined;
  return { ...state, unstored, no, view, events, taken, asked, turn, choices, clock, proof, needTime };
}
