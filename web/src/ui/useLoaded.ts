import { loaded } from './loading.ts';
import { useAnswer } from './useAnswer.ts';

/** What the key names, once it is read; until then, and while there is no key, what was there before. */
export const useLoaded = <T>(key: string | null, read: () => Promise<T>, first: T): T =>
  useAnswer(() => (key === null ? null : loaded(read)), [key], first);
