import { isCrisis } from '../rules/eventDeck.ts';
import { noiseOfRound } from '../rules/endOfActions.ts';
import { trackOf } from '../rules/noise.ts';
import type { Heist } from '../rules/state.ts';
import { weights } from './weights.ts';

/** How much time there is, in rounds; the one under way counts until its actions are over. */
export interface Clock {
  readonly rounds: number;
  /** How much of a round one card of the event deck is worth now, and one noise. */
  readonly perCard: number;
  readonly perNoise: number;
}

/** Until the event deck is used up by rounds, noise and alerts (MH-EVD-01, MH-EVP-01, MH-CRI-Z1). */
export function clockOf(s: Heist): Clock {
  if (s.phase === 'escape' || s.phase === 'over') return { rounds: 0, perCard: 0, perNoise: 0 };
  let cards = 0;
  for (const card of s.deck) if (!isCrisis(card)) cards++;
  const clock = clockFor(s, cards);
  const rounds = s.escapeDeclared ? Math.min(clock.rounds, s.phase === 'action' ? 1 : 0) : clock.rounds;
  return { ...clock, rounds: Math.max(0, rounds) };
}

/** Rounds until so many cards are used up. */
export const roundsFor = (s: Heist, cards: number): number => clockFor(s, cards).rounds;

function clockFor(s: Heist, all: number): Clock {
  const { last, alertAt } = trackOf(s);
  let active = 0;
  let idle = 0;
  for (const { status, action } of s.characters) {
    if (status !== 'active') continue;
    active++;
    if (action === null) idle++;
  }
  const usual = weights().noiseEach * Math.max(1, active);
  let noise = s.phase === 'action' ? noiseOfRound(s) + weights().noiseEach * idle : usual;
  let marker = s.noise;
  let rounds = s.phase === 'event' ? -0.5 : 0.5;
  let first = 0;
  let density = 0;
  let cards = all;
  while (cards > 0) {
    const alerts = alertsBetween(alertAt, last, marker, noise);
    const used = 1 + alerts + weights().alertsBesides;
    if (first === 0) {
      first = used;
      density = alertsBetween(alertAt, last, marker, 8) / 8;
    }
    rounds += Math.min(1, cards / used);
    cards -= used;
    marker = Math.min(last, marker + noise);
    noise = usual;
  }
  const perCard = 1 / Math.max(1, first || 3);
  return { rounds, perCard, perNoise: perCard * density };
}

/** Alerts on the way of a marker, in part where it ends between two spaces. */
function alertsBetween(alertAt: readonly boolean[], last: number, marker: number, noise: number): number {
  let alerts = 0;
  const whole = Math.floor(noise);
  for (let i = 1; i <= whole; i++) {
    const at = marker + i;
    if (at > last || alertAt[Math.floor(at)]) alerts++;
  }
  const next = marker + whole + 1;
  if (next > last || alertAt[Math.floor(next)]) alerts += noise - whole;
  return alerts;
}
