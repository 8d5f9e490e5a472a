import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform, zoomTransform } from 'd3-zoom';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture ends. */
type Side = 'left' | 'top' | 'bottom' | 'right';

const SIDES: readonly Side[] = ['left', 'top', 'bottom', 'right'];
/** Less of a picture than this, in its own units, is no more to be seen. */
const NOTHING = 0.5;

/** What brings a picture closer and moves it. */
export interface Lens {
  /** Shows nothing beyond this. */
  hold(box: Box): void;
  closer(factor: number): void;
  fit(): void;
  /** In the picture's own units, less the closer it is. */
  move(x: number, y: number): void;
  centre(x: number, y: number): void;
  takeAway(): void;
}

/** How a picture is to be seen. */
export interface Seen {
  readonly transform: string;
  readonly isCloser: boolean;
  /** The sides at which there is no more of it. */
  readonly ends: readonly Side[];
}

/**
 * Follows wheel, pinch and drag over a picture, and tells how it is to be seen. The picture's `--pixels` says how many one
 * of its units takes on the screen, for what must stay readable.
 */
export function lensOver(
  picture: SVGSVGElement,
  onChange: (seen: Seen) => void,
  onPixels: (pixels: number) => void,
): Lens {
  const zooming = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, 6])
    .clickDistance(10)
    .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
      onChange({ transform: transform.toString(), isCloser: transform.k > 1, ends: endsOf(transform) });
      measure();
    });
  const endsOf = (transform: ZoomTransform): readonly Side[] => {
    const { x, y, width, height } = picture.viewBox.baseVal;
    const [[left, top], [right, bottom]] = zooming.translateExtent();
    const [first, last] = [transform.invert([x, y]), transform.invert([x + width, y + height])];
    const beyond = {
      left: first[0] - left,
      top: first[1] - top,
      right: right - last[0],
      bottom: bottom - last[1],
    };
    return SIDES.filter((side) => beyond[side] < NOTHING);
  };
  const measure = (): void => {
    const pixels = (picture.getScreenCTM()?.a ?? 1) * zoomTransform(picture).k;
    picture.style.setProperty('--pixels', pixels.toFixed(3));
    onPixels(pixels);
  };
  const resized = new ResizeObserver(measure);
  resized.observe(picture);
  const under = select(picture);
  under.call(zooming).on('dblclick.zoom', null);
  return {
    hold({ x, y, width, height }) {
      zooming.translateExtent([
        [x, y],
        [x + width, y + height],
      ]);
      measure();
    },
    closer: (factor) => zooming.scaleBy(under, factor),
    fit: () => zooming.transform(under, zoomIdentity),
    move: (x, y) => {
      const { k } = zoomTransform(picture);
      zooming.translateBy(under, x / k, y / k);
    },
    centre: (x, y) => zooming.translateTo(under, x, y),
    takeAway() {
      under.on('.zoom', null);
      resized.disconnect();
    },
  };
}
