import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element reaches below the box that holds it and cuts it off, and the ref of that element. */
export function useCut(watched: boolean): [boolean, RefCallback<HTMLElement>] {
  const [isCut, setCut] = useState(false);
  const measured = useCallback(
    (element: HTMLElement | null) => {
      const box = element?.parentElement;
      if (!box || !watched) return setCut(false);
      const look = (): void =>
        // What hangs below by a pixel was rounded.
        setCut(element.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 1);
      const observer = new ResizeObserver(look);
      observer.observe(element);
      observer.observe(box);
      return () => observer.disconnect();
    },
    [watched],
  );
  return [isCut, measured];
}
