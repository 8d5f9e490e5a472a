import { createContext, type ReactNode, useContext } from 'react';
import { type Mark, MARKS, pictureOf } from './seats.ts';

/** The marks of the seats at this table, where somebody has chosen. */
export const SeatMarks = createContext<readonly Mark[]>(MARKS);

interface PictureProps {
  readonly size?: number;
  /** Where to draw it inside another picture. */
  readonly x?: number;
  readonly y?: number;
}

/** A seat's colour and shape. */
export function SeatMark({ seat, ...picture }: PictureProps & { readonly seat: number }): ReactNode {
  const marks = useContext(SeatMarks);
  return <MarkPicture mark={marks[seat % marks.length] ?? 'vermillion'} {...picture} />;
}

/** The colour of each seat's mark, for lines and bands that belong to it. */
export function useSeatColour(): (seat: number) => string {
  const marks = useContext(SeatMarks);
  return (seat) => pictureOf(marks[seat % marks.length] ?? 'vermillion').colour;
}

export function MarkPicture({ mark, size = 20, x, y }: PictureProps & { readonly mark: Mark }): ReactNode {
  const { colour, shape } = pictureOf(mark);
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} fill={colour} stroke="#05080C" strokeWidth={1.5} />
    </svg>
  );
}
