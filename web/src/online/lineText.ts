import type { MatchState } from '@getaway/server/client';
import type { useWords } from '../words/words.tsx';

/** What a line of the talk says; a gesture in the reader's language. */
export const lineText = (
  { text, emote }: MatchState['chat'][number],
  say: ReturnType<typeof useWords>['say'],
): string => text ?? (emote ? say(`emote.${emote}`) : '');
