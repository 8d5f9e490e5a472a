import type { ReactNode } from 'react';
import { GlyphPicture, type PictureProps } from './GlyphPicture.tsx';

const EYE = 'M16 256Q256-16 496 256Q256 528 16 256zM256 166a90 90 0 1 0 0 180 90 90 0 0 0 0-180z';

/** What is to be seen, in all games. */
export const Eye = (picture: PictureProps): ReactNode => <GlyphPicture body={EYE} {...picture} />;
