import type { Base } from '@getaway/engine';
import type { Evaluation } from '../evaluation.ts';

/** How far ahead a world is judged: so many steps of progress after the decision, and nothing half done. */
export class Horizon {
  private readonly evaluation: Evaluation;
  private readonly seat: number;
  private last: number;
  private left: number;

  constructor(evaluation: Evaluation, seat: number, world: Base, steps: number) {
    this.evaluation = evaluation;
    this.seat = seat;
    this.last = this.progress(world);
    this.left = steps;
  }

  /** To be asked after each choice. */
  isReached(world: Base): boolean {
    if (world.outcome !== null) return true;
    if (this.evaluation.quiet?.(world) === false) return false;
    const progress = this.progress(world);
    if (progress !== this.last) this.left--;
    this.last = progress;
    return this.left <= 0;
  }

  private progress(world: Base): number {
    return this.evaluation.progress?.(world, this.seat) ?? 0;
  }
}
