import type { Base, Game, Match, Outcome } from '@getaway/engine';
import { type Speaker, speaker, withNames } from '@getaway/words';
import type { Language } from '../language.ts';

/** Where people and pieces of a match have names of their own, they are called by them. */
export async function speakerFor(
  match: Match,
  seats: number,
  language: Language,
  players?: readonly string[],
): Promise<Speaker> {
  const { game } = match;
  const numbered = Array.from({ length: seats }, (_, seat) => language.say('player', { number: seat + 1 }));
  const names = game.names?.(match.view(null).options) ?? {};
  const messages = withNames(await language.messagesOf(game), names);
  return speaker(messages, { locale: language.locale, players: players ?? numbered });
}

/** The position in words: the game's own, or else its fields one by one. */
export function boardText(game: Game, view: Base, seat: number | null, words: Speaker): string {
  if (game.text !== undefined) return game.text(view, seat, words.say);
  return Object.entries(view)
    .filter(([name]) => name !== 'agenda' && name !== 'rng' && name !== 'outcome')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}

export function outcomeText(
  { ending, winners, scores }: Outcome,
  words: Speaker,
  say: Language['say'],
): string {
  const points = scores.flatMap((score, seat) => (score === null ? [] : [`${words.player(seat)} ${score}`]));
  return [
    say('end.over', { ending: words.term(ending) }),
    winners.length === 0
      ? say('end.nobody')
      : say('end.winners', { count: winners.length, names: winners.map(words.player).join(', ') }),
    ...(points.length > 0 ? [say('end.scores', { scores: points.join(', ') })] : []),
  ].join(' ');
}
