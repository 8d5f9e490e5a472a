import { shuffle } from '@getaway/engine';
import { type AnyNyCardId, type Direction, nyCards, type SpaceId } from '../../content/index.ts';
import { directionNo, neighbour, NO_SPACE, roadAt, spaceId, spaceNo } from '../board/index.ts';
import { AGENDA, push } from '../agenda.ts';
import { currentHero } from '../hero/hero.ts';
import type { Enemy, State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import { isHeroAt } from './enemies.ts';
import { gainNoise } from './noise.ts';
import { isBlocked } from './roadblocks.ts';

/** The New York phase of the automatic city (NY-NYP). */

const topCard = (s: State) => nyCards[s.nyDeck.at(-1) as AnyNyCardId];

/** `unpaid` is what the card would have cost, null where nothing is paid for. */
function discardTop(s: State, unpaid: number | null, rule: string, emit: Emit): void {
  const card = s.nyDeck.pop() as AnyNyCardId;
  s.nyDiscard.push(card);
  emit?.({ event: 'nyCardDiscarded', card, unpaid, rules: [rule] });
  push(s, { step: 'reshuffleNy' });
  gainNoise(s, 1, emit);
}

/** Step 10 (NY-NYP-01) */
export const discardNyCard = step({
  fields: AGENDA.discardNyCard,
  run: (s, _step, emit) => discardTop(s, null, 'NY-NYP-01', emit),
});

/** Step 11 (NY-NYP-02 to NY-NYP-05) */
export const nyAction = step({
  fields: AGENDA.nyAction,
  run(s, _step, emit) {
    const { cost, id } = topCard(s);
    if (s.noise < cost) return discardTop(s, cost, 'NY-NYP-03', emit);
    s.noise -= cost;
    s.nyDeck.pop();
    emit?.({ event: 'nyCardResolved', card: id, cost, noise: s.noise, rules: ['NY-NYP-02'] });
    push(
      s,
      { step: 'effects', list: id, next: 0, hero: s.current, by: 'ny', at: null },
      { step: 'putNyCardAway', card: id },
      { step: 'reshuffleNy' },
    );
  },
});

/** NY-NYP-05, NY-SPC-03 */
export const putNyCardAway = step({
  fields: AGENDA.putNyCardAway,
  run(s, { card }, emit) {
    if (nyCards[card].bonus === null) s.nyDiscard.push(card);
    else {
      s.nyActive.push(card);
      emit?.({ event: 'bonusActive', card, rules: ['NY-SPC-03'] });
    }
  },
});

/** NY-NYP-06, NY-NYP-07 */
export const reshuffleNy = step({
  fields: AGENDA.reshuffleNy,
  run(s, _step, emit) {
    if (s.nyDeck.length !== 1) return;
    s.nyDeck.push(...s.nyDiscard.splice(0), ...s.nyActive.splice(0));
    shuffle(s, s.nyDeck);
    emit?.({ event: 'nyReshuffled', cards: s.nyDeck.length, rules: ['NY-NYP-06'] });
  },
});

/** NY-NYP-08, NY-NYP-09, NY-NYP-11: the space on one side of the current hero, null if nobody can come in from there. */
export function openSide(s: State, name: Direction): SpaceId | null {
  const at = spaceNo(currentHero(s).at);
  const direction = directionNo(name);
  const from = neighbour(at, direction);
  if (from === NO_SPACE || isBlocked(s, roadAt(at, direction))) return null;
  const id = spaceId(from);
  return isHeroAt(s, id) ? null : id;
}

/** Those who would come in from a space. */
export const comingFrom = (s: State, from: SpaceId): Enemy[] =>
  s.enemies.filter((enemy) => enemy.at === from && !enemy.tricked);

/** The enemies that step 12 would move with a card on top. */
export function movingIn(s: State, card: AnyNyCardId): Enemy[] {
  return nyCards[card].moveFrom.flatMap((side) => {
    const from = openSide(s, side);
    return from === null ? [] : comingFrom(s, from);
  });
}

/** Step 12 */
export const moveIn = step({
  fields: AGENDA.moveIn,
  run(s, _step, emit) {
    const { at } = currentHero(s);
    for (const enemy of movingIn(s, s.nyDeck.at(-1) as AnyNyCardId)) {
      enemy.at = at;
      emit?.({ event: 'enemyMovedIn', enemy: enemy.no, kind: enemy.kind, space: at, rules: ['NY-NYP-08'] });
    }
  },
});
