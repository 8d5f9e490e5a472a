import { distance, spaceNo } from '../rules/board/index.ts';
import { MISSION_CUBES } from '../rules/city/noise.ts';
import { RED_TILES } from '../rules/city/timer.ts';
import type { State } from '../rules/state.ts';
import { weights } from './weights.ts';

/** How many rounds the heroes have left. */

const HAND = 8;

/** Black timer tiles: when they are gone, lone heroes may leave (NY-WIN-09). */
export const blackTiles = ({ timer }: State): number => Math.max(0, timer.length - RED_TILES - 1);

/** Timer tiles to come before New York wins, on average: its tile lies anywhere among the red ones (NY-SET-07). */
const tilesLeft = (s: State): number => blackTiles(s) + (Math.min(s.timer.length, RED_TILES) - 1) / 2;

/** What the heroes have in hand and at hand, in timer tiles: a full hand is what a tile gives. */
function reserves(s: State): number {
  let tiles = 0;
  for (const { hand, items, weapon, level, bar } of s.heroes) {
    const icons = bar.prisoners + bar.items;
    const progress = icons > 0 ? (bar.killed + bar.paid) / icons : 0;
    tiles +=
      Math.min(1.2, hand.length / HAND) +
      weights().item * items.length +
      weights().level * (level + 0.6 * progress);
    if (weapon) tiles += weights().weapon;
  }
  return tiles;
}

/** What the enemies on the board will cost. */
function danger({ enemies, heroes, options }: State): number {
  if (!options.bands) return weights().enemy * enemies.length;
  const { sentHere, sentNear, sentAround, sentFar } = weights();
  const bySteps = [sentHere, sentNear, sentAround, sentFar];
  let tiles = 0;
  for (const enemy of enemies) {
    const at = spaceNo(enemy.at);
    let nearest = bySteps.length - 1;
    for (const hero of heroes) nearest = Math.min(nearest, distance(at, spaceNo(hero.at)));
    tiles += bySteps[nearest] as number;
  }
  return tiles;
}

/** What New York has to spend: by itself (NY-NYP, NY-MIS), or its player (NY-BND). */
function means({ options, noise, missionLeft, bands }: State): number {
  if (!options.bands)
    return (
      (weights().noise + weights().muchNoise * noise) * noise + weights().cube * (MISSION_CUBES - missionLeft)
    );
  let tiles = weights().money * noise + weights().point * bands.points - weights().powerUp * bands.powerUp;
  for (const mission of bands.missions)
    tiles += mission === 'mission-clock' ? weights().lostTile : weights().mission;
  return tiles;
}

function troubles(s: State): number {
  let facedown = 0;
  if (s.president === 'slot') for (const { faceup } of s.poi) if (!faceup) facedown++;
  return weights().facedown * facedown + danger(s) + means(s);
}

export const roundsLeft = (s: State): number =>
  Math.max(0, tilesLeft(s) + reserves(s) - troubles(s)) /
  (weights().tilesATurn * Math.max(1, s.heroes.length));
