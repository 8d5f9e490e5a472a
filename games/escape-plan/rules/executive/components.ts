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
import { withBit } from '../bits.ts';
import { HQS } from '../gangs.ts';
import { typeBits, typeNumber } from '../officers.ts';
import type { Use } from '../play.ts';
import type { Thief } from '../state.ts';
import { ASSET_RULE, CONTACT_RULE, EQUIPMENT_RULE, FIXER_RULE } from './rulesOf.ts';

/** A component about to be used. */
export type Source = Pick<Use, 'do' | 'slot' | 'what'>;

/** A component on a place of a human's board, with everything that its use asks about, all of them alike. */
export interface Component {
  readonly source: Source;
  readonly effect: Effect;
  /** The rule that says what it does. */
  readonly rule: string;
  readonly step: UseStep;
  readonly cost: number;
  readonly type: Effect['type'];
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
    effect,
    rule,
    step,
    cost,
    type: effect.type,
    officer: 'officer' in effect ? typeNumber(effect.officer) : -1,
    against: effect.type === 'avoidOfficers' ? typeBits(effect.officers) : 0,
    wholeTile: effect.type === 'avoidOfficers' && effect.scope === 'oneTile',
  };
}

/** What a component is on each place of a row. */
type Table = ReadonlyMap<string | null, readonly Component[]>;

function table<Id extends string>(
  ids: readonly Id[],
  places: number,
  at: (what: Id, place: number) => Component,
): Table {
  return new Map(ids.map((id) => [id, Array.from({ length: places }, (_, place) => at(id, place))]));
}

const CARDS = table(CONTACTS, PLAYER_BOARD.contactSpaces, (what, place) =>
  component(
    { do: 'useContact', slot: place + 1, what },
    CONTACT_CARD[what],
    CONTACT_CARD[what].cost,
    CONTACT_RULE[what],
  ),
);
const TILES: Table = new Map([
  ...table(FIXERS, PLAYER_BOARD.itemSpaces, (what, place) =>
    component({ do: 'useFixer', slot: place + 1, what }, FIXER_TILE[what], 0, FIXER_RULE[what]),
  ),
  ...table(EQUIPMENT, PLAYER_BOARD.itemSpaces, (what, place) =>
    component({ do: 'useEquipment', slot: place + 1, what }, EQUIPMENT_TILE[what], 0, EQUIPMENT_RULE[what]),
  ),
]);
const UNLOCKED = table(ASSETS, PLAYER_BOARD.assetSpacePrices.length, (what, place) =>
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

/** What lies in one row of a human's board; null where nothing lies that has a use of its own. */
export interface Row {
  readonly lying: readonly (string | null)[];
  readonly components: readonly (Component | null)[];
  /** Which of them work in their step, as bits of their places (EP-EXE-04): outside of moves, and while avoiding. */
  readonly outside: number;
  readonly avoiding: number;
}

function read(lying: Row['lying'], from: Table): Row {
  const components = Array<Component | null>(lying.length);
  let outside = 0;
  let avoiding = 0;
  for (let place = 0; place < lying.length; place++) {
    const what = lying[place]!;
    const found = what === null ? null : (from.get(what)?.[place] ?? null);
    components[place] = found;
    if (found === null || found.step === 'travel') continue;
    avoiding = withBit(avoiding, place);
    if (found.step === 'any') outside = withBit(outside, place);
  }
  return { lying, components, outside, avoiding };
}

/** Each seat's rows as they were read last: they change far more seldom than somebody asks what can be used. */
const contactRows: Row[] = [];
const itemRows: Row[] = [];
const assetRows: Row[] = [];

function rowOf(rows: Row[], seat: number, lying: Row['lying'], from: Table): Row {
  const known = rows[seat];
  return known !== undefined && known.lying === lying ? known : (rows[seat] = read(lying, from));
}

export const contactRow = (thief: Thief, seat: number): Row =>
  rowOf(contactRows, seat, thief.contacts, CARDS);
export const itemRow = (thief: Thief, seat: number): Row => rowOf(itemRows, seat, thief.items, TILES);
export const assetRow = (thief: Thief, seat: number): Row => rowOf(assetRows, seat, thief.unlocked, UNLOCKED);
