import { bool, int, oneOf, push } from '@getaway/engine';
import { type CardId, CRISES, CRISIS_IDS, EVENT_IDS, EVENTS, type EventId } from '../content/index.ts';
import { recoverStunned } from './chits.ts';
import { step } from './choices.ts';
import { offerCommands, playCommand } from './commands.ts';
import { moveConvoy, moveMayor } from './convoy.ts';
import { carryOut, type Effect } from './effects.ts';
import { beginEscape } from './escape.ts';
import { cardAtWork, isCrisis, takeEvent } from './eventDeck.ts';
import { settleDown } from './fidgets.ts';
import { piecesOf, piecesOn } from './loot.ts';
import { handleLoot } from './lootCommands.ts';
import { crackCipher } from './npcs.ts';
import { everybody, person } from './people.ts';
import { CARDS, type Heist } from './state.ts';

// MH-EVP: one event, then the crises of the queue.

export const eventPhase = step({
  fields: {},
  run(s, _step, emit) {
    s.phase = 'event';
    settleDown(s);
    const top = takeEvent(s, emit);
    const card = top ?? s.lastDiscarded;
    s.activeEvent = card;
    push(s, { step: 'crises' }, { step: 'endOfEvents' });
    if (card === null) return;
    s.touched = false;
    emit?.({ event: 'eventActive', card, rules: [top ? 'MH-EVP-01' : 'MH-EVP-03'] });
    const exhausted = top === null;
    push(
      s,
      ...lullBefore(s, card),
      { step: 'effect', card, part: -1, exhausted },
      { step: 'chases' },
      { step: 'eventDone', exhausted },
    );
  },
});

const effectOf = (card: CardId, part: number): Effect => {
  const effect: Effect = isCrisis(card) ? CRISES[card].effect : EVENTS[card].effect;
  return part >= 0 && effect.type === 'sequence' ? (effect.steps[part] as Effect) : effect;
};

/** Carries out a card, or one part of it after the other. */
export const effect = step({
  fields: { card: oneOf(CARDS), part: int(-1, 9), exhausted: bool() },
  run(s, { card, part, exhausted }, emit) {
    const what = effectOf(card, part);
    if (part < 0) s.recovered = 0;
    if (what.type === 'sequence') {
      push(s, ...what.steps.map((_, i) => ({ step: 'effect', card, part: i, exhausted })));
    } else {
      const { rule } = isCrisis(card) ? CRISES[card] : EVENTS[card];
      carryOut(s, what, { card, rule, exhausted }, emit);
    }
  },
});

export const eventDone = step({
  fields: { exhausted: bool() },
  run(s, { exhausted }) {
    if (s.activeEvent && !exhausted) s.discard.push(s.activeEvent);
    s.activeEvent = null;
    if (s.touched) s.facts.eventChangedState = true;
  },
});

/** MH-EVP-06: in queue order, with those that join meanwhile. */
export const crises = step({
  fields: {},
  run(s, _step, emit) {
    const card = s.queue.shift();
    if (card === undefined) return;
    s.discard.push(card);
    emit?.({ event: 'crisis', card, rules: ['MH-EVP-06'] });
    push(
      s,
      ...lullBefore(s, card),
      { step: 'effect', card, part: -1, exhausted: false },
      { step: 'chases' },
      { step: 'crises' },
    );
  },
});

/** Cards whose effect depends on who holds what and where it lies. */
const LOOT_MATTERS: ReadonlySet<CardId> = new Set<EventId | (typeof CRISIS_IDS)[number]>([
  '22',
  'D2',
  'G1',
  'G2',
  'C1',
  'C3',
  'C4',
  'Z2',
]);
const takesIdeas = (card: CardId): boolean =>
  (EVENT_IDS as readonly string[]).includes(card) && EVENTS[card as EventId].effect.type === 'loseIdeas';

/** MH-EVP-08: loot can be handled before such a card is carried out; at any other moment it could as well be done later. */
function lullBefore(s: Heist, card: CardId): { step: string }[] {
  const penny =
    takesIdeas(card) &&
    s.items.some(({ id, place }) => id === 'lucky-penny' && (place === 'held' || place === 'lying'));
  for (let seat = 0; seat < s.seats; seat++) s.ready[seat] = false;
  return LOOT_MATTERS.has(card) || penny ? [{ step: 'lull' }] : [];
}

const handlesLoot = (s: Heist, seat: number): boolean =>
  everybody(s).some((c) => {
    const { seat: own, at } = person(s, c);
    return own === seat && (piecesOf(s, c).length > 0 || piecesOn(s, at).length > 0);
  });

export const lull = step({
  fields: {},
  rule: 'MH-EVP-08',
  about: (s) => ({ card: cardAtWork(s) }),
  interleaved: true,
  auto: false,
  skip: true,
  seats: (s) => s.ready.flatMap((ready, seat) => (!ready && handlesLoot(s, seat) ? [seat] : [])),
  offers(s, _step, seat, offer) {
    offer({ do: 'carryOn' });
    offerCommands(s, seat, [handleLoot], offer);
    if (offer.explaining) offer({ do: 'commit' } as never, 'MH-EVP-07');
  },
  answer(s, _step, seat, choice, emit) {
    push(s, { step: 'lull' });
    if (choice.do === 'carryOn') s.ready[seat] = true;
    else playCommand(s, [handleLoot], choice, emit);
    crackCipher(s, emit);
  },
});

/** MH-EVP-09, 10. */
export const endOfEvents = step({
  fields: {},
  run(s, _step, emit) {
    recoverStunned(s, emit);
    moveConvoy(s, emit);
    moveMayor(s, emit);
    s.loop = false;
    if (s.roundNoise === 0) s.facts.silentRound = true;
    if (s.alarm || s.escapeDeclared) return beginEscape(s, emit, s.alarm ? 'MH-ESC-01' : 'MH-ESC-02');
    push(s, { step: 'chases' }, { step: 'round' });
  },
});
