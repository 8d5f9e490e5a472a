import type { Bot, Evaluation, Memory } from '@getaway/bots';
import { type Chance, type Match, seeded } from '@getaway/engine';

/** A bot that may always act again must not keep people waiting for ever. */
const PATIENCE = 100;

/** Who sits where: a bot, or null for a person. */
export class Players {
  readonly bots: readonly (Bot | null)[];
  /** What they know of the game. */
  private readonly evaluation: Evaluation | undefined;
  private readonly chance: Chance;
  private readonly memories: readonly Memory[];

  constructor(bots: readonly (Bot | null)[], seed: string, evaluation: Evaluation | undefined) {
    this.bots = bots;
    this.evaluation = evaluation;
    this.memories = bots.map(() => ({}));
    this.chance = { rng: seeded(`${seed} bots`) };
  }

  get people(): number {
    return this.bots.filter((bot) => bot === null).length;
  }

  /** Lets the bots play as long as they are asked. */
  playBots(match: Match): void {
    for (let played = 0; ; played++) {
      const pending = match.pending();
      const asked = pending.find(({ seat }) => this.bots[seat]);
      const bot = asked && this.bots[asked.seat];
      const peopleWait = pending.some(({ seat }) => !this.bots[seat]);
      if (!asked || !bot || (peopleWait && played >= PATIENCE)) return;
      const { seat, choices } = asked;
      const view = bot.blind ? null : match.view(seat);
      const thinking = {
        game: match.game,
        evaluation: this.evaluation,
        memory: this.memories[seat],
        now: () => performance.now(),
      };
      match.play(seat, bot.choose(view, seat, choices, this.chance, thinking));
    }
  }
}
