import { same } from '@getaway/engine';
import type { Choice, ChoiceOf } from '../rules/choices.ts';
import type { ActionPiece } from '../rules/pieces.ts';
import { pairsOf } from '../rules/turn/cards.ts';

export type Pair = ChoiceOf<'playCards'>;

/** Two cards put down at once say, too, that no timer tile is revealed; in a lesson, what it is about is said by itself. */
const maySkipTimer = (choices: readonly Choice[]): boolean =>
  choices.some((choice) => choice.do === 'keepTimer') &&
  choices.some((choice) => choice.do === 'revealTimer');

/** The pairs that can be put down now, or as soon as the timer is left alone (NY-TRN-02, NY-TRN-04). */
export const pairsAhead = (hand: readonly ActionPiece[], choices: readonly Choice[]): readonly Pair[] =>
  maySkipTimer(choices)
    ? pairsOf(hand)
    : choices.filter((choice): choice is Pair => choice.do === 'playCards');

/** What leads on to a pair put down: leaving the timer alone, or the pair itself; null where the way is barred. */
export const nextTowards = (choices: readonly Choice[], pair: Pair): Choice | null =>
  choices.find((choice) => same(choice, pair)) ?? choices.find((choice) => choice.do === 'keepTimer') ?? null;
