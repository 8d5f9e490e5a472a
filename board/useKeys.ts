import { useLayoutEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Single keys of a board, there as soon as it is drawn; `on` says whether somebody wants them. A key may also tell when it is let go. */
export function useKeys(on: boolean, keys: Readonly<Record<string, (down: boolean) => void>>): void {
  useLayoutEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (modified || event.repeat || isTyping(event.target)) return;
      keys[event.key.toLowerCase()]?.(event.type === 'keydown');
    };
    addEventListener('keydown', listen);
    addEventListener('keyup', listen);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('keyup', listen);
    };
  });
}
