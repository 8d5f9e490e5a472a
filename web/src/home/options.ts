import type { Game } from '@getaway/engine';

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
