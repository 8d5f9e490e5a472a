import { seeded } from './chance.ts';
import { BadInput, Refused } from './errors.ts';
import type { Base, Choice, Game, Option } from './game.ts';
import { isObject } from './json.ts';

/** How a match is set up. */
export interface MatchSetup {
  readonly seats: number;
  /** What is left out takes its default. */
  readonly options?: { readonly [name: string]: unknown };
  readonly seed: string;
}

/** All options of a match: those given, those that follow from them, and defaults for the rest. */
export function completeOptions<S extends Base>(
  game: Game<S, never>,
  given: { readonly [name: string]: unknown },
): S['options'] {
  for (const name of Object.keys(given)) {
    if (!(name in game.options)) {
      throw new BadInput(
        `unknown option "${name}"; ${game.title} knows ${Object.keys(game.options).join(', ') || 'none'}`,
      );
    }
  }
  const presets = game.presets?.(given) ?? {};
  const options: Record<string, unknown> = {};
  for (const name in game.options) {
    const { kind, default: fallback, rule } = game.options[name] as Option<unknown>;
    const value = given[name] ?? presets[name] ?? fallback;
    try {
      kind.validate(value, `option ${name}`);
      options[name] = kind.copy(value);
    } catch (error) {
      if (rule && error instanceof BadInput) throw new Refused({ rule }, error.message);
      throw error;
    }
  }
  return options;
}

const usual = new WeakMap<object, unknown>();

/** What is played where nobody says anything: worked out once a game, as playouts begin again and again. */
function usualOptions<S extends Base>(game: Game<S, never>): S['options'] {
  const known = usual.get(game) as S['options'];
  if (known !== undefined) return known;
  const options = completeOptions(game, {});
  usual.set(game, options);
  return options;
}

function checkSetup<S extends Base>(game: Game<S, never>, setup: MatchSetup): S['options'] {
  const { seats, options = {}, seed } = setup;
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadInput(`${game.title} is for ${min} to ${max} seats, not ${String(seats)}`);
  }
  if (typeof seed !== 'string' || seed === '')
    throw new BadInput('the seed must be a text that is not empty');
  if (!isObject(options)) throw new BadInput('options must be an object');
  const complete = Object.keys(options).length > 0 ? completeOptions(game, options) : usualOptions(game);
  const refusal = game.check?.(complete, seats);
  if (refusal) throw new Refused(refusal, 'These options do not go together');
  return complete;
}

/** The first position of a match. */
export function startState<S extends Base, C extends Choice>(game: Game<S, C>, setup: MatchSetup): S {
  const options = checkSetup(game as Game<S, never>, setup);
  const { seats } = setup;
  const rng = seeded(setup.seed);
  const fields: Partial<Base> = game.setup({ seats, options, rng });
  // What a game returns as its options is what it plays with.
  const played = fields.options ?? options;
  const state = Object.assign(fields, { seats, options: played, outcome: null, rng });
  // Copied once, so that all states of a game have their fields in one order, which keeps them fast.
  return game.schema.copy(state as unknown as S);
}
