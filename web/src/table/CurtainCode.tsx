import { type ReactNode, useState } from 'react';
import { CODE_LENGTH } from '../match/notes.ts';
import { useWords } from '../words/words.tsx';
import css from './Notes.module.css';
import type { OwnNotes } from './useNotes.ts';

/** On a shared device: a code that opens the own curtain instead of a press that anybody can make. */
export default function CurtainCode({ notes }: { readonly notes: OwnNotes }): ReactNode {
  const { say } = useWords();
  const [typed, setTyped] = useState('');
  const isSet = notes.code !== '';
  const isWhole = new RegExp(`^\\d{${CODE_LENGTH}}$`).test(typed);
  return (
    <section className={css['pins']} aria-labelledby="own-code">
      <h2 id="own-code">{say('code.title')}</h2>
      <small>{isSet ? say('code.isSet') : say('code.help')}</small>
      {isSet ? (
        <button type="button" className="button" onClick={() => notes.setCode('')}>
          {say('code.remove')}
        </button>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!isWhole) return;
            notes.setCode(typed);
            setTyped('');
          }}
        >
          <label>
            <span>{say('code.label')}</span>
            <input
              className="input"
              inputMode="numeric"
              autoComplete="off"
              maxLength={CODE_LENGTH}
              pattern={`\\d{${CODE_LENGTH}}`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <button type="submit" className="button" disabled={!isWhole}>
            {say('code.set')}
          </button>
        </form>
      )}
    </section>
  );
}
