import type { ReactNode } from 'react';
import css from './Board.module.css';
import { destinations } from './City.tsx';
import type { EscapePlanBoardProps } from './index.tsx';
import { shownAt } from './locations.ts';

interface RouteBarProps extends EscapePlanBoardProps {
  readonly target: string;
  readonly onClose: () => void;
}

/** The ways to a place that was pointed at; one press goes there. */
export function RouteBar({
  view,
  choices,
  words,
  target,
  onPlay,
  onLook,
  onClose,
}: RouteBarProps): ReactNode {
  const routes = destinations(choices).get(target) ?? [];
  if (routes.length === 0) return null;
  return (
    <div className={css['routes']} role="group" aria-label={words.say('board.routes')}>
      <strong>{shownAt(view, target, words).name}</strong>
      {routes.slice(0, 6).map((route) => (
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
      <button type="button" className="button plain" aria-label={words.say('board.close')} onClick={onClose}>
        ✕
      </button>
    </div>
  );
}
