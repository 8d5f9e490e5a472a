import { BRIDGE_IDS, type BridgeId, CASE_SLOTS, type CaseSlot, type SpaceId } from '../content/index.ts';
import { BRIDGE_AT, directionNo, type Road, roadAt, spaceNo } from '../rules/board/index.ts';
import { isFacedownPoi } from '../rules/city/spaces.ts';
import type { Choice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';

/** Something on the board that can be pointed at. */
type Spot = SpaceId | BridgeId | CaseSlot | `road:${number}`;

/** Where a choice is pointed at. */
export interface Aim {
  /** What it takes from somewhere is pointed at first. */
  readonly from: SpaceId | null;
  readonly at: Spot;
  /** The cell that it belongs to for the keyboard, which has no cells for roads. */
  readonly cell: Exclude<Spot, `road:${number}`>;
}

const onSpot = (at: Aim['cell'], from: SpaceId | null = null): Aim => ({ from, at, cell: at });

const roadSpot = (road: Road): `road:${number}` => `road:${road}`;

/** What of the board a choice is about; null where it is about nothing there. */
export function aimOf(view: State, actor: number | null, choice: Choice): Aim | null {
  const heroAt = (seat: number | null): Aim | null => {
    const hero = seat === null ? undefined : view.heroes[seat];
    return hero === undefined ? null : onSpot(hero.at);
  };
  switch (choice.do) {
    case 'move': {
      const end = choice.route.at(-1);
      return end === undefined ? null : onSpot(end);
    }
    case 'enterManhole':
    case 'jump':
    case 'moveHelicopter':
      return onSpot(choice.to);
    case 'reveal':
    case 'revealPoi':
    case 'peekPoi':
    case 'removeRaft':
    case 'place':
    case 'bringBoss':
    case 'copFire':
    case 'placeCop':
      return onSpot(choice.space);
    case 'tryBridge':
      return onSpot(choice.bridge);
    case 'peekCase':
      return onSpot(choice.slot);
    case 'hit':
      return onSpot(choice.at);
    case 'trick':
      return onSpot(choice.to, choice.at);
    case 'moveEnemy':
      return onSpot(choice.route.at(-1) ?? choice.at, choice.at);
    case 'moveCop':
      return onSpot(choice.to, choice.from);
    case 'placeRoadblock':
    case 'removeRoadblock': {
      const road = roadAt(spaceNo(choice.space), directionNo(choice.direction));
      return { from: null, at: roadSpot(road), cell: choice.space };
    }
    case 'invite':
    case 'help':
    case 'steal':
      return heroAt(choice.heroSeat);
    case 'escape': {
      const own = heroAt(actor);
      const bridge = own && BRIDGE_AT[spaceNo(own.at)];
      return choice.transport === 'bridge' && bridge ? onSpot(bridge) : own;
    }
    case 'collectItem':
    case 'collectCase':
    case 'takePresident':
    case 'takeCar':
      return heroAt(actor);
    default:
      return null;
  }
}

export interface Lit {
  /** What can be pressed now, with the choices that lead on from it. */
  readonly spots: ReadonlyMap<string, readonly Choice[]>;
  /** The same by cell, for the keyboard. */
  readonly cells: ReadonlyMap<string, readonly Choice[]>;
  /** The spots from which something goes elsewhere: where it goes is pointed at next. */
  readonly starts: ReadonlySet<string>;
}

/**
 * Everything that is lit. What goes from one space to another is pointed at twice, first where it is (`from`, once that is
 * known), then where it goes; where everything goes from the same space, once is enough.
 */
export function litBy(
  view: State,
  actor: number | null,
  choices: readonly Choice[],
  from: string | null,
): Lit {
  const aims = choices.flatMap((choice) => {
    const aim = aimOf(view, actor, choice);
    return aim === null ? [] : [{ choice, ...aim }];
  });
  const sources = new Set(aims.flatMap((aim) => aim.from ?? []));
  const start = sources.size === 1 ? [...sources][0] : from;
  const spots = new Map<string, Choice[]>();
  const cells = new Map<string, Choice[]>();
  const starts = new Set<string>();
  const light = (map: Map<string, Choice[]>, spot: string, choice: Choice): void => {
    map.set(spot, [...(map.get(spot) ?? []), choice]);
  };
  for (const { choice, from: source, at, cell } of aims) {
    if (source !== null && source !== start) {
      // Once something is picked up, only where it may go is lit.
      if (from !== null && sources.has(from as SpaceId)) continue;
      light(spots, source, choice);
      light(cells, source, choice);
      starts.add(source);
    } else {
      light(spots, at, choice);
      light(cells, cell, choice);
    }
  }
  return { spots, cells, starts };
}

/** Whether something comes to light there that nobody can take back: a tile, or a point of interest that is entered. */
export function reveals(view: State, choice: Choice): boolean {
  switch (choice.do) {
    case 'reveal':
    case 'revealPoi':
    case 'peekPoi':
    case 'peekCase':
      return true;
    case 'move':
      return choice.route.some((space) => isFacedownPoi(view, spaceNo(space)));
    case 'jump':
      return isFacedownPoi(view, spaceNo(choice.to));
    default:
      return false;
  }
}

const BRIDGES: readonly string[] = BRIDGE_IDS;
const SLOTS: readonly string[] = CASE_SLOTS;
export const isBridge = (spot: string): spot is BridgeId => BRIDGES.includes(spot);
export const isSlot = (spot: string): spot is CaseSlot => SLOTS.includes(spot);
export const isSpace = (spot: string): spot is SpaceId => spaceNo(spot) >= 0;
export const roadOf = (spot: string): Road | null =>
  spot.startsWith('road:') ? Number(spot.slice('road:'.length)) : null;
