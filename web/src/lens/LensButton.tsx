import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import css from './LensButton.module.css';

interface LensButtonProps {
  readonly on: boolean;
  readonly onSwitch: () => void;
  readonly className?: string | undefined;
}

/** Switches the rules lens. */
export function LensButton({ on, onSwitch, className = '' }: LensButtonProps): ReactNode {
  const { say } = useWords();
  return (
    <button
      type="button"
      className={`button plain ${css['lens']} ${className}`}
      aria-pressed={on}
      aria-label={say('lens.title')}
      title={say('keys.lens')}
      aria-keyshortcuts="l"
      onClick={onSwitch}
    >
      §
    </button>
  );
}
