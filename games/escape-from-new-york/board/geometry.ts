import { board, type BridgeId, CASE_SLOTS, type CaseSlot, type SpaceId } from '../content/index.ts';
import {
  ALL_SPACES,
  bridgeRoad,
  COLUMN,
  HEIGHT,
  ROAD_ENDS,
  type Road,
  spaceNo,
} from '../rules/board/index.ts';

export interface XY {
  readonly x: number;
  readonly y: number;
}

/** NY-BRD-01: from column to column, and half a space down. */
const ACROSS = 104;
const DOWN = 75;
/** A tile is higher than wide, so that what lies on it finds room; streets run between the tiles. */
export const TILE = { width: 90, height: 130 } as const;
const CORNER = 12;

/** A plate with its corners cut off. */
export function plate({ x, y }: XY, width: number, height: number, corner = CORNER): string {
  const [w, h] = [width / 2, height / 2];
  return (
    `M${x - w + corner} ${y - h}H${x + w - corner}L${x + w} ${y - h + corner}V${y + h - corner}L${x + w - corner} ${y + h}` +
    `H${x - w + corner}L${x - w} ${y + h - corner}V${y - h + corner}Z`
  );
}

export const centreOf = (id: SpaceId): XY => {
  const space = spaceNo(id);
  return { x: (COLUMN[space] ?? 0) * ACROSS, y: (HEIGHT[space] ?? 0) * DOWN };
};

export const outlineOf = (id: SpaceId): string => plate(centreOf(id), TILE.width, TILE.height);

/** How far from the middle of its bridgehead a bridge has its sign. */
const SPAN = TILE.height / 2 + 44;
export const SIGN = { width: 64, height: 40 } as const;

/** Every bridge leads north or south off the island. */
export function bridgeEnd(id: BridgeId): XY {
  const bridge = board.bridges.find((one) => one.id === id)!;
  const { x, y } = centreOf(bridge.head);
  return { x, y: bridge.direction === 'n' ? y - SPAN : y + SPAN };
}

export const SLOT = { width: 96, height: 56 } as const;

/** NY-SET-05: the case slots lie at the board's edge, two by two where the river is widest. */
export function slotCentre(slot: CaseSlot): XY {
  const place = CASE_SLOTS.indexOf(slot);
  return { x: 8 + (place % 2) * (SLOT.width + 8), y: -30 + Math.floor(place / 2) * (SLOT.height + 8) };
}

/** A road from middle to middle; the road to a bridge ends at its sign. */
export function roadEnds(road: Road): readonly [XY, XY] {
  const { from, to, bridge } = ROAD_ENDS[road]!;
  const here = middles[from]!;
  return [here, bridge === null ? middles[to]! : bridgeEnd(bridge)];
}

/** Where a roadblock cuts a road: between the tiles. */
export function roadMiddle(road: Road): XY {
  const [a, b] = roadEnds(road);
  const { bridge } = ROAD_ENDS[road]!;
  if (bridge === null) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { x: a.x, y: a.y + Math.sign(b.y - a.y) * (TILE.height / 2 + 12) };
}

/** Which way a road runs, in degrees clockwise from east. */
export function roadAngle(road: Road): number {
  const [a, b] = roadEnds(road);
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

const middles: readonly XY[] = ALL_SPACES.map((space) => ({
  x: (COLUMN[space] ?? 0) * ACROSS,
  y: (HEIGHT[space] ?? 0) * DOWN,
}));

const lowest = Math.max(...board.bridges.map(({ id }) => roadEnds(bridgeRoad(id))[1].y)) + SIGN.height / 2;
const MARGIN = 14;
const left = -TILE.width / 2 - MARGIN;
const top = -TILE.height / 2 - MARGIN;

/** The island with its bridges, and some river around it. */
export const BOX = {
  x: left,
  y: top,
  width: Math.max(...middles.map(({ x }) => x)) + TILE.width / 2 + MARGIN - left,
  height: lowest + MARGIN - top,
} as const;
