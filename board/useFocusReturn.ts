import { useEffect } from 'react';

/** When something is shut that had the focus, the focus goes back to what had it before. */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    const before = document.activeElement;
    if (!open || !(before instanceof HTMLElement)) return;
    return () => {
      // Whoever has gone elsewhere by then stays there.
      if (document.activeElement === document.body) before.focus();
    };
  }, [open]);
}
