import { defineGame, type Game } from '@getaway/engine';
import type { Choice } from './rules/choices.ts';
import { text } from './rules/text/index.ts';
import { translations, words } from './locales/index.ts';
import { help } from './rules/help.ts';
import { preview } from './rules/preview.ts';
import { checkOptions, options, partsOf } from './rules/options.ts';
import { setup } from './rules/setup/setup.ts';
import { fields, type State } from './rules/state.ts';
import { steps } from './rules/steps.ts';

/** Escape from New York for 1 to 4 heroes, and one more seat for New York with Bands of New York. */
export const escapeFromNewYork: Game<State, Choice> = defineGame({
  id: 'escape-from-new-york',
  title: 'Escape from New York',
  version: 1,
  seats: { min: 1, max: 5 },
  options,
  check: checkOptions,
  state: fields,
  steps,
  setup,
  rules: { turn: 'NY-TRN-01', over: 'NY-GEN-04' },
  bound: 20_000,
  preview,
  help,
  tracks: ({ noise, timer, heroes }) => ({
    noise,
    timer: timer.length,
    hand: heroes.map(({ hand }) => hand.length),
  }),
  moment: ({ turn }) => ({ key: 'moment.turn', params: { turn: Math.max(1, turn.number) } }),
  parts: partsOf,
  text,
  words,
  translations,
});
