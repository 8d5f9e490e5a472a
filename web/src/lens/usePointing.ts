import { type RefObject, useLayoutEffect } from 'react';
import type { Pointed } from './pointed.ts';
import { pointedBy } from './pointing.ts';

interface Pointing {
  /** Null while that is not known yet: then a press does nothing at all. */
  readonly pieceAt: ((spot: string) => string | null) | null;
  readonly onPoint: (pointed: Pointed, pressed: Element) => void;
  readonly onLeave: () => void;
}

/** Links lead on, and a dialog lies over the table. */
const isSpared = (target: Element): boolean => target.closest('a, dialog') !== null;

/** While it is there, and from the moment that it is drawn, a press on the table does nothing but point; Escape ends it. */
export function usePointing(sheet: RefObject<HTMLElement | null>, pointing: Pointing): void {
  useLayoutEffect(() => {
    const table = sheet.current?.parentElement;
    if (!table) return;
    const { pieceAt, onPoint, onLeave } = pointing;
    const point = (event: Event, target: Element, place: { x: number; y: number } | null): void => {
      if (sheet.current?.contains(target) || isSpared(target)) return;
      const pointed = pieceAt && pointedBy(target, place, pieceAt);
      if (pieceAt && !pointed) return;
      event.preventDefault();
      event.stopPropagation();
      if (pointed) onPoint(pointed, target);
    };
    const click = (event: MouseEvent): void => {
      // A key press on a button is a click too, but has no place.
      const place = event.detail === 0 ? null : { x: event.clientX, y: event.clientY };
      if (event.target instanceof Element) point(event, event.target, place);
    };
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (key === 'Escape' && !document.querySelector('dialog[open]')) {
        event.stopPropagation();
        return onLeave();
      }
      if ((key !== 'Enter' && key !== ' ') || !(target instanceof Element)) return;
      // Buttons and what is like them tell by a click.
      if (!target.matches('button, summary, input, textarea, select')) point(event, target, null);
    };
    table.addEventListener('click', click, true);
    addEventListener('keydown', press, true);
    return () => {
      table.removeEventListener('click', click, true);
      removeEventListener('keydown', press, true);
    };
  });
}
