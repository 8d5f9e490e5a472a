import type { Preview } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { Fragment, type ReactNode } from 'react';
import { Pause } from '../ui/Pause.tsx';
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
        <Fragment key={warning.text}>
          <Pause />
          <Warned {...warning} />
        </Fragment>
      ))}
      {!preview.certain && <Pause />}
      {!preview.certain && (
        <span data-reveals>
          <span aria-hidden="true">◈ </span>
          {say('plan.mark')}
        </span>
      )}
    </span>
  );
}

export interface Warning {
  readonly text: string;
  /** Worth knowing, and no reason to fear it. */
  readonly mild: boolean;
}

export const Warned = ({ text, mild }: Warning): ReactNode => (
  <span data-warns={mild ? 'mildly' : ''}>
    {!mild && <span aria-hidden="true">⚠ </span>}
    {text}
  </span>
);

/** The figures that a game has a warning or a notice for, where they are not nothing. */
export function warningsOf({ figures }: Preview, words: Speaker): Warning[] {
  return Object.entries(figures).flatMap(([name, value]) => {
    const key = keyOf(name, words);
    const nothing = !value || (Array.isArray(value) && value.length === 0);
    return nothing || key === undefined
      ? []
      : [{ text: words.say(key, { value }), mild: key.startsWith('notice') }];
  });
}

/** Whether a figure is told as a warning, and nowhere else. */
export const isOnlyWarned = (name: string, words: Speaker): boolean =>
  keyOf(name, words) !== undefined && !words.has(`figure.${name}`);

const keyOf = (name: string, words: Speaker): string | undefined =>
  [`warning.${name}`, `notice.${name}`].find((key) => words.has(key));
