import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { useWords } from '../words/words.tsx';

/** Offers a new version where no game is on the table; it is never forced on anybody. */
export function UpdateToast(): ReactNode {
  const { say } = useWords();
  const [where] = useLocation();
  const {
    needRefresh: [ready],
    updateServiceWorker,
  } = useRegisterSW();
  const playing = /^\/(play|online)\//.test(where);
  if (!ready || playing) return null;
  return (
    <p className="toast" role="status">
      {say('update.ready')}{' '}
      <button type="button" className="button primary" onClick={() => void updateServiceWorker(true)}>
        {say('update.apply')}
      </button>
    </p>
  );
}
