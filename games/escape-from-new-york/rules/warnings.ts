import type { Json } from '@getaway/engine';
import { limits } from '../content/index.ts';
import { spaceNo } from './board/index.ts';
import type { Choice } from './choices.ts';
import { eventCount } from './city/events.ts';
import { noiseAfter } from './city/noise.ts';
import { topIsRed } from './city/timer.ts';
import { whyNotPerform } from './effects/possible.ts';
import { heroAt } from './hero/hero.ts';
import { eventsIn } from './hero/steps.ts';
import { afterMove, routeOf } from './movingTo.ts';
import { printedCard } from './pieces.ts';
import type { State } from './state.ts';
import { isLikely, lossOf, percentOf, threats } from './threats.ts';
import { ABILITIES } from './turn/cards.ts';

export type Figures = { readonly [name: string]: Json };

/** What a choice that is allowed costs besides the obvious, or why it is pointless. */
export function warnings(view: State, seat: number, choice: Choice, noise: number): Figures {
  const skipped = whySkipped(view, seat, choice);
  return {
    ...(skipped !== null && { skipped }),
    ...(noise > 0 && loudness(view, noise)),
    ...(routeOf(choice).length > 0 && onTheWay(view, seat, choice)),
    ...(choice.do === 'revealTimer' && reveal(view, seat)),
    ...(choice.do === 'proceed' && seat === view.current && lossAhead(view)),
  };
}

/** NY-ACT-05, NY-ACT-06 */
function whySkipped(view: State, seat: number, choice: Choice): string | null {
  if (choice.do === 'resolveCard') return whyNotPerform(view, seat, printedCard(choice.card))?.rule ?? null;
  if (choice.do === 'useAbility') return whyNotPerform(view, seat, ABILITIES[choice.ability])?.rule ?? null;
  return null;
}

/** The city can pay for more of its cards, or noise beyond its track costs mission cubes or a timer tile (NY-NOI-04). */
function loudness(view: State, noise: number): Figures {
  if (view.options.bands)
    return { wakes: !isAwake(view, view.turn.noise) && isAwake(view, view.turn.noise + noise) };
  const [without, pays] = [0, noise].map((more) => threats(view, more).city?.pays);
  const more = pays && without && pays.chances > without.chances;
  const before = noiseAfter(view, view.turn.noise);
  const then = noiseAfter(view, view.turn.noise + noise);
  return {
    ...(more && { [isLikely(pays) ? 'louder' : 'audible']: percentOf(pays) }),
    cubes: then.cubes - before.cubes,
    tiles: then.tiles - before.tiles,
  };
}

/** NY-BND-11: whether who plays New York may act after so much more noise. */
const isAwake = ({ noise, bands }: State, more: number): boolean => noise + more >= bands.powerUp;

/** Where a movement leads: enemies who hit in step 7, and events on the way (NY-EVT-02). */
function onTheWay(view: State, seat: number, choice: Choice): Figures {
  const icons = routeOf(choice).reduce((sum, space) => sum + eventsIn(view, spaceNo(space)), 0);
  const hit = seat === view.current ? threats(afterMove(view, seat, choice)).hit : null;
  return { walksInto: hit?.damage ?? 0, eventCards: icons * eventCount(view) };
}

/** NY-TRN-03, NY-TMR-06: few cards come back for the tile, or it may be the one by which New York wins. */
function reveal(view: State, seat: number): Figures {
  const { hand, discard } = heroAt(view, seat);
  const few = hand.length >= limits.cardsPlayedPerTurn && discard.length <= limits.cardsPlayedPerTurn;
  return { fewBack: few, defeat: defeatOdds(view) };
}

/** One in how many the top tile ends the game; 0 if it cannot. Whoever has peeked at it knows. */
function defeatOdds(view: State): number {
  const top = view.timer.at(-1) as string | null | undefined;
  if (top) return top === 'red-new-york-wins' ? 1 : 0;
  return topIsRed(view) && !view.timerGone.includes('red-new-york-wins') ? view.timer.length : 0;
}

function lossAhead(view: State): Figures {
  const { hit } = threats(view);
  return hit ? { cardsLost: lossOf(hit).chances } : {};
}
