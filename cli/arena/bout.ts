import { type Bot, botNamed, type Evaluation, type Memory, wouldWait } from '@getaway/bots';
import {
  below,
  type Chance,
  type Game,
  type Outcome,
  type Pending,
  seeded,
  startState,
  Table,
} from '@getaway/engine';

/** Games of certain bots at one table. Plain data, so that it can be handed to another thread. */
export interface Bout {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** By place at the table; from game to game all of them move on by one seat. */
  readonly bots: readonly string[];
  /** Whether bots get a clock to look at. Without it the same seed gives the same games on any machine. */
  readonly clock: boolean;
}

/** What came of one bot in some games. */
export interface Tally {
  games: number;
  /** A shared victory counts in part where scores decide, and in full where a crew wins together. */
  wins: number;
  /** Games that the bot ended with a score, such as by escaping. */
  scored: number;
  points: number;
  choices: number;
  milliseconds: number;
  slowest: number;
  /** How the games ended, and how often. */
  endings: Record<string, number>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  wins: 0,
  scored: 0,
  points: 0,
  choices: 0,
  milliseconds: 0,
  slowest: 0,
  endings: {},
});

export function add(sum: Tally, part: Tally): void {
  for (const figure of ['games', 'wins', 'scored', 'points', 'choices', 'milliseconds'] as const) {
    sum[figure] += part[figure];
  }
  sum.slowest = Math.max(sum.slowest, part.slowest);
  for (const [ending, times] of Object.entries(part.endings))
    sum.endings[ending] = (sum.endings[ending] ?? 0) + times;
}

/**
 * Plays game number `number` of a bout: every deal is played once from each seat, unless all seats are alike. By place
 * at the table.
 */
export function playBout(
  game: Game,
  evaluationAt: (place: number) => Evaluation | undefined,
  bout: Bout,
  number: number,
): Tally[] {
  const seats = bout.bots.length;
  const alike = bout.bots.every(
    (bot, place) => bot === bout.bots[0] && evaluationAt(place) === evaluationAt(0),
  );
  const seed = `${bout.seed}-${alike ? number : Math.floor(number / seats)}`;
  const placeOf = (seat: number): number => (seat + number) % seats;
  const players = bout.bots.map((_, seat) => {
    const bot = botNamed(bout.bots[placeOf(seat)] as string) as Bot;
    return new Player(game, evaluationAt(placeOf(seat)), bot, `${seed} seat ${seat}`, bout.clock);
  });
  const order: Chance = { rng: seeded(`${seed} order`) };
  const table = new Table(game, startState(game, { seats, options: bout.options, seed }));
  for (let decisions = 0; table.state.outcome === null; decisions++) {
    if (decisions > game.bound) throw new Error(`game ${seed} has not ended after ${game.bound} decisions`);
    const pending = table.pending();
    const willing = pending.filter(({ seat, choices }) =>
      (players[seat] as Player).isWilling(table, choices, seat),
    );
    const among = willing.length > 0 ? willing : pending;
    const { seat, choices } = among[among.length > 1 ? below(order, among.length) : 0] as Pending;
    table.play(seat, (players[seat] as Player).choose(table, seat, choices));
  }
  const tallies = bout.bots.map(emptyTally);
  players.forEach((player, seat) => {
    add(tallies[placeOf(seat)] as Tally, player.result(table.state.outcome as Outcome, seat));
  });
  return tallies;
}

class Player {
  private readonly tally = emptyTally();
  private readonly game: Game;
  private readonly evaluation: Evaluation | undefined;
  private readonly bot: Bot;
  private readonly chance: Chance;
  private readonly clock: boolean;
  private readonly memory: Memory = {};

  constructor(game: Game, evaluation: Evaluation | undefined, bot: Bot, seed: string, clock: boolean) {
    this.game = game;
    this.evaluation = evaluation;
    this.bot = bot;
    this.chance = { rng: seeded(seed) };
    this.clock = clock;
  }

  isWilling(table: Table, choices: Pending['choices'], seat: number): boolean {
    if (table.pending().length < 2) return true;
    return !wouldWait(this.bot, this.viewOf(table, seat), seat, choices, this.evaluation);
  }

  choose(table: Table, seat: number, choices: Pending['choices']): Pending['choices'][number] {
    const { game, evaluation, memory, tally } = this;
    const view = this.viewOf(table, seat);
    const now = this.clock ? () => performance.now() : undefined;
    const start = performance.now();
    const choice = this.bot.choose(view, seat, choices, this.chance, { game, evaluation, memory, now });
    const taken = performance.now() - start;
    tally.choices++;
    tally.milliseconds += taken;
    tally.slowest = Math.max(tally.slowest, taken);
    return choice;
  }

  private viewOf(table: Table, seat: number): unknown {
    return this.bot.blind ? null : this.game.schema.observe(table.state, seat);
  }

  result({ winners, scores, ending }: Outcome, seat: number): Tally {
    const score = scores[seat] ?? null;
    return {
      ...this.tally,
      games: 1,
      wins: winners.includes(seat) ? 1 / (score === null ? 1 : winners.length) : 0,
      scored: score === null ? 0 : 1,
      points: score ?? 0,
      endings: { [ending]: 1 },
    };
  }
}
