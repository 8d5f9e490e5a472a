import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import css from './Board.module.css';

/** One thing that can be done or asked on a tile. */
export interface PlaceOption {
  /** The location, or the choice itself. */
  readonly id: string;
  readonly isChoice?: true;
  readonly name: string;
  readonly legal: boolean;
  readonly choose: () => void;
}

interface PlaceListProps {
  readonly label: string;
  readonly options: readonly PlaceOption[];
  readonly onAsk: (id: string) => void;
  readonly onNote: (id: string) => void;
  readonly onClose: () => void;
}

/** What is on a tile, for the keyboard: arrows go through it, Enter chooses, I asks why, P pins a note, Escape goes back. */
export function PlaceList({ label, options, onAsk, onNote, onClose }: PlaceListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const at = (i: number): HTMLElement | null =>
    (list.current?.children[(i + options.length) % options.length] as HTMLElement | undefined) ?? null;
  useEffect(
    () =>
      at(
        Math.max(
          0,
          options.findIndex(({ legal }) => legal),
        ),
      )?.focus(),
    [],
  );
  const press = (event: KeyboardEvent, i: number): void => {
    const option = options[i]!;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => at(i + 1)?.focus(),
      ArrowUp: () => at(i - 1)?.focus(),
      Home: () => at(0)?.focus(),
      End: () => at(-1)?.focus(),
      Enter: option.choose,
      ' ': option.choose,
      i: () => onAsk(option.id),
      p: () => onNote(option.id),
      Escape: onClose,
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  return (
    <div className={css['places']}>
      <strong id="places">{label}</strong>
      <div ref={list} role="listbox" aria-labelledby="places">
        {options.map(({ id, isChoice, name, legal, choose }, i) => (
          <div
            key={id}
            role="option"
            data-cell={isChoice ? undefined : id}
            data-choice={isChoice ? id : undefined}
            aria-selected={false}
            aria-disabled={!legal}
            tabIndex={-1}
            onClick={choose}
            onKeyDown={(event) => press(event, i)}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
