import { type Itinerary, itineraries, pathOf, type Traveller } from '../rules/itinerary/index.ts';
import type { City, RegionId } from '../rules/map/index.ts';

/** A human who begins the turn at a location, with money but nothing else; every tile of the city is guarded. */
export const traveller = (city: City, from: RegionId, more: Partial<Traveller> = {}): Traveller => ({
  city,
  from,
  gasCans: 0,
  money: 9,
  tools: [],
  spent: [],
  danger: city.tiles,
  escapeAt: null,
  ...more,
});

const ending = (to: RegionId) => (location: RegionId) => (location === to ? null : 'EP-VIS-03');

/** The travels to a location that are offered. */
export const travels = (who: Traveller, to: RegionId): Itinerary[] =>
  itineraries(who, ending(to)).filter((each) => each.do === 'travel');

export const escapes = (who: Traveller): Itinerary[] =>
  itineraries(who, () => null).filter((each) => each.do === 'escape');

/** Everywhere the human can end, each once. */
export const destinations = (who: Traveller): RegionId[] => [
  ...new Set(itineraries(who, () => null).flatMap((each) => (each.do === 'travel' ? each.to : []))),
];

/** The only travel offered to a location, and its path. */
export function theTravel(who: Traveller, to: RegionId): Itinerary & { readonly path: RegionId[] } {
  const [only, ...others] = travels(who, to);
  if (!only || others.length > 0) throw new Error(`${others.length + (only ? 1 : 0)} travels to ${to}`);
  return { ...only, path: pathOf(who, only) };
}
