/**
 * The names that rules may use in code. The JSON files must list exactly these; what a card costs or does is data.
 * City tiles, cells and regions are not here: another tile pack is only another JSON file (EP-MAP-13).
 */
export const OFFICER_TYPES = ['federal', 'county', 'swat'] as const;
export type OfficerType = (typeof OFFICER_TYPES)[number];

export const LAND_TYPES = ['industrial', 'commercial', 'residential', 'water'] as const;
export type LandType = (typeof LAND_TYPES)[number];

export const LOCATION_KINDS = [
  'business',
  'safeHouse',
  'gang',
  'store',
  'clinic',
  'church',
  'hospital',
  'exit',
  'subway',
  'heliport',
] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

export const STACKS = ['A', 'B', 'C', 'D'] as const;
export type Stack = (typeof STACKS)[number];

export const STORES = ['A', 'B', 'C', 'D'] as const;
export type Store = (typeof STORES)[number];

export const EXITS = [1, 2, 3] as const;
export type Exit = (typeof EXITS)[number];

export const BUSINESSES = ['casino', 'bar', 'restaurant', 'gym', 'nightclub', 'art-gallery'] as const;
export type BusinessId = (typeof BUSINESSES)[number];

export const SAFE_HOUSES = ['safe-house-1', 'safe-house-2', 'safe-house-3'] as const;
export type SafeHouseId = (typeof SAFE_HOUSES)[number];

/** The places that a plan card names and that take income cubes. */
export const PLAN_PLACES = [...BUSINESSES, ...SAFE_HOUSES] as const;
export type PlanPlace = (typeof PLAN_PLACES)[number];

export const GROUPS = ['group-1', 'group-2', 'safe-houses'] as const;
export type GroupId = (typeof GROUPS)[number];

export const BOARD_SIDES = ['side-1-3', 'side-4-5'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

export const THIEVES = ['mr-bones', 'vinnie', 'scar', 'claws', 'ruby'] as const;
export type ThiefId = (typeof THIEVES)[number];

export const CONTACTS = [
  'snitch-federal',
  'snitch-county',
  'snitch-swat',
  'medic',
  'fixer',
  'medevac',
  'fighter',
  'boxer',
  'ninja',
  'gang',
  'informer',
  'chopper',
  'bribe-federal',
  'bribe-county',
  'bribe-swat',
  'rally-federal',
  'rally-county',
  'rally-swat',
  'general-store',
  'spy-1',
  'spy-2',
  'spy-3',
  'stunt',
  'fast-car',
  'jet-ski',
  'sewer',
] as const;
export type ContactId = (typeof CONTACTS)[number];

export const FIXERS = [
  'telephone',
  'safe',
  'disguise',
  'id-card',
  'first-aid-kit',
  'motorcycle',
  'energy-drink',
  'helicopter',
] as const;
export type FixerId = (typeof FIXERS)[number];

export const EQUIPMENT = ['vest', 'hat', 'helmet', 'gas-mask'] as const;
export type EquipmentId = (typeof EQUIPMENT)[number];

export const ASSETS = [
  'extra-action',
  'move-federal',
  'move-county',
  'move-swat',
  'avoid-all',
  'master-key',
  'heal',
] as const;
export type AssetId = (typeof ASSETS)[number];

export const LOCKER_COLOURS = ['green', 'black', 'brown'] as const;
export type LockerColour = (typeof LOCKER_COLOURS)[number];

export const EXIT_TILE_TYPES = ['type-1', 'type-2'] as const;
export type ExitTileType = (typeof EXIT_TILE_TYPES)[number];

export const PATROL_CARDS = ['patrol-1', 'patrol-2', 'patrol-3'] as const;
export type PatrolCardId = (typeof PATROL_CARDS)[number];

export const PLAN_CARDS = [
  'plan-1',
  'plan-2',
  'plan-3',
  'plan-4',
  'plan-5',
  'plan-6',
  'plan-7',
  'plan-8',
  'plan-9',
] as const;
export type PlanCardId = (typeof PLAN_CARDS)[number];

/** The 16 places that Sandra's and Costa's cards name (EP-CMP-14, EP-CMP-15). */
const CARD_PLACES = [
  ...PLAN_PLACES,
  'store-a',
  'store-b',
  'store-c',
  'store-d',
  'exit-1',
  'exit-2',
  'exit-3',
] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

export type InspectorCardId = `inspector-${CardPlace}`;
export const INSPECTOR_CARDS: readonly InspectorCardId[] = CARD_PLACES.map(
  (place): InspectorCardId => `inspector-${place}`,
);

export type LieutenantCardId = `lieutenant-${CardPlace}`;
export const LIEUTENANT_CARDS: readonly LieutenantCardId[] = CARD_PLACES.map(
  (place): LieutenantCardId => `lieutenant-${place}`,
);

export const EDITIONS = ['2022', '2018', '2018-pt'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** What each edition flag may be set to (EP-OPT-02 to EP-OPT-15), the value of edition 2022 first. */
export const FLAG_VALUES = {
  contactDeckSize: [33, 32],
  inspectorDeckSize: [16, 15],
  equipmentMayReplace: ['anyTile', 'fixersAndEquipment'],
  keyPick: ['sameSafeHouse', 'anySafeHouse'],
  contactPlacement: ['leftmostEmpty', 'anyEmpty'],
  assetRearrange: [true, false],
  hospitalHealing: ['optional', 'mandatory'],
  sandraExitDay3: ['openExitNoAction', 'neverOpenExit', 'anyExitNoAction'],
  sandraStepOrder: ['fixerAndContactsFirst', 'keyAndLockersFirst'],
  costaReference: ['humanTile', 'costaTile'],
  exitTileReplaceNotoriety: [1, 0],
  costaBestOfPile: ['allPiles', 'storeDOnly'],
  costaAvoidable: [false, true],
  assetUseWithoutEffect: [false, true],
} as const;
export type FlagId = keyof typeof FLAG_VALUES;
export type Flags = { readonly [F in FlagId]: (typeof FLAG_VALUES)[F][number] };
export const FLAGS = Object.keys(FLAG_VALUES) as FlagId[];
