import { board, SPACE_IDS, type BridgeId, type SpaceId, type SpaceKind } from '../../content/index.ts';

/**
 * Spaces by number: the place of a space in SPACE_IDS. Ascending numbers are ascending ids, so a plain loop already
 * follows the fallback order of NY-FX-05.
 */
export type Space = number;

export const SPACES = SPACE_IDS.length;

const numbers = new Map<string, Space>(SPACE_IDS.map((id, space) => [id, space]));

/** The number of a space; -1 for a name that is none. */
export function spaceNo(id: string): Space {
  return numbers.get(id) ?? -1;
}

/** NY-BRD-02 */
export function spaceId(space: Space): SpaceId {
  const id = SPACE_IDS[space];
  if (id === undefined) throw new RangeError(`there is no space ${space}`);
  return id;
}

const byNumber = SPACE_IDS.map((id) => {
  const entry = board.spaces.find((space) => space.id === id);
  if (entry === undefined) throw new RangeError(`the board has no ${id}`);
  return entry;
});

export const KIND: readonly SpaceKind[] = byNumber.map((space) => space.kind);
export const COLUMN: readonly number[] = byNumber.map((space) => space.col);
/** Height in half spaces, growing downwards (NY-BRD-02). */
export const HEIGHT: readonly number[] = byNumber.map((space) => space.y);
export const IS_SUBURB: readonly boolean[] = byNumber.map((space) => space.suburb);
/** NY-BRD-10 */
export const STARTS_REVEALED: readonly boolean[] = byNumber.map((space) => space.startsRevealed);

export const LIBRARY: Space = spaceNo(board.startSpace);
export const WORLD_TRADE_CENTER: Space = spaceNo(board.worldTradeCenter);
export const PARK_CENTER: Space = spaceNo(board.parkCenter);

function spacesOf(test: (space: Space) => boolean): readonly Space[] {
  return Object.freeze(SPACE_IDS.map((_, space) => space).filter(test));
}

export const ALL_SPACES = spacesOf(() => true);
export const POI_SPACES = spacesOf((space) => KIND[space] === 'poi');
export const PARK_SPACES = spacesOf((space) => KIND[space] === 'centralPark');
export const SUBURB_SPACES = spacesOf((space) => IS_SUBURB[space] === true);
export const BRIDGEHEADS = spacesOf((space) =>
  board.bridges.some((bridge) => spaceNo(bridge.head) === space),
);

/** The bridge that starts from a space, if it is a bridgehead (NY-BRD-07). */
export const BRIDGE_AT: readonly (BridgeId | null)[] = SPACE_IDS.map(
  (id) => board.bridges.find((bridge) => bridge.head === id)?.id ?? null,
);
