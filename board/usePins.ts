import { useState } from 'react';
import type { BoardProps } from './props.ts';

/** Private notes that are pinned to the board. */
export interface Pins {
  /** Whether somebody wants to pin one now; null where nobody keeps notes. */
  readonly pinning: boolean | null;
  readonly want: (pinning: boolean) => void;
  /** Writes on a piece; false where nobody keeps notes. */
  readonly write: (piece: string) => boolean;
}

export function usePins({ onNote }: Pick<BoardProps, 'onNote'>): Pins {
  const [pinning, want] = useState(false);
  return {
    pinning: onNote ? pinning : null,
    want,
    write: (piece) => {
      want(false);
      onNote?.(piece);
      return onNote !== undefined;
    },
  };
}
