import { board, CASE_SLOTS, mapTiles, type SpaceId } from '../content/index.ts';
import { spaceNo } from '../rules/board/index.ts';
import { hitPoints, isBoss } from '../rules/city/enemies.ts';
import { buildingAt, hasEvent, hasManhole, hasRaft, poiTileAt, tileAt } from '../rules/city/spaces.ts';
import type { EnemyKind, State } from '../rules/state.ts';
import type { GlyphName } from './Glyph.tsx';
import { onSign, onSlot } from './notes.ts';

/** Signs that are printed on what lies on a space. */
export function signsAt(view: State, id: SpaceId): GlyphName[] {
  const space = spaceNo(id);
  const tile = tileAt(view, space);
  const building = buildingAt(view, space);
  return [
    ...(building === null || building === 'library' ? [] : [building]),
    ...(hasManhole(view, space) ? (['manhole'] as const) : []),
    ...(hasEvent(view, space) ? (['siren'] as const) : []),
    ...(tile !== null && mapTiles[tile].trap ? (['trap'] as const) : []),
  ];
}

/** Something that lies or stands on a space: what it is, and how many or which. */
export interface Thing {
  readonly glyph: GlyphName;
  readonly piece: string;
  readonly mark: string;
  /** The message that says it. */
  readonly say: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export function thingsAt(view: State, id: SpaceId): Thing[] {
  const space = spaceNo(id);
  const cubes = view.itemCubes[space] ?? 0;
  const cars = view.abandonedCars.filter((at) => at === id).length;
  const cops = view.uspf.cops[space] ?? 0;
  const thing = (glyph: GlyphName, say: string, n = 1, params: Thing['params'] = {}): Thing => ({
    glyph,
    piece: onSign(glyph),
    mark: n > 1 ? String(n) : '',
    say,
    params: { n, ...params },
  });
  return [
    ...(cubes > 0 ? [thing('item', 'text.cubes', cubes)] : []),
    ...CASE_SLOTS.flatMap((name, slot) =>
      view.cases[slot]?.token === id
        ? [
            {
              ...thing('case', 'text.case', 1, { number: slot + 1 }),
              piece: onSlot(name),
              mark: String(slot + 1),
            },
          ]
        : [],
    ),
    ...(cars > 0 ? [thing('car', 'text.car', cars)] : []),
    ...(hasRaft(view, space) ? [thing('raft', 'text.raft')] : []),
    ...(view.helicopter.at === id
      ? [thing('helicopter', 'board.helicopter', 1, { landed: String(view.helicopter.landed) })]
      : []),
    ...(view.gullfire && id === board.worldTradeCenter ? [thing('gullfire', 'term.gullfire')] : []),
    ...(view.president === 'slot' && poiTileAt(view, space) === 'dukes-camp'
      ? [thing('president', 'term.president')]
      : []),
    ...(cops > 0 ? [thing('cop', 'board.cops', cops)] : []),
  ];
}

/** Enemies that nothing tells apart (NY-FX-05). */
export interface Crowd {
  readonly kind: EnemyKind;
  readonly count: number;
  readonly tricked: boolean;
  readonly hitPoints: number;
  readonly damage: number;
}

export function crowdsAt(view: State, id: SpaceId): Crowd[] {
  const crowds = new Map<string, Crowd>();
  for (const { kind, at, damage, tricked } of view.enemies) {
    if (at !== id) continue;
    const key = `${kind} ${damage} ${tricked}`;
    const count = (crowds.get(key)?.count ?? 0) + 1;
    crowds.set(key, { kind, count, tricked, damage, hitPoints: hitPoints(view, kind) });
  }
  return [...crowds.values()].sort((a, b) => rank(a.kind) - rank(b.kind));
}

/** Bosses first. */
const rank = (kind: EnemyKind): number => (isBoss(kind) ? 0 : kind === 'prisonerCar' ? 1 : 2);

export const ENEMY_GLYPH: Readonly<Record<EnemyKind, GlyphName>> = {
  prisoner: 'convict',
  prisonerCar: 'car',
  duke: 'duke',
  romero: 'romero',
  slag: 'slag',
};
