import type { ReactNode } from 'react';
import css from './Blockers.module.css';

interface BlockersProps {
  readonly blockers?: readonly string[] | undefined;
  /** The outline of a place or piece, if it is drawn. */
  readonly outlineOf: (id: string) => string | undefined;
}

/** What stands in the way of something that somebody asks about. */
export const Blockers = ({ blockers = [], outlineOf }: BlockersProps): ReactNode =>
  blockers.map((id) => {
    const outline = outlineOf(id);
    return outline && <path key={id} d={outline} className={css['blocker']} data-blocker={id} />;
  });
