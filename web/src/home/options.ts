import type { Game } from '@getaway/engine';
import type { Speaker } from '@getaway/words';

/** An option that a form can ask for. */
export type OptionForm =
  | { readonly name: string; readonly kind: 'switch'; readonly fallback: unknown }
  | {
      readonly name: string;
      readonly kind: 'select';
      readonly fallback: unknown;
      readonly values: readonly unknown[];
    };

/** The options of a game that have few values; richer ones are for campaigns and the command line. */
export const optionForms = (game: Game): readonly OptionForm[] =>
  Object.entries(game.options).flatMap(([name, { kind, default: fallback }]): OptionForm[] => {
    const { values } = kind;
    if (!values) return [];
    return typeof fallback === 'boolean'
      ? [{ name, kind: 'switch', fallback }]
      : [{ name, kind: 'select', fallback, values }];
  });

/** Whether an option says what is played, which is no change of the rules. */
export const isSubject = (game: Game, name: string): boolean => game.options[name]?.subject === true;

/** A value of an option in words: by a message of its own, a number as it is, anything else by its term. */
export function optionValue(name: string, value: unknown, words: Speaker): string {
  const key = `option.${name}.${String(value)}`;
  if (words.has(key)) return words.say(key);
  return typeof value === 'string' ? words.term(value) : String(value);
}
