import { shuffle } from '@getaway/engine';
import { board, type EventId } from '../../content/index.ts';
import { AGENDA, push } from '../agenda.ts';
import type { State } from '../state.ts';
import { step } from '../step.ts';

/** NY-EVT: event cards. */

/** NY-EVT-01, NY-BRD-16 */
export const eventCount = (s: State): number => board.eventLevelTrack[s.eventLevel] ?? 0;

/** NY-EVT-03, NY-EXT-21: traps first, then events in order of entry. */
export const setOff = step({
  fields: AGENDA.setOff,
  run(s) {
    const trap = s.turn.traps.shift();
    if (trap !== undefined) return push(s, { step: 'trapCheck', tile: trap }, { step: 'setOff' });
    if (s.turn.events === 0) return;
    s.turn.events--;
    push(s, { step: 'revealEvents', left: eventCount(s) }, { step: 'setOff' });
  },
});

/** NY-EVT-04 to NY-EVT-06 */
export const revealEvents = step({
  fields: AGENDA.revealEvents,
  run(s, { left }, emit) {
    if (left === 0) return;
    if (s.eventDeck.length === 0) {
      s.eventDeck = shuffle(s, s.eventDiscard);
      s.eventDiscard = [];
    }
    const card = s.eventDeck.pop() as EventId;
    emit?.({ event: 'eventRevealed', card, rules: ['NY-EVT-04'] });
    push(
      s,
      { step: 'effects', list: card, next: 0, hero: s.current, by: 'event', at: null },
      { step: 'putEventAway', card },
      { step: 'revealEvents', left: left - 1 },
    );
  },
});

export const putEventAway = step({
  fields: AGENDA.putEventAway,
  run(s, { card }) {
    s.eventDiscard.push(card);
  },
});
