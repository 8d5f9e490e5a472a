import type { Choice } from '@getaway/engine';
import type { Speaker } from '@getaway/words';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$°]+/gu) ?? [];

/** What a choice can be called: its own words, and the shorter ones that people say for its kind. */
function callings(choice: Choice, words: Speaker): string[] {
  const alias = words.has(`alias.${choice.do}`) ? words.say(`alias.${choice.do}`) : '';
  return wordsOf(`${choice.do} ${alias} ${words.choice({ ...choice })}`);
}

/** Whether every word that was typed begins a word of the text. */
const fits = (typed: readonly string[], text: readonly string[]): boolean =>
  typed.every((word) => text.some((candidate) => candidate.startsWith(word)));

/** The choices that a line of text may mean; a choice in exactly its own words is meant alone. */
export function meant(line: string, choices: readonly Choice[], words: Speaker): readonly Choice[] {
  const typed = wordsOf(line);
  if (typed.length === 0) return [];
  const exact = choices.filter(
    (choice) => words.choice({ ...choice }).toLowerCase() === line.trim().toLowerCase(),
  );
  return exact.length === 1 ? exact : choices.filter((choice) => fits(typed, callings(choice, words)));
}

/** Whether a text is about the words that were typed. */
export const isAbout = (line: string, text: string): boolean => fits(wordsOf(line), wordsOf(text));
