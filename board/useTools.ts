import { useState } from 'react';
import type { BoardProps } from './props.ts';
import { useKeys } from './useKeys.ts';
import { type Pins, usePins } from './usePins.ts';

/** How somebody wants to see the board. */
export interface Tools {
  /** With what may go wrong on it. */
  readonly risky: boolean;
  readonly setRisky: (risky: boolean) => void;
  /** Without its pieces. */
  readonly bare: boolean;
  readonly setBare: (bare: boolean) => void;
  readonly pins: Pins;
}

/** What the tools beside a board switch, and the keys that do the same; B shows the bare board while it is held. */
export function useTools(
  props: Pick<BoardProps, 'keys' | 'onNote'>,
  keys: Parameters<typeof useKeys>[1] = {},
): Tools {
  const [risky, setRisky] = useState(false);
  const [bare, setBare] = useState(false);
  useKeys(props.keys ?? true, { r: (down) => down && setRisky(!risky), b: setBare, ...keys });
  return { risky, setRisky, bare, setBare, pins: usePins(props) };
}
