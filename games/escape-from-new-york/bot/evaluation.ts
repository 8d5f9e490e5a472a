import { distance, spaceNo } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import { newYorkSeat } from '../rules/city/chooser.ts';
import { spaceOfPoi } from '../rules/city/spaces.ts';
import type { HeroState, State } from '../rules/state.ts';
import { goalsOf, type Loot, lootOf, nearest, openBridges } from './goals.ts';
import { sensible } from './sensible.ts';

/** Steps of the collective victory (NY-WIN-04): the President, the Tape, a Diagram, and the bridge. */
const PRESIDENT = 0.26;
const TAPE = 0.2;
const DIAGRAM = 0.16;
const BRIDGE = 0.2;
/** What a goal is worth that is known and not reached, and for each step to it. */
const KNOWN = 0.45;
const PER_STEP = 0.03;
const EXPLORED = 0.3;
const STRENGTH = 0.1;
const PLENTY_OF_TIME = 12;

const known = (steps: number): number => KNOWN - PER_STEP * Math.min(10, steps);

function together(s: State, loot: Loot): number {
  const explored = s.poi.filter(({ faceup }) => faceup).length / Math.max(1, s.poi.length);
  const steps = (goals: readonly number[]): number =>
    Math.min(...s.heroes.map(({ at }) => nearest(spaceNo(at), goals)));
  const camp = spaceOfPoi(s, 'dukes-camp');
  const tokens = s.cases.flatMap(({ token, card }) =>
    token !== null && card.length > 0 ? spaceNo(token) : [],
  );
  const lying = tokens.length > 0 ? known(steps(tokens)) : EXPLORED * explored;
  const president = loot.president
    ? 1
    : s.president === 'dead'
      ? 0
      : camp === null
        ? EXPLORED * explored
        : known(steps([spaceNo(camp)]));
  const tape = loot.tape ? 1 : lying;
  const diagram = loot.diagrams.length > 0 ? 1 : lying;
  return PRESIDENT * president + TAPE * tape + DIAGRAM * diagram + BRIDGE * wayOut(s, loot);
}

/** With all three in hand: how near their holders are to a bridge, together. */
function wayOut(s: State, loot: Loot): number {
  const bridges = openBridges(loot);
  if (!loot.president || !loot.tape || bridges.length === 0) return 0;
  let best = Infinity;
  for (const bridge of bridges) {
    let steps = 0;
    for (const seat of loot.holders) steps += distance(spaceNo(s.heroes[seat]!.at), bridge);
    best = Math.min(best, steps);
  }
  return Math.max(0.1, 1 - best / 20);
}

/** Levels, cards in hand, and no enemies on one's heels. */
function strength(s: State, hero: HeroState): number {
  const { level, bar, hand, items, weapon, at } = hero;
  const next = bar.prisoners + bar.items > 0 ? (bar.killed + bar.paid) / (bar.prisoners + bar.items) : 0;
  let enemies = 0;
  for (const enemy of s.enemies) if (enemy.at === at && !enemy.tricked) enemies++;
  return (
    0.12 * (level + next) + 0.05 * hand.length + 0.05 * items.length + (weapon ? 0.05 : 0) - 0.06 * enemies
  );
}

const time = ({ timer }: State): number => Math.min(1, timer.length / PLENTY_OF_TIME);

/** What a bot must know of Escape from New York. */
export const evaluation = {
  values(world: State): number[] {
    const { seats, outcome } = world;
    if (outcome !== null)
      return Array.from({ length: seats }, (_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
    const loot = lootOf(world);
    const common = together(world, loot) * (0.7 + 0.3 * time(world));
    const goals = goalsOf(world, loot);
    const city = newYorkSeat(world);
    const values = Array.from({ length: seats }, (_, seat) => {
      const hero = world.heroes[seat];
      if (seat === city || hero === undefined) return 1 - common;
      const near = nearest(spaceNo(hero.at), goals);
      return Math.min(0.97, Math.max(0.01, common + STRENGTH * strength(world, hero) - 0.002 * near));
    });
    return values;
  },

  sensible: (world: State, seat: number, choices: readonly Choice[]): number[] =>
    sensible(world, seat, choices),

  terms(world: State, seat: number): { readonly [name: string]: number } {
    const loot = lootOf(world);
    const hero = world.heroes[seat];
    return {
      escape: 100 * together(world, loot),
      strength: hero ? 100 * strength(world, hero) : 0,
      time: 100 * time(world),
    };
  },
};
