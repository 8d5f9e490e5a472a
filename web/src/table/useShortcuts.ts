import { useLayoutEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const nameOf = (event: KeyboardEvent): string =>
  [
    event.ctrlKey || event.metaKey ? 'mod+' : '',
    event.shiftKey ? 'shift+' : '',
    event.key.toLowerCase(),
  ].join('');

/** Keys of the table, there as soon as it is drawn. Single keys can be switched off in the settings; never while somebody types. */
export function useShortcuts(singleKeys: boolean, keys: Readonly<Record<string, () => unknown>>): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const name = nameOf(event);
      const act = keys[name];
      if (!act || isTyping(event.target) || (!singleKeys && !/^(mod\+|f\d|shift\+f\d)/.test(name))) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
