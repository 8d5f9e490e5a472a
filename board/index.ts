export { Glyph, type GlyphName, isGlyph } from './Glyph.tsx';
export type { BoardProps, BoardWords } from './props.ts';
export { SeatMark } from './SeatMark.tsx';
export { seatColour, seatShape } from './seats.ts';
export { type Box, Stage } from './Stage.tsx';
