import { type Choice, same } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import type { Directions } from './useDirections.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$°]+/gu) ?? [];

/** "north-east" may also be typed as "northeast" or "ne". */
const compoundsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+(-\p{L}+)+/gu) ?? []).flatMap((compound) => {
    const parts = compound.split('-');
    return [parts.join(''), parts.map(([first]) => first).join('')];
  });

const called = (text: string): string[] => [...wordsOf(text), ...compoundsOf(text)];

/** What a choice can be called: its own words, which way it leads, and the shorter words that people say for its kind. */
function callings(choice: Choice, words: Speaker, directions: Directions): string[] {
  const alias = words.has(`alias.${choice.do}`) ? words.say(`alias.${choice.do}`) : '';
  return called(`${choice.do} ${alias} ${words.choice({ ...choice })} ${directions(choice)}`);
}

/** Whether every word that was typed begins a word of the text. */
const fits = (typed: readonly string[], text: readonly string[]): boolean =>
  typed.every((word) => text.some((candidate) => candidate.startsWith(word)));

/** The choices that a line of text may mean; a choice in exactly its own words is meant alone. */
export function meant(
  line: string,
  choices: readonly Choice[],
  words: Speaker,
  directions: Directions = () => '',
): readonly Choice[] {
  const typed = wordsOf(line);
  if (typed.length === 0) return [];
  const exact = choices.filter((choice) => {
    const label = words.choice({ ...choice });
    return [label, `${label} ${directions(choice)}`].some((text) => same(wordsOf(text), typed));
  });
  return exact.length === 1
    ? exact
    : choices.filter((choice) => fits(typed, callings(choice, words, directions)));
}

/** Whether a text is about the words that were typed. */
export const isAbout = (line: string, text: string): boolean => fits(wordsOf(line), called(text));
