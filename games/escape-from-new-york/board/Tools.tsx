import type { ReactNode } from 'react';
import type { NewYorkBoardProps } from './index.tsx';
import { Glyph } from './Glyph.tsx';

interface ToolsProps extends Pick<NewYorkBoardProps, 'words'> {
  readonly bare: boolean;
  /** Null where nobody keeps notes. */
  readonly pinning: boolean | null;
  readonly onBare: (on: boolean) => void;
  readonly onPinning: (on: boolean) => void;
}

/** What the keys B and P do, for the pointer. */
export function Tools({ words, bare, pinning, onBare, onPinning }: ToolsProps): ReactNode {
  return (
    <>
      {pinning !== null && (
        <button
          type="button"
          aria-pressed={pinning}
          onClick={() => onPinning(!pinning)}
          title={words.say('board.pin')}
        >
          <span className="visually-hidden">{words.say('board.pin')}</span>
          <span aria-hidden="true">✎</span>
        </button>
      )}
      <button
        type="button"
        aria-pressed={bare}
        onClick={() => onBare(!bare)}
        title={`${words.say('board.bare')} (B)`}
      >
        <span className="visually-hidden">{words.say('board.bare')}</span>
        <Glyph name="eye" size={22} />
      </button>
    </>
  );
}
