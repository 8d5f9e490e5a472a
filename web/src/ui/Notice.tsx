import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/words.tsx';
import css from './Notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  /** Offers the way home. */
  readonly home?: boolean;
  readonly children?: ReactNode;
}

/** A screen with one thing to say: loading, lost, broken. */
export function Notice({ title, text, home = false, children }: NoticeProps): ReactNode {
  const { say } = useWords();
  return (
    <main className={css['notice']}>
      <img src="/icon.svg" alt="" width={72} height={72} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
      {home && (
        <Link href="/" className="button">
          {say('home.back')}
        </Link>
      )}
    </main>
  );
}

/** What is kept cannot be played again. */
export function Broken({ reason }: { readonly reason: string }): ReactNode {
  const { say } = useWords();
  return <Notice title={say('broken.title')} text={say('broken.text', { reason })} home />;
}
