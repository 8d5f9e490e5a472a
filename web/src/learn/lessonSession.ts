import {
  type Choice,
  type Explained,
  type Game,
  knowledge,
  type MatchRecord,
  type Pile,
  type Preview,
  questionOf,
  same,
} from '@getaway/engine';
import { type Messages, speaker } from '@getaway/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keep } from '../home/newMatch.ts';
import { NO_NOTES, type SeatNotes } from '../match/notes.ts';
import type { LogEntry, Position } from '../match/position.ts';
import { newSession, type SessionState, type TableSession } from '../match/session.ts';
import { type Locale, settings } from '../settings/settings.ts';
import { followLanguage } from '../words/followLanguage.ts';
import { messagesOf } from '../words/messages.ts';
import { Course, type Lesson, type LessonStep, meantAt } from './lesson.ts';

/** Where the learner is. */
export interface LessonState {
  readonly number: number;
  readonly step: LessonStep;
  readonly isLast: boolean;
  /** What is meant now. */
  readonly meant: Choice | null;
  /** Something else that the learner chose; it is possible, but not what the lesson shows. */
  readonly stray: Choice | null;
  readonly news: readonly LogEntry[];
}

/** A lesson at the table: the match goes on by its script, and the learner makes the plays that teach something. */
export class LessonSession implements TableSession {
  readonly store: StoreApi<SessionState>;
  readonly lesson: StoreApi<LessonState>;
  private readonly game: Game;
  private readonly course: Course;
  private readonly onMove: (number: number) => void;
  private readonly stop: () => void;

  constructor(
    game: Game,
    messages: Messages,
    lesson: Lesson,
    number: number,
    onMove: (number: number) => void,
  ) {
    this.game = game;
    this.course = new Course(game, lesson, number);
    this.onMove = onMove;
    this.store = newSession({
      status: 'ready',
      game: game.id,
      players: lesson.players.map((name, seat) => ({ kind: seat === lesson.seat ? 'person' : 'bot', name })),
      messages,
    });
    this.lesson = createStore<LessonState>(() => this.state());
    this.stop = followLanguage(
      (locale) => messagesOf(game, locale),
      (next) => this.store.setState({ messages: next }),
    );
    this.show();
  }

  close(): void {
    this.stop();
  }

  /** Goes on if it is what the lesson means; otherwise says what is meant. */
  async play(choice: Choice): Promise<void> {
    if (this.course.accepts(choice)) this.goTo(this.course.at + 1);
    else this.lesson.setState({ stray: choice });
  }

  goTo(number: number): void {
    this.course.goTo(number);
    this.onMove(this.course.at);
    this.show();
  }

  /** The step before. */
  async undo(): Promise<void> {
    this.goTo(this.course.at - 1);
  }

  async rewind(): Promise<void> {}
  async redo(): Promise<void> {}
  async commit(): Promise<void> {}
  async actFor(): Promise<void> {}

  async explain(): Promise<readonly Explained[]> {
    return this.course.step.does ? this.course.match.explain(this.seat) : [];
  }

  async preview(choice: Choice): Promise<Preview | null> {
    // Somebody may point at what was offered a moment ago.
    const offered = this.position().choices.some((one) => same(one, choice));
    return offered ? this.course.match.preview(this.seat, choice) : null;
  }

  async hint(): Promise<null> {
    return null;
  }

  async knowledge(): Promise<readonly Pile[]> {
    return knowledge(this.game, this.course.match.view(this.seat), this.seat);
  }

  async notes(): Promise<SeatNotes> {
    return NO_NOTES;
  }
  async write(): Promise<void> {}

  async text(locale: Locale): Promise<string> {
    const { players } = this.course.lesson;
    const { say } = speaker(await messagesOf(this.game, locale), { locale, players });
    return this.game.text?.(this.course.match.view(this.seat), this.seat, say) ?? '';
  }

  async record(): Promise<MatchRecord> {
    return this.course.match.record();
  }

  /** From here on the match is the learner's own, with bots on the other seats. */
  async goOn(): Promise<string> {
    const { players } = this.course.lesson;
    const { name: own } = settings.getState();
    return `/play/${await keep(
      this.course.match.record(),
      players.map((name, seat) =>
        seat === this.seat ? { kind: 'person', name: own || name } : { kind: 'bot', bot: 'easy', name },
      ),
    )}`;
  }

  /** After the lesson comes a game of one's own. */
  async rematch(): Promise<string> {
    return `/new/${this.game.id}`;
  }

  dismissTrouble(): void {}

  private get seat(): number {
    return this.course.lesson.seat;
  }

  private show(): void {
    const { match } = this.course;
    this.store.setState({ position: this.position(), log: match.events(this.seat) });
    this.lesson.setState(this.state());
  }

  private state(): LessonState {
    const { at, step, isLast, lesson } = this.course;
    return {
      number: at,
      step,
      isLast,
      meant: meantAt(lesson, step),
      stray: null,
      news: this.course.news(),
    };
  }

  private position(): Position {
    const { match, step, at } = this.course;
    const view = match.view(this.seat);
    const pending = match.pending();
    const { sha256, seed } = match.proof();
    return {
      viewer: this.seat,
      actor: this.seat,
      view,
      moment: this.game.moment?.(view) ?? null,
      decision: questionOf(this.game, view),
      waiting: match.awaited(),
      mayAct: pending.map(({ seat }) => seat),
      choices: step.does ? (pending.find(({ seat }) => seat === this.seat)?.choices ?? []) : [],
      secretive: false,
      undoable: at > 0 ? [at - 1] : [],
      takeBacks: [],
      byAgreement: null,
      plays: at,
      since: match.record().plays.findLastIndex(({ seat }) => seat === this.seat) + 1,
      outcome: match.outcome(),
      seedHash: sha256,
      seed,
    };
  }
}
