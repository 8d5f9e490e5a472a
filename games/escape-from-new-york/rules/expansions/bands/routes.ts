import { bosses, type BossId, type SpaceId } from '../../../content/index.ts';
import {
  NEIGHBOURS,
  NO_ROAD,
  roadBetween,
  routeLengths,
  spaceId,
  spaceNo,
  UNREACHABLE,
  type Space,
  type Ways,
} from '../../board/index.ts';
import { isBoss, isHeroAt } from '../../city/enemies.ts';
import { isCarFree } from '../../city/cars.ts';
import { isBlocked } from '../../city/roadblocks.ts';
import { isRevealed, manholes } from '../../city/spaces.ts';
import { currentHero } from '../../hero/hero.ts';
import type { Enemy, EnemyKind, State } from '../../state.ts';

/** Where a New York player can send an enemy: always nearer to the current hero (NY-BND-42, NY-BND-43). */

export interface FreeRoute {
  readonly route: SpaceId[];
  /** The prisoner that a car takes along (NY-PCR-06). */
  readonly carries: number | null;
}

/** NY-EMV-03: Slag tears roadblocks down. */
const crushes = (kind: EnemyKind): kind is BossId => isBoss(kind) && bosses[kind].ability === 'crusher';

/** How the kinds of enemies get about; computed once for all enemies of an offer. */
export class Streets {
  private readonly s: State;
  private readonly holes: readonly Space[];
  private readonly known = new Map<string, Int8Array>();

  constructor(s: State) {
    this.s = s;
    this.holes = manholes(s);
  }

  /** NY-EMV-02, NY-EMV-03 */
  ways(kind: EnemyKind, ramming: boolean): Ways {
    const { s } = this;
    const through = ramming || crushes(kind);
    return {
      enter: (space) => isRevealed(s, space),
      cross: (road) => through || !isBlocked(s, road),
      links: kind === 'prisonerCar' ? [] : this.holes,
    };
  }

  /** Route lengths to the current hero. */
  lengths(kind: EnemyKind, ramming: boolean): Int8Array {
    const key = `${kind === 'prisonerCar'} ${ramming} ${crushes(kind)}`;
    let lengths = this.known.get(key);
    if (lengths === undefined) {
      lengths = routeLengths(spaceNo(currentHero(this.s).at), this.ways(kind, ramming));
      this.known.set(key, lengths);
    }
    return lengths;
  }

  /** One route to every space where the enemy may end, and for cars one for every prisoner it may take along. */
  routes(enemy: Enemy, steps: number): FreeRoute[] {
    const start = spaceNo(enemy.at);
    // NY-PCR-08, NY-RUL-13: a car rams only when no open route leads to the hero.
    const ramming = enemy.kind === 'prisonerCar' && this.lengths(enemy.kind, false)[start] === UNREACHABLE;
    const lengths = this.lengths(enemy.kind, ramming);
    const from = lengths[start] ?? UNREACHABLE;
    const ways = this.ways(enemy.kind, ramming);
    const found = new Map<string, FreeRoute>();
    let wave: Space[][] = [[start]];
    for (let step = 1; step <= steps; step++) {
      const next: Space[][] = [];
      for (const path of wave) {
        const last = path.at(-1) as Space;
        for (const to of this.exits(last, ways)) {
          if (path.includes(to)) continue;
          const longer = [...path, to];
          if ((lengths[to] ?? UNREACHABLE) < from) this.add(found, enemy, longer);
          if (!this.stops(enemy, last, to)) next.push(longer);
        }
      }
      wave = next;
    }
    return [...found.values()];
  }

  private exits(space: Space, { enter, cross, links }: Ways): Space[] {
    const near = (NEIGHBOURS[space] ?? []).filter((to) => enter(to) && cross(roadBetween(space, to)));
    return links.includes(space) ? [...new Set([...near, ...links.filter((to) => to !== space)])] : near;
  }

  /** NY-EMV-11, NY-EMV-12, NY-PCR-08 */
  private stops({ kind }: Enemy, from: Space, to: Space): boolean {
    const road = roadBetween(from, to);
    if (kind === 'prisonerCar' && road !== NO_ROAD && isBlocked(this.s, road)) return true;
    const at = spaceId(to);
    return isHeroAt(this.s, at) || (kind === 'prisoner' && isCarFree(this.s, at));
  }

  private add(found: Map<string, FreeRoute>, enemy: Enemy, path: readonly Space[]): void {
    const route = path.slice(1).map(spaceId);
    const goal = route.at(-1);
    const carried = enemy.kind === 'prisonerCar' ? this.passengers(enemy, path.slice(0, -1)) : [];
    for (const carries of carried.length > 0 ? carried : [null]) {
      const key = `${goal} ${carries}`;
      if (!found.has(key)) found.set(key, { route, carries });
    }
  }

  /** NY-PCR-06: one of each space stands for all that are alike. */
  private passengers(car: Enemy, passed: readonly Space[]): number[] {
    return passed
      .map(spaceId)
      .filter((at) => !isHeroAt(this.s, at))
      .flatMap((at) => {
        const there = this.s.enemies.find(
          (other) => other !== car && other.at === at && other.kind === 'prisoner' && !other.tricked,
        );
        return there === undefined ? [] : [there.no];
      });
  }
}
