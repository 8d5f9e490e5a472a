import { lazy, type ReactNode, Suspense } from 'react';
import { loaded } from '../ui/loading.ts';
import { useWords } from '../words/words.tsx';
import css from './LinkCode.module.css';

const QrCode = lazy(() => loaded(() => import('../ui/QrCode.tsx')));

/** A link as a picture that a phone's camera opens. */
export function LinkCode({ link }: { readonly link: string }): ReactNode {
  const { say } = useWords();
  return (
    <div className={css['code']}>
      <Suspense fallback={null}>
        <QrCode text={link} label={say('online.code', { link })} />
      </Suspense>
    </div>
  );
}
