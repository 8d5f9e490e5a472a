import { type ReactNode, useEffect, useRef } from 'react';
import type { Choice } from '../rules/play.ts';
import css from './Board.module.css';
import type { EscapePlanBoardProps } from './index.tsx';
import { Pinned } from './Pinned.tsx';

interface RouteBarProps extends Pick<EscapePlanBoardProps, 'words' | 'onPlay' | 'onLook'> {
  readonly name: string;
  /** What the viewer has written on it. */
  readonly note: string | undefined;
  /** What lies there. */
  readonly about: string;
  readonly routes: readonly Choice[];
  /** Whoever came by keyboard goes on by keyboard. */
  readonly focus: boolean;
  readonly onClose: () => void;
}

const MOST = 12;

/** What can be done at a place or tile that was pointed at; one press does it. */
export function RouteBar({
  words,
  onPlay,
  onLook,
  name,
  note,
  about,
  routes,
  focus,
  onClose,
}: RouteBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) bar.current?.querySelector('button')?.focus();
  }, [focus, name]);
  return (
    <div
      ref={bar}
      className={css['routes']}
      role="group"
      aria-label={words.say('board.routes')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={css['about']}>
        <strong>{name}</strong>
        {about && <span>{about}</span>}
      </div>
      <Pinned note={note} words={words} />
      <div>
        {routes.slice(0, MOST).map((route) => (
          <button
            key={JSON.stringify(route)}
            type="button"
            className="button primary"
            onPointerEnter={() => onLook(route)}
            onFocus={() => onLook(route)}
            onClick={() => onPlay(route)}
          >
            {words.choice({ ...route })}
          </button>
        ))}
      </div>
      <button type="button" className="button plain" aria-label={words.say('board.close')} onClick={onClose}>
        ✕
      </button>
    </div>
  );
}
