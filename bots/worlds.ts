import { type Base, below, type Chance, type Game, Table } from '@getaway/engine';
import type { Evaluation } from './evaluation.ts';

/** Imagining costs more than copying, so each imagined world is played several times with other luck. */
const PLAYED_EACH = 4;
const WORD = 0x1_0000_0000;

/** Possible worlds behind one view, drawn again and again. */
export class Worlds {
  private readonly game: Game;
  private readonly evaluation: Evaluation;
  private readonly seat: number;
  private readonly draw: (chance: Chance) => Base;
  private readonly chance: Chance;
  private dream: Base | null = null;
  private played = 0;

  constructor(game: Game, evaluation: Evaluation, view: Base, seat: number, chance: Chance) {
    this.game = game;
    this.evaluation = evaluation;
    this.seat = seat;
    this.draw = game.schema.worlds(view, seat);
    this.chance = chance;
  }

  /** A table to play on in some world that the seat cannot tell from the real one. */
  next(): Table {
    if (this.dream === null || this.played === PLAYED_EACH) {
      this.dream = this.imagine();
      this.played = 0;
    }
    this.played++;
    const world = this.game.schema.clone(this.dream);
    world.rng = this.luck();
    return new Table(this.game, world);
  }

  /** Another such world, with its luck. */
  imagine(): Base {
    const dream = this.draw(this.chance);
    this.evaluation.plausible?.(dream, this.seat);
    dream.rng = this.luck();
    return dream;
  }

  private luck(): Base['rng'] {
    return [0, 0, 0, 0].map(() => below(this.chance, WORD) | 0);
  }
}
