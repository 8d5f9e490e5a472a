import { Card as BoardCard, type CardProps as BoardCardProps } from '@getaway/board';
import type { ReactNode } from 'react';
import css from './Card.module.css';
import { Glyph, type GlyphName } from './Glyph.tsx';

export interface CardProps extends Omit<BoardCardProps, 'className' | 'holderClass' | 'picture'> {
  readonly glyph?: GlyphName;
}

/** A card, as large as this game's are, with its sign. */
export const Card = ({ glyph, ...card }: CardProps): ReactNode => (
  <BoardCard
    {...card}
    picture={glyph && <Glyph name={glyph} size={16} />}
    className={css['card']}
    holderClass={css['holder']}
  />
);
