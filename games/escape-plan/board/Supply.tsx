import type { ReactNode } from 'react';
import { EQUIPMENT, EQUIPMENT_TILE, FIXER_TILE, OFFICER_TYPES } from '../content/index.ts';
import { Card } from './Card.tsx';
import type { EscapePlanBoardProps } from './index.tsx';
import { onCard, onTrack } from './notes.ts';
import css from './Rail.module.css';

/** What the stores still sell, and which officers are still in the bag. */
export function Supply({ view, words }: Pick<EscapePlanBoardProps, 'view' | 'words'>): ReactNode {
  const card = (id: string, price: number, left: number | null): ReactNode => (
    <Card
      key={id}
      piece={onCard(id)}
      compact
      name={words.term(id)}
      note={words.say('board.stock', { price, left: left ?? 'one' })}
      text={words.say(`text.${id}`)}
      used={left === 0}
    />
  );
  return (
    <details className={css['supply']}>
      <summary>{words.say('board.supply')}</summary>
      <p data-piece={onTrack('bag')}>
        {words.say('board.bag', {
          officers: OFFICER_TYPES.map((type, i) => `${words.term(type)} ${view.bag[i]}`),
        })}
      </p>
      <div className={css['cards']}>
        {EQUIPMENT.map((id, i) => card(id, EQUIPMENT_TILE[id].cost, view.equipment[i] ?? 0))}
        {view.fixers.map((id) => card(id, FIXER_TILE[id].cost, null))}
      </div>
    </details>
  );
}
