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
} from './check-board.ts';
import {
  checkAssets,
  checkContacts,
  checkEquipment,
  checkFixers,
  checkInspectors,
  checkLieutenants,
  checkPatrols,
  checkPlans,
} from './check-cards.ts';
import { checkCity } from './check-city.ts';
import { ContentError, type Fault, FileFaults, parse } from './faults.ts';
import { FILE_NAMES, FORMS, type FileName, type Files, type RawFiles } from './files.ts';

/** Gang HQs that a pack must have: all 8 gang members find a place, 2 on each (EP-CMP-17, EP-CTY-09). */
const GANG_HQS = 4;

type Checks = { readonly [F in FileName]: (content: Files[F], faults: FileFaults) => void };

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

function loadFile<F extends FileName>(file: F, content: unknown, faults: Fault[]): Files[F] | null {
  const parsed = parse(FORMS[file], file, content, faults) as Files[F] | null;
  if (parsed) CHECKS[file](parsed, new FileFaults(file, faults));
  return parsed;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** Every fault of the given files: form, counts, references and geometry. */
export function faultsOf(raw: RawFiles): Fault[] {
  const faults: Fault[] = [];
  for (const file of FILE_NAMES) loadFile(file, raw[file], faults);
  return faults;
}

/** The checked and frozen files; throws a `ContentError` that lists every fault. */
export function loadFiles(raw: RawFiles): Files {
  const faults: Fault[] = [];
  const files: Partial<Record<FileName, unknown>> = {};
  for (const file of FILE_NAMES) files[file] = loadFile(file, raw[file], faults);
  if (faults.length > 0) throw new ContentError(faults);
  return freeze(files as Files);
}
