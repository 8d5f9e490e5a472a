import {
  type Building,
  mapTiles,
  type MapTileId,
  poiTiles,
  type PoiTileId,
  type SpaceId,
} from '../../content/index.ts';
import {
  ALL_SPACES,
  KIND,
  LIBRARY,
  POI_SPACES,
  type Space,
  spaceId,
  SPACES,
  STARTS_REVEALED,
  SUBURB_SPACES,
} from '../board/index.ts';
import type { State } from '../state.ts';

/** What lies on a space and what its icons say (NY-BRD-10 to NY-BRD-14, NY-REV-06, NY-MAN-02). */

const places = (spaces: readonly Space[]): readonly number[] =>
  ALL_SPACES.map((space) => spaces.indexOf(space));
/** The place of a space in `s.poi` or `s.suburbs`, -1 if it is none. */
const POI_PLACE = places(POI_SPACES);
const SUBURB_PLACE = places(SUBURB_SPACES);

export function poiAt(s: State, space: Space): State['poi'][number] | undefined {
  const place = POI_PLACE[space] as number;
  return place < 0 ? undefined : s.poi[place];
}

export function suburbAt(s: State, space: Space): State['suburbs'][number] | undefined {
  const place = SUBURB_PLACE[space] as number;
  return place < 0 ? undefined : s.suburbs[place];
}

export const tileAt = (s: State, space: Space): MapTileId | null => s.tiles[space] ?? null;

/** The faceup POI tile of a space. */
export function poiTileAt(s: State, space: Space): PoiTileId | null {
  const poi = poiAt(s, space);
  return poi?.faceup ? poi.tile : null;
}

export const isFacedownPoi = (s: State, space: Space): boolean => poiAt(s, space)?.faceup === false;

/** NY-BRD-12 */
export const isRevealed = (s: State, space: Space): boolean =>
  STARTS_REVEALED[space] === true || s.tiles[space] !== null || poiAt(s, space)?.faceup === true;

export const isUnexplored = (s: State, space: Space): boolean =>
  !isRevealed(s, space) && KIND[space] !== 'poi';

const counterIs = (s: State, space: Space, icon: 'manhole' | 'event'): boolean => {
  const suburb = suburbAt(s, space);
  return suburb !== undefined && suburb.faceup && suburb.counter === icon;
};

function shows(s: State, space: Space, icon: 'manhole' | 'event'): boolean {
  const tile = tileAt(s, space);
  if (tile !== null && mapTiles[tile][icon]) return true;
  const poi = poiTileAt(s, space);
  return (poi !== null && poiTiles[poi][icon]) || counterIs(s, space, icon);
}

export const hasManhole = (s: State, space: Space): boolean => shows(s, space, 'manhole');
export const hasEvent = (s: State, space: Space): boolean => shows(s, space, 'event');
export function manholes(s: State): Space[] {
  const found: Space[] = [];
  for (let space = 0; space < SPACES; space++) if (hasManhole(s, space)) found.push(space);
  return found;
}

export const hasRaft = (s: State, space: Space): boolean => suburbAt(s, space)?.raft === true;

/** NY-BLD-01 */
export function buildingAt(s: State, space: Space): Building | null {
  if (space === LIBRARY) return 'library';
  const tile = tileAt(s, space);
  return tile === null ? null : mapTiles[tile].building;
}

export const facedownPois = (s: State): Space[] => POI_SPACES.filter((space) => isFacedownPoi(s, space));

/** The space of a POI tile, once it is faceup. */
export function spaceOfPoi(s: State, tile: PoiTileId): SpaceId | null {
  const space = POI_SPACES.find((poi) => poiTileAt(s, poi) === tile);
  return space === undefined ? null : spaceId(space);
}
