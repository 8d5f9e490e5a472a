import { PLAN_CARD, PLAN_PLACES, ROW_PENALTY, SCORE_PER_USED_ASSET } from '../content/index.ts';
import { isAsset, priceOf } from '../rules/assets.ts';
import { bagValue } from '../rules/bags.ts';
import { countBits, has } from '../rules/bits.ts';
import { openSlots } from '../rules/contactSlots.ts';
import { membersOf } from '../rules/gangs.ts';
import { isFixer } from '../rules/items.ts';
import { tileOf } from '../rules/map/index.ts';
import { officersOn } from '../rules/officers.ts';
import { isEquipment } from '../rules/refresh.ts';
import type { State, Thief } from '../rules/state.ts';
import { contactsAhead, costOfWounds } from './contacts.ts';
import { locationNumber } from './distances.ts';
import { chanceOfEscape } from './escaping.ts';
import { hasAnyKey, prospectsOf } from './prospects.ts';
import { worthOfRoute } from './route.ts';
import { cardWorth } from './sensible/taking.ts';
import { shieldOf } from './shield.ts';
import { LAST_DAY, turnsLeft } from './turns.ts';
import { type GuardsToExit, guardsFrom, guardsToExit } from './wayOut.ts';
import type { Weights } from './weights.ts';

/** Where a thief stands: points by what they come from, and how likely the escape is. */
export interface Standing {
  readonly plan: number;
  readonly route: number;
  readonly cash: number;
  readonly contacts: number;
  readonly assets: number;
  readonly bags: number;
  readonly tools: number;
  readonly notoriety: number;
  readonly health: number;
  readonly police: number;
  readonly escape: number;
}

const ALL_TURNS = 9;
/** What is left of a card that is used until the next rest. */
const STALE = 0.4;
const WOUND_SCORE = 20;

/** `way` is what stands on the way out, on the last day. */
export function standingOf(
  s: State,
  seat: number,
  w: Weights,
  way: GuardsToExit | null = wayOut(s),
): Standing {
  const thief = s.thieves[seat]!;
  const active = thief.status === 'active';
  const turns = active ? turnsLeft(s, seat) : { today: 0, all: 0 };
  // How much of the game is left for things to be of use: 1 at the start, 0 at the end.
  const ahead = active ? Math.min(1, turns.all / ALL_TURNS) : 0;
  const from = active ? locationNumber(s.at[seat]!) : 0;
  return {
    plan: planAmounts(s, seat, thief),
    route: active ? worthOfRoute(s, prospectsOf(s, seat, turns.all, w), from, turns, w) : 0,
    cash: worthOfCash(s, thief, ahead, w),
    contacts: worthOfContacts(thief, turns.all, ahead, w),
    assets: worthOfAssets(thief, ahead, w),
    bags: thief.bags.reduce((sum, bag) => sum + bagValue(bag), 0),
    tools: active ? worthOfTools(s, seat, thief, ahead, w) : 0,
    notoriety: -w.notoriety * penaltyAhead(s, seat),
    health: -worthOfWounds(thief, ahead, w),
    police: active ? -worthOfPolice(s, seat, way, w) : 0,
    escape: chanceOfEscape(s, seat, from, turns.all),
  };
}

export const wayOut = (s: State): GuardsToExit | null =>
  s.day === LAST_DAY && s.part !== null ? guardsToExit(s) : null;

/** The expected final score of a standing, if the escape succeeds. */
export const pointsOf = (standing: Standing): number =>
  standing.plan +
  standing.route +
  standing.cash +
  standing.contacts +
  standing.assets +
  standing.bags +
  standing.tools +
  standing.notoriety +
  standing.health +
  standing.police;

/** EP-SCO-03 to EP-SCO-05. */
function planAmounts(s: State, seat: number, thief: Thief): number {
  const { values } = PLAN_CARD[thief.plan];
  let sum = 0;
  for (let i = 0; i < PLAN_PLACES.length; i++) {
    const value = values[PLAN_PLACES[i]!];
    if (value !== 'income' && has(s.cubes[i]!, seat)) sum += value;
  }
  return sum;
}

/** Money is points, the means to act, and on the last day the way out; income phases bring more. */
function worthOfCash(s: State, thief: Thief, ahead: number, w: Weights): number {
  const { money } = thief;
  const phases = thief.status === 'active' ? LAST_DAY - s.day : 0;
  return money * w.cash + ahead * w.purse * (1 - 1 / (1 + money / 4)) + phases * thief.incomeCubes * w.income;
}

function worthOfContacts(thief: Thief, turns: number, ahead: number, w: Weights): number {
  const points = contactsAhead(thief, turns).now;
  return points + ahead * worthOfReady(thief) * w.contactReady - thief.handcuffs * w.handcuffs;
}

/** What the cards that are ready can do. */
function worthOfReady(thief: Thief): number {
  let worth = 0;
  for (let slot = 0; slot < openSlots(thief); slot++) {
    const card = thief.contacts[slot]!;
    if (card !== null) worth += has(thief.usedContacts, slot) ? STALE * cardWorth(card) : cardWorth(card);
  }
  return worth;
}

/** EP-SCO-07, and what unlocked assets can still do or score. */
function worthOfAssets(thief: Thief, ahead: number, w: Weights): number {
  let worth = SCORE_PER_USED_ASSET * countBits(thief.usedAssets);
  if (ahead === 0) return worth;
  for (let space = 0; space < thief.unlocked.length; space++) {
    if (has(thief.usedAssets, space)) continue;
    worth += Math.max(0, SCORE_PER_USED_ASSET - priceOf(space)) * 0.6 + ahead * w.assetReady;
    if (thief.unlocked[space] === 'extra-action') worth += ahead * w.disc;
  }
  return worth;
}

function worthOfTools(s: State, seat: number, thief: Thief, ahead: number, w: Weights): number {
  let worth =
    thief.gasCans * w.gasCan + (thief.firstAid ? w.firstAid : 0) + membersOf(s, seat) * w.gangMember;
  for (let slot = 0; slot < thief.items.length; slot++) {
    const item = thief.items[slot]!;
    if (item === null) worth += w.itemSlot;
    else if (!isAsset(item) && !has(thief.usedItems, slot)) {
      if (isEquipment(item)) worth += w.equipment;
      else if (isFixer(item)) worth += w.fixer;
    }
  }
  for (let slot = 0; slot < thief.keys.length; slot++) {
    if (thief.keys[slot] !== null && !has(thief.usedKeys, slot)) worth += w.key;
  }
  return ahead * (worth + s.discs[seat]! * w.disc) + (hasAnyKey(thief) ? ahead : 0);
}

/** EP-SCO-10 with the cubes that are to be adjusted; half a row is foreseen for what cannot be planned. */
function penaltyAhead(s: State, seat: number): number {
  const top = ROW_PENALTY.length - 1;
  const row = Math.max(1, s.row[seat]! + s.red[seat]! - s.blue[seat]!);
  const over = Math.max(0, row - top);
  return ROW_PENALTY[Math.min(row, top)]! + over * WOUND_SCORE;
}

/** EP-SCO-11. Early wounds can be healed, but the fourth means handcuffs (EP-WND-02). */
function worthOfWounds(thief: Thief, ahead: number, w: Weights): number {
  const each = ahead * w.wound + (1 - ahead) * WOUND_SCORE;
  return thief.wounds * each + (thief.wounds >= 3 ? ahead * w.lastWound : 0);
}

/** Officers that must be passed: those on the own tile, and on the last day all on the way out (EP-AVD-05). */
function worthOfPolice(s: State, seat: number, way: GuardsToExit | null, w: Weights): number {
  const thief = s.thieves[seat]!;
  const at = s.at[seat]!;
  const officers = way === null ? countBits(officersOn(s, tileOf(at))) : guardsFrom(way, at);
  const shield = Math.min(officers, shieldOf(s, seat));
  const each = way === null ? w.police : w.policeAtExit;
  return each * costOfWounds(thief, officers - shield) + 0.3 * w.equipment * shield;
}
