import { limits } from '../../content/index.ts';
import { isPrisoner } from '../city/enemies.ts';
import { takeFreeCars } from '../city/cars.ts';
import { gainNoise } from '../city/noise.ts';
import { heroAt } from '../hero/hero.ts';
import { AGENDA, type AnyStep, push } from '../agenda.ts';
import { ask } from '../hooks.ts';
import type { State } from '../state.ts';
import { step } from '../step.ts';
import { act, offerActs } from './acts.ts';

/** The order of a turn (NY-TRN-01). */

export const freshTurn = (number: number): State['turn'] => ({
  number,
  noise: 0,
  abilityUsed: false,
  weaponUsed: false,
  drove: false,
  carAbandoned: false,
  casesCollected: 0,
  prevent: 0,
  preventAll: false,
  ignoreEvents: false,
  kills: 0,
  events: 0,
  traps: [],
  passenger: null,
  stirred: true,
});

const newYorkPhase = (s: State): readonly AnyStep[] =>
  ask(s, (expansion) => expansion.newYorkPhase?.()) ?? [
    { step: 'discardNyCard' },
    { step: 'nyAction' },
    { step: 'moveIn' },
  ];

export const turn = step({
  fields: AGENDA.turn,
  run(s, { seat }, emit) {
    s.current = seat;
    s.turn = freshTurn(s.turn.number + 1);
    emit?.({ event: 'turnBegan', seat, turn: s.turn.number, rules: ['NY-TRN-01'] });
    const must = heroAt(s, seat).hand.length < limits.cardsPlayedPerTurn;
    const free = (pay: boolean): AnyStep => ({ step: 'freeMoment', seat, pay });
    push(
      s,
      { step: 'timerStep', seat, must },
      { step: 'chooseCards', seat },
      { step: 'playCard', seat },
      { step: 'playCard', seat },
      { step: 'carStep', seat },
      free(true),
      { step: 'noiseStep', seat },
      free(true),
      { step: 'damageStep', seat },
      free(true),
      { step: 'levelStep', seat },
      free(false),
      { step: 'buildingStep', seat },
      free(false),
      ...newYorkPhase(s),
      { step: 'stirUp' },
      free(false),
      { step: 'endTurn', seat },
    );
  },
});

/** The moment after step 12 is offered whatever happened (NY-TRN-13, NY-RUL-03). */
export const stirUp = step({
  fields: AGENDA.stirUp,
  run(s) {
    s.turn.stirred = true;
  },
});

/** Step 1 (NY-TRN-02, NY-TRN-03, NY-TMR-08) */
export const timerStep = step({
  fields: AGENDA.timerStep,
  rule: 'NY-TRN-02',
  offers(s, { seat, must }, _seat, offer) {
    offer({ do: 'revealTimer' });
    offer({ do: 'keepTimer' }, must ? 'NY-TRN-02' : null);
    offerActs(s, seat, true, offer);
  },
  answer(s, { seat, must }, _seat, choice, emit) {
    if (choice.do === 'keepTimer') return;
    if (choice.do !== 'revealTimer') {
      push(s, { step: 'timerStep', seat, must });
      return act(s, seat, choice, emit);
    }
    const hero = heroAt(s, seat);
    const n = hero.discard.length;
    if (n > 0) emit?.({ event: 'cardsReturned', seat, n, rules: ['NY-TRN-03'] });
    hero.hand.push(...hero.discard);
    hero.discard = [];
    push(s, { step: 'revealTimer', left: 1 });
  },
});

/** Step 6 (NY-TRN-08) */
export const noiseStep = step({
  fields: AGENDA.noiseStep,
  run(s, { seat }, emit) {
    if (s.turn.noise > 0) s.turn.stirred = true;
    push(s, { step: 'clearPlayed', seat });
    gainNoise(s, s.turn.noise, emit);
  },
});

/** Both cards go facedown to the discard, shown or not (NY-ABL-04, NY-ACT-15). */
export const clearPlayed = step({
  fields: AGENDA.clearPlayed,
  run(s, { seat }) {
    const hero = heroAt(s, seat);
    for (const { card } of hero.played) hero.discard.push(card);
    hero.played = [];
  },
});

/** NY-TRN-12, NY-TRK-03, NY-DMG-07 */
export const endTurn = step({
  fields: AGENDA.endTurn,
  run(s, { seat }, emit) {
    for (const enemy of s.enemies) {
      enemy.tricked = false;
      if (isPrisoner(enemy.kind)) enemy.damage = 0;
    }
    takeFreeCars(s, emit);
    push(s, { step: 'turn', seat: (seat + 1) % s.heroes.length });
  },
});
