import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the end of a growing list in sight. Only the panel around it is scrolled, never the page. */
export function useFollow(lines: readonly unknown[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const panel = list.current?.closest('[role=tabpanel]');
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [lines]);
  return list;
}
