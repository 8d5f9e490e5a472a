import type { Base, Chance, Choice, Pending, Table } from '@getaway/engine';
import type { Evaluation } from '../evaluation.ts';
import { nextOf, playOn, playTo, weightsOf } from '../policy.ts';
import { Horizon } from './horizon.ts';
import { alike, type Branch, keyOf, newNode, type Node } from './node.ts';

/** How a search divides its time. */
export interface Style {
  /** How much untried choices draw. */
  readonly curiosity: number;
  /** How many choices of a decision are considered after its first visit. */
  readonly width: number;
  /** How the width grows with the visits. */
  readonly widening: number;
  /** The tree goes no deeper than so many choices: farther away lies too much that nobody can foresee. */
  readonly deepest: number;
  /** How many choices are played at a glance beyond the tree before the position is judged. */
  readonly beyond: number;
  /** Never more than this many. */
  readonly mostBeyond: number;
  /** How many choices of a weighty decision ahead are compared; without it nobody looks beyond what is half done. */
  readonly foresight?: number;
  /** Steps of progress after which worlds are judged. */
  readonly horizon?: number;
}

/** More than values and curiosity can make good. */
const SENSELESS = 100;

export class Tree {
  root: Node;
  private readonly seat: number;
  private readonly evaluation: Evaluation;
  private readonly style: Style;
  private readonly chance: Chance;

  constructor(root: Node, seat: number, evaluation: Evaluation, style: Style, chance: Chance) {
    this.root = root;
    this.seat = seat;
    this.evaluation = evaluation;
    this.style = style;
    this.chance = chance;
  }

  /**
   * Plays one world: down the tree as far as it is known, one decision further, a little on, and judges. The first
   * choice may be given. Returns the values by seat.
   */
  iterate(table: Table, first?: Branch): readonly number[] {
    const path: { node: Node; branch: Branch }[] = [];
    const horizon =
      this.style.horizon === undefined
        ? null
        : new Horizon(this.evaluation, this.seat, table.state, this.style.horizon);
    let isThere = false;
    let node = this.root;
    for (;;) {
      const isFirst = first !== undefined && node === this.root;
      const next = nextOf(table, this.seat, this.evaluation);
      if (next === undefined) break;
      const branch = isFirst ? first : this.select(node, table, next);
      path.push({ node, branch });
      // Whoever is asked may have nothing sensible to do, and would let others act before.
      table.play(isFirst ? this.seat : next.seat, branch.choice);
      isThere = horizon?.isReached(table.state) ?? false;
      if (isThere) break;
      const after = nextOf(table, this.seat, this.evaluation);
      if (after === undefined) break;
      const isNew = branch.node === null || branch.node.seat !== after.seat;
      if (isNew) branch.node = newNode(after.seat);
      node = branch.node as Node;
      if (isNew || path.length >= this.style.deepest) break;
    }
    const { beyond, mostBeyond, foresight = 0 } = this.style;
    if (horizon === null) playOn(table, this.seat, this.evaluation, this.chance, beyond, mostBeyond);
    else if (!isThere) playTo(table, this.seat, this.evaluation, horizon, mostBeyond, foresight);
    const values = this.evaluation.values(table.state);
    for (const step of path) {
      const value = values[step.node.seat] as number;
      step.node.visits++;
      step.node.sum += value;
      step.branch.taken++;
      step.branch.sum += value;
    }
    return values;
  }

  /** The branches of the root that make sense, the most promising first, but never more than `most`. */
  candidates(world: Base, choices: readonly Choice[], most: number): Branch[] {
    const offered = this.offered(this.root, world, this.seat, choices);
    const sensible = offered.filter(({ weight }) => weight > 0);
    return (sensible.length > 0 ? sensible : [...offered])
      .sort((one, other) => other.weight - one.weight)
      .slice(0, most);
  }

  /** The branch to follow among those that this world offers. */
  private select(node: Node, table: Table, { seat, choices }: Pending): Branch {
    const offered = this.offered(node, table.state, seat, choices);
    const { curiosity, width, widening } = this.style;
    const most = Math.floor(width + widening * Math.sqrt(node.visits));
    const least = offered.length > most ? weightOfRank(offered, most) : 0;
    // Of those that look just as promising as the last that counts, only as many as there is room for.
    let room = most;
    for (const branch of offered) if (branch.weight > least) room--;
    let best: Branch | null = null;
    let bestScore = -Infinity;
    const usual = node.visits > 0 ? node.sum / node.visits : 0.5;
    for (const branch of offered) {
      branch.available++;
      if (branch.weight < least) continue;
      if (branch.weight === least && least > 0 && room-- <= 0) continue;
      const value = branch.taken > 0 ? branch.sum / branch.taken : usual;
      // What is senseless comes after everything else, and is there only where nothing else is.
      const score =
        branch.weight === 0
          ? value - SENSELESS
          : value + (curiosity * (0.1 + branch.weight) * Math.sqrt(branch.available)) / (1 + branch.taken);
      if (score <= bestScore) continue;
      best = branch;
      bestScore = score;
    }
    return best as Branch;
  }

  /** The branches of these choices. Worlds mostly offer what the last one did, in the same order. */
  private offered(node: Node, world: Base, seat: number, choices: readonly Choice[]): readonly Branch[] {
    const { last } = node;
    let known = last.length === choices.length;
    for (let i = 0; known && i < choices.length; i++)
      known = alike((last[i] as Branch).choice, choices[i] as Choice);
    if (known) return last;
    const offered: Branch[] = [];
    let weights: readonly number[] | null = null;
    for (let i = 0; i < choices.length; i++) {
      const choice = choices[i] as Choice;
      const key = keyOf(choice);
      let branch = node.branches.get(key);
      if (branch === undefined) {
        weights ??= weightsOf(this.evaluation, world, seat, choices);
        branch = {
          choice,
          weight: Math.sqrt(weights[i] as number),
          available: 0,
          taken: 0,
          sum: 0,
          node: null,
        };
        node.branches.set(key, branch);
      }
      offered.push(branch);
    }
    node.last = offered;
    return offered;
  }
}

/** The weight that as many as `rank` branches reach. */
function weightOfRank(branches: readonly Branch[], rank: number): number {
  const weights = branches.map((branch) => branch.weight).sort((one, other) => other - one);
  return weights[rank - 1] as number;
}
