import { weights } from './weights.ts';

// How likely things are to work out, from moves that are there and moves that it takes.

const FACES = 6;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** How far it is, and how far of it to where the last lock is open. */
export interface Distance {
  readonly arrival: number;
  readonly afoot: number;
}

/** Only ideas are left, and too few. */
const HARDLY = 0.01;

/**
 * Getting somewhere: on foot before Escape, or with ideas in it (MH-ESC-05), each of which saves a step; but the way as far as
 * its last lock is always gone on foot, for nobody picks locks in Escape (MH-ESC-07).
 */
export function chanceToGet(
  { arrival, afoot }: Distance,
  budget: number,
  ideas: number,
  step: number,
): number {
  if (arrival <= 0) return 1;
  if (budget <= 0) return arrival <= ideas ? 1 : HARDLY;
  const { arrivalBias, arrivalVague, arrivalVaguer, hoarded } = weights();
  const margin = budget - Math.max(afoot, arrival - hoarded * ideas * step) + arrivalBias;
  return sigmoid(margin / (arrivalVague + arrivalVaguer * budget));
}

/**
 * Getting out after that: ideas and the last ditch die must make up for what is not walked before (MH-ESC-05, 12).
 * `spare` moves are left of `budget` when everything else is done; what is missing is paid in ideas.
 */
export function chanceToGetOut(out: number, spare: number, ideas: number, budget: number): number {
  if (out <= 0) return 1;
  const { walked, outVague, outVaguer, found, speed } = weights();
  const time = Math.max(0, budget);
  const margin = (spare > 0 ? spare * walked : spare) + ideas + (found * time) / speed - out;
  const vague = outVague + outVaguer * time;
  // The sigmoid of each face; from one to the next its power shrinks by the same factor.
  const factor = Math.exp(-1 / vague);
  let power = Math.exp(-(margin + 1.5) / vague);
  let sum = 0;
  for (let face = 1; face <= FACES; face++) {
    sum += 1 / (1 + power);
    power *= factor;
  }
  return sum / FACES;
}
