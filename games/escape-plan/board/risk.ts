import { preview } from '../rules/preview/index.ts';
import type { Choice } from '../rules/play.ts';
import type { State } from '../rules/state.ts';

/** What the best way to a place costs: movement, and wounds that nothing at hand can avoid. */
export interface Risk {
  readonly movement: number;
  readonly wounds: number;
  readonly path: readonly string[];
}

function riskOf(view: State, seat: number, choice: Choice): Risk {
  const { movement, wounds, path } = preview(view, seat, choice);
  return { movement: Number(movement), wounds: Number(wounds), path: path as readonly string[] };
}

const safer = (a: Risk, b: Risk): number => a.wounds - b.wounds || a.movement - b.movement;

/** By destination, the safest of its routes. */
export function risksOf(
  view: State,
  actor: number | null,
  reachable: ReadonlyMap<string, readonly Choice[]>,
): Map<string, Risk> {
  if (actor === null) return new Map();
  return new Map(
    [...reachable].map(([place, routes]) => [
      place,
      routes.map((route) => riskOf(view, actor, route)).sort(safer)[0]!,
    ]),
  );
}
