import type { ReactNode } from 'react';
import css from './Askable.module.css';

interface AskableProps {
  readonly places: readonly { readonly id: string; readonly path: string }[];
  readonly onAsk: (id: string) => void;
}

/** Places that cannot be chosen now: pressing one asks why. */
export function Askable({ places, onAsk }: AskableProps): ReactNode {
  return places.map(({ id, path }) => (
    <path key={id} d={path} data-ask={id} className={css['askable']} onClick={() => onAsk(id)} />
  ));
}
