import { wordsOf } from '@getaway/engine/testing';
import { escapePlan } from '@getaway/escape-plan';
import { speaker } from '@getaway/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, drawCity } from '../../games/escape-plan/board/geometry.ts';
import type { EscapePlanBoardProps } from '../../games/escape-plan/board/index.tsx';
import {
  covers,
  namesOn,
  officerSpots,
  pawnSpots,
  printedOn,
  tokenSpots,
} from '../../games/escape-plan/board/pieceSpots.ts';
import { locationsOf } from '../../games/escape-plan/rules/map/index.ts';
import { HOSPITAL_TILE, tileNumber } from '../../games/escape-plan/rules/officers.ts';
import { cities } from '../../games/escape-plan/test/map-cities.ts';
import { quietCity } from '../../games/escape-plan/test/situation.ts';

const inAll = await wordsOf(escapePlan);
const ALL_TYPES = 0b111;
const quiet = quietCity(5);

describe.each(['en', 'pt-BR', 'pl'])('pieces on the map (%s)', (locale) => {
  const words = speaker(inAll[locale] ?? {}, { locale }) as unknown as EscapePlanBoardProps['words'];

  it('cover no name of a place and stay in the picture, wherever everybody is and was, and however many officers there are', () => {
    fc.assert(
      fc.property(
        cities({ minLength: 11, maxLength: 11 }),
        fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
        fc.boolean(),
        fc.constantFrom(0, 0b1, 0b101, 0b111),
        (city, picks, together, visitors) => {
          const places = city.tiles.flatMap((tile) => locationsOf(tile));
          const at = picks.map((pick) => places[(together ? picks[0]! : pick) % places.length]!);
          const cubes = quiet.cubes.map(() => visitors);
          const view = { ...quiet, city, at, cubes, officers: [...quiet.officers] };
          for (const tile of city.tiles)
            if (tile !== HOSPITAL_TILE) view.officers[tileNumber(tile)] = ALL_TYPES;
          const seen = { view, words };
          const tiles = drawCity(view.city);
          const names = namesOn(seen, tiles);
          const pieces = [
            ...officerSpots(seen, tiles, printedOn(seen, tiles)).values(),
            ...pawnSpots(seen, tiles).values(),
            ...tokenSpots(seen, tiles).values(),
          ];
          const covered = pieces.flatMap((piece) => names.filter((name) => covers(piece, name) > 0.01));
          expect(covered).toEqual([]);
          const { x: left, width } = boxAround(city.cells);
          const outside = pieces.filter(({ x, wide }) => x - wide < left || x + wide > left + width);
          expect(outside).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });
});
