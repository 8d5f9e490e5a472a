import type { ReactNode } from 'react';
import css from './Askable.module.css';

interface AskableProps {
  readonly places: readonly { readonly id: string; readonly path: string }[];
  readonly onAsk: (id: string) => void;
}

/** Places that cannot be chosen now: pressing one asks why, unless the first press of two still did something there. */
export function Askable({ places, onAsk }: AskableProps): ReactNode {
  return places.map(({ id, path }) => (
    <path
      key={id}
      d={path}
      data-ask={id}
      className={css['askable']}
      onClick={({ detail }) => detail < 2 && onAsk(id)}
    />
  ));
}
