import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../ui/announce.ts';
import { copyText } from '../ui/clipboard.ts';
import { useWords } from '../words/words.tsx';
import { LinkCode } from './LinkCode.tsx';
import css from './Room.module.css';

interface ShareLinkProps {
  readonly label: string;
  readonly link: string;
  readonly id: string;
  /** It was just asked for, so it is shown. */
  readonly asked?: boolean;
}

/** A link to hand on: copied, given to whatever the device shares with, or shown to another device's camera. */
export function ShareLink({ label, link, id, asked = false }: ShareLinkProps): ReactNode {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const [asCode, setAsCode] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked) input.current?.focus();
  }, [asked, link]);
  const copy = async (): Promise<void> => {
    const done = await copyText(link);
    setCopied(done);
    announce(done ? say('online.copied') : say('share.notCopied'));
  };
  return (
    <section className="field">
      <label htmlFor={id}>{label}</label>
      <div className={css['link']}>
        <input
          ref={input}
          id={id}
          className="input"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {copied ? say('online.copied') : say('online.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {say('online.share')}
          </button>
        )}
        <button type="button" className="button" aria-expanded={asCode} onClick={() => setAsCode(!asCode)}>
          {say('online.asCode')}
        </button>
      </div>
      {asCode && <LinkCode link={link} />}
    </section>
  );
}
