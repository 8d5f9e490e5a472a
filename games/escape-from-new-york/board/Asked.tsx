import type { ReactNode } from 'react';
import css from './Dock.module.css';
import { Hand } from './Hand.tsx';
import type { NewYorkBoardProps } from './index.tsx';
import { pairsAhead } from './putDown.ts';

/** The hand, while cards of it are asked for: a list of all pairs says nothing of what they do. */
export function Asked(props: NewYorkBoardProps): ReactNode {
  const { view, viewer, choices } = props;
  const hero = viewer === null ? undefined : view.heroes[viewer];
  if (viewer === null || hero === undefined || pairsAhead(hero.hand, choices).length === 0) return null;
  return (
    <div className={css['asked']}>
      <Hand {...props} hero={hero} seat={viewer} />
    </div>
  );
}
