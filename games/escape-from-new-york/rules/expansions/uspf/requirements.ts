import type { Refusal } from '@getaway/engine';
import { uspf, type Requirement, type SpaceId, type TaskId } from '../../../content/index.ts';
import { ALL_SPACES, BRIDGE_AT, distance, IS_SUBURB, KIND, spaceNo } from '../../board/index.ts';
import { isEnemyAt } from '../../city/enemies.ts';
import { buildingAt } from '../../city/spaces.ts';
import type { HeroState, State } from '../../state.ts';

/** What tasks ask of a hero (NY-USP-45). Everything is public except the owner's own cards, which only count by number. */

/** The first requirement of a task that the hero does not meet. */
export function unmet(s: State, seat: number, task: TaskId): Refusal | null {
  for (const requirement of uspf.tasks[task].requires) {
    if (!meets(s, seat, requirement)) {
      return { rule: 'NY-USP-45', params: { task, ...requirement, requirement: requirement.type } };
    }
  }
  return null;
}

/** How many item cards the task costs. */
export function itemsToPay(task: TaskId): number {
  const cost = uspf.tasks[task].requires.find((requirement) => requirement.type === 'payItems');
  return cost?.n ?? 0;
}

function meets(s: State, seat: number, need: Requirement): boolean {
  const hero = s.heroes[seat] as HeroState;
  const space = spaceNo(hero.at);
  switch (need.type) {
    case 'onBuilding':
      return buildingAt(s, space) !== null;
    case 'killsThisTurn':
      return s.turn.kills >= need.n;
    case 'noEnemiesInSpace':
      return !isEnemyAt(s, hero.at);
    case 'revealedPoi':
      return s.poi.filter(({ faceup }) => faceup).length >= need.n;
    case 'payItems':
      return hero.items.length >= need.n;
    case 'onEdge':
      return IS_SUBURB[space] === true || BRIDGE_AT[space] !== null;
    case 'copWithin':
      return ALL_SPACES.some(
        (other) => (s.uspf.cops[other] ?? 0) > 0 && distance(space, other) <= need.range,
      );
    case 'noiseAtMost':
      return s.noise <= need.n;
    case 'heroesInSpace':
      return s.heroes.length === 1 ? hero.level >= need.orSoloLevel : heroesAt(s, hero.at).length >= need.n;
    case 'onSpaceKind':
      return KIND[space] === need.kind;
    case 'hasCar':
      return hero.car !== 'none';
    case 'holdsCase':
      return caseCount(hero) >= need.n;
    case 'levelAtLeast':
      return hero.level >= need.n;
    case 'bossDefeated':
      return Object.values(s.bossesDefeated).reduce((sum, times) => sum + times, 0) >= need.n;
    case 'onBridgehead':
      return BRIDGE_AT[space] !== null;
    case 'onHelicopter':
      return s.helicopter.at === hero.at;
    case 'presidentInSpace':
      return heroesAt(s, hero.at).some(({ president }) => president);
    case 'casesInSpace':
      return heroesAt(s, hero.at).reduce((sum, other) => sum + caseCount(other), 0) >= need.n;
  }
}

const heroesAt = (s: State, at: SpaceId): HeroState[] => s.heroes.filter((hero) => hero.at === at);

/** NY-USP-46: case cards by number, without the Diagram of Bridge 3, which always lies faceup. */
const caseCount = (hero: HeroState): number =>
  hero.cases.filter(({ faceup, card }) => !(faceup && card === 'diagram-3')).length;
