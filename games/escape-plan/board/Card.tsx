import { Card as BoardCard, type CardProps } from '@getaway/board';
import type { ReactNode } from 'react';
import css from './Card.module.css';

/** A card or tile, as large as this game's are. */
export const Card = (props: Omit<CardProps, 'className' | 'holderClass'>): ReactNode => (
  <BoardCard {...props} className={css['card']} holderClass={css['holder']} />
);
