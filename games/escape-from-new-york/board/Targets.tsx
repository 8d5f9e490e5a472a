import { byFinger } from '@getaway/board';
import type { ReactNode } from 'react';
import type { SpaceId } from '../content/index.ts';
import {
  bridgeEnd,
  centreOf,
  outlineOf,
  plate,
  roadMiddle,
  SIGN,
  SLOT,
  slotCentre,
  TILE,
  type XY,
} from './geometry.ts';
import css from './Manhattan.module.css';
import { isBridge, isSlot, roadOf } from './spots.ts';

interface Shape {
  readonly path: string;
  readonly centre: XY;
  readonly width: number;
  readonly height: number;
}

const plateAt = (centre: XY, { width, height }: Pick<Shape, 'width' | 'height'>, corner: number): Shape => ({
  path: plate(centre, width, height, corner),
  centre,
  width,
  height,
});

/** A space, a bridge, a case slot or a road, as it is drawn. */
export function shapeOf(spot: string): Shape {
  if (isBridge(spot)) return plateAt(bridgeEnd(spot), SIGN, 8);
  if (isSlot(spot)) return plateAt(slotCentre(spot), SLOT, 8);
  const road = roadOf(spot);
  if (road !== null) return plateAt(roadMiddle(road), { width: 46, height: 46 }, 14);
  return { path: outlineOf(spot as SpaceId), centre: centreOf(spot as SpaceId), ...TILE };
}

interface TargetsProps {
  readonly spots: readonly string[];
  /** Those that bring something to light. */
  readonly revealing: ReadonlySet<string>;
  readonly chosen: string | null;
  /** Where something that goes elsewhere is taken from. */
  readonly from: string | null;
  /** Where a hint leads. */
  readonly suggested: string | null;
  readonly onChoose: (spot: string, byFinger: boolean) => void;
  readonly onLook: (spot: string | null) => void;
}

/** What may be chosen, for the pointer; the grid of cells does the same for the keyboard. */
export function Targets(props: TargetsProps): ReactNode {
  const { spots, revealing, chosen, from, suggested, onChoose, onLook } = props;
  return (
    <g>
      {from !== null && <path d={shapeOf(from).path} className={css['from']} data-picked={from} />}
      {/* Roads last: they lie between the spaces. */}
      {spots
        .toSorted((a, b) => Number(roadOf(a) !== null) - Number(roadOf(b) !== null))
        .map((spot) => {
          const shape = shapeOf(spot);
          return (
            <g key={spot}>
              <path
                d={shape.path}
                data-spot={spot}
                data-reveals={revealing.has(spot) || undefined}
                data-chosen={spot === chosen || undefined}
                data-suggested={spot === suggested || undefined}
                className={css['target']}
                onClick={(event) => onChoose(spot, byFinger(event))}
                onPointerEnter={() => onLook(spot)}
                onPointerLeave={() => onLook(null)}
              />
              {revealing.has(spot) && <RevealMark shape={shape} />}
            </g>
          );
        })}
    </g>
  );
}

/** Says before the press that what comes to light cannot be taken back. */
const RevealMark = ({ shape: { centre, width, height } }: { readonly shape: Shape }): ReactNode => (
  <g
    className={css['revealMark']}
    transform={`translate(${centre.x + width / 2 - 6} ${centre.y - height / 2 + 6})`}
  >
    <circle r={12} />
    <path d="M-7 0Q0-7 7 0Q0 7-7 0zM0-2.4A2.4 2.4 0 1 1 0 2.4 2.4 2.4 0 1 1 0-2.4z" />
  </g>
);
