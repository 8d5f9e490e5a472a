import type { Choice } from '@getaway/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BoardProps } from './props.ts';

interface ChoiceBarProps<C extends Choice> extends Pick<BoardProps, 'words'> {
  /** What was pointed at. */
  readonly name: string;
  /** None while it is still to be pointed at where something goes. */
  readonly choices: readonly C[];
  readonly onPlay: (choice: C) => void;
  readonly onLook: (choice: C | null) => void;
  /** Whoever came by keyboard goes on by keyboard. */
  readonly focus: boolean;
  readonly onClose: () => void;
  readonly labels: { readonly choices: string; readonly close: string };
  readonly className: string | undefined;
}

/** What can be done where somebody pointed; one press does it. */
export function ChoiceBar<C extends Choice>({
  words,
  name,
  choices,
  onPlay,
  onLook,
  focus,
  onClose,
  labels,
  className,
}: ChoiceBarProps<C>): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) bar.current?.querySelector('button')?.focus();
  }, [focus, name]);
  return (
    <div
      ref={bar}
      className={className}
      role="group"
      aria-label={labels.choices}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <strong>{name}</strong>
      <div>
        {choices.map((choice) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            className="button primary"
            onPointerEnter={() => onLook(choice)}
            onFocus={() => onLook(choice)}
            onClick={() => onPlay(choice)}
          >
            {words.choice({ ...(choice as Choice) })}
          </button>
        ))}
      </div>
      <button type="button" className="button plain" aria-label={labels.close} onClick={onClose}>
        ✕
      </button>
    </div>
  );
}
