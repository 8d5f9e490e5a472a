export { endsOnFoot, itineraries, pathOf } from './itineraries.ts';
export { type Journeys, journeysOf } from './journeys.ts';
export { questIn, tilesIn } from './routes.ts';
export { isTool, type ToolId } from './tools.ts';
export type { Itinerary, Traveller, WhyNotEnd } from './traveller.ts';
export { whyUnreachable } from './unreachable.ts';
export { waterOnTheWay } from './waterOnTheWay.ts';
