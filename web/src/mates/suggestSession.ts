import type { Suggestion } from '@getaway/bots';
import {
  type Base,
  type Choice,
  explain,
  type Explained,
  type Game,
  openChoicesOf,
  openReasonsOf,
  type Pile,
  type Preview,
  preview,
  questionOf,
  same,
  seeded,
  seenByAll,
  SPECTATOR,
} from '@getaway/engine';
import type { MatchState } from '@getaway/server/client';
import type { StoreApi } from 'zustand/vanilla';
import { Advisor } from '../match/advisor.ts';
import { type SeatNotes, NO_NOTES } from '../match/notes.ts';
import type { Position } from '../match/position.ts';
import { hintAt, newSession, type SessionState, type TableSession } from '../match/session.ts';
import type { Locale } from '../settings/settings.ts';

/** The match that goes on meanwhile. */
interface Live {
  readonly state: SessionState;
  readonly position: Position;
  readonly session: Pick<TableSession, 'knowledge' | 'text'>;
}

/**
 * The decision of somebody else, seen with a bystander's eyes: what is chosen here is only suggested to them. As soon as
 * they have acted, or what they may choose has become their secret, there is no position any more.
 */
export class SuggestSession implements TableSession {
  readonly store: StoreApi<SessionState>;
  private readonly game: Game;
  private readonly seat: number;
  private readonly live: Pick<Live, 'session'>;
  private readonly onSuggest: (choice: Choice) => void;
  private readonly advisor = new Advisor();
  /** The seat sees no more than everybody does, so everything may be told of its choices. */
  private isOpen = false;

  constructor(game: Game, seat: number, live: Live, match: MatchState, onSuggest: (choice: Choice) => void) {
    this.game = game;
    this.seat = seat;
    this.live = live;
    this.onSuggest = onSuggest;
    this.store = newSession({ game: game.id, sandbox: true });
    this.follow(live, match);
  }

  /** The match has gone on. */
  follow({ state, position }: Omit<Live, 'session'>, match: MatchState): void {
    const { players, log, messages } = state;
    const status = 'ready';
    this.store.setState({ players, log, messages, status, position: this.position(position, match) });
  }

  close(): void {
    this.advisor.close();
  }

  async play(choice: Choice): Promise<void> {
    this.onSuggest(choice);
  }

  async undo(): Promise<void> {}
  async rewind(): Promise<void> {}
  async redo(): Promise<void> {}
  async commit(): Promise<void> {}
  async takeOver(): Promise<void> {}
  async actFor(): Promise<void> {}

  async explain(): Promise<readonly Explained[]> {
    const { position } = this.store.getState();
    if (!position) return [];
    return this.isOpen
      ? explain(this.game, position.view, this.seat)
      : (openReasonsOf(this.game, position.view, this.seat) ?? []);
  }

  async preview(choice: Choice): Promise<Preview | null> {
    const { position } = this.store.getState();
    if (!position?.choices.some((one) => same(one, choice))) return null;
    return preview(this.game, position.view, this.seat, choice, this.isOpen ? this.seat : SPECTATOR);
  }

  hint(): Promise<Suggestion | null> {
    return hintAt(this.advisor, this.game.id, this.store.getState().position);
  }

  knowledge(): Promise<readonly Pile[]> {
    return this.live.session.knowledge();
  }

  async notes(): Promise<SeatNotes> {
    return NO_NOTES;
  }

  async write(): Promise<void> {}

  text(locale: Locale): Promise<string> {
    return this.live.session.text(locale);
  }

  async record(): Promise<null> {
    return null;
  }

  async rematch(): Promise<string> {
    return `/new/${this.game.id}`;
  }

  dismissTrouble(): void {}

  private position(own: Position, match: MatchState): Position | null {
    const { game, seat } = this;
    const { asked, no } = match;
    const view = seenByAll(game, match.view as Base, match.seat);
    const choices = asked.includes(seat) ? openChoicesOf(game, view, seat) : null;
    if (choices === null || choices.length === 0) return null;
    const world = game.schema.imagine(view, SPECTATOR, { rng: seeded('suggest') });
    this.isOpen = same(game.schema.observe(world, seat), view);
    return {
      ...own,
      viewer: null,
      actor: seat,
      view,
      moment: game.moment?.(view) ?? null,
      decision: questionOf(game, view),
      waiting: asked,
      mayAct: asked,
      choices,
      undoable: [],
      takeBacks: [],
      byAgreement: null,
      plays: no,
      since: no,
    };
  }
}
