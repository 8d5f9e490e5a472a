import type { ReactNode } from 'react';

export interface PictureProps {
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}

/** A picture by its path; apart from the pictures of all games, so that a game can keep its own to itself. */
export function GlyphPicture({ body, size, x, y }: PictureProps & { readonly body: string }): ReactNode {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" fill="currentColor">
      <path d={body} />
    </svg>
  );
}
