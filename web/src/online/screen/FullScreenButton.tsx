import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../../words/words.tsx';
import css from './Screen.module.css';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Fills the screen; gone as soon as it does. */
export function FullScreenButton(): ReactNode {
  const { say } = useWords();
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (full || !document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      className={`button ${css['full']}`}
      onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}
    >
      {say('screen.full')}
    </button>
  );
}
