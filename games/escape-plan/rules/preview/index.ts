import type { Json } from '@getaway/engine';
import {
  CONTACT_CARD,
  type ContactId,
  EQUIPMENT_TILE,
  FIXER_TILE,
  PLAYER_BOARD,
  THRESHOLDS,
  TOP_ROW,
} from '../../content/index.ts';
import { priceOf } from '../assets.ts';
import { TOLL } from '../avoid.ts';
import { has, withoutBit } from '../bits.ts';
import { companyAt, thiefOf } from '../characters.ts';
import { exitCost } from '../escape.ts';
import { pathOf } from '../itinerary/index.ts';
import { joinsOf, type Placement, region } from '../map/index.ts';
import type { Choice, Travel } from '../play.ts';
import { COSTA_BIT, pursuerNames, pursuersOn } from '../pursuers.ts';
import type { State } from '../state.ts';
import { costOf, GANG_PRICE, travellerOf } from '../travel.ts';
import { HEALING } from '../visit/others.ts';
import { leastWounds } from './leastWounds.ts';
import { movementPoints } from './movement.ts';
import { shieldsOf } from './shields.ts';

type Figures = { readonly [name: string]: Json };

/** The figures of a choice: for a travel everything on the way, for all choices money and notoriety afterwards. */
export function preview(view: State, seat: number, choice: Choice): Figures {
  if (choice.do === 'travel' || choice.do === 'escape') return travelFigures(view, seat, choice);
  const after = outlook(view, seat, costOfChoice(view, seat, choice), changesOf(choice));
  return choice.do === 'placeTile' ? { joins: joinFigures(view, choice), ...after } : after;
}

/** The lands that a tile joins, each with the tiles that can then be reached over it without leaving it. */
const joinFigures = (view: State, placement: Placement): Json =>
  joinsOf(view.city, placement).map(({ land, navigable, tiles }) => ({ land, navigable, tiles }));

/** Money left, where the marker will go when it is adjusted, if nothing else happens, and the lines that it crosses only then. */
function outlook(view: State, seat: number, cost: number, changes: readonly number[]): Figures {
  const row = rowAfter(view, seat, changes);
  const from = Math.max(view.row[seat]!, rowAfter(view, seat, []));
  const lines = THRESHOLDS.flatMap(({ id, between }) =>
    from <= between[0] && row >= between[1] ? [id] : [],
  );
  return { money: thiefOf(view, seat).money - cost, row, lines };
}

function rowAfter(view: State, seat: number, changes: readonly number[]): number {
  let red = view.red[seat]!;
  let blue = view.blue[seat]!;
  for (const change of changes) {
    const bottom = PLAYER_BOARD.notorietyCubes - red - blue;
    if (change > 0 && bottom > 0) red++;
    else if (change > 0) blue = Math.max(0, blue - 1);
    else if (bottom > 0) blue++;
    else red = Math.max(0, red - 1);
  }
  return Math.min(TOP_ROW, Math.max(1, view.row[seat]! + red - blue));
}

function travelFigures(view: State, seat: number, travel: Travel): Figures {
  const { to, leaving, gas, using } = travel;
  const path = pathOf(travellerOf(view, seat), travel);
  const pending = leaving.map((tile) => pursuersOn(view, tile));
  const costa = wantsToll(view, travel);
  const { money } = thiefOf(view, seat);
  const shields = shieldsOf(view, seat, leaving, using);
  const others = costa ? pending.map((bits) => withoutBit(bits, COSTA_BIT)) : pending;
  const cost = costOfChoice(view, seat, travel);
  return {
    path,
    movement: movementPoints(view.city, path, using),
    gas,
    using,
    officers: leaving.map((tile, i) => ({ tile, officers: pursuerNames(pending[i]!) })),
    wounds: leastWounds(others, shields, money - costOfTools(travel)),
    toll: costa,
    cost,
    ...outlook(view, seat, cost, [...using.flatMap(notorietyOfTool), ...changesThere(view, seat, travel)]),
    ...(travel.do === 'travel' && { company: companyAt(view, seat, to) }),
  };
}

const costOfTools = ({ using }: Travel): number => using.reduce((sum, tool) => sum + costOf(tool), 0);

const wantsToll = (view: State, { leaving }: Travel): boolean =>
  !view.options.costaAvoidable && leaving.some((tile) => has(pursuersOn(view, tile), COSTA_BIT));

const notorietyOfTool = (tool: string): number[] =>
  tool in CONTACT_CARD && CONTACT_CARD[tool as ContactId].notoriety > 0 ? [1] : [];

/** What arriving costs for certain. */
function priceThere(view: State, { do: deed, to }: Travel): number {
  if (deed === 'escape') return exitCost(view);
  return region(to).kind === 'gang' ? GANG_PRICE : 0;
}

/** The notoriety that the visit brings for certain: company, a safe house, the hospital. */
function changesThere(view: State, seat: number, { do: deed, to }: Travel): number[] {
  const { kind } = region(to);
  if (deed === 'escape' || kind === 'gang' || kind === 'subway' || kind === 'heliport') return [];
  if (kind === 'hospital') return [1];
  const company = Array.from({ length: companyAt(view, seat, to) }, () => 1);
  return kind === 'safeHouse' ? [...company, -1] : company;
}

/** The money that a choice takes for certain. */
export function costOfChoice(view: State, seat: number, choice: Choice): number {
  switch (choice.do) {
    case 'travel':
    case 'escape':
      return costOfTools(choice) + (wantsToll(view, choice) ? TOLL : 0) + priceThere(view, choice);
    case 'useContact':
      return CONTACT_CARD[choice.what as ContactId].cost;
    case 'useAsset':
      return priceOf(choice.slot - 1);
    case 'buyFixer':
      return FIXER_TILE[choice.fixer].cost;
    case 'buyEquipment':
      return EQUIPMENT_TILE[choice.equipment].cost;
    case 'payExit':
      return exitCost(view);
    case 'payToll':
      return TOLL;
    case 'heal':
      return region(view.at[seat]!).kind === 'hospital' ? HEALING[choice.wounds - 1]! : 0;
    default:
      return 0;
  }
}

/** Single gains (1) and losses (-1) of notoriety that a choice brings by itself. */
function changesOf(choice: Choice): number[] {
  switch (choice.do) {
    case 'useContact': {
      const { notoriety, effect } = CONTACT_CARD[choice.what as ContactId];
      const loses = effect.type === 'loseNotoriety' || choice.ability === 'loseNotoriety';
      return [...(notoriety > 0 ? [1] : []), ...(loses ? [-1] : [])];
    }
    case 'useFixer':
    case 'useGangMember':
      return choice.ability === 'loseNotoriety' || choice.what === 'disguise' ? [-1] : [];
    case 'takeContact':
      return choice.put === 'replace' ? [1] : [];
    case 'donate':
      return [-1];
    default:
      return [];
  }
}
