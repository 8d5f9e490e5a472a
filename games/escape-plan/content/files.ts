import * as v from 'valibot';
import * as board from './schema/board.ts';
import * as cards from './schema/cards.ts';
import { cityTiles } from './schema/city.ts';

/** Every content file and the form it must have. */
export const FORMS = {
  'assets.json': cards.assets,
  'businesses.json': board.businesses,
  'city-tiles.json': cityTiles,
  'contact-cards.json': v.array(cards.contact),
  'edition-2018.json': board.editions,
  'equipment.json': v.array(cards.equipment),
  'escape-plan-cards.json': v.array(cards.planCard),
  'exit-costs.json': board.exitCosts,
  'exit-tiles.json': board.exitTiles,
  'fixers.json': v.array(cards.fixer),
  'inspector-cards.json': v.array(cards.inspectorCard),
  'lieutenant-cards.json': v.array(cards.lieutenantCard),
  'lockers.json': board.lockers,
  'notoriety-track.json': board.notorietyTrack,
  'patrol-cards.json': v.array(cards.patrolCard),
  'player-board.json': board.playerBoard,
  'supplies.json': board.supplies,
  'terms.json': v.array(board.term),
} as const;
export type FileName = keyof typeof FORMS;
export const FILE_NAMES = Object.keys(FORMS) as FileName[];

export type RawFiles = { readonly [F in FileName]: unknown };
export type Files = { readonly [F in FileName]: v.InferOutput<(typeof FORMS)[F]> };
