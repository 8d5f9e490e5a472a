import { useEffect, useState } from 'react';
import { loaded } from './loading.ts';

/** What the key names, once it is read; until then, and while there is no key, what was there before. */
export function useLoaded<T>(key: string | null, read: () => Promise<T>, first: T): T {
  const [value, setValue] = useState(first);
  useEffect(() => {
    if (key === null) return;
    let current = true;
    void loaded(read).then((next) => {
      if (current) setValue(next);
    });
    return () => {
      current = false;
    };
    // The key names what is read.
  }, [key]);
  return value;
}
