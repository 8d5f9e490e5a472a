import { useEffect, useState } from 'react';

/**
 * The answer to what was asked last, whenever what it is about changes; until it comes, the one before. An earlier answer
 * that comes late is nobody's any more.
 */
export function useAnswer<T>(ask: () => Promise<T> | null, about: readonly unknown[], first: T): T {
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    let current = true;
    void ask()?.then((next) => {
      if (current) setAnswer(next);
    });
    return () => {
      current = false;
    };
  }, about);
  return answer;
}
