import { type Evaluation, suggest } from '@getaway/bots';
import { choicesOf, type Choice, same, seeded } from '@getaway/engine';
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
  /** How the seat's chance to win changed until its next turn, or by this choice. */
  readonly swing: number;
}

/** More nobody reads. */
const MOST = 7;
/** So many of the biggest changes are looked at closely. */
const LOOKED_AT = 14;
const BUDGET = { iterations: 600, milliseconds: 2000 };
const CHECK = { iterations: 400, milliseconds: 1200 };
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

interface Turn {
  readonly play: number;
  readonly seat: number;
  readonly swing: number;
  /** The match ends before the seat has another turn, so how it ends is no surprise. */
  readonly last: boolean;
}

/** Every turn with more than one thing to choose, and how it changed the seat's chances until its next one. */
function turnsOf(tape: Tape, chances: readonly (readonly number[])[]): Turn[] {
  const { plays } = tape.record;
  return tape.turns.map((play) => {
    const { seat } = plays[play]!;
    const next = tape.turns.find((turn) => turn > play && plays[turn]!.seat === seat) ?? tape.length;
    const swing = chances[next]![seat]! - chances[play]![seat]!;
    return { play, seat, swing, last: next === tape.length };
  });
}

/** Every choice, where a position can be judged after each. */
function playsOf(tape: Tape, chances: readonly (readonly number[])[]): Turn[] {
  return tape.record.plays.map(({ seat }, play) => ({
    play,
    seat,
    swing: chances[play + 1]![seat]! - chances[play]![seat]!,
    last: play + 1 === tape.length,
  }));
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
  const chances = chancesOf(tape, evaluation);
  // Where things are half done within a turn, only whole turns can be judged.
  const turns = (evaluation.quiet ? turnsOf(tape, chances) : playsOf(tape, chances))
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

function lookAt(
  tape: Tape,
  evaluation: Evaluation,
  { play, seat, swing, last }: Turn,
  now: () => number,
): TurningPoint | null {
  const { game, record } = tape;
  const played = record.plays[play]!.choice;
  const view = tape.view(play, seat);
  const choices = choicesOf(game, view, seat);
  const chance = { rng: seeded(`${record.seed} ${play}`) };
  const thinking = { game, evaluation, now };
  const best = choices.length > 1 ? suggest(view, seat, choices, chance, thinking, BUDGET) : null;
  const rest = { play, seat, played, swing };
  if (best !== null && !same(best.choice, played)) {
    // Once more between the two alone, so that the difference is no accident of the search.
    const duel = suggest(view, seat, [best.choice, played], chance, thinking, CHECK);
    const loss = same(duel.choice, best.choice) ? (duel.ahead ?? 0) : 0;
    if (loss >= SLIP) return { ...rest, kind: 'slip', better: best.choice, loss };
  } else if (best !== null && swing > 0 && (best.ahead ?? 0) >= STRONG) {
    return { ...rest, kind: 'strong', better: null, loss: 0 };
  }
  if (last || Math.abs(swing) < WORTH_TELLING) return null;
  return { ...rest, kind: swing > 0 ? 'rise' : 'fall', better: null, loss: 0 };
}
