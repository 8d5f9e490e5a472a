import { spaceNo } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import { newYorkSeat } from '../rules/city/chooser.ts';
import type { HeroState, State } from '../rules/state.ts';
import { chanceAlone } from './alone.ts';
import { stepsATurn } from './errands.ts';
import { sensible } from './sensible/index.ts';
import { type Outlook, outlookOf } from './together.ts';

/** What it is worth to a hero that others got out: less than to be among them, more than that nobody did. */
const LEFT_BEHIND = 0.3;
/** How likely a hero whom the escape does not need is to be there in time; less for each turn of the way. */
const ALSO_THERE = 0.8;
const PER_TURN_AWAY = 0.04;
/** A turn that the hero is away from the next goal. */
const PER_TURN = 0.008;
/** An enemy in the hero's space. */
const PER_ENEMY = 0.003;

/** Turns of the way to the hero's next goal. */
const away = (s: State, seat: number, { goals, ways }: Outlook): number =>
  (ways[seat]?.[goals[seat] as number] as number) / stepsATurn(s.heroes[seat] as HeroState);

function beset(s: State, { at }: HeroState): number {
  let enemies = 0;
  for (const enemy of s.enemies) if (enemy.at === at && !enemy.tricked) enemies++;
  return enemies;
}

interface Chances {
  readonly together: number;
  readonly alone: number;
  readonly position: number;
}

function chancesOf(s: State, seat: number, outlook: Outlook): Chances {
  const hero = s.heroes[seat] as HeroState;
  const turnsOut = (outlook.toExit[spaceNo(hero.at)] as number) / stepsATurn(hero);
  const there = outlook.bears[seat] ? 1 : Math.max(0.2, ALSO_THERE - PER_TURN_AWAY * turnsOut);
  return {
    together: outlook.chance * (LEFT_BEHIND + (1 - LEFT_BEHIND) * there),
    alone: chanceAlone(s, seat, outlook),
    position: PER_TURN * Math.min(8, away(s, seat, outlook)) + PER_ENEMY * beset(s, hero),
  };
}

const valueOf = ({ together, alone, position }: Chances): number =>
  Math.min(0.97, Math.max(0.01, 0.06 + 0.9 * (1 - (1 - together) * (1 - alone)) - position));

/** Of a finished game. */
function finalValue({ outcome, heroes, options }: State, seat: number): number {
  if (outcome?.winners.includes(seat)) return 1;
  const isHero = !options.bands || seat < heroes.length;
  return isHero && outcome?.ending === 'collectiveVictory' ? LEFT_BEHIND : 0;
}

/** What a bot must know of Escape from New York. */
export const evaluation = {
  values(world: State): number[] {
    const { seats } = world;
    const values: number[] = [];
    if (world.outcome !== null) {
      for (let seat = 0; seat < seats; seat++) values.push(finalValue(world, seat));
      return values;
    }
    const outlook = outlookOf(world);
    let sum = 0;
    for (let seat = 0; seat < world.heroes.length; seat++) {
      const value = valueOf(chancesOf(world, seat, outlook));
      values.push(value);
      sum += value;
    }
    if (newYorkSeat(world) !== null) values.push(1 - sum / world.heroes.length);
    return values;
  },

  sensible: (world: State, seat: number, choices: readonly Choice[]): number[] =>
    sensible(world, seat, choices),

  beyond: 0,

  /** A turn is judged when it is over: New York has had its say by then. */
  quiet(world: State): boolean {
    const step = world.agenda[world.agenda.length - 1];
    return world.outcome !== null || step === undefined || step.step === 'timerStep';
  },

  terms(world: State, seat: number): { readonly [name: string]: number } {
    const outlook = outlookOf(world);
    const hero = world.heroes[seat];
    const chances = hero ? chancesOf(world, seat, outlook) : null;
    return {
      escape: 100 * outlook.chance,
      strength: chances ? 100 * (chances.alone - chances.position) : 0,
      time: 10 * outlook.rounds,
    };
  },
};
