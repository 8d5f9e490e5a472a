import type { PieceGroup } from '@getaway/board';
import type { Speaker } from '@getaway/words';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../ui/announce.ts';
import { useWords } from '../words/words.tsx';
import css from './Notes.module.css';
import type { OwnNotes } from './useNotes.ts';

const LONGEST = 80;

interface PinsProps {
  readonly notes: OwnNotes;
  readonly groups: readonly PieceGroup[];
  /** What somebody pointed at on the board to write about it. */
  readonly asked: string | null;
  /** That was heard; the next time the panel opens, it is for something else. */
  readonly onHeard: () => void;
  readonly words: Speaker;
}

/** Short notes on single pieces: a list to read and change, and a line to write another. */
export function Pins({ notes, groups, asked, onHeard, words }: PinsProps): ReactNode {
  const { say } = useWords();
  const pieces = groups.flatMap((group) => group.pieces);
  const [piece, setPiece] = useState(asked ?? pieces[0]?.id ?? '');
  const [text, setText] = useState(notes.pins[piece] ?? '');
  const line = useRef<HTMLInputElement>(null);
  // What is out of sight by now, such as a card that was taken away, still has its own name.
  const nameOf = (id: string): string =>
    pieces.find((each) => each.id === id)?.name ?? words.term(id.slice(id.indexOf(':') + 1));
  const turnTo = (id: string): void => {
    setPiece(id);
    setText(notes.pins[id] ?? '');
  };
  const write = (id: string): void => {
    turnTo(id);
    line.current?.focus();
  };
  useEffect(() => {
    if (asked === null) return;
    write(asked);
    onHeard();
  }, [asked]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    notes.pin(piece, text.trim());
    announce(say('pins.pinned', { name: nameOf(piece) }));
  };
  return (
    <section className={css['pins']} aria-label={say('pins.title')}>
      <h2>{say('pins.title')}</h2>
      <ul>
        {Object.entries(notes.pins).map(([id, note]) => (
          <li key={id}>
            <button type="button" className={css['pin']} onClick={() => write(id)}>
              <strong>{nameOf(id)}</strong> {note}
            </button>
            <button
              type="button"
              className="button plain"
              aria-label={say('pins.remove', { name: nameOf(id) })}
              onClick={() => {
                notes.pin(id, '');
                if (id === piece) setText('');
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <label>
          <span>{say('pins.piece')}</span>
          <select className="input" value={piece} onChange={(event) => turnTo(event.target.value)}>
            {groups.map((group) => (
              <optgroup key={group.name} label={group.name}>
                {group.pieces.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          <span>{say('pins.text')}</span>
          <input
            ref={line}
            className="input"
            maxLength={LONGEST}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {say('pins.pin')}
        </button>
      </form>
    </section>
  );
}
