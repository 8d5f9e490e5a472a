import { readContent } from '@getaway/engine';
import {
  checkBusinesses,
  checkEditions,
  checkExitCosts,
  checkExitTiles,
  checkLockers,
  checkPlayerBoard,
  checkSupplies,
  checkTerms,
  checkTrack,
} from './check/board.ts';
import {
  checkAssets,
  checkContacts,
  checkEquipment,
  checkFixers,
  checkInspectors,
  checkLieutenants,
  checkPatrols,
  checkPlans,
} from './check/cards.ts';
import { checkCity } from './check/city.ts';
import { Faults } from './faults.ts';
import { FILE_NAMES, FORMS, type FileName, type Files, type RawFiles } from './files.ts';

/** Gang HQs that a pack must have: all 8 gang members find a place, 2 on each (EP-CMP-17, EP-CTY-09). */
const GANG_HQS = 4;

type Checks = { readonly [F in FileName]: (content: Files[F], faults: Faults) => void };

const CHECKS: Checks = {
  'assets.json': checkAssets,
  'businesses.json': checkBusinesses,
  'city-tiles.json': (pack, faults) => checkCity(pack, GANG_HQS, faults),
  'contact-cards.json': checkContacts,
  'edition-2018.json': checkEditions,
  'equipment.json': checkEquipment,
  'escape-plan-cards.json': checkPlans,
  'exit-costs.json': checkExitCosts,
  'exit-tiles.json': checkExitTiles,
  'fixers.json': checkFixers,
  'inspector-cards.json': checkInspectors,
  'lieutenant-cards.json': checkLieutenants,
  'lockers.json': checkLockers,
  'notoriety-track.json': checkTrack,
  'patrol-cards.json': checkPatrols,
  'player-board.json': checkPlayerBoard,
  'supplies.json': checkSupplies,
  'terms.json': checkTerms,
};

/** A file's content if its form, counts, references and geometry are right; throws `BadContent` if not. */
export function loadFile<F extends FileName>(file: F, data: unknown): Files[F] {
  const content = readContent(file, FORMS[file], data) as Files[F];
  CHECKS[file](content, new Faults(file));
  return content;
}

/** All files, checked and frozen. */
export function loadFiles(raw: RawFiles): Files {
  return Object.fromEntries(FILE_NAMES.map((file) => [file, loadFile(file, raw[file])])) as unknown as Files;
}
