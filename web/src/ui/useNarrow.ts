import { useSyncExternalStore } from 'react';

const watched = (media: string): (() => boolean) => {
  const query = matchMedia(media);
  const subscribe = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
};

/** Whether the screen is a phone's, held upright. */
export const useNarrow = watched('(max-width: 700px)');

/** Whether a board has no room for rails beside and below it: any phone, and most tablets. The style sheets ask the same. */
export const useCompact = watched('(max-width: 1150px), (max-height: 560px)');
