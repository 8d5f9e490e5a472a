import type { ReactNode } from 'react';
import glyphs from './glyphs.json';

export type GlyphName = keyof typeof glyphs;

export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(glyphs, name);

interface GlyphProps {
  readonly name: GlyphName;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}

/** A picture that means the same thing in all games. Drawn by the artists of game-icons.net, see CREDITS.md. */
export function Glyph({ name, size, x, y }: GlyphProps): ReactNode {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" fill="currentColor">
      <path d={glyphs[name].body} />
    </svg>
  );
}
