import { below, type Chance, pick, seeded } from '../chance.ts';
import type { Base, Choice, Game } from '../game.ts';
import { startState } from '../options.ts';
import type { Play } from '../record.ts';
import { type Pending, Table } from '../table.ts';

/** One way to set up a game. */
export interface Variant {
  readonly seats: number;
  readonly options?: { readonly [name: string]: unknown };
}

/** A seat that may act and one of its choices, at random. */
export function randomPlay<C extends Choice>(
  at: { pending(): readonly Pending<C>[] },
  chance: Chance,
): Play<C> {
  const { seat, choices } = pick(chance, at.pending());
  return { seat, choice: pick(chance, choices) };
}

export const freshTable = <S extends Base, C extends Choice>(
  game: Game<S, C>,
  variant: Variant,
  seed: string,
): Table<S, C> => new Table(game, startState(game, { ...variant, seed }));

/** Plays a whole random game, stopping at every decision. */
export function walk<S extends Base, C extends Choice>(
  game: Game<S, C>,
  variant: Variant,
  seed: string,
  visit: (table: Table<S, C>, chance: Chance) => void,
): Table<S, C> {
  const chance = { rng: seeded(`walk ${seed}`) };
  const table = freshTable(game, variant, seed);
  for (let decisions = 0; table.pending().length > 0; decisions++) {
    if (decisions > game.bound) throw new Error(`${game.id} does not end within ${game.bound} decisions`);
    visit(table, chance);
    const { seat, choice } = randomPlay(table, chance);
    table.play(seat, choice);
  }
  return table;
}

/** Visits about one in `every` decisions of random games until `count` positions have been seen. */
export function positions<S extends Base, C extends Choice>(
  game: Game<S, C>,
  variant: Variant,
  seed: string,
  { count, every }: { readonly count: number; readonly every: number },
  visit: (table: Table<S, C>, chance: Chance) => void,
): void {
  let seen = 0;
  for (let round = 0; seen < count; round++) {
    walk(game, variant, `${seed} ${round}`, (table, chance) => {
      if (seen >= count || below(chance, every) > 0) return;
      seen++;
      visit(table, chance);
    });
  }
}
