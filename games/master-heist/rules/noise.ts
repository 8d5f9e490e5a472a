import { NOISE_TRACKS, type NoiseTrack } from '../content/index.ts';
import type { Emit } from './choices.ts';
import { raiseAlert } from './eventDeck.ts';
import type { Heist } from './state.ts';

// MH-NOI: the noise track.

interface Track {
  readonly last: number;
  readonly alertAt: readonly boolean[];
}

const laid = (track: NoiseTrack): Track => ({
  last: track.last,
  alertAt: Array.from({ length: track.last + 1 }, (_, i) => track.alertSpaces.includes(i)),
});

const TRACKS = new Map(NOISE_TRACKS.map((track) => [track.crew as number, laid(track)]));
export const trackOf = (s: Heist): Track => TRACKS.get(s.track) as Track;

/** Moves the marker for `n` noise, raising the alerts on its way (MH-NOI-01, 03 to 05). */
export function settleNoise(s: Heist, n: number, emit: Emit, rule: string): void {
  if (n <= 0) return;
  const { last, alertAt } = trackOf(s);
  s.touched = true;
  emit?.({ event: 'noiseSettled', count: n, from: s.noise, rules: [rule] });
  for (let i = 0; i < n; i++) {
    if (s.noise === last) {
      raiseAlert(s, emit, 'MH-NOI-04');
      continue;
    }
    s.noise++;
    if (alertAt[s.noise]) raiseAlert(s, emit, 'MH-NOI-03');
  }
}

/** How many alerts `n` more noise would raise. */
export function alertsOf(s: Heist, n: number): number {
  const { last, alertAt } = trackOf(s);
  let alerts = 0;
  let marker = s.noise;
  for (let i = 0; i < n; i++) {
    if (marker === last) alerts++;
    else if (alertAt[++marker]) alerts++;
  }
  return alerts;
}

/** Noise that waits for the end of the Action phase (MH-NOI-02); it belongs to no single action. */
export function pendNoise(s: Heist, n: number): void {
  s.pendingNoise += n;
  s.roundNoise += n;
}

/** Noise paid in the Event phase counts at once (MH-NOI-08). */
export function noiseNow(s: Heist, n: number, emit: Emit): void {
  s.roundNoise += n;
  settleNoise(s, n, emit, 'MH-NOI-08');
}
