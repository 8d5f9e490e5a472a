import fc from 'fast-check';
import { TILES } from '../content/index.ts';
import { CELLS, type City } from '../rules/map/index.ts';
import { distanceOf } from './itineraryBruteForce.ts';

/** A city from words: `cityOf('a1 0,0 turned 3', 'c2 1,0')`. */
export function cityOf(...tiles: string[]): City {
  const words = tiles.map((tile) => tile.split(' '));
  return {
    tiles: words.map(([tile]) => tile!),
    cells: words.map(([, cell]) => cell!),
    rotations: words.map(([, , , rotation = '0']) => Number(rotation)),
  };
}

/** The city of day 1 before any tile is laid. */
export const START = cityOf('start-hospital 0,0', 'start-gang 1,0');

function nextToCity(city: City, cell: string): boolean {
  const both = (other: string): City => ({ tiles: ['x', 'y'], cells: [cell, other], rotations: [0, 0] });
  return city.cells.some((other) => distanceOf(both(other), 'x', 'y') === 1);
}

/** Connected cities with the hospital's tile and some others, in any cells and rotations. */
export const cities = (others: { minLength: number; maxLength: number }): fc.Arbitrary<City> =>
  fc
    .tuple(
      fc.shuffledSubarray(
        TILES.filter((tile) => tile !== 'start-hospital'),
        others,
      ),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 5 })), { minLength: TILES.length, maxLength: TILES.length }),
    )
    .map(([tiles, picks]) => {
      const city = { tiles: ['start-hospital'], cells: ['0,0'], rotations: [picks[0]![1]] };
      for (const [i, tile] of tiles.entries()) {
        const [pick, rotation] = picks[i + 1]!;
        const free = CELLS.filter((cell) => !city.cells.includes(cell) && nextToCity(city, cell));
        city.tiles.push(tile);
        city.cells.push(free[pick % free.length]!);
        city.rotations.push(rotation);
      }
      return city;
    });
