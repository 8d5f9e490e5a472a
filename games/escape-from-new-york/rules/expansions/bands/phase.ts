import type { Verdict } from '@getaway/engine';
import { bands, BONUS_IDS, type BandCardId, type NySpecialSlot } from '../../../content/index.ts';
import { push } from '../../agenda.ts';
import { newYorkPlayer } from './seat.ts';
import type { ChoiceOf } from '../../choices.ts';
import type { State } from '../../state.ts';
import { step, type Emit } from '../../step.ts';
import { endBonus, gainPoints, takeBonus, whyNotBonus } from './bonus.ts';
import { bandsSteps } from './state.ts';

/** The New York phase of a New York player (NY-BND-10 to NY-BND-20). */

export const bandsPhase = step({
  fields: bandsSteps.bandsPhase,
  run(s, _step, emit) {
    const { noise } = s;
    const { powerUp } = s.bands;
    if (noise < powerUp) {
      emit?.({ event: 'newYorkWaits', noise, powerUp, rules: ['NY-BND-11'] });
      return;
    }
    endBonus(s, emit);
    push(s, { step: 'bandsPlay', seat: newYorkPlayer(s) });
  },
});

export const bandsPlay = step({
  fields: bandsSteps.bandsPlay,
  rule: 'NY-BND-13',
  offers(s, _step, _seat, offer) {
    for (const card of s.bands.hand) {
      const unpaid = whyNotPlay(s, card);
      offer({ do: 'playBand', card, powerUp: 'without' }, unpaid);
      const weak = unpaid ?? whyNotPowerUp(s);
      if (!weak || offer.explaining) {
        offer({ do: 'playBand', card, powerUp: 'before' }, weak);
        offer({ do: 'playBand', card, powerUp: 'after' }, weak);
      }
      offer({ do: 'discardBand', card }, whyNotDiscard(s, card));
    }
    for (const bonus of BONUS_IDS) offer({ do: 'takeBonus', bonus }, whyNotBonus(s, bonus));
    offer({ do: 'stop' });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do === 'stop') return endPhase(s, emit);
    push(s, { step: 'bandsPlay', seat });
    if (choice.do === 'playBand') play(s, choice, emit);
    else if (choice.do === 'discardBand') discard(s, choice.card, emit);
    else if (choice.do === 'takeBonus') takeBonus(s, choice.bonus, emit);
  },
});

/** NY-BND-14 */
function whyNotPlay(s: State, card: BandCardId): Verdict {
  const { cost } = bands.cards[card];
  return s.noise >= cost ? null : { rule: 'NY-BND-14', params: { cost, noise: s.noise } };
}

/** NY-BND-15: judged before the card is paid. */
function whyNotPowerUp(s: State): Verdict {
  const { powerUp } = s.bands;
  return s.noise >= powerUp ? null : { rule: 'NY-BND-15', params: { powerUp, noise: s.noise } };
}

/** NY-BND-16 */
function whyNotDiscard(s: State, card: BandCardId): Verdict {
  const { cost } = bands.cards[card].discard;
  return s.noise >= cost ? null : { rule: 'NY-BND-16', params: { cost, noise: s.noise } };
}

function play(s: State, { card, powerUp }: ChoiceOf<'playBand'>, emit: Emit): void {
  const { cost } = bands.cards[card];
  putAway(s, card);
  s.noise -= cost;
  emit?.({ event: 'bandPlayed', card, cost, powerUp, noise: s.noise, rules: ['NY-BND-14', 'NY-BND-15'] });
  if (powerUp === 'after') resolve(s, `${card}.powerUp`);
  resolve(s, card);
  if (powerUp === 'before') resolve(s, `${card}.powerUp`);
}

/** Comes before everything that was to be resolved so far. */
function resolve(s: State, list: string): void {
  push(s, { step: 'effects', list, next: 0, hero: s.current, by: 'band', at: null });
}

function discard(s: State, card: BandCardId, emit: Emit): void {
  const { cost, points } = bands.cards[card].discard;
  putAway(s, card);
  s.noise -= cost;
  emit?.({ event: 'bandDiscarded', card, cost, noise: s.noise, rules: ['NY-BND-16'] });
  gainPoints(s, points, emit);
}

/** NY-BND-17 */
function putAway(s: State, card: BandCardId): void {
  s.bands.hand.splice(s.bands.hand.indexOf(card), 1);
  s.bands.discard.push(card);
}

/** NY-BND-18 */
function endPhase(s: State, emit: Emit): void {
  if (s.bands.hand.length > 0) return;
  s.bands.hand = s.bands.discard;
  s.bands.discard = [];
  emit?.({ event: 'bandsReturned', cards: s.bands.hand.length, rules: ['NY-BND-18'] });
}

/** NY-BND-19: POI tiles are revealed in hero phases only, so the card is ready for the next New York phase. */
export function gainSpecial(s: State, slot: NySpecialSlot, emit: Emit): true {
  const card = bands.specialOf[slot];
  s.bands.hand.push(card);
  emit?.({ event: 'bandGained', card, rules: ['NY-BND-19'] });
  return true;
}
