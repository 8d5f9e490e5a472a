import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import css from './Table.module.css';

/** Says that pauses are being let pass, and ends that. */
export function GoingOnBar({ onPause }: { readonly onPause: () => void }): ReactNode {
  const { say } = useWords();
  return (
    <p className={css['going']}>
      {say('pauses.on')}{' '}
      <button type="button" className="button plain" onClick={onPause}>
        {say('pauses.again')}
      </button>
    </p>
  );
}
