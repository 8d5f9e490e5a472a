import { type ReactNode, useState } from 'react';
import type { SessionState } from '../match/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.tsx';
import { reportOf } from './report.ts';

interface ReportDialogProps {
  readonly state: SessionState;
  readonly onCopy: (report: string) => void;
  readonly onClose: () => void;
}

/** Asks for a sentence about what went wrong; the rest of a report is known. */
export default function ReportDialog({ state, onCopy, onClose }: ReportDialogProps): ReactNode {
  const { say } = useWords();
  const [sentence, setSentence] = useState('');
  return (
    <Dialog label={say('report.title')} onClose={onClose}>
      <h2>{say('report.title')}</h2>
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
      <form method="dialog">
        <button type="submit" className="button primary" onClick={() => onCopy(reportOf(state, sentence))}>
          {say('report.copy')}
        </button>{' '}
        <button type="submit" className="button">
          {say('table.dismiss')}
        </button>
      </form>
    </Dialog>
  );
}
