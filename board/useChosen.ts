import type { Base, Choice } from '@getaway/engine';
import { useState } from 'react';
import type { BoardProps } from './props.ts';

interface Chosen {
  readonly spot: string;
  readonly byKey: boolean;
}

interface Choosing<C extends Choice> {
  /** What of the board has been pointed at, to be told what can be done there. */
  readonly chosen: Chosen | null;
  readonly point: (spot: string, byKey: boolean) => void;
  readonly forget: () => void;
  /** Back to the board without having chosen. */
  readonly back: () => void;
  readonly play: (choice: C) => void;
  /** Counts up when the focus shall come back to the board. */
  readonly recall: number;
}

/** Pointing at the board; what has been pointed at is forgotten as soon as `among` is something else. */
export function useChosen<C extends Choice>(
  { onPlay, onLook }: Pick<BoardProps<Base, C>, 'onPlay' | 'onLook'>,
  among: unknown = null,
): Choosing<C> {
  const [kept, keep] = useState<(Chosen & { readonly among: unknown }) | null>(null);
  const [recall, setRecall] = useState(0);
  const chosen = kept?.among === among ? kept : null;
  return {
    chosen,
    recall,
    point: (spot, byKey) => keep({ spot, byKey, among }),
    forget: () => keep(null),
    back: () => {
      keep(null);
      onLook(null);
      setRecall(recall + 1);
    },
    play: (choice) => {
      if (chosen) setRecall(recall + 1);
      keep(null);
      onPlay(choice);
    },
  };
}
