import type { Json } from '@getaway/engine';
import { actionCards, type AnyNyCardId, nyCards, personalAbility } from '../content/index.ts';
import { movingIn } from './city/phase.ts';
import { noiseMaximum } from './city/noise.ts';
import type { Choice } from './choices.ts';
import { whyNotPerform } from './effects/possible.ts';
import { isSheltered, threat } from './hero/hit.ts';
import { printedCard } from './pieces.ts';
import type { State } from './state.ts';
import { ABILITIES } from './turn/cards.ts';

/**
 * Figures of a choice that its events do not tell, from what the seat knows: the noise it makes in step 6, the rule by
 * which a card would be skipped, the damage that threatens in step 7, and the odds of the New York phase.
 */
export function figures(view: State, seat: number, choice: Choice): { readonly [name: string]: Json } {
  const noise = noiseOf(choice);
  const skipped = whySkipped(view, seat, choice);
  return {
    ...(noise !== null && { noise, turnNoise: view.turn.noise + noise }),
    ...(skipped !== null && { skipped }),
    ...(seat === view.current && { damage: damageAhead(view, seat), ...cityOdds(view, noise ?? 0) }),
  };
}

/** The noise that the choice adds to step 6 for certain. */
function noiseOf(choice: Choice): number | null {
  if (choice.do === 'resolveCard') return actionCards[printedCard(choice.card)].noise;
  return choice.do === 'useAbility' ? personalAbility.noise : null;
}

/** NY-ACT-05, NY-ACT-06 */
function whySkipped(view: State, seat: number, choice: Choice): string | null {
  if (choice.do === 'resolveCard') return whyNotPerform(view, seat, printedCard(choice.card))?.rule ?? null;
  if (choice.do === 'useAbility') return whyNotPerform(view, seat, ABILITIES[choice.ability])?.rule ?? null;
  return null;
}

/** What step 7 would cost if all figures stayed where they are. */
function damageAhead(view: State, seat: number): number {
  const { prevent, preventAll } = view.turn;
  if (preventAll || isSheltered(view, seat) || !isAhead(view, 'damageStep')) return 0;
  return Math.max(0, threat(view, seat) - prevent);
}

const isAhead = (view: State, step: string): boolean => view.agenda.some((waiting) => waiting.step === step);

/**
 * NY-NYP: how many of the cards that may turn up in step 11 the city could pay for, and how many enemies each card that
 * may be on top in step 12 would move in. All cards that nobody has seen are equally likely.
 */
function cityOdds(view: State, noise: number): { readonly [name: string]: Json } {
  if (view.nyDeck.length === 0 || !isAhead(view, 'moveIn')) return {};
  const { action, last } = cardsAhead(view);
  const counted = Math.min(
    noiseMaximum(view),
    view.noise + (isAhead(view, 'noiseStep') ? view.turn.noise + noise : 0),
  );
  const funds = Math.min(noiseMaximum(view), counted + (isAhead(view, 'discardNyCard') ? 1 : 0));
  const movesIn = new Map<number, number>();
  for (const card of last) {
    const enemies = movingIn(view, card).length;
    movesIn.set(enemies, (movesIn.get(enemies) ?? 0) + 1);
  }
  return {
    ...(action.length > 0 && {
      cityPays: {
        noise: funds,
        chances: action.filter((card) => nyCards[card].cost <= funds).length,
        of: action.length,
      },
    }),
    movesIn: [...movesIn]
      .sort(([a], [b]) => a - b)
      .map(([enemies, chances]) => ({ enemies, chances, of: last.length })),
  };
}

/** The cards that may be resolved in step 11 and lie on top in step 12. */
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
  if (discards === 0 && !isAhead(view, 'nyAction')) return { action: [], last: [top] };
  const left = nyDeck.length - discards;
  // NY-NYP-06: with one card left all cards are shuffled together.
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
