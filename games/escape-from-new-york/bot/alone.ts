import { caseCards, levelBars, objectives } from '../content/index.ts';
import { type Space, spaceNo, SUBURB_SPACES, WORLD_TRADE_CENTER } from '../rules/board/index.ts';
import type { HeroState, State } from '../rules/state.ts';
import { blackTiles } from './clock.ts';
import { stepsATurn } from './errands.ts';
import type { Outlook } from './together.ts';
import { weights } from './weights.ts';

/** How likely a hero is to leave alone (NY-WIN-08 to NY-WIN-15). */

const IMPOSSIBLE = 40;

/** Prisoners and items that the hero still needs for level 3 (NY-WIN-10). */
function missingForLevel(hero: HeroState): { prisoners: number; items: number } {
  const { bar, level, texture } = hero;
  let prisoners = bar.prisoners - bar.killed;
  let items = bar.items - bar.paid;
  const bars = levelBars[texture] ?? levelBars.brick;
  for (let next = level + 1; next < bars.length; next++) {
    prisoners += bars[next]?.prisoners ?? 0;
    items += bars[next]?.items ?? 0;
  }
  return { prisoners, items };
}

/** NY-WIN-11, NY-WIN-15 */
export function hasObject({ blue, items, cases, wanted }: HeroState): boolean {
  const requires = blue[0] && objectives.blue[blue[0]]?.requires;
  if (!requires) return false;
  if (requires.type === 'wantedCards') return wanted >= requires.n;
  if (requires.type === 'item') return items.includes(requires.card);
  const { kind } = caseCards[requires.card];
  return cases.some(({ card }) => card !== null && caseCards[card].kind === kind);
}

/** Where the hero's transport stands, or null if it is gone; and turns to find it. */
function transport(s: State, seat: number, outlook: Outlook): { at: Space; turns: number } | null {
  const hero = s.heroes[seat] as HeroState;
  const way = outlook.ways[seat] as Float32Array;
  const objective = hero.purple[0];
  switch (objective && objectives.purple[objective]?.requires.transport) {
    case 'helicopter':
      return { at: spaceNo(s.helicopter.at), turns: 0 };
    case 'gullfire':
      return s.gullfire ? { at: WORLD_TRADE_CENTER, turns: 0 } : null;
    case 'raft': {
      const rafts = SUBURB_SPACES.filter((_, place) => s.suburbs[place]?.raft);
      const hidden = SUBURB_SPACES.filter((_, place) => s.suburbs[place]?.faceup === false);
      const found = rafts.length > 0 ? rafts : hidden;
      if (found.length === 0) return null;
      const at = found.reduce((a, b) => ((way[a] as number) <= (way[b] as number) ? a : b));
      return { at, turns: rafts.length > 0 ? 0 : weights().raftTurns };
    }
    case 'bridge': {
      const own = hero.cases.some(({ card }) => card !== null && caseCards[card].kind === 'diagram');
      return { at: outlook.exit, turns: own ? 0 : weights().diagramTurns };
    }
    default:
      return null;
  }
}

/** Turns that the hero still needs. */
function turnsAlone(s: State, seat: number, outlook: Outlook): number {
  const hero = s.heroes[seat] as HeroState;
  const ride = transport(s, seat, outlook);
  const { prisoners, items } = missingForLevel(hero);
  const growing =
    prisoners / weights().killsATurn +
    weights().itemTurns * Math.max(0, items - hero.items.length) +
    (3 - hero.level) * 0.3;
  const object = hasObject(hero) ? 0 : hero.level < 3 ? weights().objectAfterChange : weights().objectTurns;
  if (ride === null && hero.level >= 3) return IMPOSSIBLE;
  const steps = ride === null ? 4 : (outlook.ways[seat]?.[ride.at] as number);
  const ready = growing + object + (ride?.turns ?? 3) + steps / stepsATurn(hero);
  // NY-WIN-09: somebody takes the President, or the red tiles come up.
  const gate = s.president === 'slot' ? Math.min(blackTiles(s) * weights().roundsATile, outlook.taken) : 0;
  return Math.max(gate, ready) + weights().both * Math.min(gate, ready);
}

/**
 * Where a hero goes next: on the errands of all, unless nothing but the way to the transport is missing for leaving alone
 * and that is likelier.
 */
export function goalOf(s: State, seat: number, outlook: Outlook): Space {
  const hero = s.heroes[seat] as HeroState;
  const ride = hero.level >= 3 && hasObject(hero) ? transport(s, seat, outlook) : null;
  const isReady = ride !== null && ride.turns === 0;
  return isReady && chanceAlone(s, seat, outlook) > outlook.chance ? ride.at : (outlook.goals[seat] as Space);
}

export const chanceAlone = (s: State, seat: number, outlook: Outlook): number =>
  1 /
  (1 +
    Math.exp(
      (turnsAlone(s, seat, outlook) + weights().aloneMargin - outlook.rounds) / weights().aloneSpread,
    ));
