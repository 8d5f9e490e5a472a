import type { ReactNode } from 'react';
import { Eye } from './Eye.tsx';
import type { BoardProps } from './props.ts';
import type { Tools } from './useTools.ts';

interface BoardToolsProps extends Pick<BoardProps, 'words'> {
  readonly tools: Tools;
  /** What a game calls what may go wrong, and its sign. */
  readonly risk: string;
  readonly sign: ReactNode;
}

/** What the keys P, R and B do, for the pointer. */
export function BoardTools({ words, tools, risk, sign }: BoardToolsProps): ReactNode {
  const { risky, setRisky, bare, setBare, pins } = tools;
  return (
    <>
      {pins.pinning !== null && (
        <Tool name={words.say('board.pin')} on={pins.pinning} onSwitch={pins.want}>
          <span aria-hidden="true">✎</span>
        </Tool>
      )}
      <Tool name={risk} hotkey="R" on={risky} onSwitch={setRisky}>
        {sign}
      </Tool>
      <Tool name={words.say('board.bare')} hotkey="B" on={bare} onSwitch={setBare}>
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
function Tool({ name, hotkey, on, onSwitch, children }: ToolProps): ReactNode {
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
