/**
 * Travel by trying everything: every step of every rule, with no thought of what is better. Slow, plain, and built from
 * the polygons again, so that the search is checked against something that shares none of its ideas.
 */
import { CITY_PACK, CONTACT_CARD, type ContactId, FIXER_TILE } from '../content/index.ts';
import { edgeKey, outline, type Point, rotate } from '../content/lattice.ts';
import type { ToolId, Traveller } from '../rules/itinerary/index.ts';
import type { City, RegionId, TileId } from '../rules/map/index.ts';

export interface Place {
  readonly id: RegionId;
  readonly tile: TileId;
  readonly land: string | null;
  readonly kind: string | null;
  readonly edges: ReadonlySet<string>;
}

const locationIds = CITY_PACK.tiles.flatMap((tile) => tile.locations.map(({ id }) => id));
const isUnique = (id: string): boolean => locationIds.filter((other) => other === id).length === 1;

const coordinates = (cell: string): Point => cell.split(',').map(Number) as unknown as Point;

/** The regions of a city with their boundaries on one common lattice (EP-MAP-03, EP-MAP-04). */
export function placesOf(city: City): Place[] {
  return city.tiles.flatMap((tileId, i) => {
    const tile = CITY_PACK.tiles.find(({ id }) => id === tileId)!;
    const [a, b] = coordinates(city.cells[i]!);
    const put = (point: Point): Point => {
      const [q, r] = rotate(point, city.rotations[i]!);
      return [q + 12 * a + 6 * b, r - 6 * a + 6 * b];
    };
    const edgesOf = (polygon: readonly Point[]): Set<string> => {
      const points = outline(polygon)!.map(put);
      return new Set(points.map((point, at) => edgeKey(point, points[(at + 1) % points.length]!)));
    };
    return [
      ...tile.zones.map((zone) => ({
        id: `${tileId}.${zone.id}`,
        tile: tileId,
        land: zone.land,
        kind: null,
        edges: edgesOf(zone.polygon),
      })),
      ...tile.locations.map((location) => ({
        id: isUnique(location.id) ? location.id : `${tileId}.${location.id}`,
        tile: tileId,
        land: null,
        kind: location.kind,
        edges: edgesOf(location.polygon),
      })),
    ];
  });
}

export const touch = (one: Place, other: Place): boolean =>
  one.id !== other.id && [...one.edges].some((edge) => other.edges.has(edge));

export function distanceOf(city: City, one: TileId, other: TileId): number {
  const [a, b] = coordinates(city.cells[city.tiles.indexOf(one)]!);
  const [c, d] = coordinates(city.cells[city.tiles.indexOf(other)]!);
  return (Math.abs(a - c) + Math.abs(b - d) + Math.abs(a - c + b - d)) / 2;
}

/** What the traveller holds: tools ready and face down, money, notoriety gained. */
interface Hand {
  readonly ready: readonly ToolId[];
  readonly down: readonly ToolId[];
  readonly money: number;
  readonly notoriety: number;
}

/** Travel as it stands after some steps. */
interface Situation extends Hand {
  readonly at: Place;
  readonly mp: number;
  readonly gas: number;
  readonly rode: boolean;
  readonly opened: readonly string[];
  readonly tiles: readonly TileId[];
  readonly over: boolean;
}

/** How one travel ends, in everything by which travels are compared. */
export interface Result extends Hand {
  readonly to: RegionId;
  readonly leaving: readonly TileId[];
  readonly gas: number;
}

const without = <T>(list: readonly T[], item: T): T[] => list.toSpliced(list.indexOf(item), 1);
const withTile = (tiles: readonly TileId[], tile: TileId): readonly TileId[] =>
  tiles.includes(tile) ? tiles : [...tiles, tile].sort();

const isContact = (tool: ToolId): tool is ContactId => tool in CONTACT_CARD;
const effectOf = (tool: ToolId): string => {
  if (tool === 'gang-member') return 'gangAbility';
  return (isContact(tool) ? CONTACT_CARD[tool] : FIXER_TILE[tool]).effect.type;
};

/** Uses a tool that is ready: pays for it and turns it over. */
function use<T extends Hand>(s: T, tool: ToolId): T | null {
  const cost = isContact(tool) ? CONTACT_CARD[tool].cost : 0;
  if (!s.ready.includes(tool) || s.money < cost) return null;
  return {
    ...s,
    ready: without(s.ready, tool),
    down: isContact(tool) ? [...s.down, tool].sort() : s.down,
    money: s.money - cost,
    notoriety: s.notoriety + (isContact(tool) ? CONTACT_CARD[tool].notoriety : 0),
  };
}

const refreshes = (ready: readonly ToolId[]): ToolId[] => [
  ...new Set(ready.filter((tool) => effectOf(tool) === 'refresh')),
];

/** Uses a refresh: every other used contact card is ready again. */
function makeReady<T extends Hand>(s: T, refresh: ToolId): T | null {
  const paid = use({ ...s, down: [] }, refresh);
  return paid && { ...paid, ready: [...paid.ready, ...s.down].sort() };
}

/** The situations after using a tool with that effect, also by making it ready again on the way. */
function usesOf(s: Situation, effects: readonly string[]): Situation[] {
  const after: (Situation | null)[] = [];
  for (const tool of new Set(s.ready)) if (effects.includes(effectOf(tool))) after.push(use(s, tool));
  for (const refresh of refreshes(s.ready)) {
    const again = makeReady(s, refresh);
    if (!again) continue;
    for (const tool of new Set(s.down)) {
      if (effects.includes(effectOf(tool)) && !s.ready.includes(tool)) after.push(use(again, tool));
    }
  }
  return after.filter((each) => each !== null);
}

/** The first situation of a travel, and all that may follow from one in one step. */
function rulesFor(traveller: Traveller): { first: Situation; stepsFrom: (s: Situation) => Situation[] } {
  const { city } = traveller;
  const places = placesOf(city);
  const neighbours = new Map(places.map((one) => [one.id, places.filter((other) => touch(one, other))]));
  const body = waterBodies(places, neighbours);
  const helipad = (tile: TileId): boolean => CITY_PACK.tiles.find(({ id }) => id === tile)!.helipad;
  const ferry = new Set(CITY_PACK.tiles.filter((tile) => tile.ferry).map(({ id }) => id));
  const isOpen = (place: Place, s: Situation): boolean => {
    const name = body.get(place.id);
    if (name === undefined || s.opened.includes(name)) return true;
    return places.some((other) => body.get(other.id) === name && ferry.has(other.tile));
  };

  const moveTo = (s: Situation, to: Place, mp: number): Situation[] => {
    if (s.mp < mp) return [];
    const name = body.get(to.id);
    const afloat =
      name === undefined || isOpen(to, s)
        ? [s]
        : usesOf(s, ['navigateWater']).map((each) => ({ ...each, opened: [...s.opened, name].sort() }));
    return afloat.map((each) => ({ ...each, at: to, mp: s.mp - mp, tiles: withTile(s.tiles, to.tile) }));
  };
  const walkCost = (from: Place, to: Place): number => (from.land !== null && from.land === to.land ? 0 : 1);
  const flights = (s: Situation, mp: number): Situation[] =>
    places.flatMap((to) => {
      const distance = distanceOf(city, s.at.tile, to.tile);
      return distance === 1 || distance === 2 ? moveTo(s, to, mp) : [];
    });

  const stepsFrom = (s: Situation): Situation[] => {
    if (s.over) return [];
    const next = neighbours.get(s.at.id)!.flatMap((to) => moveTo(s, to, walkCost(s.at, to)));
    if (s.gas < traveller.gasCans) next.push({ ...s, gas: s.gas + 1, mp: s.mp + 1 });
    if (s.at.kind === 'subway') {
      const bonus = s.rode ? 0 : 1;
      const ticket = { ...s, rode: true, mp: s.mp + bonus };
      for (const to of places)
        if (to.kind === 'subway' && to.id !== s.at.id) next.push(...moveTo(ticket, to, 0));
    }
    if (s.at.kind === 'heliport') next.push(...flights(s, 1));
    if (helipad(s.at.tile)) {
      for (const aboard of usesOf(s, ['fly', 'gangAbility'])) next.push(...flights(aboard, 1));
    }
    if (s.at.land !== null) {
      for (const below of usesOf(s, ['sewer'])) {
        for (const to of places) {
          if (to.land === null || distanceOf(city, s.at.tile, to.tile) !== 2) continue;
          next.push(...moveTo(below, to, to.land === s.at.land ? 0 : 1));
        }
      }
    }
    if (traveller.from !== 'hospital') {
      const hospital = places.find(({ kind }) => kind === 'hospital')!;
      for (const carried of usesOf(s, ['moveToHospital'])) {
        next.push(...moveTo(carried, hospital, 0).map((there) => ({ ...there, over: true })));
      }
    }
    return next;
  };

  const start = places.find(({ id }) => id === traveller.from)!;
  const first: Situation = {
    at: start,
    mp: 3,
    gas: 0,
    rode: false,
    ready: [...traveller.tools].sort(),
    down: [...traveller.spent].sort(),
    money: traveller.money,
    notoriety: 0,
    opened: [],
    tiles: [start.tile],
    over: false,
  };
  return { first, stepsFrom };
}

const nameOf = (s: Situation): string =>
  [s.at.id, s.mp, s.gas, s.rode, s.ready, s.down, s.money, s.notoriety, s.opened, s.tiles, s.over].join(';');

/** What the traveller has when travel ends here; for an escape the exit's tile is left too. */
function resultOf(traveller: Traveller, start: Place, s: Situation, escape: boolean): Result {
  const { gas, ready, down, money, notoriety } = s;
  const guarded = s.tiles.filter((tile) => traveller.danger.includes(tile));
  const left = s.at.tile === start.tile ? [] : guarded.filter((tile) => tile !== s.at.tile);
  return { to: s.at.id, leaving: escape ? guarded : left, gas, ready, down, money, notoriety };
}

export function everyTravel(traveller: Traveller): { travels: Result[]; escapes: Result[] } {
  const { first, stepsFrom } = rulesFor(traveller);
  const seen = new Set<string>();
  const waiting = [first];
  const travels: Result[] = [];
  const escapes: Result[] = [];
  for (let s = waiting.pop(); s; s = waiting.pop()) {
    const name = nameOf(s);
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...stepsFrom(s));
    if (s.at.kind === null) continue;
    if (s.at.id === traveller.escapeAt) escapes.push(resultOf(traveller, first.at, s, true));
    if (s.at.id !== traveller.from) travels.push(resultOf(traveller, first.at, s, false));
  }
  return { travels: unbeaten(travels), escapes: unbeaten(escapes) };
}

/** Every result of following just this path, gas cans being returned anywhere on it. */
export function resultsAlong(traveller: Traveller, path: readonly RegionId[], escape: boolean): Result[] {
  const { first, stepsFrom } = rulesFor(traveller);
  const withGas = (s: Situation): Situation[] => [
    s,
    ...stepsFrom(s).flatMap((next) => (next.at.id === s.at.id && next.gas > s.gas ? withGas(next) : [])),
  ];
  let reached = path[0] === traveller.from ? withGas(first) : [];
  for (const id of path.slice(1)) {
    const next = reached.flatMap(stepsFrom).filter((s) => s.at.id === id);
    reached = [...new Map(next.flatMap(withGas).map((s) => [nameOf(s), s])).values()];
  }
  return reached.map((s) => resultOf(traveller, first.at, s, escape));
}

function waterBodies(
  places: readonly Place[],
  neighbours: ReadonlyMap<RegionId, readonly Place[]>,
): Map<RegionId, string> {
  const body = new Map<RegionId, string>();
  const spread = (place: Place, name: string): void => {
    if (place.land !== 'water' || body.has(place.id)) return;
    body.set(place.id, name);
    for (const next of neighbours.get(place.id)!) spread(next, name);
  };
  for (const place of places) spread(place, place.id);
  return body;
}

const count = (list: readonly ToolId[], tool: ToolId): number => list.filter((each) => each === tool).length;

/** As good in everything, if need be after making cards ready at the end instead of on the way. */
function asGood(one: Result, other: Result): boolean {
  if (
    one.to === other.to &&
    one.gas <= other.gas &&
    one.money >= other.money &&
    one.notoriety <= other.notoriety &&
    one.leaving.every((tile) => other.leaving.includes(tile)) &&
    other.ready.every((tool) => count(one.ready, tool) >= count(other.ready, tool))
  ) {
    return true;
  }
  return refreshes(one.ready).some((refresh) => {
    const later = makeReady(one, refresh);
    return later !== null && asGood(later, other);
  });
}

export const nameOfResult = ({ to, leaving, gas, ready, money, notoriety }: Result): string =>
  `${to} leaving ${leaving.join()} gas ${gas} ready ${ready.join()} money ${money} notoriety ${notoriety}`;

function unbeaten(results: readonly Result[]): Result[] {
  const distinct = [...new Map(results.map((result) => [nameOfResult(result), result])).values()];
  return distinct.filter(
    (one, i) => !distinct.some((other, j) => j !== i && asGood(other, one) && (j < i || !asGood(one, other))),
  );
}
