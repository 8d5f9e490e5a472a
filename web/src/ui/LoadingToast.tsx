import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../words/words.tsx';
import { loading } from './loading.ts';

/** Says that something could not be loaded, and lets somebody try again. */
export function LoadingToast(): ReactNode {
  const { say } = useWords();
  const { failed } = useStore(loading);
  if (!failed) return null;
  return (
    <p className="toast" role="alert">
      {say('loading.failed')}{' '}
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {say('loading.again')}
      </button>
    </p>
  );
}
