import type { Preview } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import css from './Warnings.module.css';

interface WarningsProps {
  readonly preview: Preview | undefined;
  readonly words: Speaker;
}

/** What a choice would cost besides the obvious, and whether something comes to light that cannot be taken back. */
export function Warnings({ preview, words }: WarningsProps): ReactNode {
  const { say } = useWords();
  if (!preview) return null;
  const warnings = warningsOf(preview, words);
  if (warnings.length === 0 && preview.certain) return null;
  return (
    <span className={css['chips']}>
      {warnings.map((warning) => (
        <span key={warning} data-warns>
          <span aria-hidden="true">⚠ </span>
          {warning}
        </span>
      ))}
      {!preview.certain && (
        <span data-reveals>
          <span aria-hidden="true">◈ </span>
          {say('plan.mark')}
        </span>
      )}
    </span>
  );
}

/** The figures that a game has a warning for, where they are not nothing. */
export function warningsOf({ figures }: Preview, words: Speaker): string[] {
  return Object.entries(figures).flatMap(([name, value]) => {
    const key = `warning.${name}`;
    const nothing = !value || (Array.isArray(value) && value.length === 0);
    return nothing || !words.has(key) ? [] : [words.say(key, { value })];
  });
}
