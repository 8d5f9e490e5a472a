import type { ReactNode } from 'react';
import { Eye } from './Eye.tsx';
import type { BoardProps } from './props.ts';
import type { Pins } from './usePins.ts';

interface BoardToolsProps extends Pick<BoardProps, 'words'> {
  readonly pins: Pins;
  /** Whether the pieces are hidden. */
  readonly bare: boolean;
  readonly onBare: (bare: boolean) => void;
  /** A game's own tools. */
  readonly children?: ReactNode;
}

/** What the keys P and B do, for the pointer. */
export function BoardTools({ words, pins, bare, onBare, children }: BoardToolsProps): ReactNode {
  return (
    <>
      {pins.pinning !== null && (
        <Tool name={words.say('board.pin')} on={pins.pinning} onSwitch={pins.want}>
          <span aria-hidden="true">✎</span>
        </Tool>
      )}
      {children}
      <Tool name={words.say('board.bare')} hotkey="B" on={bare} onSwitch={onBare}>
        <Eye size={22} />
      </Tool>
    </>
  );
}

interface ToolProps {
  readonly name: string;
  /** The key that does the same. */
  readonly hotkey?: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  /** Its sign. */
  readonly children: ReactNode;
}

/** A button beside the board that switches something on and off. */
export function Tool({ name, hotkey, on, onSwitch, children }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={on}
      title={hotkey ? `${name} (${hotkey})` : name}
      onClick={() => onSwitch(!on)}
    >
      <span className="visually-hidden">{name}</span>
      {children}
    </button>
  );
}
