import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useWords } from '../words/words.tsx';
import css from './KeysHelp.module.css';

interface ReportDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onCopy: (sentence: string) => void;
}

/** Asks for a sentence about what went wrong; the rest of a report is known. */
export function ReportDialog({ dialog, onCopy }: ReportDialogProps): ReactNode {
  const { say } = useWords();
  const id = useId();
  const [sentence, setSentence] = useState('');
  return (
    <dialog ref={dialog} className={css['keys']} aria-labelledby={id}>
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
            onCopy(sentence);
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
