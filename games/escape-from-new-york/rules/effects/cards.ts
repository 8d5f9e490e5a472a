import { takeRandom } from '@getaway/engine';
import { adjacent, spaceNo } from '../board/index.ts';
import { hitHero } from '../hero/hit.ts';
import { drawItem, gainItem } from '../hero/supply.ts';
import { reload as reloadWeapon } from '../hero/items.ts';
import { heroAt, inTurnOrder } from '../hero/hero.ts';
import { AGENDA, push } from '../agenda.ts';
import type { ItemPiece } from '../pieces.ts';
import type { State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { hit } from '../city/fight.ts';
import { openRoad, isBlocked } from '../city/roadblocks.ts';
import { ROADS_OF } from '../board/index.ts';
import type { Primitive } from './primitive.ts';

/** What happens to a hero and to a hero's cards (NY-FX-32 to NY-FX-41). */

/** NY-FX-32 */
export const preventDamage: Primitive<'preventDamage'> = {
  run(s, { n }, { hero }, emit) {
    if (n === 'all') s.turn.preventAll = true;
    else s.turn.prevent += n;
    emit?.({ event: 'damageWillBePrevented', seat: hero, n, rules: ['NY-FX-32'] });
  },
};

/** NY-FX-33 */
export const heroDamage: Primitive<'heroDamage'> = {
  run(s, effect, { hero }, emit) {
    const { at } = heroAt(s, hero);
    const threatened = s.enemies.some((enemy) => enemy.at === at && !enemy.tricked);
    if (effect.if === 'always' || threatened) hitHero(s, hero, effect.n, emit);
  },
};

/** NY-FX-34 */
export const explosion: Primitive<'explosion'> = {
  run(s, _effect, { hero }, emit) {
    const { at } = heroAt(s, hero);
    for (const road of ROADS_OF[spaceNo(at)] ?? []) if (isBlocked(s, road)) openRoad(s, road, emit);
    for (const enemy of s.enemies.filter((one) => one.at === at)) hit(s, enemy, false, emit);
    for (const seat of inTurnOrder(s, s.current)) if (heroAt(s, seat).at === at) hitHero(s, seat, 1, emit);
  },
};

/** NY-FX-35, NY-FX-36 */
export const returnCards: Primitive<'returnCards'> = {
  run(s, { n, choice, target }, { hero }, emit) {
    if (choice === 'random') {
      for (let i = 0; i < n; i++) returnRandomCard(s, hero, emit);
    } else if (target === 'self') push(s, { step: 'returnCards', seat: hero, left: n });
    else if (target === 'heroWithin1') push(s, { step: 'helpHero', seat: hero, n });
    else {
      const { at } = heroAt(s, hero);
      const others = inTurnOrder(s, hero).filter((seat) => seat !== hero && heroAt(s, seat).at === at);
      push(s, ...others.map((seat) => ({ step: 'returnCards' as const, seat, left: n })));
    }
  },
};

/** A discarded action card picked at random goes back to the hand. */
export function returnRandomCard(s: State, seat: number, emit: Emit): void {
  const hero = heroAt(s, seat);
  if (hero.discard.length === 0) return;
  const card = takeRandom(s, hero.discard);
  hero.hand.push(card);
  emit?.({ event: 'cardsReturned', seat, n: 1, rules: ['NY-FX-35'] });
  emit?.({ event: 'cardBack', seat, card, to: [seat], rules: ['NY-INF-03'] });
}

export const returnCardsStep = step({
  fields: AGENDA.returnCards,
  rule: 'NY-FX-35',
  skip: true,
  offers(s, { seat, left }, _seat, offer) {
    const { discard } = heroAt(s, seat);
    if (left === 0 || discard.length === 0) return;
    for (const card of discard) offer({ do: 'returnCard', card });
    offer({ do: 'stop' });
  },
  answer(s, { seat, left }, _seat, choice, emit) {
    if (choice.do !== 'returnCard') return;
    const hero = heroAt(s, seat);
    hero.discard.splice(hero.discard.indexOf(choice.card), 1);
    hero.hand.push(choice.card);
    emit?.({ event: 'cardsReturned', seat, n: 1, rules: ['NY-FX-35'] });
    push(s, { step: 'returnCards', seat, left: left - 1 });
  },
});

/** NY-FX-36: roadblocks do not matter. */
export const helpHero = step({
  fields: AGENDA.helpHero,
  rule: 'NY-FX-36',
  offers(s, { seat }, _seat, offer) {
    const from = spaceNo(heroAt(s, seat).at);
    s.heroes.forEach(({ at }, other) => {
      const space = spaceNo(at);
      const near = space === from || adjacent(from, space);
      if (near || offer.explaining) offer({ do: 'help', heroSeat: other }, near ? null : 'NY-FX-36');
    });
  },
  answer(s, { seat, n }, _seat, choice, emit) {
    if (choice.do !== 'help') return;
    const { heroSeat } = choice;
    if (heroSeat !== seat) emit?.({ event: 'heroHelped', seat, heroSeat, rules: ['NY-FX-36'] });
    push(s, { step: 'returnCards', seat: heroSeat, left: n });
  },
});

/** NY-FX-37 */
export const drawItems: Primitive<'drawItems'> = {
  run: (s, { draw, keep }, { hero }, emit) => drawToKeep(s, hero, draw, keep, emit),
};

/** Draws item cards secretly, of which some are kept. */
export function drawToKeep(s: State, seat: number, draw: number, keep: number, emit: Emit): void {
  const cards: ItemPiece[] = [];
  for (let i = 0; i < draw; i++) {
    const item = drawItem(s);
    if (item !== null) cards.push(item);
  }
  const n = cards.length;
  if (n > 0) emit?.({ event: 'itemsDrawn', seat, n, rules: ['NY-FX-37'] });
  if (cards.length > keep) return push(s, { step: 'keepItems', seat, keep, cards });
  for (const item of cards) gainItem(s, seat, item, emit);
}

export const keepItems = step({
  fields: AGENDA.keepItems,
  rule: 'NY-FX-37',
  auto: false,
  offers(_s, { cards }, _seat, offer) {
    for (const item of new Set(cards)) offer({ do: 'keep', item });
  },
  answer(s, { seat, keep, cards }, _seat, choice, emit) {
    if (choice.do !== 'keep') return;
    cards.splice(cards.indexOf(choice.item), 1);
    if (keep > 1) push(s, { step: 'keepItems', seat, keep: keep - 1, cards });
    else s.itemDiscard.push(...cards);
    gainItem(s, seat, choice.item, emit);
  },
});

/** NY-FX-38 */
export const discardItem: Primitive<'discardItem'> = {
  run(s, { n }, { hero: seat }, emit) {
    const hero = heroAt(s, seat);
    const lost = Math.min(n, hero.items.length);
    for (let i = 0; i < lost; i++) {
      const item = takeRandom(s, hero.items);
      s.itemDiscard.push(item);
      emit?.({ event: 'itemLost', seat, item, to: [seat], rules: ['NY-FX-38'] });
    }
    if (lost > 0) emit?.({ event: 'itemsLost', seat, n: lost, rules: ['NY-FX-38'] });
  },
};

/** NY-FX-39 */
export const reload: Primitive<'reload'> = {
  run: (s, { n }, { hero }, emit) => reloadWeapon(s, hero, n, emit),
};

/** NY-FX-41 */
export const ignoreEvents: Primitive<'ignoreEvents'> = {
  run(s, _effect, { hero }, emit) {
    s.turn.ignoreEvents = true;
    emit?.({ event: 'eventsIgnored', seat: hero, rules: ['NY-FX-41'] });
  },
};
