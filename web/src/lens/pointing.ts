import type { Choice } from '@getaway/engine';
import type { Pointed } from './pointed.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Which piece a spot of the board is; null for none. */
type PieceAt = (spot: string) => string | null;

/** What was pressed, or gone to by keyboard and confirmed; null where it is nothing that rules could touch. */
export function pointedBy(target: Element, place: Place | null, pieceAt: PieceAt): Pointed | null {
  const said = target.closest<HTMLElement | SVGElement>('[data-choice], [data-piece], [data-event], #prompt');
  const { choice, piece, event } = said?.dataset ?? {};
  if (choice !== undefined) return { at: 'choice', choice: JSON.parse(choice) as Choice };
  if (event !== undefined) return { at: 'line', n: Number(event) };
  if (said?.id === 'prompt') return { at: 'prompt' };
  const found = (place && pieceOn(target, place, pieceAt)) ?? piece ?? cellOf(target, pieceAt);
  return found === null ? null : { at: 'piece', piece: found };
}

/** What lies highest where the board was pressed: a piece, a lit place, or the cell below them. */
function pieceOn(target: Element, place: Place, pieceAt: PieceAt): string | null {
  const board = target.closest('[role=grid]');
  if (!board) return null;
  const under = (what: string): SVGElement[] =>
    [...board.querySelectorAll<SVGElement>(what)].filter((one) => covers(one, place));
  const pieces = under('[data-piece]').toSorted((one, other) => areaOf(one) - areaOf(other));
  const [cell] = under('[data-cell]');
  return pieces[0]?.dataset['piece'] ?? cellOf(target, pieceAt) ?? (cell ? cellOf(cell, pieceAt) : null);
}

/** What a lit or askable place, or a cell of the grid, is. */
export function cellOf(target: Element, pieceAt: PieceAt): string | null {
  const { cell, spot, ask } =
    target.closest<SVGElement>('[data-cell], [data-spot], [data-ask]')?.dataset ?? {};
  const id = cell ?? spot ?? ask;
  return id === undefined ? null : pieceAt(id);
}

const areaOf = (one: Element): number => {
  const { width, height } = one.getBoundingClientRect();
  return width * height;
};

/** Whether something drawn lies there, whatever lies over it: inside its outline, or else in the box around it. */
function covers(one: SVGElement, { x, y }: Place): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return false;
  const outline = one.querySelector<SVGPathElement>(':scope > path');
  const back = outline?.getScreenCTM()?.inverse();
  return !outline || !back || outline.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
}
