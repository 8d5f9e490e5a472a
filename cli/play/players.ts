import type { Bot } from '@getaway/bots';
import { type Chance, type Match, seeded } from '@getaway/engine';

/** A bot that may always act again must not keep people waiting for ever. */
const PATIENCE = 100;

/** Who sits where: a bot, or null for a person. */
export class Players {
  readonly bots: readonly (Bot | null)[];
  private readonly chance: Chance;

  constructor(bots: readonly (Bot | null)[], seed: string) {
    this.bots = bots;
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
      const view = bot.blind ? null : match.view(asked.seat);
      match.play(asked.seat, bot.choose(view, asked.seat, asked.choices, this.chance));
    }
  }
}
