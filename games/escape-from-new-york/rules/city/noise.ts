import { bands, components, noiseTrackMax } from '../../content/index.ts';
import { AGENDA, push } from '../agenda.ts';
import { ask } from '../hooks.ts';
import type { State } from '../state.ts';
import { type Emit, step } from '../step.ts';

/** NY-NOI and NY-MIS: the noise track and the mission cubes. */

export const MISSION_CUBES = components.missionCubes.count;

export const noiseMaximum = (s: State): number => (s.options.bands ? bands.noiseTrackMax : noiseTrackMax);

/** NY-NOI-03; at the end of the track the rest is work for a step, because it may reveal a timer tile. */
export function gainNoise(s: State, n: number, emit: Emit): void {
  const gained = Math.min(n, noiseMaximum(s) - s.noise);
  if (gained > 0) {
    s.noise += gained;
    emit?.({ event: 'noiseGained', n: gained, noise: s.noise, rules: ['NY-NOI-03'] });
  }
  if (n > gained) push(s, { step: 'noiseAtMaximum', n: n - gained });
}

/** NY-NOI-03 to NY-NOI-05: the noise after so much more of it, and what it does to mission cubes and timer. */
export function noiseAfter(s: State, n: number): { noise: number; cubes: number; tiles: number } {
  const most = noiseMaximum(s);
  const after = { noise: s.noise, cubes: 0, tiles: 0 };
  let left = s.missionLeft;
  for (let i = 0; i < n; i++) {
    if (after.noise < most) {
      after.noise++;
      continue;
    }
    after.cubes++;
    if (--left > 0) continue;
    left = MISSION_CUBES;
    after.noise = 0;
    after.tiles++;
  }
  return after;
}

export function loseNoise(s: State, n: number, emit: Emit): void {
  const lost = Math.min(n, s.noise);
  s.noise -= lost;
  if (lost > 0) emit?.({ event: 'noiseLost', n: lost, noise: s.noise, rules: ['NY-FX-70'] });
}

/** Moves cubes to the right box until the left one is empty; says how many were moved. */
function moveCubes(s: State, n: number, rule: string, emit: Emit): number {
  const moved = Math.min(n, s.missionLeft);
  s.missionLeft -= moved;
  emit?.({ event: 'missionCubesMoved', n: moved, left: s.missionLeft, rules: [rule] });
  return moved;
}

/** NY-NOI-04 to NY-NOI-06 */
export const noiseAtMaximum = step({
  fields: AGENDA.noiseAtMaximum,
  run(s, { n }, emit) {
    if (ask(s, (expansion) => expansion.noiseAtMaximum?.(s, n, emit))) return;
    const rest = n - moveCubes(s, n, 'NY-NOI-04', emit);
    if (s.missionLeft > 0) return;
    s.noise = 0;
    s.missionLeft = MISSION_CUBES;
    emit?.({ event: 'noiseReset', rules: ['NY-NOI-05', 'NY-NOI-06'] });
    push(s, { step: 'revealTimer', left: 1 }, { step: 'gainNoise', n: rest });
  },
});

export const gainNoiseStep = step({
  fields: AGENDA.gainNoise,
  run: (s, { n }, emit) => gainNoise(s, n, emit),
});

/** NY-FX-71, NY-MIS-01, NY-MIS-02 */
export const moveMissionCubes = step({
  fields: AGENDA.moveMissionCubes,
  run(s, { n }, emit) {
    if (n === 0) return;
    const rest = n - moveCubes(s, n, 'NY-FX-71', emit);
    if (s.missionLeft > 0) return;
    s.missionLeft = MISSION_CUBES;
    emit?.({ event: 'missionCubesBack', rules: ['NY-MIS-01'] });
    push(s, { step: 'revealTimer', left: 1 }, { step: 'moveMissionCubes', n: rest });
  },
});
