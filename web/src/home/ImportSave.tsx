import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { loaded } from '../ui/loading.ts';
import { useHere } from '../ui/useHere.ts';
import { useWords } from '../words/words.tsx';
import css from './HomePage.module.css';

/** Much larger than any match: it is not even read. */
const MOST = 8_000_000;

/** Opens a match that was exported as a file. */
export function ImportSave(): ReactNode {
  const { say } = useWords();
  const [, go] = useLocation();
  const [fault, setFault] = useState('');
  const here = useHere();

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) await open('failed', () => (file.size > MOST ? Promise.resolve('') : file.text()));
  }

  /** `not`: what to say if it cannot be opened. */
  async function open(not: 'failed' | 'notPasted', read: () => Promise<string>): Promise<void> {
    setFault('');
    // The first page does without the engine until somebody needs it.
    const { foreignMatch, keepForeign, Unopened } = await loaded(() => import('../share/foreign.ts'));
    try {
      const text = await read();
      const match = await foreignMatch(parsed(text));
      const id = await keepForeign(match, (seat) => say('player', { number: seat + 1 }));
      if (here.current) go(`/replay/${id}`);
    } catch (error) {
      const reason =
        error instanceof Unopened ? say(`import.${error.why}`, error.params) : say('import.notKept');
      setFault(say(`import.${not}`, { reason }));
    }
  }

  return (
    <section className={css['import']}>
      <label className={`button ${css['file']}`}>
        {say('import.label')}
        <input
          type="file"
          className="visually-hidden"
          accept=".json,application/json"
          onChange={(event) => void choose(event)}
        />
      </label>
      {'clipboard' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => void open('notPasted', () => navigator.clipboard.readText().catch(() => ''))}
        >
          {say('import.paste')}
        </button>
      )}
      {fault && <p role="alert">{fault}</p>}
    </section>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
