import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { byFinger } from './byFinger.ts';
import { place } from './place.ts';
import css from './Tip.module.css';

const HOVER = 300;
const PRESS = 400;
/** Time to move the pointer from the thing onto its tip. */
const LEAVE = 150;

interface TipProps {
  /** What there is to know; without it there is no tip. */
  readonly text: string | undefined;
  /** The thing itself, described by the tip. */
  readonly children: (described: { readonly 'aria-describedby'?: string }) => ReactNode;
}

/** Tells more about a thing to whoever points at it, comes to it by keyboard, or presses it long. Escape puts it away. */
export function Tip({ text, children }: TipProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const soon = (shown: boolean, wait: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(shown), wait);
  };
  const now = (shown: boolean): void => {
    clearTimeout(timer.current);
    setOpen(shown);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const thing = holder.current?.firstElementChild;
    if (!open || !tip.current || !thing) return;
    tip.current.showPopover();
    place(tip.current, thing.getBoundingClientRect());
    const away = (event: Event): void => {
      if (!holder.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', away);
    const shown = tip.current;
    return () => {
      removeEventListener('pointerdown', away);
      shown.hidePopover();
    };
  }, [open]);
  if (!text) return children({});
  return (
    <span
      ref={holder}
      className={css['holder']}
      onPointerEnter={(event) => !byFinger(event) && soon(true, HOVER)}
      onPointerLeave={(event) => !byFinger(event) && soon(false, LEAVE)}
      onPointerDown={(event) => {
        pressed.current = false;
        if (!byFinger(event)) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          pressed.current = true;
          setOpen(true);
        }, PRESS);
      }}
      onPointerUp={(event) => byFinger(event) && clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      // A long press reads; it does not act.
      onClickCapture={(event) => {
        if (!pressed.current) return;
        pressed.current = false;
        event.stopPropagation();
        event.preventDefault();
      }}
      onContextMenu={(event) => pressed.current && event.preventDefault()}
      onFocus={(event) => event.target.matches(':focus-visible') && now(true)}
      onBlur={() => now(false)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        now(false);
      }}
    >
      {children({ 'aria-describedby': id })}
      <div ref={tip} id={id} role="tooltip" popover="manual" className={css['tip']}>
        {text}
      </div>
    </span>
  );
}
