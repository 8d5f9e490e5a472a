import { seeded } from './chance.ts';
import type { Base, Choice, Game } from './game.ts';
import { copyJson } from './json.ts';
import { SPECTATOR } from './schema/kind.ts';
import { choicesOf, type Reason, reasons } from './table.ts';

const DREAM = 'bystander';

/** What a bystander sees of what somebody sees. */
export function seenByAll<S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  viewer: number | null,
): S {
  if (viewer === null) return view;
  return game.schema.observe(game.schema.imagine(view, viewer, { rng: seeded(DREAM) }), SPECTATOR);
}

/** What a seat may choose, from a bystander's view; null where working it out reads anything that a bystander cannot see. */
export const openChoicesOf = <S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
): readonly C[] | null => unlessSecret(game, view, (world) => choicesOf(game, world, seat));

/** The same for what a seat might expect to do and cannot. */
export const openReasonsOf = <S extends Base, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: number,
): readonly Reason<C>[] | null => unlessSecret(game, view, (world) => reasons(game, world, seat));

/** Works something out in a world that a bystander can imagine, where everything made up has a tripwire. */
function unlessSecret<S extends Base, C extends Choice, T>(
  game: Game<S, C>,
  view: S,
  workOut: (world: S) => T,
): T | null {
  let read = false;
  const world = game.schema.imagine(view, SPECTATOR, { rng: seeded(DREAM) }, () => (read = true));
  // Copied at once: what is part of the world would trip only whoever looks at it later.
  const found = copyJson(workOut(world));
  return read ? null : found;
}
