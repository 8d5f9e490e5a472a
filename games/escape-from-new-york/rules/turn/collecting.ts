import type { Refusal } from '@getaway/engine';
import { CASE_SLOTS, type SpaceId, type Transport } from '../../content/index.ts';
import { spaceNo } from '../board/index.ts';
import { isCarAt } from '../city/cars.ts';
import { isEnemyAt } from '../city/enemies.ts';
import { poiTileAt } from '../city/spaces.ts';
import { heroAt } from '../hero/hero.ts';
import { canDrawItem } from '../hero/supply.ts';
import type { State } from '../state.ts';
import type { Offer } from '../step.ts';
import { canEscapeAlone, whyNotAlone } from '../victory/alone.ts';

/** NY-TRN-15: what a hero may take from a space, and the transports that may be used there (NY-WIN-08). */

const TRANSPORTS: readonly Transport[] = ['helicopter', 'gullfire', 'raft'];
const MOST_CASES = 4;

/** A token that lies on the board has its card in the slot (NY-CAS-02, NY-CAS-08). */
const caseHere = (s: State, slot: number, at: SpaceId): boolean => s.cases[slot]?.token === at;

const presidentHere = (s: State, at: SpaceId): boolean =>
  s.president === 'slot' && poiTileAt(s, spaceNo(at)) === 'dukes-camp';

/** Whether anything would be offered. */
export function canCollect(s: State, seat: number, at: SpaceId): boolean {
  for (const transport of TRANSPORTS) if (canEscapeAlone(s, seat, transport, at)) return true;
  const there =
    ((s.itemCubes[spaceNo(at)] ?? 0) > 0 && canDrawItem(s)) ||
    (s.cases.some((_, slot) => caseHere(s, slot, at)) && s.turn.casesCollected < MOST_CASES) ||
    presidentHere(s, at) ||
    (isCarAt(s, at) && heroAt(s, seat).car === 'none');
  return there && !isEnemyAt(s, at);
}

export function offerCollecting(s: State, seat: number, at: SpaceId, offer: Offer): void {
  const enemies = isEnemyAt(s, at) ? 'NY-TRN-15' : null;
  if ((s.itemCubes[spaceNo(at)] ?? 0) > 0) {
    offer({ do: 'collectItem' }, enemies ?? (canDrawItem(s) ? null : 'NY-ITM-04'));
  }
  CASE_SLOTS.forEach((slot, i) => {
    if (!caseHere(s, i, at)) return;
    offer({ do: 'collectCase', slot }, enemies ?? (s.turn.casesCollected < MOST_CASES ? null : 'NY-CAS-15'));
  });
  if (presidentHere(s, at)) offer({ do: 'takePresident' }, enemies);
  if (isCarAt(s, at))
    offer({ do: 'takeCar' }, enemies ?? (heroAt(s, seat).car === 'none' ? null : 'NY-CAR-03'));
  for (const transport of TRANSPORTS) {
    if (canEscapeAlone(s, seat, transport, at)) offer({ do: 'escape', transport });
    else if (offer.explaining) {
      for (const missing of aloneBy(s, seat, transport, at)) offer({ do: 'escape', transport }, missing);
    }
  }
}

/** Of a transport that is not the objective's, nothing else is worth telling. */
function aloneBy(s: State, seat: number, transport: Transport, at: SpaceId): Refusal[] {
  const missing = whyNotAlone(s, seat, transport, at);
  const other = missing.find(({ params }) => params?.['missing'] === 'objective');
  return other ? [other] : missing;
}
