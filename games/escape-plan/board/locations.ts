import type { BoardWords, GlyphName } from '@getaway/board';
import { isGlyph } from '@getaway/board';
import { signAt } from '../rules/landmarks.ts';
import { isClosed, placeAt } from '../rules/places.ts';
import { region, type RegionId } from '../rules/map/index.ts';
import type { State } from '../rules/state.ts';

/** What a location shows: a business or safe house shows the tile that was put there. */
export interface Shown {
  readonly id: RegionId;
  readonly glyph: GlyphName;
  readonly name: string;
  /** Shut for good: a closed business or a blocked exit. */
  readonly shut: boolean;
  /** A short mark beside the glyph: the exit's number, the store's letter. */
  readonly mark: string;
}

export function shownAt(s: State, id: RegionId, words: BoardWords): Shown {
  const { kind, exit, store, tile } = region(id);
  const placed =
    s.placedOn.includes(tile) && (kind === 'business' || kind === 'safeHouse') ? placeAt(s, id) : null;
  const glyph = placed && isGlyph(placed) ? placed : (kind ?? 'business');
  return {
    id,
    glyph,
    name: words.term(signAt(s, id)),
    shut: placed !== null ? isClosed(s, placed) : exit !== null && s.closedBy[exit - 1] !== 0,
    mark:
      exit !== null ? String(exit) : (store ?? (placed?.startsWith('safe-house') ? placed.slice(-1) : '')),
  };
}
