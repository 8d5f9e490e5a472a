import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './CellGrid.module.css';
import { isSearch, rowsOf, step } from './gridSteps.ts';

export interface GridCell {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The outline that shows where the focus is. */
  readonly path: string;
  /** What it is, where, what is on it, whether it can be chosen and at what cost. */
  readonly name: string;
  readonly legal: boolean;
  /** Where the viewer stands: the keyboard begins there if there is nothing to choose. */
  readonly home?: boolean;
}

interface CellGridProps {
  readonly cells: readonly GridCell[];
  readonly onChoose: (id: string) => void;
  readonly onAsk?: ((id: string) => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
  /** Further keys, such as those that turn a tile. */
  readonly onKey?: (key: string, id: string) => boolean;
  /** Counts up when the focus shall come back to the board. */
  readonly recall?: number;
}

/** The board for the keyboard and for screen readers: a grid with one stop for the Tab key. It lies over the picture. */
export function CellGrid({ cells, onChoose, onAsk, onLeave, onKey, recall = 0 }: CellGridProps): ReactNode {
  const [current, setCurrent] = useState('');
  const group = useRef<SVGGElement>(null);
  const rows = rowsOf(cells);
  const stop = cells.some(({ id }) => id === current)
    ? current
    : (cells.find(({ legal }) => legal) ?? cells.find(({ home }) => home) ?? cells[0])?.id;
  const focus = (id: string | undefined): void =>
    group.current?.querySelector<SVGGElement>(`[data-cell="${CSS.escape(id ?? '')}"]`)?.focus();
  useEffect(() => {
    if (recall > 0) focus(stop);
  }, [recall]);
  // Where the pointer pressed, the keyboard goes on.
  useEffect(() => {
    const picture = group.current?.ownerSVGElement;
    const press = (event: PointerEvent): void => {
      const id = cellAt(group.current, event);
      if (id !== undefined) setCurrent(id);
    };
    picture?.addEventListener('pointerdown', press);
    return () => picture?.removeEventListener('pointerdown', press);
  }, []);

  const press = (event: KeyboardEvent, id: string): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = step(rows, id, event.key);
    // Who looks for something to choose where there is nothing is told again what is asked.
    if (isSearch(event.key) && !cells.some(({ legal }) => legal)) onLeave?.();
    else if (next !== null) focus(next);
    else if (event.key === 'Enter' || event.key === ' ') onChoose(id);
    else if (event.key.toLowerCase() === 'i' && onAsk) onAsk(id);
    else if (event.key === 'Escape' && onLeave) onLeave();
    else if (!onKey?.(event.key, id)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g ref={group}>
      {rows.map((row, i) => (
        <g key={i} role="row">
          {row.map(({ id, path, name }) => (
            <g
              key={id}
              role="gridcell"
              data-cell={id}
              tabIndex={id === stop ? 0 : -1}
              aria-label={name}
              className={css['cell']}
              onFocus={() => setCurrent(id)}
              onClick={() => onChoose(id)}
              onKeyDown={(event) => press(event, id)}
            >
              <path d={path} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** The cell that lies at a point of the screen; what is drawn over it does not matter. */
function cellAt(group: SVGGElement | null, { clientX, clientY }: PointerEvent): string | undefined {
  const toPicture = group?.getScreenCTM()?.inverse();
  const point = new DOMPoint(clientX, clientY).matrixTransform(toPicture);
  const paths = group?.querySelectorAll<SVGPathElement>('[data-cell] > path') ?? [];
  return [...paths].find((path) => path.isPointInFill(point))?.parentElement?.dataset['cell'];
}
