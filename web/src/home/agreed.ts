import { completeOptions, type Game, type Refusal } from '@getaway/engine';
import { isSubject } from './options.ts';

/** Options as they were chosen; what is left out follows from the others, or is as printed. */
export type Chosen = Readonly<Record<string, unknown>>;

/** All options as they will be played: an edition sets others. */
export const asPlayed = (game: Game, chosen: Chosen): Chosen => completeOptions(game, chosen) as Chosen;

/** What speaks against these options for so many players. */
export const refusalOf = (game: Game, chosen: Chosen, seats: number): Refusal | null =>
  game.check?.(asPlayed(game, chosen), seats) ?? null;

/** How many options differ from what follows from the others. */
export const countChanged = (game: Game, chosen: Chosen): number =>
  Object.entries(chosen).filter(([name, value]) => {
    const { [name]: _, ...others } = chosen;
    return !isSubject(game, name) && value !== asPlayed(game, others)[name];
  }).length;
