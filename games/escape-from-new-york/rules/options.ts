import { bool, option, type OptionValues, type Refusal } from '@getaway/engine';

const flag = (rule: string) => option(bool(), false, rule);

/** Options and variants, all off by default; every combination is allowed. */
export const options = {
  bands: flag('NY-BND-01'),
  uspf: flag('NY-USP-01'),
  hardTimer: flag('NY-VAR-01'),
  hardPrisoners: flag('NY-VAR-02'),
  presidentVariant: flag('NY-VAR-10'),
  wanted: flag('NY-VAR-20'),
  extraSpecialCards: flag('NY-EXT-01'),
  extraCrossbows: flag('NY-EXT-02'),
  extraExplosions: flag('NY-EXT-03'),
  extraTimerTiles: flag('NY-EXT-04'),
  extraTraps: flag('NY-EXT-20'),
  hardNyDeck: flag('NY-EXT-05'),
  variantArt: flag('NY-EXT-06'),
};

export type Options = OptionValues<typeof options>;

/** The New York player has the last seat; all others have a hero. */
export const heroCount = (options: Options, seats: number): number => (options.bands ? seats - 1 : seats);

const MOST_HEROES = 4;

/** The options as they are played: of five players one is always New York (NY-BND-01). */
export const asPlayed = (options: Options, seats: number): Options =>
  seats > MOST_HEROES ? { ...options, bands: true } : options;

/** What each seat plays (NY-BND-01). */
export function partsOf(options: Options, seats: number): readonly ('hero' | 'newYork')[] {
  const heroes = heroCount(asPlayed(options, seats), seats);
  return Array.from({ length: seats }, (_, seat) => (seat < heroes ? 'hero' : 'newYork'));
}

/** NY-GEN-01: New York needs at least 1 hero; there are never more than 4, because a fifth player is New York. */
export function checkOptions(options: Options, seats: number): Refusal | null {
  const heroes = heroCount(asPlayed(options, seats), seats);
  if (heroes >= 1) return null;
  return { rule: 'NY-GEN-01', params: { heroes, bands: options.bands } };
}
