import { type RefObject, useEffect, useRef } from 'react';

/** Whether the page is still the one that asked: who has left meanwhile is not taken anywhere. */
export function useHere(): RefObject<boolean> {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
