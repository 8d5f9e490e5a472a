import type { MatchRecord } from '@getaway/engine';
import { download } from '../ui/download.ts';

/** Hands a match to the person as a file. */
export const exportRecord = (record: MatchRecord): void =>
  download(`${record.game}.getaway.json`, JSON.stringify(record));

/** The same with a match that must be asked for, if it can be had. */
export async function exportFrom(record: () => Promise<MatchRecord | null>): Promise<void> {
  const whole = await record();
  if (whole) exportRecord(whole);
}
