export { CellGrid, type GridCell } from './CellGrid.tsx';
export type { Deed, DeedChart } from './deeds.ts';
export { Glyph, type GlyphName, isGlyph } from './Glyph.tsx';
export { onSeat, type PieceGroup } from './pieces.ts';
export type { BoardProps, BoardWords } from './props.ts';
export { MarkPicture, SeatMark, SeatMarks, useSeatColour } from './SeatMark.tsx';
export { isMark, type Mark, MARKS, marksFor } from './seats.ts';
export { type Box, Stage } from './Stage.tsx';
export { useKeys } from './useKeys.ts';
