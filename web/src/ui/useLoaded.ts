import { useEffect, useState } from 'react';

/** What the key names, once it is read; until then, and while there is no key, what was there before. */
export function useLoaded<T>(key: string | null, read: () => Promise<T>, first: T): T {
  const [value, setValue] = useState(first);
  useEffect(() => {
    if (key === null) return;
    let current = true;
    void read().then((loaded) => {
      if (current) setValue(loaded);
    });
    return () => {
      current = false;
    };
    // The key names what is read.
  }, [key]);
  return value;
}
