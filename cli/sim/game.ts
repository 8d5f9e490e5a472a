import { type Bot, botNamed, type Thinking } from '@getaway/bots';
import {
  type Asked,
  below,
  type Chance,
  type Choice,
  copyJson,
  type MatchRecord,
  type Outcome,
  type Pending,
  type Play,
  seeded,
  startState,
  Table,
} from '@getaway/engine';
import { messageOf } from '../errors.ts';

/** Many games of one kind. Plain data, so that it can be handed to another thread. */
export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly string[];
  /** The folder that the records go to. */
  readonly recordTo: string | null;
}

export interface Played {
  readonly decisions: number;
  /** Null when the game erred or did not end. */
  readonly outcome: Outcome | null;
  readonly fault: string | null;
  readonly record: MatchRecord;
}

/** Plays game number `number` of a series. Each has a seed of its own, so it does not matter who plays which. */
export function playGame(thinking: Thinking, series: Series, number: number): Played {
  const { game } = thinking;
  const { seats, options } = series;
  const seed = `${series.seed}-${number}`;
  const plays: Play[] = [];
  let decisions = 0;
  let outcome: Outcome | null = null;
  let fault: string | null = null;
  try {
    const table = new Table(game, startState(game, { seats, options, seed }));
    const players = series.bots.map(
      (name, seat) => new Player(thinking, botNamed(name) as Bot, `${seed} seat ${seat}`),
    );
    const order: Chance = { rng: seeded(`${seed} order`) };
    while (table.state.outcome === null && decisions < game.bound) {
      const all = table.asked();
      const asked = all[all.length > 1 ? below(order, all.length) : 0] as Asked;
      const { seat } = asked;
      const choice = (players[seat] as Player).choose(table, asked);
      if (series.recordTo !== null) plays.push({ seat, choice: copyJson(choice) });
      table.play(seat, choice);
      decisions++;
    }
    outcome = table.state.outcome;
    if (outcome === null)
      fault = `has not ended after ${game.bound} decisions, the most that a game may have`;
  } catch (error) {
    fault = messageOf(error);
  }
  return {
    decisions,
    outcome,
    fault,
    record: { game: game.id, version: game.version, options, seats, seed, plays },
  };
}

/** A bot in a seat, with luck of its own. */
class Player {
  private readonly thinking: Thinking;
  private readonly bot: Bot;
  private readonly chance: Chance;

  constructor(thinking: Thinking, bot: Bot, seed: string) {
    this.thinking = { ...thinking, memory: {} };
    this.bot = bot;
    this.chance = { rng: seeded(seed) };
  }

  choose(table: Table, asked: Asked): Choice {
    const { thinking, bot, chance } = this;
    // Who does not look needs no list either.
    if (bot.blind) return asked.choice(below(chance, asked.count));
    const { seat } = asked;
    const { choices } = table.pending().find((pending) => pending.seat === seat) as Pending;
    const view = thinking.game.schema.observe(table.state, seat);
    return bot.choose(view, seat, choices, chance, thinking);
  }
}
