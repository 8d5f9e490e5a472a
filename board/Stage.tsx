import { select } from 'd3-selection';
import { zoom, type ZoomBehavior, zoomIdentity } from 'd3-zoom';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './Stage.module.css';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface StageProps {
  /** What there is to see, in the picture's own units. */
  readonly box: Box;
  readonly label: string;
  readonly labels: { readonly closer: string; readonly fit: string; readonly further: string };
  /** The picture: hidden from screen readers, which read the cells. */
  readonly children: ReactNode;
  /** The cells over it. */
  readonly cells: ReactNode;
  /** Further buttons beside those that zoom. */
  readonly tools?: ReactNode;
}

/** A board that can be panned and zoomed by wheel, pinch, drag and buttons; at first it fits. */
export function Stage({ box, label, labels, children, cells, tools }: StageProps): ReactNode {
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  useEffect(() => {
    const picture = svg.current;
    if (!picture) return;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, 6])
      .clickDistance(10)
      .on('zoom', ({ transform }: { transform: { toString(): string } }) =>
        ground.current?.setAttribute('transform', transform.toString()),
      );
    behaviour.current = zooming;
    select(picture).call(zooming).on('dblclick.zoom', null);
    return () => void select(picture).on('.zoom', null);
  }, []);
  useEffect(() => {
    behaviour.current?.translateExtent([
      [box.x, box.y],
      [box.x + box.width, box.y + box.height],
    ]);
  }, [box]);
  const by = (factor: number) => (): void => {
    if (svg.current && behaviour.current) behaviour.current.scaleBy(select(svg.current), factor);
  };
  const fit = (): void => {
    if (svg.current && behaviour.current) behaviour.current.transform(select(svg.current), zoomIdentity);
  };
  return (
    <div className={css['stage']}>
      <svg
        ref={svg}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        preserveAspectRatio="xMidYMid meet"
        role="grid"
        aria-label={label}
      >
        <g ref={ground}>
          <g aria-hidden="true">{children}</g>
          {cells}
        </g>
      </svg>
      <div className={css['buttons']}>
        {tools}
        <button type="button" onClick={by(1.5)} aria-label={labels.closer}>
          +
        </button>
        <button type="button" onClick={fit} aria-label={labels.fit}>
          ⤢
        </button>
        <button type="button" onClick={by(1 / 1.5)} aria-label={labels.further}>
          −
        </button>
      </div>
    </div>
  );
}
