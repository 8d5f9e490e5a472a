import { Tip } from '@getaway/board';
import { type ReactNode, useState } from 'react';
import type { Choice } from '../rules/choices.ts';
import css from './Dock.module.css';
import type { MasterHeistBoardProps } from './index.tsx';

interface ActsProps extends Pick<MasterHeistBoardProps, 'words' | 'onPlay' | 'onLook'> {
  readonly choices: readonly Choice[];
  /** Its face, and what it is called. */
  readonly children: ReactNode;
  readonly name: string;
  /** What it does. */
  readonly text?: string | undefined;
  /** What a press does where no choice is offered yet. */
  readonly onPress?: (() => void) | undefined;
}

/** A card or an action: pressed, it is played; where several ways are offered, it opens their list. */
export function Acts(props: ActsProps): ReactNode {
  const { choices, words, onPlay, onLook, children, name, text, onPress } = props;
  const [open, setOpen] = useState(false);
  const [first, ...more] = choices;
  if (!first && !onPress) {
    return (
      <Tip text={text}>
        {(described) => (
          <div
            className={css['act']}
            role="group"
            aria-label={name}
            {...(text && { tabIndex: 0 })}
            {...described}
          >
            {children}
          </div>
        )}
      </Tip>
    );
  }
  const press = (): void => {
    if (!first) onPress?.();
    else if (more.length === 0) onPlay(first);
    else setOpen(!open);
  };
  return (
    <div className={css['holder']}>
      <Tip text={text}>
        {(described) => (
          <button
            type="button"
            className={css['act']}
            data-legal={first ? 'now' : 'turn'}
            aria-label={name}
            aria-expanded={more.length > 0 ? open : undefined}
            onClick={press}
            onPointerEnter={() => first && onLook(first)}
            onFocus={() => first && onLook(first)}
            {...described}
          >
            {children}
          </button>
        )}
      </Tip>
      {open && more.length > 0 && (
        <div className={css['ways']} role="group" aria-label={name}>
          {choices.map((choice) => (
            <button
              key={JSON.stringify(choice)}
              type="button"
              onClick={() => {
                setOpen(false);
                onPlay(choice);
              }}
              onPointerEnter={() => onLook(choice)}
              onFocus={() => onLook(choice)}
            >
              {words.choice({ ...choice })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
