import { LAND_TYPES } from '../../content/index.ts';
import { ATLAS } from '../map/atlas.ts';
import { filled } from '../map/graph.ts';

const { regions, land } = ATLAS;
const WATER = LAND_TYPES.indexOf('water');

/** The water zones of the pack. */
export const WATER_ZONES = regions.flatMap(({ index }) => (land[index] === WATER ? index : []));
const TILE_OF_WATER = WATER_ZONES.map((region) => regions[region]!.tileIndex);

/** By region: its number among the water zones, or -1. */
export const WATER_OF = regions.map(({ index }) => WATER_ZONES.indexOf(index));

/** By tile: pairs of water zones that touch on it, flat. */
const TOUCHING = ATLAS.inner.map((pairs) =>
  pairs.flatMap((one, i) => {
    const pair = i % 2 === 0 ? [WATER_OF[one]!, WATER_OF[pairs[i + 1]!]!] : [];
    return pair.includes(-1) ? [] : pair;
  }),
);

/** Finds the water bodies of a city (EP-MAP-09): zones that touch have one name, the number of the first of them. */
export class Waters {
  private readonly names = WATER_ZONES.map((_, zone) => zone);
  private readonly placed = filled(WATER_ZONES.length, 0);

  /** Adds the water of a tile. */
  place(tile: number): void {
    const pairs = TOUCHING[tile]!;
    for (let i = 0; i < pairs.length; i += 2) this.join(pairs[i]!, pairs[i + 1]!);
    for (let zone = 0; zone < this.placed.length; zone++)
      if (TILE_OF_WATER[zone] === tile) this.placed[zone] = 1;
  }

  /** Two regions touch. */
  touch(here: number, there: number): void {
    const one = WATER_OF[here]!;
    const other = WATER_OF[there]!;
    if (one >= 0 && other >= 0) this.join(one, other);
  }

  private join(zone: number, other: number): void {
    const { names } = this;
    const name = names[zone]!;
    const gone = names[other]!;
    if (name === gone) return;
    for (let each = 0; each < names.length; each++) if (names[each] === gone) names[each] = name;
  }

  /** EP-MAP-10: by water zone, a bit of its own for each body without a ferry; otherwise 0. */
  closedBodies(): number[] {
    const bodies = filled(WATER_ZONES.length, 0);
    let navigable = 0;
    for (let zone = 0; zone < bodies.length; zone++) {
      if (this.placed[zone] === 0) continue;
      bodies[zone] = 1 << this.names[zone]!;
      if (ATLAS.ferry[TILE_OF_WATER[zone]!]) navigable |= bodies[zone]!;
    }
    return bodies.map((body) => body & ~navigable);
  }
}
