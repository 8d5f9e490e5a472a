import { Tip } from '@getaway/board';
import { type ReactNode, useState } from 'react';
import css from './Card.module.css';

/** Something that can be done with a card. */
export interface Act {
  readonly label: string;
  readonly play: () => void;
  readonly look: () => void;
}

interface CardProps {
  readonly name: string;
  readonly note?: string;
  readonly text?: string;
  /** What the viewer has written on it. */
  readonly pinned?: ReactNode;
  /** Turned over, or of no use any more. */
  readonly used?: boolean;
  /** Small, with its text as a hint. */
  readonly compact?: boolean;
  readonly acts: readonly Act[];
  /** Asks why nothing can be done with it. */
  readonly onAsk?: ((name: string) => void) | undefined;
}

/** A card or tile: what it is, what it does, and what may be done with it now. */
export function Card({
  name,
  note,
  text,
  pinned,
  used = false,
  compact = false,
  acts,
  onAsk,
}: CardProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [only] = acts;
  const press = (): void => (acts.length === 1 && only ? only.play() : setOpen(!open));
  const face = (
    <>
      <strong>{name}</strong>
      {note && <small>{note}</small>}
      {text && !compact && <span>{text}</span>}
      {pinned}
    </>
  );
  // A large card says it all itself.
  const more = compact ? text : undefined;
  const look = {
    className: css['card'],
    'data-used': used || undefined,
    'data-compact': compact || undefined,
  };
  if (acts.length === 0) {
    return (
      <Tip text={more}>
        {(described) =>
          more && onAsk ? (
            <button type="button" {...look} aria-disabled onClick={() => onAsk(name)} {...described}>
              {face}
            </button>
          ) : (
            <div
              {...look}
              {...(more && {
                tabIndex: 0,
                role: 'group',
                'aria-label': [name, note].filter(Boolean).join(', '),
              })}
              {...described}
            >
              {face}
            </div>
          )
        }
      </Tip>
    );
  }
  return (
    <div className={css['holder']}>
      <Tip text={more}>
        {(described) => (
          <button
            type="button"
            className={css['card']}
            data-legal
            data-compact={compact || undefined}
            aria-expanded={acts.length > 1 ? open : undefined}
            onClick={press}
            onPointerEnter={only?.look}
            onFocus={only?.look}
            {...described}
          >
            {face}
          </button>
        )}
      </Tip>
      {open && acts.length > 1 && (
        <div className={css['acts']} role="group" aria-label={name}>
          {acts.slice(0, 40).map((act) => (
            <button
              key={act.label}
              type="button"
              onClick={act.play}
              onPointerEnter={act.look}
              onFocus={act.look}
            >
              {act.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
