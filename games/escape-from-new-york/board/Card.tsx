import { Tip } from '@getaway/board';
import { type ReactNode, useState } from 'react';
import type { Act } from './acts.ts';
import css from './Card.module.css';
import { Glyph, type GlyphName } from './Glyph.tsx';

interface CardProps {
  readonly name: string;
  readonly glyph?: GlyphName;
  /** Its noise, its ammo, or what it is for. */
  readonly note?: ReactNode;
  readonly text?: string | undefined;
  /** What speaks against it. */
  readonly warning?: string | undefined;
  /** A mark in its corner, such as its place in an order. */
  readonly badge?: string | undefined;
  readonly used?: boolean;
  /** Small, with its text as a tip. */
  readonly compact?: boolean;
  readonly acts?: readonly Act[];
  /** What a press does, where it does not do one of the acts. */
  readonly onPress?: (() => void) | undefined;
  readonly pressed?: boolean;
}

/** A card: what it is, what it does, and what may be done with it now. */
export function Card(props: CardProps): ReactNode {
  const { name, text, used = false, compact = false, acts = [], onPress, pressed } = props;
  const [open, setOpen] = useState(false);
  const [first, ...others] = acts;
  // A large card says it all itself.
  const more = compact ? text : undefined;
  if (!first && !onPress) {
    return (
      <Tip text={more}>
        {(described) => (
          <div
            className={css['card']}
            data-used={used || undefined}
            data-compact={compact || undefined}
            {...(more && { tabIndex: 0, role: 'group', 'aria-label': name })}
            {...described}
          >
            <Face {...props} />
          </div>
        )}
      </Tip>
    );
  }
  const press = onPress ?? (others.length === 0 ? first?.play : () => setOpen(!open));
  return (
    <div className={css['holder']} data-compact={compact || undefined}>
      <Tip text={more}>
        {(described) => (
          <button
            type="button"
            className={css['card']}
            data-legal
            data-compact={compact || undefined}
            aria-pressed={onPress ? pressed : undefined}
            aria-expanded={!onPress && others.length > 0 ? open : undefined}
            onClick={press}
            onPointerEnter={first?.look}
            onFocus={first?.look}
            {...described}
          >
            <Face {...props} />
          </button>
        )}
      </Tip>
      {open && others.length > 0 && (
        <div className={css['acts']} role="group" aria-label={name}>
          {acts.map((act) => (
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

function Face({ name, glyph, note, text, warning, badge, compact = false }: CardProps): ReactNode {
  return (
    <>
      <strong>
        {glyph && <Glyph name={glyph} size={16} />}
        <span>{name}</span>
      </strong>
      {note && <small>{note}</small>}
      {text && !compact && <span>{text}</span>}
      {warning && <em>⚠ {warning}</em>}
      {badge && <b aria-hidden="true">{badge}</b>}
    </>
  );
}
