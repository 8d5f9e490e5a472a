import { type ReactNode, useEffect, useRef } from 'react';
import css from './ActList.module.css';
import type { Act } from './acts.ts';
import { place } from './place.ts';
import { useFocusReturn } from './useFocusReturn.ts';

interface ActListProps {
  readonly name: string;
  readonly acts: readonly Act[];
  readonly onClose: () => void;
}

/** More acts of one thing are found in the list of actions. */
const MOST = 40;

/** What can be done with what holds it; whoever presses elsewhere or Escape puts it away. */
export function ActList({ name, acts, onClose }: ActListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useFocusReturn(true);
  useEffect(() => {
    const shown = list.current;
    const holder = shown?.parentElement;
    if (!shown || !holder) return;
    shown.showPopover();
    place(shown, holder.getBoundingClientRect());
    const away = (event: Event): void => {
      if (!holder.contains(event.target as Node)) onClose();
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, []);
  return (
    <div
      ref={list}
      className={css['acts']}
      popover="manual"
      role="group"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {acts.slice(0, MOST).map(({ label, play, look }, i) => (
        <button
          key={i}
          type="button"
          onPointerEnter={look}
          onFocus={look}
          onClick={() => {
            onClose();
            play();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
