import {
  type AnyNyCardId,
  type Direction,
  DIRECTIONS,
  limits,
  nyCards,
  type SpaceId,
} from '../content/index.ts';
import { noiseAfter, noiseMaximum } from './city/noise.ts';
import { comingFrom, movingIn, openSide } from './city/phase.ts';
import { currentHero } from './hero/hero.ts';
import { isSheltered, threat } from './hero/hit.ts';
import type { State } from './state.ts';

/** What the rest of the turn may do to the current hero, exactly, from what everybody knows. */

/** So many of so many equally likely cards. */
export interface Odds {
  readonly chances: number;
  readonly of: number;
}

export const percentOf = ({ chances, of }: Odds): number => Math.round((100 * chances) / of);

/** At least every second time: from here on it is a danger. */
export const isLikely = ({ chances, of }: Odds): boolean => 2 * chances >= of;

export interface Threats {
  /** Step 7; null when it is over. */
  readonly hit: Hit | null;
  /** Steps 11 and 12 of the automatic city; null when they are over, or a player has the city. */
  readonly city: CityThreat | null;
}

/** NY-HIT-05: each of so many cards is lost with the same chance. */
export interface Hit {
  readonly damage: number;
  readonly hand: number;
}

export interface CityThreat {
  /** Noise in step 11 if nothing more is heard, and that it can pay then; null when step 11 is over. */
  readonly noise: number;
  readonly pays: Odds | null;
  /** By noise: how likely the city could pay with so much. */
  readonly curve: readonly Odds[];
  /** The sides from which somebody can come in. */
  readonly sides: readonly Side[];
  /** How many enemies come in, as they stand. */
  readonly entering: readonly (Odds & { readonly enemies: number })[];
}

export interface Side extends Odds {
  readonly direction: Direction;
  readonly from: SpaceId;
  readonly enemies: number;
}

/** `more` is noise that is still to be added to the turn's. */
export const threats = (view: State, more = 0): Threats => ({
  hit: hitAhead(view),
  city: cityAhead(view, more),
});

export const isAhead = (view: State, step: string): boolean =>
  view.agenda.some((waiting) => waiting.step === step);

/** NY-HIT-06: the chance of each card in hand to be lost. */
export const lossOf = ({ damage, hand }: Hit): Odds => ({
  chances: Math.min(damage, hand),
  of: Math.max(1, hand),
});

/** What step 7 would cost if all figures stayed where they are. */
function hitAhead(view: State): Hit | null {
  if (!isAhead(view, 'damageStep')) return null;
  const hand = currentHero(view).hand.length;
  const played = isAhead(view, 'chooseCards') ? limits.cardsPlayedPerTurn : 0;
  return { damage: damageAhead(view), hand: Math.max(0, hand - played) };
}

function damageAhead(view: State): number {
  const { prevent, preventAll } = view.turn;
  if (preventAll || isSheltered(view, view.current)) return 0;
  return Math.max(0, threat(view, view.current) - prevent);
}

function cityAhead(view: State, more: number): CityThreat | null {
  if (view.nyDeck.length === 0 || !isAhead(view, 'moveIn')) return null;
  const { action, last } = cardsAhead(view);
  const { noise } = noiseAfter(view, noiseAhead(view, more));
  const payable = (funds: number): Odds => odds(action, (card) => nyCards[card].cost <= funds);
  return {
    noise,
    pays: action.length > 0 ? payable(noise) : null,
    curve: Array.from({ length: noiseMaximum(view) + 1 }, (_, funds) => payable(funds)),
    sides: DIRECTIONS.flatMap((direction) => {
      const from = openSide(view, direction);
      if (from === null) return [];
      const named = odds(last, (card) => nyCards[card].moveFrom.includes(direction));
      return [{ direction, from, enemies: comingFrom(view, from).length, ...named }];
    }),
    entering: enteringBy(view, last),
  };
}

/** What is heard before step 11: the turn's noise in step 6, and 1 in step 10. */
function noiseAhead(view: State, more: number): number {
  const heard = isAhead(view, 'noiseStep') ? view.turn.noise + more : 0;
  return heard + (isAhead(view, 'discardNyCard') ? 1 : 0);
}

const odds = (cards: readonly AnyNyCardId[], fits: (card: AnyNyCardId) => boolean): Odds => ({
  chances: cards.filter(fits).length,
  of: cards.length,
});

function enteringBy(view: State, last: readonly AnyNyCardId[]): CityThreat['entering'] {
  const chances = new Map<number, number>();
  for (const card of last) {
    const enemies = movingIn(view, card).length;
    chances.set(enemies, (chances.get(enemies) ?? 0) + 1);
  }
  return [...chances]
    .sort(([a], [b]) => a - b)
    .map(([enemies, n]) => ({ enemies, chances: n, of: last.length }));
}

/** The cards that may be resolved in step 11 and lie on top in step 12; those that nobody has seen are equally likely. */
function cardsAhead(view: State): {
  readonly action: readonly AnyNyCardId[];
  readonly last: readonly AnyNyCardId[];
} {
  const { nyDeck, nyDiscard, nyActive } = view;
  const top = nyDeck.at(-1) as AnyNyCardId;
  const open = [...nyDiscard, ...nyActive];
  const all = allCards(view);
  const unseen = all.filter((card) => card !== top && !open.includes(card));
  const discards = isAhead(view, 'discardNyCard') ? 1 : 0;
  const left = nyDeck.length - discards;
  // NY-NYP-06: with one card left all cards are shuffled together.
  if (!isAhead(view, 'nyAction')) {
    return { action: [], last: left === 1 && isAhead(view, 'reshuffleNy') ? all : [top] };
  }
  const action = left === 1 ? all : discards === 0 ? [top] : unseen;
  return { action, last: left === 1 || left === 2 ? all : unseen };
}

/** Every card of the New York deck in this match that is not set aside. */
const allCards = (view: State): AnyNyCardId[] =>
  (Object.keys(nyCards) as AnyNyCardId[]).filter((card) => {
    const { deck } = nyCards[card];
    if (deck === 'special') return !view.nyAside.includes(card);
    return (deck === 'hard') === view.options.hardNyDeck;
  });
