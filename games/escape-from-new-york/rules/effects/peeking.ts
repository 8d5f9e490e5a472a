import { CASE_SLOTS } from '../../content/index.ts';
import { type Space, spaceId, spaceNo } from '../board/index.ts';
import { chooser } from '../city/chooser.ts';
import { facedownPois, poiAt } from '../city/spaces.ts';
import { AGENDA, push } from '../agenda.ts';
import type { State } from '../state.ts';
import { step } from '../step.ts';
import type { Primitive } from './primitive.ts';

/** Looking at facedown things (NY-FX-21 to NY-FX-24); what was seen stays known (NY-INF-13). */

/** NY-FX-21 */
export const peekPoi: Primitive<'peekPoi'> = {
  run: (s, { n }, { by }) => push(s, { step: 'peekPoi', seat: chooser(s, by, 'other'), left: n }),
};

const unseenPois = (s: State, seat: number): Space[] =>
  facedownPois(s).filter((space) => !poiAt(s, space)?.seen.includes(seat));

export const peekPoiStep = step({
  fields: AGENDA.peekPoi,
  rule: 'NY-FX-21',
  skip: true,
  offers(s, { seat, left }, _seat, offer) {
    const unseen = left > 0 ? unseenPois(s, seat) : [];
    for (const space of unseen) offer({ do: 'peekPoi', space: spaceId(space) });
    if (unseen.length > 0) offer({ do: 'stop' });
  },
  answer(s, { seat, left }, _seat, choice, emit) {
    if (choice.do !== 'peekPoi') return;
    const poi = poiAt(s, spaceNo(choice.space));
    poi?.seen.push(seat);
    emit?.({ event: 'poiPeeked', seat, space: choice.space, rules: ['NY-FX-21'] });
    emit?.({
      event: 'poiSeen',
      seat,
      space: choice.space,
      tile: poi?.tile,
      to: [seat],
      rules: ['NY-INF-13'],
    });
    push(s, { step: 'peekPoi', seat, left: left - 1 });
  },
});

/** NY-FX-22 */
export const peekCase: Primitive<'peekCase'> = {
  run: (s, { n }, { by }) => push(s, { step: 'peekCase', seat: chooser(s, by, 'other'), left: n }),
};

export const peekCaseStep = step({
  fields: AGENDA.peekCase,
  rule: 'NY-FX-22',
  skip: true,
  offers(s, { seat, left }, _seat, offer) {
    if (left === 0) return;
    const unseen = CASE_SLOTS.filter((_, i) => {
      const slot = s.cases[i];
      return slot?.card.length === 1 && !slot.faceup && !slot.seen.includes(seat);
    });
    for (const slot of unseen) offer({ do: 'peekCase', slot });
    if (unseen.length > 0) offer({ do: 'stop' });
  },
  answer(s, { seat, left }, _seat, choice, emit) {
    if (choice.do !== 'peekCase') return;
    const slot = s.cases[CASE_SLOTS.indexOf(choice.slot)];
    slot?.seen.push(seat);
    emit?.({ event: 'casePeeked', seat, slot: choice.slot, rules: ['NY-FX-22'] });
    emit?.({ event: 'caseSeen', seat, card: slot?.card[0], to: [seat], rules: ['NY-INF-13'] });
    push(s, { step: 'peekCase', seat, left: left - 1 });
  },
});

/** NY-FX-23 */
export const peekTimer: Primitive<'peekTimer'> = {
  run(s, { n }, { by }, emit) {
    const seat = chooser(s, by, 'other');
    const from = s.timer.length - n;
    s.timerSeenFrom[seat] = Math.min(from, s.timerSeenFrom[seat] ?? from);
    emit?.({ event: 'timerPeeked', seat, n: s.timer.length - from, rules: ['NY-FX-23'] });
    emit?.({ event: 'timerSeen', seat, tiles: s.timer.slice(from), to: [seat], rules: ['NY-INF-13'] });
  },
};

/** NY-FX-24; after the President was taken there is no deck any more (NY-VAR-15). */
export const peekPresident: Primitive<'peekPresident'> = {
  run(s, _effect, { by }, emit) {
    if (s.presidentDeck.length === 0) return;
    const seat = chooser(s, by, 'other');
    s.presidentPeek = { seat, place: 'top' };
    emit?.({ event: 'presidentPeeked', seat, rules: ['NY-FX-24'] });
    emit?.({ event: 'presidentSeen', seat, card: s.presidentDeck.at(-1), to: [seat], rules: ['NY-FX-24'] });
    push(s, { step: 'peekPresident', seat });
  },
};

export const peekPresidentStep = step({
  fields: AGENDA.peekPresident,
  rule: 'NY-FX-24',
  offers(_s, _step, _seat, offer) {
    offer({ do: 'putBack', place: 'top' });
    offer({ do: 'putBack', place: 'bottom' });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'putBack') return;
    const { place } = choice;
    if (place === 'bottom') s.presidentDeck.unshift(...s.presidentDeck.splice(-1));
    s.presidentPeek = { seat, place };
    emit?.({ event: 'presidentPutBack', seat, place, rules: ['NY-FX-24'] });
  },
});
