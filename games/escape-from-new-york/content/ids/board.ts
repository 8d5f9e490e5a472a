/** The places, tiles and counters of the board. */

/** In the order of the automatic fallback (NY-FX-05). */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Ascending, which is the fallback order of spaces (NY-FX-05); a space number is an index into this list. */
export const SPACE_IDS = [
  'c00y04',
  'c00y06',
  'c01y03',
  'c01y05',
  'c01y07',
  'c02y02',
  'c02y04',
  'c02y06',
  'c02y08',
  'c03y01',
  'c03y03',
  'c03y05',
  'c03y07',
  'c03y09',
  'c04y00',
  'c04y02',
  'c04y04',
  'c04y06',
  'c04y08',
  'c04y10',
  'c05y01',
  'c05y03',
  'c05y05',
  'c05y07',
  'c05y09',
  'c06y00',
  'c06y02',
  'c06y04',
  'c06y06',
  'c06y08',
  'c06y10',
  'c07y01',
  'c07y03',
  'c07y05',
  'c07y07',
  'c07y09',
  'c08y00',
  'c08y02',
  'c08y04',
  'c08y06',
  'c08y08',
  'c08y10',
  'c09y01',
  'c09y03',
  'c09y05',
  'c09y07',
  'c09y09',
  'c10y02',
  'c10y04',
  'c10y06',
  'c10y08',
  'c11y03',
  'c11y05',
  'c11y07',
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

export const SPACE_KINDS = ['library', 'street', 'worldTradeCenter', 'poi', 'city', 'centralPark'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

export const BRIDGE_IDS = ['bridge-1', 'bridge-2', 'bridge-3', 'bridge-4'] as const;
export type BridgeId = (typeof BRIDGE_IDS)[number];

export const CASE_SLOTS = ['case-1', 'case-2', 'case-3', 'case-4'] as const;
export type CaseSlot = (typeof CASE_SLOTS)[number];

export const TIMER_TILE_IDS = [
  'sirens',
  'rumor',
  'searchlight',
  'airdrop',
  'night-watch',
  'dead-calm',
  'riot',
  'second-wind',
  'blackout',
  'demolition',
  'hurry-up',
  'red-blank',
  'red-new-york-wins',
] as const;
export type TimerTileId = (typeof TIMER_TILE_IDS)[number];

export const POI_TILE_IDS = [
  'dukes-camp',
  'nothing-here',
  'rail-yard',
  'fight-ring',
  'crash-site',
  'old-theater',
  'crazies-nest',
  'coffee-shop',
] as const;
export type PoiTileId = (typeof POI_TILE_IDS)[number];

export const CITY_TILE_IDS = [
  'city-01',
  'city-02',
  'city-03',
  'city-04',
  'city-05',
  'city-06',
  'city-07',
  'city-08',
  'city-09',
  'city-10',
  'city-11',
  'city-12',
  'city-13',
  'city-14',
  'city-15',
  'city-16',
  'city-17',
  'city-18',
  'city-19',
  'city-20',
  'city-21',
  'city-22',
  'city-23',
  'city-24',
  'city-25',
  'city-26',
  'city-27',
  'city-28',
  'city-29',
  'city-30',
  'city-31',
  'city-32',
  'city-33',
  'city-34',
  'city-35',
  'city-36',
] as const;

export const TRAP_TILE_IDS = ['trap-1', 'trap-2', 'trap-3', 'trap-4'] as const;

export const PARK_TILE_IDS = [
  'park-1',
  'park-2',
  'park-3',
  'park-4',
  'park-5',
  'park-6',
  'park-7',
  'park-8',
] as const;

export const SUBURB_ICONS = ['raft', 'item', 'prisoner', 'manhole', 'event', 'prisonerCar'] as const;
export type SuburbIcon = (typeof SUBURB_ICONS)[number];

export const BUILDINGS = ['library', 'surgery', 'gunShop', 'shelter'] as const;
export type Building = (typeof BUILDINGS)[number];

export const TRANSPORTS = ['helicopter', 'gullfire', 'raft', 'bridge'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Everything that can lie on a city or Central Park space. */
export const MAP_TILE_IDS = [...CITY_TILE_IDS, ...TRAP_TILE_IDS, ...PARK_TILE_IDS] as const;
export type MapTileId = (typeof MAP_TILE_IDS)[number];
