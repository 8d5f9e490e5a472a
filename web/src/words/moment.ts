import type { Moment } from '@getaway/engine';
import type { Speaker } from '@getaway/words';

/** A stretch of a match as a label: its message, without a full stop. */
export const momentWords = ({ key, params }: Moment, words: Speaker): string =>
  words.say(key, params).replace(/\.$/, '');
