import type { ReactNode } from 'react';
import { GlyphPicture, type PictureProps } from './GlyphPicture.tsx';
import glyphs from './glyphs.json';

export type GlyphName = keyof typeof glyphs;

export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(glyphs, name);

/** A picture that means the same thing in all games. Drawn by the artists of game-icons.net, see CREDITS.md. */
export const Glyph = ({ name, ...picture }: PictureProps & { readonly name: GlyphName }): ReactNode => (
  <GlyphPicture body={glyphs[name].body} {...picture} />
);
