import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform, zoomTransform } from 'd3-zoom';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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

/**
 * Follows wheel, pinch and drag over a picture, and tells how it is to be seen. The picture's `--pixels` says how many one
 * of its units takes on the screen, for what must stay readable.
 */
export function lensOver(
  picture: SVGSVGElement,
  onChange: (transform: string, isCloser: boolean) => void,
  onPixels: (pixels: number) => void,
): Lens {
  const zooming = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, 6])
    .clickDistance(10)
    .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
      onChange(transform.toString(), transform.k > 1);
      measure();
    });
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
