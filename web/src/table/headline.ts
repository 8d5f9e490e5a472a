import type { Speaker } from '@getaway/words';
import type { Position } from '../match/position.ts';
import type { SessionState } from '../match/session.ts';

/** The result in one sentence. A game in which all win or lose together says itself how it ended. */
export function headlineOf(
  { players }: SessionState,
  { outcome }: Position,
  words: Speaker,
  say: Speaker['say'],
): string {
  const { winners = [], ending = '' } = outcome ?? {};
  const names = winners.map((seat) => players[seat]?.name ?? '');
  if (words.has(`ending.${ending}`)) return words.say(`ending.${ending}`, { names, count: names.length });
  return names.length > 0 ? say('end.winners', { names, count: names.length }) : say('end.nobody');
}

/** How somebody won. How all lost, and what a game says itself, is the headline already. */
export const waysOf = ({ outcome }: Position, words: Speaker): readonly string[] =>
  outcome === null || outcome.winners.length === 0 || words.has(`ending.${outcome.ending}`)
    ? []
    : [words.term(outcome.ending)];
