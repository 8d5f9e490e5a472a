import type { LandType } from '../../content/index.ts';
import { navigable, network } from './city.ts';
import type { City } from './graph.ts';
import type { Placement } from './placement.ts';
import { region, type RegionId, REGIONS, type TileId, tileOf } from './region.ts';

/** A network (EP-MAP-09) that reaches from a tile that is laid to others of the city. */
export interface Joined {
  readonly land: LandType;
  /** EP-MAP-10; other land than water is always open. */
  readonly navigable: boolean;
  readonly zones: readonly RegionId[];
  /** The tiles that it reaches, without the new one, in the order of placing. */
  readonly tiles: readonly TileId[];
}

/** What a tile would join in this place, whether it may be laid there or not. */
export function joinsOf(city: City, { tile, cell, rotation }: Placement): Joined[] {
  const grown: City = {
    tiles: [...city.tiles, tile],
    cells: [...city.cells, cell],
    rotations: [...city.rotations, rotation],
  };
  const joined: Joined[] = [];
  for (const id of REGIONS) {
    const { land } = region(id);
    if (tileOf(id) !== tile || land === null || joined.some(({ zones }) => zones.includes(id))) continue;
    const zones = network(grown, id);
    const tiles = city.tiles.filter((other) => zones.some((zone) => tileOf(zone) === other));
    if (tiles.length > 0) joined.push({ land, navigable: navigable(grown, id), zones, tiles });
  }
  return joined;
}
