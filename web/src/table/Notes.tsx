import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import css from './Notes.module.css';
import type { OwnNotes } from './useNotes.ts';

/** What a seat wants to remember about this match; kept with it, and shown to nobody else. */
export function Notes({ notes }: { readonly notes: OwnNotes }): ReactNode {
  const { say } = useWords();
  return (
    <label className={css['notes']}>
      <span>{say('notes.title')}</span>
      <small>{say('notes.help')}</small>
      <textarea
        className="input"
        rows={4}
        maxLength={4000}
        value={notes.text}
        onChange={(event) => notes.setText(event.target.value)}
        onBlur={notes.save}
      />
    </label>
  );
}
