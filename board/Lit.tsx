import type { CSSProperties, ReactNode } from 'react';
import { byFinger } from './byFinger.ts';
import css from './Lit.module.css';

export interface LitProps {
  readonly places: readonly { readonly id: string; readonly path: string }[];
  readonly chosen: string | null;
  /** Where a hint leads. */
  readonly suggested: string | null;
  readonly onChoose: (id: string, byFinger: boolean) => void;
  readonly onLook?: (id: string | null) => void;
  /** So many are lit that they need not shine. */
  readonly quiet?: boolean;
  /** Where dashes tell that something comes to light: only there. */
  readonly dashed?: ReadonlySet<string>;
  readonly scale?: number;
}

/** What may be chosen, for the pointer. The grid of cells does the same for the keyboard. */
export function Lit(props: LitProps): ReactNode {
  const { places, chosen, suggested, onChoose, onLook, quiet = false, dashed, scale = 1 } = props;
  return (
    <g style={{ '--scale': scale } as CSSProperties}>
      {places.map(({ id, path }) => (
        <path
          key={id}
          d={path}
          data-spot={id}
          data-quiet={quiet || undefined}
          data-solid={(dashed && !dashed.has(id)) || undefined}
          data-chosen={id === chosen || undefined}
          data-suggested={id === suggested || undefined}
          className={css['lit']}
          onClick={(event) => onChoose(id, byFinger(event))}
          onPointerEnter={() => onLook?.(id)}
          onPointerLeave={() => onLook?.(null)}
        />
      ))}
    </g>
  );
}
