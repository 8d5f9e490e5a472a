import type { ReactNode } from 'react';
import { SeatMark } from './SeatMark.tsx';
import css from './SeatRow.module.css';

interface SeatRowProps {
  /** By the name that notes on them have. */
  readonly piece: string;
  /** Whose mark; none for those whom nobody plays. */
  readonly seat?: number;
  readonly name: string;
  /** What is said of them beside their name. */
  readonly about?: ReactNode;
  readonly acting?: boolean;
  /** No longer in the game. */
  readonly gone?: boolean;
  readonly children?: ReactNode;
}

/** Somebody at the table, in the rail's list of them. */
export function SeatRow({
  piece,
  seat,
  name,
  about,
  acting = false,
  gone = false,
  children,
}: SeatRowProps): ReactNode {
  return (
    <li
      className={css['row']}
      data-piece={piece}
      data-acting={acting || undefined}
      data-gone={gone || undefined}
    >
      <span className={css['who']}>
        {seat !== undefined && <SeatMark seat={seat} size={16} />} {name}
        {about && <em>{about}</em>}
      </span>
      {children}
    </li>
  );
}

interface FiguresProps {
  /** Those who cannot see them are told elsewhere. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}

/** How much somebody has of everything. */
export const Figures = ({ silent = false, children }: FiguresProps): ReactNode => (
  <span className={css['figures']} aria-hidden={silent || undefined}>
    {children}
  </span>
);

interface CountProps {
  readonly picture: ReactNode;
  readonly value: number;
}

export const Count = ({ picture, value }: CountProps): ReactNode => (
  <span data-none={value === 0 || undefined}>
    {picture} {value}
  </span>
);
