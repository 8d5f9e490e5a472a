import { select } from 'd3-selection';
import { zoom, type ZoomBehavior, zoomIdentity, type ZoomTransform, zoomTransform } from 'd3-zoom';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
  readonly labels: {
    readonly closer: string;
    readonly fit: string;
    readonly further: string;
    /** Ways to move the picture without dragging it. */
    readonly pan?: Readonly<Record<Way, string>>;
  };
  /** The picture: hidden from screen readers, which read the cells. */
  readonly children: ReactNode;
  /** The cells over it. */
  readonly cells: ReactNode;
  /** Further buttons beside those that zoom. */
  readonly tools?: ReactNode;
}

const WAYS = { left: [1, 0, '←'], up: [0, 1, '↑'], down: [0, -1, '↓'], right: [-1, 0, '→'] } as const;
type Way = keyof typeof WAYS;
const isWay = (way: string): way is Way => way in WAYS;
/** By which part of what is to be seen one press moves. */
const PAN = 1 / 4;

/** A board that can be panned and zoomed by wheel, pinch, drag and buttons; at first it fits. */
export function Stage({ box, label, labels, children, cells, tools }: StageProps): ReactNode {
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  useEffect(() => {
    const picture = svg.current;
    if (!picture) return;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, 6])
      .clickDistance(10)
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        ground.current?.setAttribute('transform', transform.toString());
        setZoomed(transform.k > 1);
      });
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
  const pan = (way: Way) => (): void => {
    if (!svg.current || !behaviour.current) return;
    const [x, y] = WAYS[way];
    const share = PAN / zoomTransform(svg.current).k;
    behaviour.current.translateBy(select(svg.current), x * share * box.width, y * share * box.height);
  };
  /** Whoever goes by keyboard sees where they are, however close the picture is. */
  const keepInSight = ({ target }: FocusEvent<SVGSVGElement>): void => {
    if (!svg.current || !behaviour.current || !(target instanceof SVGGraphicsElement)) return;
    if (isWithin(target.getBoundingClientRect(), svg.current.getBoundingClientRect())) return;
    const { x, y, width, height } = target.getBBox();
    behaviour.current.translateTo(select(svg.current), x + width / 2, y + height / 2);
  };
  return (
    <div className={css['stage']}>
      <svg
        ref={svg}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        preserveAspectRatio="xMidYMid meet"
        role="grid"
        aria-label={label}
        onFocus={keepInSight}
      >
        <g ref={ground}>
          <g aria-hidden="true">{children}</g>
          {cells}
        </g>
      </svg>
      <div className={css['buttons']}>
        {tools}
        {zoomed &&
          Object.entries(labels.pan ?? {}).map(
            ([way, name]) =>
              isWay(way) && (
                <button key={way} type="button" onClick={pan(way)} aria-label={name}>
                  {WAYS[way][2]}
                </button>
              ),
          )}
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

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;
