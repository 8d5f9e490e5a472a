import { type Choice, type Game, loadMatch, type Match, type MatchRecord, same } from '@getaway/engine';
import type { LogEntry } from '../match/position.ts';

/** One thing to learn. */
export interface LessonStep {
  /** The name of its texts. */
  readonly id: string;
  readonly chapter: string;
  /** How many plays of the record have been made when it is told. */
  readonly at: number;
  /** The learner makes the next play; otherwise there is only something to read. */
  readonly does: boolean;
  /** The rules that it is about. */
  readonly rules: readonly string[];
  /** The panel that shows what it is about. */
  readonly tab?: 'mine' | 'table' | 'log' | 'know';
}

/** A real match, in which the learner makes the plays of one seat at the places that teach something. */
export interface Lesson {
  readonly seat: number;
  readonly players: readonly string[];
  readonly record: MatchRecord;
  readonly steps: readonly LessonStep[];
}

/** What the learner is meant to choose at a step; null where there is only something to read. */
export function meantAt({ record }: Lesson, step: LessonStep | undefined): Choice | null {
  return step?.does ? (record.plays[step.at]?.choice ?? null) : null;
}

/** Somebody on the way through a lesson: the match stands where the step is told. */
export class Course {
  readonly lesson: Lesson;
  private readonly game: Game;
  private number = 0;
  private played: Match;

  constructor(game: Game, lesson: Lesson, number = 0) {
    this.game = game;
    this.lesson = lesson;
    this.played = this.matchAt(0);
    this.goTo(number);
  }

  get match(): Match {
    return this.played;
  }

  get at(): number {
    return this.number;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.number] as LessonStep;
  }

  get isLast(): boolean {
    return this.number === this.lesson.steps.length - 1;
  }

  /** Whether this is what the learner is meant to choose now. */
  accepts(choice: Choice): boolean {
    const meant = meantAt(this.lesson, this.step);
    return meant !== null && same(meant, choice);
  }

  /** What has happened since the step before this one was told, as far as the learner may know. */
  news(): readonly LogEntry[] {
    const before = this.lesson.steps[this.number - 1]?.at ?? 0;
    return this.number === 0
      ? []
      : this.played.events(this.lesson.seat).filter(({ play }) => play >= before && play < this.step.at);
  }

  goTo(number: number): void {
    this.number = Math.max(0, Math.min(this.lesson.steps.length - 1, number));
    const { at } = this.step;
    const made = this.played.record().plays.length;
    if (at < made) this.played = this.matchAt(at);
    else
      for (const { seat, choice } of this.lesson.record.plays.slice(made, at)) this.played.play(seat, choice);
  }

  private matchAt(plays: number): Match {
    const { record } = this.lesson;
    return loadMatch({ ...record, plays: record.plays.slice(0, plays) }, { [this.game.id]: this.game });
  }
}
