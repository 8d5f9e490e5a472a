import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 700px)');

/** Whether the screen is a phone's. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => query.matches,
  );
