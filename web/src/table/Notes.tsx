import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableSession } from '../match/session.ts';
import { useWords } from '../words/words.tsx';
import css from './Notes.module.css';

/** Whoever writes has stopped for so long. */
const PAUSE = 500;

interface NotesProps {
  readonly session: Pick<TableSession, 'notes' | 'write'>;
  readonly viewer: number;
}

/** What a seat wants to remember about this match; kept with it, and shown to nobody else. */
export function Notes({ session, viewer }: NotesProps): ReactNode {
  const { say } = useWords();
  const [text, setText] = useState<string | null>(null);
  const unsaved = useRef<string | null>(null);
  useEffect(() => {
    void session.notes(viewer).then(setText);
  }, [session, viewer]);
  const save = (): void => {
    if (unsaved.current !== null) void session.write(viewer, unsaved.current);
    unsaved.current = null;
  };
  useEffect(() => {
    const wait = setTimeout(save, PAUSE);
    return () => clearTimeout(wait);
  }, [text]);
  // What was written last is kept, also when the panel is closed or the device passed on at once.
  useEffect(() => save, []);
  if (text === null) return null;
  return (
    <label className={css['notes']}>
      <span>{say('notes.title')}</span>
      <small>{say('notes.help')}</small>
      <textarea
        className="input"
        rows={4}
        maxLength={4000}
        value={text}
        onChange={(event) => {
          unsaved.current = event.target.value;
          setText(event.target.value);
        }}
        onBlur={save}
      />
    </label>
  );
}
