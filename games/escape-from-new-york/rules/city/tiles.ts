import { mapTiles, type MapTileId } from '../../content/index.ts';
import { KIND, type Space, spaceId } from '../board/index.ts';
import { push } from '../agenda.ts';
import type { State } from '../state.ts';
import type { Emit } from '../step.ts';
import { placePrisonerCar, placePrisoners } from './prisoners.ts';
import { placeRoadblock } from './roadblocks.ts';
import { hasEvent, isUnexplored, poiAt, suburbAt } from './spaces.ts';

/** NY-REV, NY-POI: turning tiles up. */

const deckOf = (s: State, space: Space): MapTileId[] =>
  KIND[space] === 'centralPark' ? s.parkDeck : s.cityDeck;

/** Why a space cannot be revealed with `reveal`. */
export function whyNotReveal(s: State, space: Space): string | null {
  if (KIND[space] === 'poi') return 'NY-REV-07';
  if (!isUnexplored(s, space)) return 'NY-FX-19';
  return deckOf(s, space).length === 0 ? 'NY-REV-08' : null;
}

/** NY-REV-01, NY-REV-03 to NY-REV-06 */
export function revealSpace(s: State, space: Space, emit: Emit): void {
  const tile = deckOf(s, space).pop() as MapTileId;
  const at = spaceId(space);
  s.tiles[space] = tile;
  emit?.({ event: 'spaceRevealed', space: at, tile, rules: ['NY-REV-01'] });
  const { prisoners, prisonerCars, items, roadblocks } = mapTiles[tile];
  placePrisoners(s, prisoners, at, emit);
  for (let car = 0; car < prisonerCars; car++) placePrisonerCar(s, at, emit);
  addItemCubes(s, space, items, emit);
  for (const direction of roadblocks) placeRoadblock(s, at, direction, emit);
  flipSuburb(s, space, emit);
}

export function addItemCubes(s: State, space: Space, n: number, emit: Emit): void {
  if (n === 0) return;
  s.itemCubes[space] = (s.itemCubes[space] ?? 0) + n;
  emit?.({ event: 'itemCubesPlaced', n, at: spaceId(space), rules: ['NY-FX-53'] });
}

/** NY-REV-05 */
function flipSuburb(s: State, space: Space, emit: Emit): void {
  const suburb = suburbAt(s, space);
  if (suburb === undefined) return;
  const at = spaceId(space);
  suburb.faceup = true;
  emit?.({ event: 'suburbFlipped', space: at, counter: suburb.counter, rules: ['NY-REV-05'] });
  if (suburb.counter === 'raft') suburb.raft = true;
  if (suburb.counter === 'item') addItemCubes(s, space, 1, emit);
  if (suburb.counter === 'prisoner') placePrisoners(s, 1, at, emit);
  if (suburb.counter === 'prisonerCar') placePrisonerCar(s, at, emit);
}

/** NY-POI-02 */
export function flipPoi(s: State, space: Space, emit: Emit): void {
  const poi = poiAt(s, space);
  if (poi === undefined || poi.faceup) return;
  poi.faceup = true;
  const at = spaceId(space);
  emit?.({ event: 'poiRevealed', space: at, tile: poi.tile, rules: ['NY-POI-02'] });
  push(s, { step: 'effects', list: poi.tile, next: 0, hero: s.current, by: 'poi', at });
}

/** NY-EVT-02, NY-EXT-21: what the current hero sets off by entering a space. */
export function enter(s: State, space: Space): void {
  const tile = s.tiles[space];
  if (tile && mapTiles[tile].trap) s.turn.traps.push(tile as (typeof s.turn.traps)[number]);
  if (!s.turn.ignoreEvents && hasEvent(s, space)) s.turn.events++;
}
