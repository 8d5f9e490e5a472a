import { checkBoard } from './check/board.ts';
import { checkCounts } from './check/counts.ts';
import { checkReferences } from './check/references.ts';
import { checkRosters } from './check/roster.ts';
import { readFiles, type FileName, type Files } from './files.ts';

/** Reads and cross-checks the whole box; throws a BadContent that names file, entry and fault. */
export function readContent(raw: Readonly<Record<FileName, unknown>>): Files {
  const files = readFiles(raw);
  checkRosters(files);
  checkBoard(files);
  checkCounts(files);
  checkReferences(files);
  return files;
}
