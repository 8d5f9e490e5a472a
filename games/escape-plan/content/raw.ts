import assets from './assets.json';
import businesses from './businesses.json';
import cityTiles from './city-tiles.json';
import contactCards from './contact-cards.json';
import edition2018 from './edition-2018.json';
import equipment from './equipment.json';
import escapePlanCards from './escape-plan-cards.json';
import exitCosts from './exit-costs.json';
import exitTiles from './exit-tiles.json';
import fixers from './fixers.json';
import inspectorCards from './inspector-cards.json';
import lieutenantCards from './lieutenant-cards.json';
import lockers from './lockers.json';
import notorietyTrack from './notoriety-track.json';
import patrolCards from './patrol-cards.json';
import playerBoard from './player-board.json';
import supplies from './supplies.json';
import terms from './terms.json';
import type { RawFiles } from './files.ts';

/** The content files as they lie in this folder, not yet checked. */
export const RAW: RawFiles = {
  'assets.json': assets,
  'businesses.json': businesses,
  'city-tiles.json': cityTiles,
  'contact-cards.json': contactCards,
  'edition-2018.json': edition2018,
  'equipment.json': equipment,
  'escape-plan-cards.json': escapePlanCards,
  'exit-costs.json': exitCosts,
  'exit-tiles.json': exitTiles,
  'fixers.json': fixers,
  'inspector-cards.json': inspectorCards,
  'lieutenant-cards.json': lieutenantCards,
  'lockers.json': lockers,
  'notoriety-track.json': notorietyTrack,
  'patrol-cards.json': patrolCards,
  'player-board.json': playerBoard,
  'supplies.json': supplies,
  'terms.json': terms,
};
