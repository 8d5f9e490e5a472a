// What is printed at places: a picture, and a name where it can be read.
import { locationsOf, region, type RegionId } from '../rules/map/index.ts';
import { boxAround, type DrawnTile } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { shownAt } from './locations.ts';
import { covers, leastOf, type Patch } from './patches.ts';

type Seen = Pick<EscapePlanBoardProps, 'view' | 'words'>;

/** How large names are in the picture's own units where all of them can be read. */
export const NEAR = 9;
/** In pixels: whoever sees the city from afar reads fewer names, but reads them. */
const READABLE = 10;
const LARGEST = 18;

/** How large names must be where a unit takes so many pixels. */
export const nameSizeAt = (pixels: number): number =>
  pixels >= 1 ? NEAR : Math.min(LARGEST, Math.ceil(READABLE / pixels));

/** The picture of a place and the number or letter beside it; from afar they are larger, as few names stand below them. */
export const printFor = (nameSize: number): { picture: number; y: number; mark: number; left: number } =>
  nameSize > NEAR
    ? { picture: 26, y: -3, mark: 15, left: -13 }
    : { picture: 19, y: -6.5, mark: 10, left: -13 };

/** How much larger the badges of places are from afar. */
export const badgeScale = (nameSize: number): number => (nameSize > NEAR ? 1.25 : 1);

export interface Label extends Patch {
  readonly id: RegionId;
  readonly name: string;
  readonly shut: boolean;
}

/** Of a name seen from the middle of its place, in parts of its size; half a letter is about so wide. */
const HIGH = 0.51;
const HALF_LETTER = 0.267;
const WEIGHT = 10_000;

/** How far below the middle of its place a name is, and how high. */
export const nameBelow = (size: number): Pick<Patch, 'y' | 'high'> => {
  const { picture, y } = printFor(size);
  return { y: y + picture / 2 + (size - NEAR) / 2 + 5.4, high: size * HIGH };
};

/** Every place's name right below its picture. */
const namesBelow = ({ view, words }: Seen, tiles: readonly DrawnTile[], size: number): Label[] =>
  tiles.flatMap(({ tile, locations }) =>
    locations.map(({ centre: { x, y } }, i) => {
      const { id, shut, ...shown } = shownAt(view, locationsOf(tile)[i]!, words);
      const name = words.say('board.onMap', { kind: region(id).kind, name: shown.name, mark: shown.mark });
      const below = nameBelow(size);
      const wide = name.length * size * HALF_LETTER;
      return { id, name, shut, x, y: y + below.y, high: below.high, wide, weight: WEIGHT };
    }),
  );

/** How a name may give way: by how many lines down, and how far to one side. */
const WAYS = [0, 1, 2].flatMap((lines) => [0, -12, 12, -24, 24].map((by) => ({ lines, by })));

/** Long names of neighbours would run into each other: the second of them gives way, by no more than it must. */
function apart(labels: readonly Label[]): Label[] {
  const clear: Label[] = [];
  for (const label of labels) {
    const spots = WAYS.map(({ lines, by }) => ({
      ...label,
      x: label.x + by,
      y: label.y + lines * 2 * label.high,
    }));
    clear.push(leastOf(spots, clear));
  }
  return clear;
}

/** Every place's name below its picture. */
export function namesOn(seen: Seen, tiles: readonly DrawnTile[], size = NEAR): Label[] {
  const names = namesBelow(seen, tiles, size);
  return size > NEAR ? names : apart(names);
}

/** What of a place's plate no other name may cover. */
const PLATE = { wide: 15, high: 17 } as const;
/** How far from anything else a name beside its place must be, or it would seem to belong to that: half of it from lines above and below. */
const APART = 6.5;

type Spot = Label & { readonly apart: number };

/** Where a name may stand, below its place or beside it, and how much room it needs around it. */
function spotsFor(label: Label, middle: number): Spot[] {
  const aside = label.wide + 20;
  return [
    ...[0, -12, 12].map((by) => ({ ...label, x: label.x + by, apart: 0 })),
    ...[aside, -aside].map((by) => ({ ...label, x: label.x + by, y: middle, apart: APART })),
  ];
}

/**
 * From afar only those names that cover nothing that is taken, nor each other: first those of what may be chosen, and last
 * those of which there are several, as their pictures tell enough.
 */
export function fewNamesOn(
  seen: Seen,
  tiles: readonly DrawnTile[],
  size: number,
  lit: (id: RegionId) => boolean,
  taken: readonly Patch[],
): Label[] {
  const all = namesBelow(seen, tiles, size);
  const box = boxAround(seen.view.city.cells);
  const below = nameBelow(size).y;
  const plates = all.map(({ id, x, y }) => ({ ...PLATE, id, x, y: y - below }));
  const isCommon = ({ name }: Label): boolean => all.filter((other) => other.name === name).length > 1;
  const rank = (label: Label): number => Number(!lit(label.id)) + 2 * Number(isCommon(label));
  const few: Label[] = [];
  for (const label of all.toSorted((a, b) => rank(a) - rank(b))) {
    const around = [...taken, ...few, ...plates.filter(({ id }) => id !== label.id)];
    const isFree = (spot: Spot): boolean => {
      const room = { ...spot, wide: spot.wide + spot.apart, high: spot.high + spot.apart / 2 };
      return !around.some((other) => covers(room, other) > 0);
    };
    const free = spotsFor(label, label.y - below)
      .map((spot) => inside(spot, box))
      .find(isFree);
    if (free) few.push(free);
  }
  return few;
}

/** The same within the picture's left and right. */
const inside = (label: Spot, { x, width }: ReturnType<typeof boxAround>): Spot => ({
  ...label,
  x: Math.min(Math.max(label.x, x + label.wide), x + width - label.wide),
});
