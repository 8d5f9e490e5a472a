import { type ReactNode, useState } from 'react';
import { ActList } from './ActList.tsx';
import type { Act } from './acts.ts';
import { Tip } from './Tip.tsx';

export interface PlayableProps {
  readonly name: string;
  /** The piece that it is, by the name that notes on it have. */
  readonly piece?: string | undefined;
  /** What it is called, where its face does not say so. */
  readonly label?: string;
  readonly acts: readonly Act[];
  /** More about it, as a tip. */
  readonly tip: string | undefined;
  /** What a press does while there is nothing to play: it leads there. */
  readonly onPress?: (() => void) | undefined;
  readonly pressed?: boolean | undefined;
  /** Asks why nothing can be done with it. */
  readonly onAsk?: (() => void) | undefined;
  /** Turned over, or of no use any more. */
  readonly used?: boolean;
  /** Small. */
  readonly compact?: boolean;
  readonly className: string | undefined;
  /** Of what holds it and the list of its acts. */
  readonly holderClass: string | undefined;
  readonly children: ReactNode;
}

/** A card or an action: pressed, it is played; where several ways are offered, it opens their list. */
export function Playable(props: PlayableProps): ReactNode {
  const { name, label, acts, tip, onPress, pressed, compact = false, children } = props;
  const [open, setOpen] = useState(false);
  const [first, ...others] = acts;
  if (!first && !onPress) return <Idle {...props} />;
  const press = (): void => {
    if (!first) onPress?.();
    else if (others.length === 0) first.play();
    else setOpen(!open);
  };
  return (
    <div className={props.holderClass} data-piece={props.piece} data-compact={compact || undefined}>
      <Tip text={tip}>
        {(described) => (
          <button
            type="button"
            className={props.className}
            data-legal={first ? 'now' : 'later'}
            data-compact={compact || undefined}
            aria-label={label}
            aria-pressed={first ? undefined : pressed}
            aria-expanded={others.length > 0 ? open : undefined}
            onClick={press}
            onPointerEnter={first?.look}
            onFocus={first?.look}
            {...described}
          >
            {children}
          </button>
        )}
      </Tip>
      {open && others.length > 0 && <ActList name={name} acts={acts} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Nothing can be done with it now. */
function Idle({
  name,
  piece,
  label,
  tip,
  onAsk,
  used,
  compact,
  className,
  children,
}: PlayableProps): ReactNode {
  const look = {
    className,
    'data-piece': piece,
    'data-used': used || undefined,
    'data-compact': compact || undefined,
  };
  return (
    <Tip text={tip}>
      {(described) =>
        tip && onAsk ? (
          <button type="button" {...look} aria-label={label} aria-disabled onClick={onAsk} {...described}>
            {children}
          </button>
        ) : (
          <div
            {...look}
            {...((tip || label) && { role: 'group', 'aria-label': label ?? name })}
            {...(tip && { tabIndex: 0 })}
            {...described}
          >
            {children}
          </div>
        )
      }
    </Tip>
  );
}
