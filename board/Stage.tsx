import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Box, Lens, Seen } from './lens.ts';
import type { BoardProps } from './props.ts';
import css from './Stage.module.css';

interface StageProps extends Pick<BoardProps, 'words'> {
  /** What there is to see, in the picture's own units. */
  readonly box: Box;
  readonly label: string;
  /** The picture: hidden from screen readers, which read the cells. */
  readonly children: ReactNode;
  /** The cells over it. */
  readonly cells: ReactNode;
  /** Further buttons beside those that zoom. */
  readonly tools?: ReactNode;
  /** The picture is higher than wide, so that its buttons stand beside it on narrow screens too. */
  readonly tall?: boolean;
  /** What a small screen shows closely at first, where the whole would be too small to read. */
  readonly near?: { readonly x: number; readonly y: number };
  /** Changes with what may be chosen: while most of that is out of sight, a small screen shows the whole. */
  readonly among?: unknown;
  /** How many pixels one of the picture's units takes, as often as that changes. */
  readonly onPixels?: (pixels: number) => void;
}

/** Ways to move the picture without dragging it. */
const WAYS = [
  { x: 1, y: 0, side: 'left', sign: '←', says: 'board.left' },
  { x: 0, y: 1, side: 'top', sign: '↑', says: 'board.up' },
  { x: 0, y: -1, side: 'bottom', sign: '↓', says: 'board.down' },
  { x: -1, y: 0, side: 'right', sign: '→', says: 'board.right' },
] as const;
/** By which part of what is to be seen one press moves. */
const PAN = 1 / 4;

/** Narrower than this, a board that says what is near is shown so much closer. */
const SMALL = 540;
const CLOSER = 2.2;

/** A board that can be panned and zoomed by wheel, pinch, drag and buttons; at first it fits. */
export function Stage(props: StageProps): ReactNode {
  const { box, label, words, children, cells, tools, tall = false, near, among, onPixels } = props;
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const [zoomed, setZoomed] = useState(false);
  /** At which sides the picture ends, in one word so that it is drawn anew only when they change. */
  const [ends, setEnds] = useState('');
  const lens = useRef<Promise<Lens | null>>(Promise.resolve(null));
  /** What is pressed before the lens is there is done as soon as it is. */
  const withLens = (use: (lens: Lens) => void): void => void lens.current.then((one) => one && use(one));
  useEffect(() => {
    let gone = false;
    // It weighs more than the rest of the stage, and the picture can be seen without it.
    // Without a connection it may be missing: then the board stands still.
    lens.current = import('./lens.ts').then(
      ({ lensOver }) => {
        if (gone || !svg.current) return null;
        const see = (seen: Seen): void => {
          ground.current?.setAttribute('transform', seen.transform);
          setZoomed(seen.isCloser);
          setEnds(seen.ends.join(' '));
        };
        return lensOver(svg.current, see, (pixels) => onPixels?.(pixels));
      },
      () => null,
    );
    return () => {
      gone = true;
      withLens((one) => one.takeAway());
    };
  }, []);
  useEffect(() => withLens((one) => one.hold(box)), [box]);
  /** Whether the whole is shown although somebody wants to look closely. */
  const isWhole = useRef(true);
  const isSmall = (): boolean => (svg.current?.clientWidth ?? Infinity) <= SMALL;
  useEffect(() => {
    if (near && isSmall()) withLens((one) => one.centre(near.x, near.y));
  }, [near?.x, near?.y]);
  useEffect(() => {
    if (!near || !isSmall()) return;
    withLens((one) => {
      if (isWhole.current) {
        one.closer(CLOSER);
        one.centre(near.x, near.y);
      }
      isWhole.current = svg.current !== null && isMostlyHidden(svg.current);
      if (isWhole.current) one.fit();
    });
  }, [near === undefined, among]);
  const by = (factor: number) => (): void => withLens((one) => one.closer(factor));
  const pan = (x: number, y: number) => (): void =>
    withLens((one) => one.move(x * PAN * box.width, y * PAN * box.height));
  /** Whoever goes by keyboard sees where they are, however close the picture is. */
  const keepInSight = ({ target }: FocusEvent<SVGSVGElement>): void => {
    if (!svg.current || !(target instanceof SVGGraphicsElement)) return;
    if (isWithin(middleOf(target.getBoundingClientRect()), svg.current.getBoundingClientRect())) return;
    const { x, y, width, height } = target.getBBox();
    withLens((one) => one.centre(x + width / 2, y + height / 2));
  };
  return (
    <div className={css['stage']} data-tall={tall || undefined}>
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
        {zoomed && (
          <div className={css['ways']}>
            {WAYS.map(({ x, y, side, sign, says }) => (
              <button
                key={says}
                type="button"
                data-side={side}
                data-end={ends.split(' ').includes(side) || undefined}
                onClick={pan(x, y)}
                aria-label={words.say(says)}
              >
                {sign}
              </button>
            ))}
          </div>
        )}
        <button type="button" onClick={by(1.5)} aria-label={words.say('board.closer')}>
          +
        </button>
        <button
          type="button"
          onClick={() => withLens((one) => one.fit())}
          aria-label={words.say('board.fit')}
        >
          ⤢
        </button>
        <button type="button" onClick={by(1 / 1.5)} aria-label={words.say('board.further')}>
          −
        </button>
      </div>
    </div>
  );
}

/** Whether less than half of what may be chosen can be seen. */
function isMostlyHidden(picture: SVGSVGElement): boolean {
  const frame = picture.getBoundingClientRect();
  const spots = [...picture.querySelectorAll('[data-spot]')];
  return spots.filter((spot) => isWithin(spot.getBoundingClientRect(), frame)).length * 2 < spots.length;
}

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const middleOf = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x + width / 2, y + height / 2);
