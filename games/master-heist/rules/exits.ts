import { tileNo } from './board.ts';
import { activeGuards } from './chits.ts';
import { holds } from './loot.ts';
import { everybody, isNpc, person } from './people.ts';
import { boardOf, isTile, ruleOf, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';

// Where characters get away: entrances, or the hideouts of The Final Score (MH-SCN-FIN-03).

const hideouts = (s: Heist) => ruleOf(s, 'hideouts');

export function exitsOf(s: Heist): number[] {
  const rule = hideouts(s);
  if (rule) return rule.at.map((cell) => tileNo(boardOf(s), cell));
  return s.entrances.map((_, i) => s.unknown.length + i);
}

export const isExit = (s: Heist, space: number): boolean => exitsOf(s).includes(space);

const breakout = (s: Heist): boolean => ruleOf(s, 'breakout') !== undefined;

/** Characters that an exit counts, and how many it takes: one player character in a BREAKOUT, two on a hideout. */
export function crowdOn(
  s: Heist,
  exit: number,
): { readonly who: number[]; readonly most: number; readonly rule: string } {
  const who = everybody(s).filter((c) => person(s, c).at === exit);
  const rule = hideouts(s);
  if (rule) return { who, most: rule.max, rule: 'MH-SCN-FIN-03' };
  if (!breakout(s)) return { who, most: 99, rule: 'MH-ESC-20' };
  const county = boardOf(s).scenario.county === true;
  return {
    who: who.filter((c) => !isNpc(person(s, c))),
    most: 1,
    rule: county ? 'MH-SCN-CTY-01' : 'MH-SCN-FIN-10',
  };
}

/** The rule that keeps one more character off a full exit. */
export function whyFull(s: Heist, c: number, space: number): string | null {
  if (!isExit(s, space)) return null;
  const { who, most, rule } = crowdOn(s, space);
  const counted = rule === 'MH-SCN-FIN-03' || !isNpc(person(s, c));
  return counted && who.length >= most ? rule : null;
}

/** MH-ITM-20: hidden where no guard is on or next to the tile. */
export function hides(s: Heist, c: number): boolean {
  const { at } = person(s, c);
  if (!holds(s, c, 'camouflage') || !isTile(s, at)) return false;
  return [at, ...tilesNear(s, at)].every((tile) => activeGuards(s, tile) === 0);
}
