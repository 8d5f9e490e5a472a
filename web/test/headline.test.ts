import { speaker } from '@getaway/words';
import { expect, test } from 'vitest';
import { words as messages } from '../../games/escape-from-new-york/locales/index.ts';
import type { Position } from '../src/match/position.ts';
import type { SessionState } from '../src/match/session.ts';
import { headlineOf } from '../src/table/headline.ts';

const players = ['Nina', 'Vinnie', 'Ruby'].map((name) => ({ name }));
const words = speaker(messages.en);

test.each([
  [[], 'Time is up: nobody got away'],
  [[2], 'Time is up: Ruby keeps everybody in New York'],
])('the headline of a match that New York won names whoever played it: %j', (winners, headline) => {
  const state = { players } as unknown as SessionState;
  const position = { outcome: { ending: 'newYorkVictory', winners } } as unknown as Position;
  expect(headlineOf(state, position, words, words.say)).toBe(headline);
});
