import {
  ASSET_TILE,
  ASSETS,
  CONTACT_CARD,
  CONTACTS,
  type Effect,
  EQUIPMENT,
  EQUIPMENT_TILE,
  FIXER_TILE,
  FIXERS,
  PLAYER_BOARD,
  type UseStep,
} from '../../content/index.ts';
import { priceOf } from '../assets.ts';
import { HQS } from '../gangs.ts';
import { typeBits, typeNumber } from '../officers.ts';
import type { Use } from '../play.ts';
import { ASSET_RULE, CONTACT_RULE, EQUIPMENT_RULE, FIXER_RULE } from './rulesOf.ts';

/** A component about to be used. */
export type Source = Pick<Use, 'do' | 'slot' | 'what'>;

/** A component on a place of a human's board, with everything that its use asks about, all of them alike. */
export interface Component {
  readonly source: Source;
  /** The rule that says what it does. */
  readonly rule: string;
  readonly step: UseStep;
  readonly cost: number;
  readonly type: Effect['type'];
  /** How many wounds it heals, or how much notoriety it loses; 0 for other effects. */
  readonly amount: number;
  /** The officer that its effect takes away or moves, by number; -1 for other effects. */
  readonly officer: number;
  /** The officers that its effect avoids, as bits, and whether all of them on a tile. */
  readonly against: number;
  readonly wholeTile: boolean;
}

type Printed = { readonly step: UseStep; readonly effect: Effect };

function component(source: Source, { step, effect }: Printed, cost: number, rule: string): Component {
  return {
    source,
    rule,
    step,
    cost,
    type: effect.type,
    amount: 'amount' in effect ? effect.amount : 0,
    officer: 'officer' in effect ? typeNumber(effect.officer) : -1,
    against: effect.type === 'avoidOfficers' ? typeBits(effect.officers) : 0,
    wholeTile: effect.type === 'avoidOfficers' && effect.scope === 'oneTile',
  };
}

/** What a component is on each place of a row. */
export type Table = ReadonlyMap<string | null, readonly Component[]>;

function table<Id extends string>(
  ids: readonly Id[],
  places: number,
  at: (what: Id, place: number) => Component,
): Table {
  return new Map(ids.map((id) => [id, Array.from({ length: places }, (_, place) => at(id, place))]));
}

export const CARDS = table(CONTACTS, PLAYER_BOARD.contactSpaces, (what, place) =>
  component(
    { do: 'useContact', slot: place + 1, what },
    CONTACT_CARD[what],
    CONTACT_CARD[what].cost,
    CONTACT_RULE[what],
  ),
);
export const TILES: Table = new Map([
  ...table(FIXERS, PLAYER_BOARD.itemSpaces, (what, place) =>
    component({ do: 'useFixer', slot: place + 1, what }, FIXER_TILE[what], 0, FIXER_RULE[what]),
  ),
  ...table(EQUIPMENT, PLAYER_BOARD.itemSpaces, (what, place) =>
    component({ do: 'useEquipment', slot: place + 1, what }, EQUIPMENT_TILE[what], 0, EQUIPMENT_RULE[what]),
  ),
]);
export const UNLOCKED = table(ASSETS, PLAYER_BOARD.assetSpacePrices.length, (what, place) =>
  component({ do: 'useAsset', slot: place + 1, what }, ASSET_TILE[what], priceOf(place), ASSET_RULE[what]),
);

export const FIRST_AID = component(
  { do: 'useFirstAid', slot: 0, what: 'firstAidToken' },
  { step: 'any', effect: { type: 'healWounds', amount: 1 } },
  0,
  'EP-EXE-10',
);
/** By HQ: the member that would return to it. */
export const GANG_MEMBERS: readonly Component[] = HQS.map((what, hq) =>
  component(
    { do: 'useGangMember', slot: hq + 1, what },
    { step: 'any', effect: { type: 'gangAbility' } },
    0,
    'EP-EXE-09',
  ),
);
