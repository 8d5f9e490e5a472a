import { GlyphPicture, type PictureProps } from '@getaway/board';
import type { ReactNode } from 'react';
import glyphs from './glyphs.json';

export type GlyphName = keyof typeof glyphs;

/** A picture of this game. */
export const Glyph = ({ name, ...picture }: PictureProps & { readonly name: GlyphName }): ReactNode => (
  <GlyphPicture body={glyphs[name].body} {...picture} />
);
