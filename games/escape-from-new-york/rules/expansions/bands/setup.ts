import { shuffle } from '@getaway/engine';
import { bands } from '../../../content/index.ts';
import { copies, type HeroNumber } from '../../figures.ts';
import type { State } from '../../state.ts';
import { missionSet } from './state.ts';

/** The part of the state that Bands of New York uses, as it lies in the box. */
export const bandsInTheBox = (): State['bands'] => ({
  hand: [],
  discard: [],
  powerUp: bands.powerUpMin,
  points: 0,
  bonus: null,
  missionDeck: [],
  missions: [],
  missionsGone: [],
});

/** NY-BND-03 to NY-BND-08 */
export function setupBands(s: State): void {
  s.bands = {
    ...bandsInTheBox(),
    hand: bands.actionCards.map(({ id }) => id),
    powerUp: bands.powerUpStart[s.heroes.length as HeroNumber],
    missionDeck: shuffle(s, copies(missionSet.counts(s))),
  };
}
