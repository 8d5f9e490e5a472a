export { CELLS, START_CELLS, START_ROTATIONS } from './atlas.ts';
export {
  adjacent,
  adjacentTiles,
  cellOf,
  navigable,
  neighbours,
  network,
  sameList,
  tileAt,
  tileDistance,
} from './city.ts';
export { type Heading, headingTo, tilesBeside } from './compass.ts';
export type { City } from './graph.ts';
export { type Joined, joinsOf } from './joins.ts';
export {
  legalPlacements,
  type Placement,
  type PlacementDemands,
  placementDemands,
  placementAt,
  placements,
  whyNotPlace,
} from './placement.ts';
export {
  type CellId,
  exitLocation,
  gangOf,
  HOSPITAL,
  LOCATIONS,
  locationsOf,
  type Region,
  region,
  type RegionId,
  REGIONS,
  spaceOf,
  storeLocation,
  type TileId,
  tileOf,
} from './region.ts';
