import { actionCards, EFFECTS, limits, personalAbility } from '../../content/index.ts';
import type { ChoiceOf } from '../choices.ts';
import { whyNotPerform } from '../effects/possible.ts';
import { heroAt } from '../hero/hero.ts';
import { type ActionPiece, printedCard } from '../pieces.ts';
import { AGENDA, push, type Source } from '../agenda.ts';
import type { State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { act, offerActs } from './acts.ts';

/** Steps 2 to 4: choosing and resolving action cards (NY-ACT, NY-ABL). */

/** NY-TRN-04: what can be put down of a hand; of a small one, all. */
export function pairsOf(hand: readonly ActionPiece[]): ChoiceOf<'playCards'>[] {
  if (hand.length === 0) return [];
  if (hand.length <= limits.cardsPlayedPerTurn) return [{ do: 'playCards', cards: [...hand] }];
  return hand.flatMap((first, i) =>
    hand.slice(i + 1).map((second): ChoiceOf<'playCards'> => ({ do: 'playCards', cards: [first, second] })),
  );
}

/** Step 2 (NY-TRN-04). Never answered by itself, because that would show the cards. */
export const chooseCards = step({
  fields: AGENDA.chooseCards,
  rule: 'NY-TRN-04',
  auto: false,
  offers(s, { seat }, _seat, offer) {
    const { hand } = heroAt(s, seat);
    if (hand.length === 0) offer({ do: 'proceed' });
    for (const pair of pairsOf(hand)) offer(pair);
    offerActs(s, seat, true, offer);
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do === 'proceed') return;
    if (choice.do !== 'playCards') {
      push(s, { step: 'chooseCards', seat });
      return act(s, seat, choice, emit);
    }
    const hero = heroAt(s, seat);
    hero.hand = hero.hand.filter((card) => !choice.cards.includes(card));
    hero.played = choice.cards.map((card) => ({ state: 'facedown', card }));
    emit?.({ event: 'cardsPlayed', seat, n: choice.cards.length, rules: ['NY-TRN-04', 'NY-INF-02'] });
  },
});

/** The effect lists of the personal ability (NY-ABL-02). */
export const ABILITIES = { fight: 'ability.0', move: 'ability.1' } as const;

/** Steps 3 and 4 (NY-TRN-05, NY-TRN-06, NY-ACT-02, NY-ABL-01) */
export const playCard = step({
  fields: AGENDA.playCard,
  rule: 'NY-ACT-04',
  skip: true,
  offers(s, { seat }, _seat, offer) {
    const facedown = heroAt(s, seat).played.filter(({ state }) => state === 'facedown');
    const once = s.turn.abilityUsed ? 'NY-ABL-01' : null;
    for (const { card } of facedown) offer({ do: 'resolveCard', card });
    for (const { card } of facedown) {
      offer({ do: 'useAbility', ability: 'fight', card }, once);
      offer({ do: 'useAbility', ability: 'move', card }, once);
    }
    if (facedown.length > 0) offerActs(s, seat, true, offer);
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do === 'resolveCard') return resolveCard(s, seat, choice.card, emit);
    if (choice.do === 'useAbility') return useAbility(s, seat, choice.card, choice.ability, emit);
    push(s, { step: 'playCard', seat });
    act(s, seat, choice, emit);
  },
});

function setPlayed(s: State, seat: number, card: ActionPiece, state: 'resolved' | 'replaced'): void {
  const played = heroAt(s, seat).played.find((one) => one.card === card);
  if (played) played.state = state;
}

/** NY-ACT-01, NY-ACT-05 */
function resolveCard(s: State, seat: number, card: ActionPiece, emit: Emit): void {
  const { noise } = actionCards[printedCard(card)];
  setPlayed(s, seat, card, 'resolved');
  s.turn.noise += noise;
  emit?.({ event: 'cardResolved', seat, card, noise, rules: ['NY-ACT-01'] });
  perform(s, seat, printedCard(card), 'card', emit);
}

/** NY-ABL-03 to NY-ABL-05 */
function useAbility(s: State, seat: number, card: ActionPiece, ability: 'fight' | 'move', emit: Emit): void {
  setPlayed(s, seat, card, 'replaced');
  s.turn.abilityUsed = true;
  s.turn.noise += personalAbility.noise;
  emit?.({ event: 'abilityUsed', seat, ability, noise: personalAbility.noise, rules: ['NY-ABL-01'] });
  perform(s, seat, ABILITIES[ability], 'ability', emit);
}

/** NY-ACT-06: what cannot be performed entirely is skipped. */
function perform(s: State, seat: number, list: keyof typeof EFFECTS, by: Source, emit: Emit): void {
  const refusal = whyNotPerform(s, seat, list);
  if (refusal !== null)
    return emit?.({ event: 'cardSkipped', seat, because: refusal, rules: ['NY-ACT-06', 'NY-ACT-05'] });
  push(s, { step: 'effects', list, next: 0, hero: seat, by, at: null }, { step: 'setOff' });
}
