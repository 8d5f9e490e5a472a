import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';

/** Ends the turn; with a time of grace it does so by itself when that is over, unless something is taken back. */
export function CommitButton({ onCommit }: { readonly onCommit: () => void }): ReactNode {
  const { say } = useWords();
  const { commit, grace } = useSettings();
  const [left, setLeft] = useState(grace);
  const counting = commit === 'grace';
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  useEffect(() => {
    if (counting && left <= 0) onCommit();
  }, [counting, left]);
  // Nobody sees the count any more, and a device may put the page to sleep before it is over.
  useEffect(() => {
    if (!counting) return;
    const leave = (): void => void (document.hidden && onCommit());
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [counting]);
  return (
    <button type="button" className="button primary" data-commit onClick={onCommit}>
      {say('table.commit')} <span aria-hidden="true">{counting && left > 0 ? left : '▸'}</span>
    </button>
  );
}
