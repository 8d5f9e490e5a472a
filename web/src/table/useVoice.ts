import type { Speaker } from '@getaway/words';
import { useEffect, useLayoutEffect } from 'react';
import type { Position } from '../match/position.ts';
import type { SessionState } from '../match/session.ts';
import { play as sound } from '../sound/sound.ts';
import { alarm, announce, hush } from '../ui/announce.ts';
import { useWords } from '../words/words.tsx';
import { troubleText } from './prompt.ts';
import { useNews } from './useNews.ts';

/** Sounds and says what the table shows, for those who listen. */
export function useVoice(
  state: SessionState,
  position: Position,
  prompt: string,
  words: Speaker,
  /** It is somebody else who is asked. */
  suggesting = false,
): void {
  const { say } = useWords();
  const { viewer, plays, since, undoable } = position;
  const mine = position.choices.length > 0 && !suggesting;
  useEffect(() => {
    if (mine) sound('yourTurn');
  }, [mine]);
  // What has come to light cannot be taken back any more.
  const shown = mine && undoable.length === 0 && !state.log.some(({ play }) => play >= since);
  useEffect(() => {
    if (shown && plays > 0) sound('reveal');
  }, [shown, plays]);
  useNews({ game: state.game, log: state.log, viewer, mine, words });
  // What was said to somebody is for nobody else, and some of it was for them alone.
  useLayoutEffect(() => hush, [viewer]);
  useEffect(() => announce(prompt, 'prompt'), [prompt]);
  useEffect(() => {
    if (state.trouble) alarm(troubleText(state, words, say));
  }, [state.trouble]);
}
