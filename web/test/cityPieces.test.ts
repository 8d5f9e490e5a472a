import { wordsOf } from '@getaway/engine/testing';
import { escapePlan } from '@getaway/escape-plan';
import { speaker } from '@getaway/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, drawCity } from '../../games/escape-plan/board/geometry.ts';
import type { EscapePlanBoardProps } from '../../games/escape-plan/board/index.tsx';
import { fewNamesOn, namesOn, nameSizeAt, NEAR } from '../../games/escape-plan/board/labels.ts';
import { covers } from '../../games/escape-plan/board/patches.ts';
import { badgeSpots, pieceSpots } from '../../games/escape-plan/board/pieceSpots.ts';
import { locationsOf } from '../../games/escape-plan/rules/map/index.ts';
import { HOSPITAL_TILE, tileNumber } from '../../games/escape-plan/rules/officers.ts';
import { cities } from '../../games/escape-plan/test/mapCities.ts';
import { marksAt, tokenWords } from '../../games/escape-plan/board/tokens.ts';
import { quietCity, visited, where } from '../../games/escape-plan/test/scene.ts';

const inAll = await wordsOf(escapePlan);
const ALL_TYPES = 0b111;
const quiet = quietCity(5);

it('a place tells for whom it was income (EP-BUS-10)', () => {
  const words = speaker(inAll['en'] ?? {}, {
    locale: 'en',
    players: ['Ada', 'Ben'],
  }) as unknown as EscapePlanBoardProps['words'];
  const view = visited(visited(quietCity(), 0, 'bar'), 1, 'bar');
  view.incomeVisits = view.cubes.map((bits) => bits & 0b10);
  expect(tokenWords({ view, words }, where(view, 'bar'))).toBe(
    'visited by Ada and Ben (2 of 2 visits), income for Ben',
  );
  expect(marksAt(view, where(view, 'bar'))).toMatchObject({ owners: [0, 1], incomes: [1] });
});

/** Any grown city, with everybody somewhere and officers everywhere. */
const crowds = fc
  .tuple(
    cities({ minLength: 11, maxLength: 11 }),
    fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    fc.boolean(),
    fc.constantFrom(0, 0b1, 0b101, 0b111),
  )
  .map(([city, picks, together, visitors]) => {
    const places = city.tiles.flatMap((tile) => locationsOf(tile));
    const at = picks.map((pick) => places[(together ? picks[0]! : pick) % places.length]!);
    const view = {
      ...quiet,
      city,
      at,
      cubes: quiet.cubes.map(() => visitors),
      officers: [...quiet.officers],
    };
    for (const tile of city.tiles) if (tile !== HOSPITAL_TILE) view.officers[tileNumber(tile)] = ALL_TYPES;
    return view;
  });

describe.each(['en', 'pt-BR', 'pl'])('pieces on the map (%s)', (locale) => {
  const words = speaker(inAll[locale] ?? {}, { locale }) as unknown as EscapePlanBoardProps['words'];

  it('cover no name of a place, as names cover none, and stay in the picture, wherever everybody is and was, and however many officers there are', () => {
    fc.assert(
      fc.property(crowds, (view) => {
        const tiles = drawCity(view.city);
        const { tokens, officers, pawns } = pieceSpots({ view, words }, tiles);
        const pieces = [...tokens.values(), ...officers.values(), ...pawns.values()];
        const names = namesOn({ view, words }, tiles);
        const covered = pieces.flatMap((piece) => names.filter((name) => covers(piece, name) > 0.01));
        expect(covered).toEqual([]);
        const struck = names.filter((name, i) =>
          names.slice(i + 1).some((other) => covers(name, other) > 0.01),
        );
        expect(struck).toEqual([]);
        const { x: left, width } = boxAround(view.city.cells);
        const outside = pieces.filter(({ x, wide }) => x - wide < left || x + wide > left + width);
        expect(outside).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('leave from afar only names that can be read: none over another, over a piece or out of the picture', () => {
    fc.assert(
      fc.property(crowds, fc.double({ min: 0.5, max: 0.99, noNaN: true }), (view, pixels) => {
        const size = nameSizeAt(pixels);
        expect([size > NEAR, size * pixels > 8.9]).toEqual([true, true]);
        const tiles = drawCity(view.city);
        const { taken } = pieceSpots({ view, words }, tiles, size);
        const few = fewNamesOn({ view, words }, tiles, size, (id) => id.startsWith('store'), taken);
        for (const [i, name] of few.entries()) {
          const others = [...taken, ...few.slice(i + 1)];
          expect(others.filter((other) => covers(name, other) > 0)).toEqual([]);
        }
        const { x: left, width } = boxAround(view.city.cells);
        expect(few.filter(({ x, wide }) => x - wide < left - 0.01 || x + wide > left + width + 0.01)).toEqual(
          [],
        );
      }),
      { numRuns: 25 },
    );
  });

  it('badges stay within the picture, at every place, close up and from afar', () => {
    fc.assert(
      fc.property(crowds, fc.constantFrom(1, 1.25), (view, scale) => {
        const tiles = drawCity(view.city);
        const badged = tiles.flatMap(({ tile, locations }) =>
          locations.map(({ centre }, i) => ({ id: locationsOf(tile)[i]!, centre, lines: 2 })),
        );
        const box = boxAround(view.city.cells);
        const spots = badgeSpots(pieceSpots({ view, words }, tiles), badged, scale, box);
        expect(spots.size).toBe(badged.length);
        for (const { x, wide } of spots.values()) {
          expect(x - wide).toBeGreaterThanOrEqual(box.x);
          expect(x + wide).toBeLessThanOrEqual(box.x + box.width);
        }
      }),
      { numRuns: 25 },
    );
  });
});
