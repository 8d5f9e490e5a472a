import { type Evaluation, suggest } from '@getaway/bots';
import { choicesOf, type Choice, same, seeded } from '@getaway/engine';
import { compare } from './compare.ts';
import type { Tape } from './tape.ts';

/** A decision, or a stroke of luck, that changed who would win. */
export interface TurningPoint {
  /** The number of the play. */
  readonly play: number;
  readonly seat: number;
  readonly kind: 'slip' | 'strong' | 'rise' | 'fall';
  readonly played: Choice;
  /** What a good player would have chosen with what the seat knew then. */
  readonly better: Choice | null;
  /** How much the better choice seemed worth, as a share of wins. */
  readonly loss: number;
  /** How the seat's chance to win changed until its next turn. */
  readonly swing: number;
}

/** More nobody reads. */
const MOST = 7;
/** So many of the biggest changes are looked at closely, and so many choices of each. */
const LOOKED_AT = 12;
const CHOICES_EACH = 3;
const BUDGET = { iterations: 400, milliseconds: 900, untilEnough: true } as const;
/** A smaller difference is a matter of taste. */
const SLIP = 0.05;
const STRONG = 0.05;
const WORTH_TELLING = 0.15;

/** By position: each seat's chance to win as good players see it, where nothing is half done. */
export function chancesOf(tape: Tape, evaluation: Evaluation): number[][] {
  const chances: number[][] = [];
  for (let at = 0; at <= tape.length; at++) {
    const state = tape.state(at);
    const before = chances.at(-1);
    chances.push(
      before === undefined || (evaluation.quiet?.(state) ?? true) ? [...evaluation.values(state)] : before,
    );
  }
  return chances;
}

/** What one seat did in one go, and how its chances stood when it was asked again. */
interface Turn {
  readonly seat: number;
  readonly plays: readonly number[];
  readonly swing: number;
  /** The match begins or ends with it, so that a change is no surprise. */
  readonly edge: boolean;
}

function turnsOf(tape: Tape, chances: readonly (readonly number[])[]): Turn[] {
  const { plays } = tape.record;
  return tape.turns.map((from, i) => {
    const { seat } = plays[from]!;
    const to = tape.turns[i + 1] ?? tape.length;
    const next = tape.turns.find((turn) => turn > from && plays[turn]!.seat === seat) ?? tape.length;
    return {
      seat,
      plays: Array.from({ length: to - from }, (_, n) => from + n),
      swing: chances[next]![seat]! - chances[from]![seat]!,
      edge: from === 0 || next === tape.length,
    };
  });
}

/**
 * The few moments that a commentator would talk about. Which choice was better is judged by what the seat could know;
 * `onProgress` is told how much is done, from 0 to 1.
 */
export function turningPoints(
  tape: Tape,
  evaluation: Evaluation,
  now: () => number,
  onProgress: (done: number) => void = () => {},
): TurningPoint[] {
  const turns = turnsOf(tape, chancesOf(tape, evaluation))
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, LOOKED_AT);
  const points = turns.flatMap((turn, i) => {
    onProgress(i / turns.length);
    return lookAt(tape, evaluation, turn, now) ?? [];
  });
  onProgress(1);
  const weight = ({ loss, swing }: TurningPoint): number => Math.max(2 * loss, Math.abs(swing));
  return points
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, MOST)
    .toSorted((one, other) => one.play - other.play);
}

/** A choice of a turn as a good player sees it. */
interface Judged {
  readonly play: number;
  readonly played: Choice;
  readonly better: Choice | null;
  readonly loss: number;
  /** How far ahead of everything else the choice was, where it was the best. */
  readonly ahead: number;
}

function lookAt(tape: Tape, evaluation: Evaluation, turn: Turn, now: () => number): TurningPoint | null {
  const { seat, swing, edge } = turn;
  const judged = mostChoices(tape, turn).map((play) => judge(tape, evaluation, seat, play, now));
  const worst = judged.toSorted((one, other) => other.loss - one.loss)[0];
  const finest = judged.toSorted((one, other) => other.ahead - one.ahead)[0];
  if (worst !== undefined && worst.loss >= SLIP) {
    const { play, played, better, loss } = worst;
    return { play, seat, kind: 'slip', played, better, loss, swing };
  }
  if (finest !== undefined && swing > 0 && finest.ahead >= STRONG) {
    const { play, played } = finest;
    return { play, seat, kind: 'strong', played, better: null, loss: 0, swing };
  }
  const [play] = turn.plays;
  if (edge || play === undefined || Math.abs(swing) < WORTH_TELLING) return null;
  const played = tape.record.plays[play]!.choice;
  return { play, seat, kind: swing > 0 ? 'rise' : 'fall', played, better: null, loss: 0, swing };
}

/** The plays of a turn that had the most to choose from. */
const mostChoices = (tape: Tape, { plays, seat }: Turn): number[] =>
  plays
    .map((play) => ({ play, choices: choicesOf(tape.game, tape.view(play, seat), seat).length }))
    .filter(({ choices }) => choices > 1)
    .toSorted((one, other) => other.choices - one.choices)
    .slice(0, CHOICES_EACH)
    .map(({ play }) => play);

function judge(tape: Tape, evaluation: Evaluation, seat: number, play: number, now: () => number): Judged {
  const { game, record } = tape;
  const played = record.plays[play]!.choice;
  const view = tape.view(play, seat);
  const chance = { rng: seeded(`${record.seed} ${play}`) };
  const thinking = { game, evaluation, now };
  const best = suggest(view, seat, choicesOf(game, view, seat), chance, thinking, BUDGET);
  if (same(best.choice, played)) return { play, played, better: null, loss: 0, ahead: best.ahead ?? 0 };
  // Once more between the two alone and in the same worlds, so that the difference is no accident of the search.
  const { ahead, certain } = compare(tape.game, evaluation, view, seat, [best.choice, played], chance);
  return { play, played, better: best.choice, loss: certain ? ahead : 0, ahead: 0 };
}
