import type { Say } from '@getaway/engine';
import { BRIDGE_AT, COLUMN, HEIGHT, KIND, ALL_SPACES, type Space, spaceId } from '../board/index.ts';
import { isEnemyAt, isHeroAt } from '../city/enemies.ts';
import { buildingAt, hasEvent, hasManhole, hasRaft, isFacedownPoi, isRevealed } from '../city/spaces.ts';
import type { State } from '../state.ts';

/** The board as a grid of short marks: what kind of space, then what is there. */

const COLUMNS = Math.max(...COLUMN) + 1;
const ROWS = Math.max(...HEIGHT) + 1;
const WIDTH = 6;

const GROUND: Readonly<Record<string, string>> = {
  library: 'L',
  street: '-',
  worldTradeCenter: 'W',
  poi: 'P',
  city: 'o',
  centralPark: 'c',
};
const BUILDING: Readonly<Record<string, string>> = { surgery: '+', gunShop: 'G', shelter: 'S' };

function mark(view: State, space: Space): string {
  const ground = GROUND[KIND[space] ?? ''] ?? '?';
  const bridge = BRIDGE_AT[space] ? 'b' : '';
  if (isFacedownPoi(view, space)) return 'P?';
  if (!isRevealed(view, space)) return (ground === 'c' ? '~' : '.') + bridge;
  const id = spaceId(space);
  const icons = [
    bridge,
    BUILDING[buildingAt(view, space) ?? ''] ?? '',
    hasManhole(view, space) ? 'm' : '',
    hasEvent(view, space) ? 'e' : '',
    hasRaft(view, space) ? 'r' : '',
    isEnemyAt(view, id) ? '*' : '',
    isHeroAt(view, id) ? '@' : '',
  ];
  return ground + icons.join('');
}

/** One line for each height, headed by the names of the columns. */
export function mapLines(view: State, say: Say): string[] {
  const columns = Array.from({ length: COLUMNS }, (_, col) => {
    const space = ALL_SPACES.find((one) => COLUMN[one] === col) ?? 0;
    return say(`term.${spaceId(space)}`)
      .charAt(0)
      .padEnd(WIDTH);
  });
  const lines = [`    ${columns.join('')}`.trimEnd()];
  for (let y = 0; y < ROWS; y++) {
    const cells = Array.from({ length: COLUMNS }, (_, col) => {
      const space = ALL_SPACES.find((one) => COLUMN[one] === col && HEIGHT[one] === y);
      return (space === undefined ? '' : mark(view, space)).padEnd(WIDTH);
    });
    lines.push(`${String(y).padStart(2)}  ${cells.join('')}`.trimEnd());
  }
  return lines;
}
