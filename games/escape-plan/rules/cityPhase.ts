import { int, oneOf, type Offer, push, seatNo } from '@getaway/engine';
import { BUSINESSES, CITY_PACK, EXITS, PLAN_PLACES, STACKS, SUPPLIES, TILES } from '../content/index.ts';
import { hasSandra, isHuman } from './characters.ts';
import { hqOnTile } from './gangs.ts';
import { landmarkOf } from './landmarks.ts';
import {
  CELLS,
  exitLocation,
  legalPlacements,
  placementAt,
  placementDemands,
  region,
  spaceOf,
  type TileId,
  tileOf,
  whyNotPlace,
} from './map/index.ts';
import { staff } from './officerBag.ts';
import { exitIsOpen, isBusiness } from './places.ts';
import { type Choice, type Emit, step } from './play.ts';
import type { State } from './state.ts';

const TILES_A_DAY = STACKS.length;

function isPlaced(s: State, tile: TileId): boolean {
  const { tiles } = s.city;
  for (let i = tiles.length - 1; i >= 0; i--) if (tiles[i] === tile) return true;
  return false;
}

/** The face-up tiles that are not yet in the city (EP-SET-03), in order of the stacks. */
export function displayTiles(s: State): TileId[] {
  const display: TileId[] = [];
  for (const stack of s.stacks) {
    const top = stack[s.shown - 1]!;
    if (!isPlaced(s, top)) display.push(top);
  }
  return display;
}

function anyDisplayed(s: State): boolean {
  for (const stack of s.stacks) if (!isPlaced(s, stack[s.shown - 1]!)) return true;
  return false;
}

/** EP-CTY-01, EP-CTY-02: the humans place in turn order, over and over, until four tiles are placed. */
export const city = step({
  fields: { placed: int(0, TILES_A_DAY) },
  run(s, { placed }, emit) {
    if (!anyDisplayed(s)) return newDisplay(s, emit);
    const humans = hasSandra(s) ? s.order.filter((who) => isHuman(s, who)) : s.order;
    push(
      s,
      { step: 'placeTile', seat: humans[placed % humans.length]! },
      { step: 'city', placed: placed + 1 },
    );
  },
});

/** EP-DEC-02. */
export const placeTile = step({
  fields: { seat: seatNo() },
  rule: 'EP-CTY-03',
  offers(s, _step, _seat, offer) {
    const legal = legalPlacements(s.city, displayTiles(s));
    offer.many(legal.count, (i) => {
      const { tile, cell, rotation } = placementAt(legal, i);
      return { do: 'placeTile', tile, cell, rotation };
    });
    if (offer.explaining) explainPlacements(s, offer);
  },
  answer(s, _step, seat, choice, emit) {
    if (choice.do !== 'placeTile') return;
    const { tile, cell, rotation } = choice;
    const { tiles, cells, rotations } = s.city;
    s.city = { tiles: [...tiles, tile], cells: [...cells, cell], rotations: [...rotations, rotation] };
    emit?.({
      event: 'tilePlaced',
      seat,
      tile,
      cell,
      rotation,
      ...landmarkOf(s, cell),
      rules: ['EP-CTY-03', 'EP-CTY-04'],
    });
    const hq = hqOnTile(tile);
    if (hq >= 0) s.gangMembers = s.gangMembers.with(hq, SUPPLIES.gangMembersPerHq);
    if (spaceOf(tile) !== null) push(s, { step: 'openPlace', seat, tile });
  },
});

function explainPlacements(s: State, offer: Offer<Choice>): void {
  const display = displayTiles(s);
  const demands = placementDemands(s.city, display);
  for (const tile of display) {
    for (const cell of CELLS) {
      for (let rotation = 0; rotation < CITY_PACK.geometry.rotations; rotation++) {
        offer(
          { do: 'placeTile', tile, cell, rotation },
          whyNotPlace(s.city, demands, { tile, cell, rotation }),
        );
      }
    }
  }
}

/** EP-CTY-07, EP-CTY-08: which business or safe house comes on the new tile's space. */
export const openPlace = step({
  fields: { seat: seatNo(), tile: oneOf(TILES) },
  rule: 'EP-CTY-07',
  offers(s, { tile }, _seat, offer) {
    const business = region(spaceOf(tile)!).kind === 'business';
    for (let i = 0; i < PLAN_PLACES.length; i++) {
      const place = PLAN_PLACES[i]!;
      if (i < BUSINESSES.length !== business) continue;
      const rule = business ? 'EP-CTY-07' : 'EP-CTY-08';
      offer({ do: 'openPlace', place }, s.placedOn[i] === null ? null : rule);
    }
  },
  answer(s, { tile }, seat, choice, emit) {
    if (choice.do !== 'openPlace') return;
    s.placedOn = s.placedOn.with(PLAN_PLACES.indexOf(choice.place), tile);
    const rule = isBusiness(choice.place) ? 'EP-CTY-07' : 'EP-CTY-08';
    emit?.({ event: 'placeOpened', seat, place: choice.place, tile, rules: [rule] });
  },
});

/** EP-CTY-10, EP-CTY-11: the next tile of each stack is turned up and gets its officers. */
function newDisplay(s: State, emit: Emit): void {
  if (s.shown === s.stacks[0]!.length) return;
  s.shown++;
  const display = displayTiles(s);
  for (const tile of display) emit?.({ event: 'tileShown', tile, rules: ['EP-CTY-10'] });
  staff(s, display, emit);
  for (const exit of EXITS) {
    if (exitIsOpen(s, exit) || !display.includes(tileOf(exitLocation(exit)))) continue;
    emit?.({ event: 'exitTilesPlaced', exit: `exit-${exit}`, rules: ['EP-PAT-05'] });
  }
}
