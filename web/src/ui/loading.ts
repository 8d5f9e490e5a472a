import { createStore } from 'zustand/vanilla';

export const loading = createStore(() => ({
  /** Something that belongs to the page could not be loaded. */
  failed: false,
}));

/**
 * Loads a part of the page. If that fails, the page says so, and the part is waited for: a browser does not ask twice
 * for a module, so only the page as a whole can be tried again.
 */
export const loaded = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => {
    loading.setState({ failed: true });
    return new Promise<never>(() => {});
  });
