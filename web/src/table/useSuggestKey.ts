import { useEffect, useState } from 'react';
import type { Mates } from '../mates/mates.ts';

/** The key to suggest something turns to who comes next, as soon as the page knows whether anybody does. */
export function useSuggestKey(mates: Mates | undefined, tellNobody: () => void): () => void {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const whom = pressed && mates ? mates.whom() : null;
    if (!whom) return;
    setPressed(false);
    const [next] = whom;
    if (next === undefined) tellNobody();
    else mates?.onSuggest(next);
  });
  return () => setPressed(true);
}
