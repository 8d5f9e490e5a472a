import type { CSSProperties, ReactNode } from 'react';
import css from './BoardFrame.module.css';

interface BoardFrameProps {
  /** How wide the rail is. */
  readonly rail: string;
  /** How high the dock may become. */
  readonly dock: string;
  readonly children: ReactNode;
}

/**
 * A game's table: the board in the middle, the rail at its left (an `aside`) with what everybody knows, the dock below it
 * (a `section`) with the own things. Where there is no room for rail and dock, the page shows them as panels.
 */
export const BoardFrame = ({ rail, dock, children }: BoardFrameProps): ReactNode => (
  <div className={css['board']} style={{ '--rail': rail, '--dock': dock } as CSSProperties}>
    {children}
  </div>
);

interface BoardMiddleProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The board itself, and the bars above and below it. */
export const BoardMiddle = ({ className = '', children }: BoardMiddleProps): ReactNode => (
  <div className={`${css['middle']} ${className}`}>{children}</div>
);

/** Rail or dock as a panel of the page. */
export const BoardPanel = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={css['panel']}>{children}</div>
);
