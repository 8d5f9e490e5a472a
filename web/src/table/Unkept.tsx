import type { MatchRecord } from '@getaway/engine';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { exportFrom } from './exportRecord.ts';
import css from './Unkept.module.css';

interface UnkeptProps {
  readonly record: () => Promise<MatchRecord | null>;
}

/** Says once that the browser does not store the match, and hands it out. */
export function Unkept({ record }: UnkeptProps): ReactNode {
  const { say } = useWords();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <p className={`banner ${css['unkept']}`} role="alert" data-bad>
      <span>{say('table.unkept')}</span>
      <button type="button" className="button" onClick={() => void exportFrom(record)}>
        {say('end.export')}
      </button>
      <button type="button" className="button" onClick={() => setRead(true)}>
        {say('table.dismiss')}
      </button>
    </p>
  );
}
