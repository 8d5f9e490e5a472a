import type { Game, Messages } from '../game.ts';

/** What a game says in every language that it speaks. */
export async function wordsOf(
  game: Pick<Game, 'words' | 'translations'>,
): Promise<{ readonly [locale: string]: Messages }> {
  const translated = Object.entries(game.translations ?? {}).map(
    async ([locale, load]) => [locale, await load()] as const,
  );
  return { ...game.words, ...Object.fromEntries(await Promise.all(translated)) };
}
