export { itineraries, journeys, pathOf } from './itineraries.ts';
export type { ToolId } from './tools.ts';
export type { Itinerary, Journey, Traveller, WhyNotEnd } from './traveller.ts';
export { whyUnreachable } from './unreachable.ts';
