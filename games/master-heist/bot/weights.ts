// How much things count in a heist at a glance: tried out by hand over some hundred heists of the three amateur scenarios,
// played by `sensible` alone. How likely victory is in the end is another matter: see `likelihood` in evaluation.ts.

export interface Weights {
  /** What a character does in a round, in moves: what is in the way counts as moves too. */
  speed: number;
  /** Moves in a round that make a step cost one: who runs faster pays less. */
  step: number;
  /** What a lock, a guard and a camera cost those with an action for it, and those without. */
  lock: number;
  lockUnable: number;
  guard: number;
  guardUnable: number;
  camera: number;
  /** More for a tile without an own planning token: it can be entered in Escape only (MH-SUB-01, MH-ESC-06). */
  unplanned: number;
  /** How vague the time of arrival is: by itself, and for each move that is left. */
  arrivalVague: number;
  arrivalVaguer: number;
  arrivalBias: number;
  /** What a move before Escape is worth in it, and how vague that is. */
  walked: number;
  outVague: number;
  outVaguer: number;
  /** What an idea is worth as a move to get somewhere. */
  hoarded: number;
  /** Ideas that a character is likely to find in a round. */
  found: number;
  /** The usual noise of a character in a round, and alerts that cameras and events raise. */
  noiseEach: number;
  alertsBesides: number;
  /** What an idea is worth to anybody, and to be nearer even if there is time. */
  idea: number;
  nearer: number;
  /** Moves from an open door to what it hid. */
  behindDoor: number;
  /** In planning: for each token that is missing, and to meet somebody on the way. */
  short: number;
  meeting: number;
  /** What a lock on the way out costs as long as there is time. */
  lockedOut: number;
}

export const WEIGHTS: Weights = {
  speed: 1.9,
  step: 1.75,
  lock: 1.3,
  lockUnable: 2,
  guard: 0.8,
  guardUnable: 1.6,
  camera: 1.1,
  unplanned: 2.5,
  arrivalVague: 0.5,
  arrivalVaguer: 0.22,
  arrivalBias: 0.4,
  walked: 0.85,
  outVague: 0.15,
  outVaguer: 0.2,
  hoarded: 0.8,
  found: 0.3,
  noiseEach: 1.35,
  alertsBesides: 0.35,
  idea: 0.002,
  nearer: 0.004,
  behindDoor: 2,
  short: 2.5,
  meeting: 2,
  lockedOut: 2.5,
};
