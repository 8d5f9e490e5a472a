import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * A database that is opened when it is first wanted, and anew where that failed or the browser has closed it, as when
 * somebody clears its data: what is lost then can be stored again.
 */
export function lasting<Stores extends DBSchema>(
  open: (terminated: () => void) => Promise<IDBPDatabase<Stores>>,
): () => Promise<IDBPDatabase<Stores>> {
  let opened: Promise<IDBPDatabase<Stores>> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  return () =>
    (opened ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    }));
}
