import type { MatchRecord } from '@getaway/engine';
import { type ReactNode, useState } from 'react';
import { announce } from '../ui/announce.ts';
import { copyText } from '../ui/clipboard.ts';
import { useWords } from '../words/words.tsx';
import { linkOf } from './link.ts';

/** Puts a link to the whole match into the clipboard. */
export function ShareButton({ record }: { readonly record: () => Promise<MatchRecord | null> }): ReactNode {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    const match = await record();
    if (!match) return;
    const done = await copyText(await linkOf(match));
    setCopied(done);
    announce(done ? say('share.copied') : say('share.notCopied'));
  }
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {copied ? say('share.copied') : say('share.copy')}
    </button>
  );
}
