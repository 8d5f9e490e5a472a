import {
  CITY_PACK,
  type CityPack,
  type Exit,
  EXITS,
  type LandType,
  type LocationKind,
  type Store,
} from '../../content/index.ts';

/** Ids of the tile pack in play, see README.md; another pack brings others (EP-MAP-13). */
export type TileId = string;
export type CellId = string;
export type RegionId = string;

/** A zone or a location of one tile; `index` counts through the whole pack, zones before locations on each tile. */
export interface Region {
  readonly id: RegionId;
  readonly index: number;
  readonly tile: TileId;
  readonly tileIndex: number;
  /** Land type of a zone; null for a location. */
  readonly land: LandType | null;
  /** What a location is; null for a zone. */
  readonly kind: LocationKind | null;
  readonly exit: Exit | null;
  readonly store: Store | null;
}

const known = new Map<CityPack, readonly Region[]>();

/** All regions of a pack, tile by tile: the same list whenever it is asked for. */
export function regionsOf(pack: CityPack): readonly Region[] {
  const regions = known.get(pack) ?? read(pack);
  known.set(pack, regions);
  return regions;
}

/** A text as names of properties are: V8 compares two of these by where they lie, and others letter by letter. */
const asName = (text: string): string => Object.keys({ [text]: 0 })[0]!;

function read(pack: CityPack): Region[] {
  const locationIds = pack.tiles.flatMap((tile) => tile.locations.map(({ id }) => id));
  const unique = (id: string): boolean => locationIds.indexOf(id) === locationIds.lastIndexOf(id);
  const regions: Region[] = [];
  for (const [tileIndex, tile] of pack.tiles.entries()) {
    const on = { tile: tile.id, tileIndex };
    for (const { id, land } of tile.zones) {
      const index = regions.length;
      regions.push({
        id: asName(`${tile.id}.${id}`),
        index,
        ...on,
        land,
        kind: null,
        exit: null,
        store: null,
      });
    }
    for (const { id, kind, exit = null, store = null } of tile.locations) {
      const index = regions.length;
      regions.push({
        id: asName(unique(id) ? id : `${tile.id}.${id}`),
        index,
        ...on,
        land: null,
        kind,
        exit,
        store,
      });
    }
  }
  return regions;
}

const all: readonly Region[] = regionsOf(CITY_PACK);
const byId = new Map(all.map((each) => [each.id, each]));
const locations = all.filter((each) => each.kind !== null);

export const REGIONS: readonly RegionId[] = all.map((each) => each.id);
export const LOCATIONS: readonly RegionId[] = locations.map((each) => each.id);

export function region(id: RegionId): Region {
  const found = byId.get(id);
  if (!found) throw new Error(`there is no region "${id}"`);
  return found;
}

export const tileOf = (id: RegionId): TileId => region(id).tile;

function theOne(what: string, is: (location: Region) => boolean): RegionId {
  const found = locations.find(is);
  if (!found) throw new Error(`the tile pack has no ${what}`);
  return found.id;
}

/** Where every pawn starts (EP-SET-18). */
export const HOSPITAL: RegionId = theOne('hospital', ({ kind }) => kind === 'hospital');
const exitLocations = new Map(
  EXITS.map((exit) => [exit, theOne(`exit ${exit}`, (location) => location.exit === exit)]),
);
export const exitLocation = (exit: Exit): RegionId => exitLocations.get(exit)!;
export const storeLocation = (store: Store): RegionId =>
  theOne(`store ${store}`, (location) => location.store === store);

const locationsByTile = new Map<TileId, RegionId[]>(
  CITY_PACK.tiles.map((tile) => [
    tile.id,
    locations.filter((each) => each.tile === tile.id).map((each) => each.id),
  ]),
);
export const locationsOf = (tile: TileId): readonly RegionId[] => locationsByTile.get(tile) ?? [];

const byTile = (...kinds: LocationKind[]): ReadonlyMap<TileId, RegionId> =>
  new Map(
    locations.flatMap(({ kind, tile, id }) => (kind !== null && kinds.includes(kind) ? [[tile, id]] : [])),
  );

const spaces = byTile('business', 'safeHouse');
const gangs = byTile('gang');

/** The space for a business or safe house tile (EP-CTY-07, EP-CTY-08). */
export const spaceOf = (tile: TileId): RegionId | null => spaces.get(tile) ?? null;
export const gangOf = (tile: TileId): RegionId | null => gangs.get(tile) ?? null;
