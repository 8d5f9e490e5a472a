import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SessionState } from '../match/session.ts';
import { useWords } from '../words/words.tsx';
import css from './KeysHelp.module.css';
import { reportOf } from './report.ts';

interface ReportDialogProps {
  readonly state: SessionState;
  readonly onCopy: (report: string) => void;
  readonly onClose: () => void;
}

/** Asks for a sentence about what went wrong; the rest of a report is known. */
export default function ReportDialog({ state, onCopy, onClose }: ReportDialogProps): ReactNode {
  const { say } = useWords();
  const id = useId();
  const [sentence, setSentence] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css['keys']} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{say('report.title')}</h2>
      <label className="field">
        <span>{say('report.ask')}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={1000}
          value={sentence}
          onChange={(event) => setSentence(event.target.value)}
        />
      </label>
      <p>{say('report.holds')}</p>
      <div>
        <button
          type="button"
          className="button primary"
          onClick={() => {
            onCopy(reportOf(state, sentence));
            dialog.current?.close();
          }}
        >
          {say('report.copy')}
        </button>{' '}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {say('table.dismiss')}
        </button>
      </div>
    </dialog>
  );
}
