import type { Verdict } from '@getaway/engine';
import type { BossId, NySpecialSlot, PrisonerBonus, SpaceId } from '../content/index.ts';
import type { AnyStep, Way } from './agenda.ts';
import type { Choice } from './choices.ts';
import { expansions } from './expansions/index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { Emit, Offer } from './step.ts';

/** The places where the base rules ask the expansions, each only when its option is on. */
export interface Expansion {
  readonly option: keyof Options;
  /** After the base setup, before anybody chooses a hero. */
  setup?(s: State): void;
  /** Instead of steps 10 to 12 (NY-BND-10). */
  newYorkPhase?(): readonly AnyStep[];
  /** What makes all prisoners stronger besides active special NY cards. */
  prisonerBonus?(s: State): PrisonerBonus | null;
  /** Instead of NY-NOI-04: noise gained at the maximum of the track. */
  noiseAtMaximum?(s: State, n: number, emit: Emit): true;
  /** Instead of NY-SPC-01: a POI tile names a special card. */
  gainSpecial?(s: State, slot: NySpecialSlot, emit: Emit): true;
  /** `moveEnemies` with `chosenBy: "newYork"` (NY-FX-83). */
  sendEnemies?(s: State, count: number): readonly AnyStep[];
  /** A revealed timer tile, not the hurry up tile, has been resolved. */
  tileResolved?(s: State, emit: Emit): void;
  /** Whether prisoners cannot take abandoned cars in this space. */
  guardsCars?(s: State, space: SpaceId): boolean;
  /** The current hero, or cops for that hero, defeated a boss. */
  bossDefeated?(s: State, boss: BossId, emit: Emit): void;
  /** Further acts of a free moment: offers them, and carries one out (true when it was one of them). */
  freeActs?(s: State, seat: number, offer: Offer): void;
  act?(s: State, seat: number, choice: Choice, emit: Emit): boolean;
  /** What else speaks against a collective escape, as far as the seat can know. */
  cannotEscapeTogether?(s: State, seat: number, way: Way, at: SpaceId): Verdict;
  /** After President, Tape and Diagram (or Tracer) were shown: what comes before the escape succeeds. */
  beforeEscape?(s: State, way: Way): readonly AnyStep[];
  /** What else speaks against a lone victory of this seat. */
  cannotEscapeAlone?(s: State, seat: number): Verdict;
}

/** The first answer of the expansions in play, if any has one. */
export function ask<Answer>(
  s: State,
  question: (expansion: Expansion) => Answer | null | undefined,
): Answer | null {
  for (const expansion of expansions) {
    if (!s.options[expansion.option]) continue;
    const answer = question(expansion);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

/** The answers of all expansions in play. */
export function asked<Answer>(
  s: State,
  question: (expansion: Expansion) => readonly Answer[] | undefined,
): Answer[] {
  return expansions.flatMap((expansion) => (s.options[expansion.option] ? (question(expansion) ?? []) : []));
}

/** Tells every expansion in play. */
export function tell(s: State, news: (expansion: Expansion) => void): void {
  for (const expansion of expansions) if (s.options[expansion.option]) news(expansion);
}
