import type { ReactNode } from 'react';
import css from './Card.module.css';
import { Playable, type PlayableProps } from './Playable.tsx';
import { useCut } from './useCut.ts';

export interface CardProps extends Pick<
  PlayableProps,
  'piece' | 'onPress' | 'pressed' | 'used' | 'compact' | 'className' | 'holderClass'
> {
  readonly name: string;
  readonly picture?: ReactNode;
  /** What it costs, brings or is for. */
  readonly note?: ReactNode;
  /** What it does; a compact card tells it as a tip. */
  readonly text?: string | undefined;
  /** The text may be cut off; where it is, it fades out and is told whole as a tip. */
  readonly clipped?: boolean;
  /** What the viewer has written on it. */
  readonly pinned?: ReactNode;
  /** What speaks against it. */
  readonly warning?: string | undefined;
  /** A mark in its corner, such as its place in an order. */
  readonly badge?: string | undefined;
  readonly acts?: PlayableProps['acts'];
  /** Asks why nothing can be done with it. */
  readonly onAsk?: ((name: string) => void) | undefined;
}

/** A card or tile: what it is, what it does, and what may be done with it now. */
export function Card(props: CardProps): ReactNode {
  const { name, picture, note, text, pinned, warning, badge, acts = [], onAsk } = props;
  const { compact = false, clipped = false } = props;
  const [isCut, measured] = useCut(clipped);
  return (
    <Playable
      {...props}
      name={typeof note === 'string' && note ? `${name}, ${note}` : name}
      acts={acts}
      onAsk={onAsk && (() => onAsk(name))}
      tip={compact || isCut ? text : undefined}
      className={`${css['card']} ${props.className}`}
    >
      <strong>
        {picture}
        <span>{name}</span>
      </strong>{' '}
      {note && <small>{note}</small>}
      {text && !compact && (
        <span ref={measured} data-told={clipped || undefined} data-cut={isCut || undefined}>
          {text}
        </span>
      )}
      {warning && <em className={css['warning']}>⚠ {warning}</em>}
      {badge && <b aria-hidden="true">{badge}</b>}
      {pinned}
    </Playable>
  );
}
