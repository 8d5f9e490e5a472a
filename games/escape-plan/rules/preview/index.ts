import type { Json } from '@getaway/engine';
import { THRESHOLDS, TOP_ROW } from '../../content/index.ts';
import { WOUNDS_WITHOUT_TOLL } from '../avoid.ts';
import { withoutBit } from '../bits.ts';
import { companyAt, thiefOf } from '../characters.ts';
import { pathOf } from '../itinerary/index.ts';
import { joinsOf, type Placement } from '../map/index.ts';
import { gainNotoriety, loseNotoriety } from '../notoriety.ts';
import type { Choice, Travel } from '../play.ts';
import { COSTA_BIT, pursuerNames, pursuersOn } from '../pursuers.ts';
import type { State } from '../state.ts';
import { travellerOf } from '../travel.ts';
import { leastWounds } from './leastWounds.ts';
import { costOfChoice, incomeOfChoice, meetsCosta, moneyAfterTools, tollOf } from './money.ts';
import { movementPoints } from './movement.ts';
import { changesOf } from './notoriety.ts';
import { shieldsOf } from './shields.ts';

type Figures = { readonly [name: string]: Json };

/** The figures of a choice: for a travel everything on the way, for all choices money and notoriety afterwards. */
export function preview(view: State, seat: number, choice: Choice): Figures {
  if (choice.do === 'travel' || choice.do === 'escape') return travelFigures(view, seat, choice);
  const after = outlook(view, seat, choice);
  return choice.do === 'placeTile' ? { joins: joinFigures(view, choice), ...after } : after;
}

/** The lands that a tile joins, each with the tiles that can then be reached over it without leaving it. */
const joinFigures = (view: State, placement: Placement): Json =>
  joinsOf(view.city, placement).map(({ land, navigable, tiles }) => ({ land, navigable, tiles }));

/** Money left, where the marker will go when it is adjusted, if nothing else happens, and the lines that it crosses only then. */
function outlook(view: State, seat: number, choice: Choice): Figures {
  const row = rowAfter(view, seat, changesOf(view, seat, choice));
  const from = Math.max(view.row[seat]!, rowAfter(view, seat, []));
  const lines = THRESHOLDS.flatMap(({ id, between }) =>
    from <= between[0] && row >= between[1] ? [id] : [],
  );
  // EP-HID-01, EP-HID-02: on a screen that all look at, nobody's money and plan are known.
  const money: number | null = thiefOf(view, seat).money;
  const left = (now: number): number =>
    now - costOfChoice(view, seat, choice) + incomeOfChoice(view, seat, choice);
  return { ...(money !== null && { money: left(money) }), row, lines };
}

function rowAfter(view: State, seat: number, changes: readonly number[]): number {
  const s: State = { ...view, red: [...view.red], blue: [...view.blue] };
  for (const change of changes)
    (change > 0 ? gainNotoriety : loseNotoriety)(s, seat, 1, 'EP-NOT-06', undefined);
  return Math.min(TOP_ROW, Math.max(1, s.row[seat]! + s.red[seat]! - s.blue[seat]!));
}

function travelFigures(view: State, seat: number, travel: Travel): Figures {
  const { to, leaving, gas, using } = travel;
  const path = pathOf(travellerOf(view, seat), travel);
  const pending = leaving.map((tile) => pursuersOn(view, tile));
  const officers = pending.map((bits) => withoutBit(bits, COSTA_BIT));
  const shields = shieldsOf(view, seat, leaving, using);
  const toll = meetsCosta(view, seat, travel);
  const wounds = toll && tollOf(view, seat, travel) === 0 ? WOUNDS_WITHOUT_TOLL : 0;
  return {
    path,
    movement: movementPoints(view.city, path, using),
    gas,
    using,
    officers: leaving.map((tile, i) => ({ tile, officers: pursuerNames(pending[i]!) })),
    wounds: wounds + leastWounds(officers, shields, moneyAfterTools(view, seat, travel)),
    toll,
    cost: costOfChoice(view, seat, travel),
    ...outlook(view, seat, travel),
    ...(travel.do === 'travel' && { company: companyAt(view, seat, to) }),
  };
}
