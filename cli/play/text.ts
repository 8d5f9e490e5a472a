import type { Base, Game, Outcome } from '@getaway/engine';
import type { Names } from '@getaway/games/campaigns';
import { type Speaker, speaker } from '@getaway/words';

/** Where people and pieces of a match have names of their own, they are called by them. */
export function speakerFor(game: Game, seats: number, names?: Names): Speaker {
  const terms = Object.entries(names?.terms ?? {}).map(([id, name]) => [`term.${id}`, quoted(name)] as const);
  return speaker(
    { ...game.words?.['en'], ...Object.fromEntries(terms) },
    { players: names?.players ?? Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`) },
  );
}

/** A name is no message, whatever signs are in it. */
const quoted = (name: string): string => name.replaceAll("'", "''").replace(/[{}]+/g, "'$&'");

/** The position in words: the game's own, or else its fields one by one. */
export function boardText(game: Game, view: Base, seat: number | null, words: Speaker): string {
  if (game.text !== undefined) return game.text(view, seat, words.say);
  return Object.entries(view)
    .filter(([name]) => name !== 'agenda' && name !== 'rng' && name !== 'outcome')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}

export function outcomeText(outcome: Outcome, words: Speaker): string {
  const { ending, winners, scores } = outcome;
  const won =
    winners.length === 0
      ? 'Nobody wins.'
      : `${winners.length === 1 ? 'Winner' : 'Winners'}: ${winners.map(words.player).join(', ')}.`;
  const points = scores.flatMap((score, seat) => (score === null ? [] : [`${words.player(seat)} ${score}`]));
  return [
    `The game is over (${words.term(ending)}).`,
    won,
    ...(points.length > 0 ? [`Scores: ${points.join(', ')}.`] : []),
  ].join(' ');
}
