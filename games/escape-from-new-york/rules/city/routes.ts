import { bosses, type SpaceId } from '../../content/index.ts';
import {
  NEIGHBOURS,
  type Road,
  roadBetween,
  routeLengths,
  type Space,
  spaceId,
  spaceNo,
  UNREACHABLE,
} from '../board/index.ts';
import { currentHero } from '../hero/hero.ts';
import type { Enemy, EnemyKind, State } from '../state.ts';
import { isCarFree } from './cars.ts';
import { isBoss, isHeroAt, movement } from './enemies.ts';
import { isBlocked } from './roadblocks.ts';
import { isRevealed, manholes } from './spaces.ts';

/** The shortest routes of enemies to the current hero (NY-EMV-02, NY-EMV-03, NY-PCR-06 to NY-PCR-08). */

/** What an enemy would do: its way, and the prisoner it takes along. */
export interface EnemyRoute {
  readonly route: SpaceId[];
  readonly carries: number | null;
}

const isCrusher = (kind: EnemyKind): boolean => isBoss(kind) && bosses[kind].ability === 'crusher';

/** NY-EMV-16, NY-PCR-08: who opens a blocked road by crossing it. */
export const breaksThrough = (kind: EnemyKind): boolean => kind === 'prisonerCar' || isCrusher(kind);

/** How enemies get about; lengths are worked out when first asked for. */
export class Streets {
  private readonly s: State;
  private readonly holes: readonly Space[];
  private readonly lengths: (Int8Array | undefined)[] = [];

  constructor(s: State) {
    this.s = s;
    this.holes = manholes(s);
  }

  /** NY-EMV-03: cars use no manholes; Slag, and a car that must ram, cross blocked roads. */
  private lengthsFor(car: boolean, through: boolean): Int8Array {
    const key = (car ? 2 : 0) + (through ? 1 : 0);
    return (this.lengths[key] ??= routeLengths(spaceNo(currentHero(this.s).at), {
      enter: (space) => isRevealed(this.s, space),
      cross: (road) => through || !isBlocked(this.s, road),
      links: car ? [] : this.holes,
    }));
  }

  /** NY-PCR-08, NY-RUL-13: whether a car has no open route. */
  mustRam({ kind, at }: Enemy): boolean {
    return kind === 'prisonerCar' && this.lengthsFor(true, false)[spaceNo(at)] === UNREACHABLE;
  }

  private lengthsOf(enemy: Enemy): Int8Array {
    return this.lengthsFor(enemy.kind === 'prisonerCar', isCrusher(enemy.kind) || this.mustRam(enemy));
  }

  /** Steps to the current hero, UNREACHABLE without a route. */
  length(enemy: Enemy): number {
    return this.lengthsOf(enemy)[spaceNo(enemy.at)] ?? UNREACHABLE;
  }

  /** NY-EMV-06, NY-EMV-17 */
  reachesHero(enemy: Enemy): boolean {
    if (this.length(enemy) > movement(this.s, enemy.kind)) return false;
    return (
      !this.mustRam(enemy) ||
      this.paths(enemy).some((path) => path.at(-1) === spaceNo(currentHero(this.s).at))
    );
  }

  /** Every way along shortest routes, as far as the enemy gets, the start included. */
  private paths(enemy: Enemy): Space[][] {
    const lengths = this.lengthsOf(enemy);
    const steps = movement(this.s, enemy.kind);
    let paths: Space[][] = [[spaceNo(enemy.at)]];
    const ended: Space[][] = [];
    for (let i = 0; i < steps; i++) {
      const longer: Space[][] = [];
      for (const path of paths) {
        const last = path[path.length - 1] as Space;
        for (const to of this.exits(enemy, last, lengths)) {
          (this.stops(enemy, last, to) ? ended : longer).push([...path, to]);
        }
      }
      paths = longer;
    }
    return [...ended, ...paths];
  }

  /** The next spaces of a shortest route. */
  private exits(enemy: Enemy, from: Space, lengths: Int8Array): Space[] {
    const through = isCrusher(enemy.kind) || this.mustRam(enemy);
    const next = (lengths[from] ?? 0) - 1;
    const found = (NEIGHBOURS[from] ?? []).filter(
      (to) =>
        lengths[to] === next &&
        isRevealed(this.s, to) &&
        (through || !isBlocked(this.s, roadBetween(from, to))),
    );
    if (enemy.kind === 'prisonerCar' || !this.holes.includes(from)) return found;
    return [...found, ...this.holes.filter((to) => lengths[to] === next)];
  }

  /** NY-EMV-11, NY-EMV-12, NY-PCR-08 */
  private stops({ kind }: Enemy, from: Space, to: Space): boolean {
    const at = spaceId(to);
    if (isHeroAt(this.s, at)) return true;
    if (kind === 'prisonerCar') return isBlocked(this.s, roadBetween(from, to));
    return kind === 'prisoner' && isCarFree(this.s, at);
  }

  /** The ways among which the chooser decides (NY-EMV-10): one for each different result. */
  routes(enemy: Enemy): EnemyRoute[] {
    const found = new Map<string, EnemyRoute>();
    const paths = this.paths(enemy);
    const carrying = paths.flatMap((path) =>
      this.passengers(enemy, path).map((carries) => ({ path, carries: carries as number | null })),
    );
    const ways = carrying.length > 0 ? carrying : paths.map((path) => ({ path, carries: null }));
    for (const { path, carries } of ways) {
      const key = `${path.at(-1)} ${carries} ${this.opened(enemy.kind, path).join()}`;
      if (!found.has(key)) found.set(key, { route: path.slice(1).map(spaceId), carries });
    }
    return [...found.values()];
  }

  /** NY-PCR-06: prisoners at the start or on the way whom no hero engages; one stands for all that are alike. */
  passengers(car: Enemy, path: readonly Space[]): number[] {
    if (car.kind !== 'prisonerCar') return [];
    const passed = path
      .slice(0, -1)
      .map(spaceId)
      .filter((at) => !isHeroAt(this.s, at));
    const seen = new Set<string>();
    return this.s.enemies.flatMap((other) => {
      const key = `${other.at} ${other.damage}`;
      if (other.kind !== 'prisoner' || other.tricked || !passed.includes(other.at) || seen.has(key))
        return [];
      seen.add(key);
      return [other.no];
    });
  }

  private opened(kind: EnemyKind, path: readonly Space[]): Road[] {
    const roads: Road[] = [];
    if (!breaksThrough(kind)) return roads;
    for (let i = 1; i < path.length; i++) {
      const road = roadBetween(path[i - 1] as Space, path[i] as Space);
      if (isBlocked(this.s, road)) roads.push(road);
    }
    return roads;
  }
}
