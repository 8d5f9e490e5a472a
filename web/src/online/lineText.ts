import type { MatchState } from '@getaway/server/client';
import type { Speaker } from '@getaway/words';

/** What a line of the talk says after the name; a gesture in the reader's language, a suggestion in the game's words. */
export function lineText(
  { text, emote, suggestion }: MatchState['chat'][number],
  say: Speaker['say'],
  words: Speaker,
): string {
  if (!suggestion) return text ?? (emote ? say(`emote.${emote}`) : '');
  const { seat, choice } = suggestion;
  return say('talk.suggests', { name: words.player(seat), choice: choiceText(choice, words) });
}

/** Nobody has looked whether there is such a choice, so there may be no words for it. */
function choiceText(choice: Readonly<Record<string, unknown>>, words: Speaker): string {
  try {
    return words.choice(choice);
  } catch {
    return '…';
  }
}
