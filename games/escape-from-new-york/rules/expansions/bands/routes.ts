import { NEIGHBOURS, roadBetween, spaceId, spaceNo, type Space } from '../../board/index.ts';
import { isCarFree } from '../../city/cars.ts';
import { isHeroAt } from '../../city/enemies.ts';
import { isBlocked } from '../../city/roadblocks.ts';
import { breaksThrough, Streets, type EnemyRoute } from '../../city/routes.ts';
import { isRevealed, manholes } from '../../city/spaces.ts';
import type { Enemy, State } from '../../state.ts';

/** Where a New York player can send enemies: always nearer to the current hero, by any way (NY-BND-42, NY-BND-43). */
export class FreeStreets {
  private readonly s: State;
  private readonly streets: Streets;
  private readonly holes: readonly Space[];

  constructor(s: State) {
    this.s = s;
    this.streets = new Streets(s);
    this.holes = manholes(s);
  }

  /** One route to every space where the enemy may end, and for cars one for every prisoner it may take along. */
  routes(enemy: Enemy, steps: number): EnemyRoute[] {
    const found = new Map<string, EnemyRoute>();
    const from = this.streets.length(enemy);
    let wave: Space[][] = [[spaceNo(enemy.at)]];
    for (let step = 1; step <= steps; step++) {
      const next: Space[][] = [];
      for (const path of wave) {
        const last = path.at(-1) as Space;
        for (const to of this.exits(enemy, last)) {
          if (path.includes(to)) continue;
          const longer = [...path, to];
          if (this.streets.length({ ...enemy, at: spaceId(to) }) < from) this.add(found, enemy, longer);
          if (!this.stops(enemy, last, to)) next.push(longer);
        }
      }
      wave = next;
    }
    return [...found.values()];
  }

  /** NY-EMV-02, NY-EMV-03; a car that has an open route does not ram (NY-PCR-08). */
  private exits(enemy: Enemy, from: Space): Space[] {
    const car = enemy.kind === 'prisonerCar';
    const through = car ? this.streets.mustRam(enemy) : breaksThrough(enemy.kind);
    const near = (NEIGHBOURS[from] ?? []).filter(
      (to) => isRevealed(this.s, to) && (through || !isBlocked(this.s, roadBetween(from, to))),
    );
    if (car || !this.holes.includes(from)) return near;
    return [...new Set([...near, ...this.holes])];
  }

  /** NY-EMV-11, NY-EMV-12, NY-PCR-08 */
  private stops({ kind }: Enemy, from: Space, to: Space): boolean {
    const at = spaceId(to);
    if (isHeroAt(this.s, at)) return true;
    if (kind === 'prisoner') return isCarFree(this.s, at);
    return kind === 'prisonerCar' && isBlocked(this.s, roadBetween(from, to));
  }

  private add(found: Map<string, EnemyRoute>, enemy: Enemy, path: readonly Space[]): void {
    const route = path.slice(1).map(spaceId);
    const carried = this.streets.passengers(enemy, path);
    for (const carries of carried.length > 0 ? carried : [null]) {
      const key = `${route.at(-1)} ${carries}`;
      if (!found.has(key)) found.set(key, { route, carries });
    }
  }
}
