import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';

/** Opens the table for a big screen, beside the page that somebody plays on. */
export function ScreenLink({ match }: { readonly match: string }): ReactNode {
  const { say } = useWords();
  return (
    <a className="button" href={`/screen/${match}`} target="_blank" rel="noreferrer">
      {say('screen.show')}
    </a>
  );
}
