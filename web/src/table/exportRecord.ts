import type { MatchRecord } from '@getaway/engine';
import { download } from '../ui/download.ts';

/** Hands a match to the person as a file. */
export const exportRecord = (record: MatchRecord): void =>
  download(`${record.game}.getaway.json`, JSON.stringify(record));
