import { type Choice, type Game, Table } from '@getaway/engine';
import type { Evaluation } from '../evaluation.ts';
import type { Worlds } from '../worlds.ts';
import type { Branch } from './node.ts';
import type { Tree } from './tree.ts';

/** After so many rounds the worse half is dropped. */
const ROUNDS = 2;
/** Choices that look less promising at a glance than so many others are not tried. */
const MOST_TRIED = 120;
/** Between the last two: after so many rounds a lead of so many standard errors decides. */
const LEAST_ROUNDS = 6;
const CLEAR = 2.8;
/** What is not clear after so many rounds makes no difference. */
const MOST_ROUNDS = 80;

/**
 * Plays in rounds: in each, all choices that are left are played in one world with the same luck, so that luck does
 * not come between them. Ends when the iterations are used up, when it is clear or makes no difference, or when `isOver`; but otherwise
 * every choice is tried twice.
 */
export function playRounds(
  game: Game,
  evaluation: Evaluation,
  tree: Tree,
  worlds: Worlds,
  seat: number,
  choices: readonly Choice[],
  iterations: number,
  isOver: () => boolean,
): void {
  const all: Rated[] = tree
    .candidates(worlds.imagine(), choices, evaluation.promising ?? MOST_TRIED)
    .map((branch) => {
      branch.taken = 0;
      branch.sum = 0;
      return { branch, points: 0 };
    });
  let left = all;
  const lead = new Lead();
  const outsets: number[] = [];
  let played = 0;
  for (let round = 1; left.length > 1 && round <= MOST_ROUNDS && !isOver(); round++) {
    const world = worlds.imagine();
    const outset = evaluation.values(world)[seat] as number;
    outsets.push(outset);
    for (const each of left) {
      if (isOver()) break;
      const table = new Table(game, game.schema.clone(world));
      each.points += tree.iterate(table, each.branch)[seat] as number;
      // Rounds in better worlds must not favour those that were in them: what counts is the change.
      each.branch.sum -= outset;
      played++;
    }
    if (left.length === 2) lead.add((left[0] as Rated).points - (left[1] as Rated).points);
    if ((played >= iterations && round >= ROUNDS) || (left.length === 2 && lead.isClear())) break;
    if (left.length > 2 && round % ROUNDS === 0) {
      left = left
        .toSorted((one, other) => other.points - one.points)
        .slice(0, Math.max(2, Math.ceil(left.length / 2)));
    }
  }
  const usual = outsets.reduce((sum, outset) => sum + outset, 0) / Math.max(1, outsets.length);
  for (const { branch } of all) branch.sum += branch.taken * usual;
}

interface Rated {
  readonly branch: Branch;
  points: number;
}

/** By how much one choice is ahead of another, from the sums after each round. */
class Lead {
  private rounds = 0;
  private last: number | null = null;
  private mean = 0;
  private squares = 0;

  add(difference: number): void {
    const { last } = this;
    this.last = difference;
    if (last === null) return;
    this.rounds++;
    const now = difference - last;
    const off = now - this.mean;
    this.mean += off / this.rounds;
    this.squares += off * (now - this.mean);
  }

  isClear(): boolean {
    if (this.rounds < LEAST_ROUNDS) return false;
    const error = Math.sqrt(this.squares / (this.rounds * (this.rounds - 1)));
    return Math.abs(this.mean) > CLEAR * error;
  }
}
