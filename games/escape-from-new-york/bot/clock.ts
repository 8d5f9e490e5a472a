import { distance, spaceNo } from '../rules/board/index.ts';
import { MISSION_CUBES } from '../rules/city/noise.ts';
import { RED_TILES } from '../rules/city/timer.ts';
import type { State } from '../rules/state.ts';

/** How many rounds the heroes have left. */

/** Timer tiles that a hero's turn uses up: cards played and lost, and what New York turns by itself. */
const TILES_A_TURN = 0.38;
/** NY-PRS-05: facedown POI tiles will cost timer tiles when the President is taken; some are turned before. */
const FOR_FACEDOWN = 1;
/** NY-NOI-04, NY-NYP-02: noise pays for New York's cards, and at the end of the track for timer tiles. */
const FOR_NOISE = 0.04;
const FOR_MUCH_NOISE = 0.007;
const FOR_CUBE = 0.2;
const FOR_ENEMY = 0.025;
/** The same by steps to the nearest hero, where a player sends them: it is then that being near counts. */
const FOR_SENT_ENEMY = [0.06, 0.035, 0.022, 0.012];
/** NY-BND: noise is money there; a mission in play will be carried out some day, and points are worth a bonus. */
const FOR_MONEY = 0.025;
const FOR_MISSION = 0.15;
const FOR_LOST_TILE = 0.6;
const FOR_POINT = 0.03;
const FOR_POWER_UP = 0.1;
const FOR_ITEM = 0.05;
const FOR_WEAPON = 0.1;
const FOR_LEVEL = 0.12;
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
      Math.min(1.2, hand.length / HAND) + FOR_ITEM * items.length + FOR_LEVEL * (level + 0.6 * progress);
    if (weapon) tiles += FOR_WEAPON;
  }
  return tiles;
}

/** What the enemies on the board will cost. */
function danger({ enemies, heroes, options }: State): number {
  if (!options.bands) return FOR_ENEMY * enemies.length;
  let tiles = 0;
  for (const enemy of enemies) {
    const at = spaceNo(enemy.at);
    let nearest = FOR_SENT_ENEMY.length - 1;
    for (const hero of heroes) nearest = Math.min(nearest, distance(at, spaceNo(hero.at)));
    tiles += FOR_SENT_ENEMY[nearest] as number;
  }
  return tiles;
}

/** What New York has to spend: by itself (NY-NYP, NY-MIS), or its player (NY-BND). */
function means({ options, noise, missionLeft, bands }: State): number {
  if (!options.bands)
    return (FOR_NOISE + FOR_MUCH_NOISE * noise) * noise + FOR_CUBE * (MISSION_CUBES - missionLeft);
  let tiles = FOR_MONEY * noise + FOR_POINT * bands.points - FOR_POWER_UP * bands.powerUp;
  for (const mission of bands.missions) tiles += mission === 'mission-clock' ? FOR_LOST_TILE : FOR_MISSION;
  return tiles;
}

function troubles(s: State): number {
  let facedown = 0;
  if (s.president === 'slot') for (const { faceup } of s.poi) if (!faceup) facedown++;
  return FOR_FACEDOWN * facedown + danger(s) + means(s);
}

export const roundsLeft = (s: State): number =>
  Math.max(0, tilesLeft(s) + reserves(s) - troubles(s)) / (TILES_A_TURN * Math.max(1, s.heroes.length));
