import { neighbour, NO_SPACE, SIDES } from './directions.ts';
import { roadAt, type Road } from './roads.ts';
import { SPACES, type Space } from './spaces.ts';

/** Route lengths over the open part of the board: what movement of enemies, cops and bots asks. */

export const UNREACHABLE = 127;

/** Whether a space can be stood on, and whether a road can be taken. */
export type Ways = {
  readonly enter: (space: Space) => boolean;
  readonly cross: (road: Road) => boolean;
  /** Spaces linked to each other by one step each (NY-MAN-01); empty for those who do not use manholes. */
  readonly links: readonly Space[];
};

const queue = new Int8Array(SPACES);

/**
 * Steps from every space to a target, UNREACHABLE where there is no route. Only the spaces on the way and at the end
 * must be enterable, not the one a route starts from; ways hold in both directions (NY-RBL-08).
 */
export function routeLengths(
  target: Space,
  ways: Ways,
  lengths: Int8Array = new Int8Array(SPACES),
): Int8Array {
  lengths.fill(UNREACHABLE);
  lengths[target] = 0;
  if (!ways.enter(target)) return lengths;
  queue[0] = target;
  let waiting = 1;
  let linked = false;
  for (let at = 0; at < waiting; at++) {
    const space = queue[at] ?? 0;
    const next = (lengths[space] ?? 0) + 1;
    for (let direction = 0; direction < SIDES; direction++) {
      const other = neighbour(space, direction);
      if (other === NO_SPACE || lengths[other] !== UNREACHABLE) continue;
      if (!ways.cross(roadAt(space, direction))) continue;
      lengths[other] = next;
      if (ways.enter(other)) queue[waiting++] = other;
    }
    if (linked || !ways.links.includes(space)) continue;
    linked = true;
    for (const other of ways.links) {
      if (lengths[other] !== UNREACHABLE) continue;
      lengths[other] = next;
      if (ways.enter(other)) queue[waiting++] = other;
    }
  }
  return lengths;
}
