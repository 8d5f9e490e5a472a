import { Lit, type LitProps } from '@getaway/board';
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

interface TargetsProps extends Omit<LitProps, 'places' | 'dashed'> {
  readonly spots: readonly string[];
  /** Those that bring something to light. */
  readonly revealing: ReadonlySet<string>;
  /** Where something that goes elsewhere is taken from. */
  readonly from: string | null;
}

/** What may be chosen; dashed, and with a mark, where it brings something to light. */
export function Targets({ spots, revealing, from, ...lit }: TargetsProps): ReactNode {
  // Roads last: they lie between the spaces.
  const places = spots
    .toSorted((a, b) => Number(roadOf(a) !== null) - Number(roadOf(b) !== null))
    .map((id) => ({ id, ...shapeOf(id) }));
  return (
    <g>
      {from !== null && <path d={shapeOf(from).path} className={css['from']} data-picked={from} />}
      <Lit places={places} dashed={revealing} scale={2} {...lit} />
      {places.map((place) => revealing.has(place.id) && <RevealMark key={place.id} shape={place} />)}
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
