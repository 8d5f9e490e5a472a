import { GameFault } from './errors.ts';
import type { Base, Choice, Game, GameDefinition, Option, State } from './game.ts';
import type { Kind } from './schema/kind.ts';
import { dreamRng, schema } from './schema/schema.ts';
import { nobody, secret } from './schema/secret.ts';
import { type Fields, list, nullable, record } from './schema/shapes.ts';
import { shared } from './schema/shared.ts';
import { oneStepOf } from './schema/steps.ts';
import { int, oneOf, text } from './schema/values.ts';

const OWN = ['seats', 'options', 'agenda', 'rng', 'outcome'];
const WORD = 2 ** 31;

const outcomeKind = nullable(
  record({ ending: text(40), winners: list(int(0, 15)), scores: list(nullable(int(-WORD, WORD))) }),
);

/** The schema of a whole state: the game's fields and what the engine adds. */
function stateKind(game: {
  readonly options: { readonly [name: string]: Option<unknown> };
  readonly state: Fields;
  readonly steps: { readonly [name: string]: { readonly fields: Fields } };
}): Kind<unknown> {
  const options = Object.entries(game.options).map(([name, option]) => [name, option.kind] as const);
  const steps = Object.entries(game.steps).map(
    ([name, { fields }]) => [name, record({ step: oneOf([name]), ...fields })] as const,
  );
  return record({
    seats: int(1, 16),
    options: shared(record(Object.fromEntries(options))),
    ...game.state,
    agenda: list(oneStepOf(Object.fromEntries(steps)), 500),
    outcome: outcomeKind,
    rng: secret(list(int(-WORD, WORD - 1), 4), nobody, { guess: dreamRng }),
  });
}

/** Makes a game of its declaration, once and for all. */
export function defineGame<
  O extends { readonly [name: string]: Option<unknown> },
  F extends Fields,
  C extends Choice,
>(definition: GameDefinition<O, F, C>): Game<State<O, F>, C> {
  type S = State<O, F>;
  for (const name of OWN) {
    if (name in definition.state)
      throw new GameFault(`${definition.id}: the state field "${name}" is the engine's own`);
  }
  for (const [name, kind] of Object.entries(definition.steps)) {
    if (!kind.run && !(kind.offers && kind.answer && kind.rule)) {
      throw new GameFault(`${definition.id}: step "${name}" needs run, or offers, answer and rule`);
    }
  }
  const { state: _fields, ...rest } = definition;
  const game = { ...rest, schema: schema(stateKind(definition as never) as Kind<S & Base>) };
  return game as unknown as Game<S, C>;
}
