import { createStore } from 'zustand/vanilla';

export const loading = createStore(() => ({
  /** Something that belongs to the page could not be loaded. */
  failed: false,
}));

function fail(): void {
  if ('document' in globalThis) loading.setState({ failed: true });
  // A worker's page hears of it as of any error.
  else reportError(new Error('something could not be loaded'));
}

/**
 * Loads a part of the page. If that fails, the page says so, and the part is waited for: a browser does not ask twice
 * for a module, so only the page as a whole can be tried again.
 */
export const loaded = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => {
    fail();
    return new Promise<never>(() => {});
  });

/** The same for a worker: what it is asked is waited for, also if it never comes. */
export function watched(worker: Worker): Worker {
  worker.addEventListener('error', fail);
  return worker;
}
