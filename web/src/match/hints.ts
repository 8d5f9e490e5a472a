import { type Evaluation, suggest, type Suggestion } from '@getaway/bots';
import { type Base, type Choice, type Game, seeded, SPECTATOR } from '@getaway/engine';

/** What a hint is made from: a view and what may be chosen, and nothing else of the match. */
export interface HintRequest {
  readonly game: string;
  /** What `viewer` sees; on a shared device that may be a bystander (null), while `seat` is asked. */
  readonly view: Base;
  readonly viewer: number | null;
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly seed: string;
}

/**
 * What a good player would choose, and why. Where the page sees with a bystander's eyes, the seat's own secrets are
 * made up too: then only the choice is told, because its consequences would be made up with them.
 */
export function hintFor(
  game: Game,
  evaluation: Evaluation | undefined,
  { view, viewer, seat, choices, seed }: HintRequest,
  now: () => number,
): Suggestion {
  const chance = { rng: seeded(seed) };
  const { schema } = game;
  const thinking = { game, evaluation, now };
  if (viewer === seat) return suggest(view, seat, choices, chance, thinking);
  const made = schema.observe(schema.imagine(view, SPECTATOR, chance), seat);
  return { ...suggest(made, seat, choices, chance, thinking), events: [], rules: [], reasons: [] };
}
