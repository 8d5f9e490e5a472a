import type { GameEvent } from '@getaway/engine';
import { EXITS, PLAN_PLACES, type PlanPlace } from '../content/index.ts';
import { costaOf, sandraOf } from '../rules/characters.ts';
import { exitLocation } from '../rules/map/index.ts';
import { locationOfPlace } from '../rules/places.ts';
import type { State } from '../rules/state.ts';

/** What somebody's latest action has left on the board: where a pawn or an officer came from and went, what was laid. */
export interface Trace {
  readonly who: number;
  readonly kind: 'pawn' | 'officer' | 'tile';
  /** A pawn's regions, or tiles; the last is where it ended. */
  readonly path: readonly string[];
}

/** What the events that leave traces tell. */
interface Told extends GameEvent {
  readonly seat: number;
  readonly path: readonly string[];
  readonly tile: string;
  readonly destination: string;
  readonly place?: string;
  readonly exit?: string;
  readonly hq?: string;
}

function traceOf(view: State, told: Told): Trace | null {
  const { event, seat, path, tile, destination } = told;
  switch (event) {
    case 'travelled':
      return { who: seat, kind: 'pawn', path };
    case 'sandraMoves':
      return pawnOf(view, sandraOf(view));
    case 'costaMoves':
      return pawnOf(view, costaOf(view));
    case 'officerMoved':
      return { who: seat, kind: 'officer', path: [tile, destination] };
    case 'tilePlaced':
    case 'placeOpened':
      return { who: seat, kind: 'tile', path: [tile] };
    default:
      return null;
  }
}

function pawnOf(view: State, who: number): Trace | null {
  const location = view.at[who] ?? null;
  return location === null ? null : { who, kind: 'pawn', path: [location] };
}

/** Of everybody but the viewer, the latest trace of each kind. */
export function tracesOf(view: State, news: readonly GameEvent[], viewer: number | null): Trace[] {
  const latest = new Map<string, Trace>();
  for (const event of news) {
    const trace = traceOf(view, event as Told);
    if (trace && trace.who !== viewer) latest.set(`${trace.kind} ${trace.who}`, trace);
  }
  return [...latest.values()];
}

/** Where an event took place, whoever it was; null where it has no place on the board. */
export function pointedAt(view: State, event: GameEvent | null): Trace | null {
  if (!event) return null;
  const trace = traceOf(view, event as Told);
  if (trace) return trace;
  const { tile, place, exit, hq, destination } = event as Told;
  const spot = tile ?? exitOf(exit) ?? hq ?? locationOf(view, place ?? destination);
  return spot === undefined ? null : { who: -1, kind: 'pawn', path: [spot] };
}

const isPlace = (id: string | undefined): id is PlanPlace => PLAN_PLACES.some((place) => place === id);

const locationOf = (view: State, place: string | undefined): string | undefined =>
  isPlace(place) ? (locationOfPlace(view, place) ?? undefined) : undefined;

const exitOf = (named: string | undefined): string | undefined => {
  const exit = EXITS.find((number) => named === `exit-${number}`);
  return exit === undefined ? undefined : exitLocation(exit);
};
