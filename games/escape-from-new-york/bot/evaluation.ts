import { spaceNo } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import { newYorkSeat } from '../rules/city/chooser.ts';
import type { HeroState, State } from '../rules/state.ts';
import { chanceAlone, goalOf } from './alone.ts';
import { believe } from './beliefs.ts';
import { stepsATurn } from './errands.ts';
import { sensible } from './sensible/index.ts';
import { type Outlook, outlookOf } from './together.ts';
import { putInForce, type Weights, weights, WEIGHTS } from './weights.ts';

/** Turns of the way to the hero's next goal. */
const away = (s: State, seat: number, outlook: Outlook): number =>
  (outlook.ways[seat]?.[goalOf(s, seat, outlook)] as number) / stepsATurn(s.heroes[seat] as HeroState);

function beset(s: State, { at }: HeroState): number {
  let enemies = 0;
  for (const enemy of s.enemies) if (enemy.at === at && !enemy.tricked) enemies++;
  return enemies;
}

interface Chances {
  /** To be among those who leave together. */
  readonly together: number;
  readonly alone: number;
  /** What is lost by standing in the wrong place. */
  readonly position: number;
}

function chancesOf(s: State, seat: number, outlook: Outlook): Chances {
  const hero = s.heroes[seat] as HeroState;
  const turnsOut = (outlook.toExit[spaceNo(hero.at)] as number) / stepsATurn(hero);
  const there = outlook.bears[seat]
    ? 1
    : Math.max(0.2, weights().alsoThere - weights().perTurnAway * turnsOut);
  return {
    together: outlook.chance * there,
    alone: chanceAlone(s, seat, outlook),
    position: weights().perTurn * Math.min(8, away(s, seat, outlook)) + weights().perEnemy * beset(s, hero),
  };
}

function valuesOf(s: State): number[] {
  const outlook = outlookOf(s);
  const chances = s.heroes.map((_, seat) => chancesOf(s, seat, outlook));
  let nobody = 1 - outlook.chance;
  for (const { alone } of chances) nobody *= 1 - alone;
  return chances.map(({ together, alone, position }) => {
    const own = 1 - (1 - together) * (1 - alone);
    const others = Math.max(0, 1 - nobody - own);
    return Math.min(0.97, Math.max(0.01, 0.06 + 0.9 * (own + weights().leftBehind * others) - position));
  });
}

/** Of a finished game. */
function finalValue({ outcome, heroes }: State, seat: number): number {
  if (outcome?.winners.includes(seat)) return 1;
  return seat < heroes.length && outcome?.ending !== 'newYorkVictory' ? weights().leftBehind : 0;
}

/** What a bot must know of Escape from New York. */
export const evaluationWith = (w: Weights) => ({
  values(world: State): number[] {
    putInForce(w);
    const { seats } = world;
    const values: number[] = [];
    if (world.outcome !== null) {
      for (let seat = 0; seat < seats; seat++) values.push(finalValue(world, seat));
      return values;
    }
    values.push(...valuesOf(world));
    if (newYorkSeat(world) !== null) {
      let sum = 0;
      for (const value of values) sum += value;
      values.push(1 - sum / values.length);
    }
    return values;
  },

  sensible(world: State, seat: number, choices: readonly Choice[]): number[] {
    putInForce(w);
    return sensible(world, seat, choices);
  },

  plausible: believe,

  beyond: 0,
  sameLuck: true as const,
  /** Of some thirty pairs of cards: with ten a table of four won 6 of 12 games as it did with all, and never thought as long. */
  promising: 12,
  /** A match has some hundred choices for each hero, and hardly one of them decides it. */
  stakes: 0.1,
  /** Ten times as many did not win more: 12 of 24 games with these, 21 of 38 with 3,000. */
  enough: 300,

  /** A turn is judged when it is over: New York has had its say by then. */
  quiet(world: State): boolean {
    const step = world.agenda[world.agenda.length - 1];
    return world.outcome !== null || step === undefined || step.step === 'timerStep';
  },

  terms(world: State, seat: number): { readonly [name: string]: number } {
    putInForce(w);
    const outlook = outlookOf(world);
    const hero = world.heroes[seat];
    const chances = hero ? chancesOf(world, seat, outlook) : null;
    return {
      escape: 100 * outlook.chance,
      strength: chances ? 100 * (chances.alone - chances.position) : 0,
      time: 10 * outlook.rounds,
    };
  },
});

export const evaluation = evaluationWith(WEIGHTS);
