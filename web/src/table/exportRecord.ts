import type { MatchRecord } from '@getaway/engine';

/** Hands a match to the person as a file. */
export function exportRecord(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `${record.game}.getaway.json`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
