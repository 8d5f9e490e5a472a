import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { jsonIn } from '../share/jsonIn.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { loaded } from '../ui/loading.ts';
import { useHere } from '../ui/useHere.ts';
import { useWords } from '../words/words.tsx';
import css from './HomePage.module.css';

/** Opens a match that was exported as a file. */
export function ImportSave(): ReactNode {
  const { say } = useWords();
  const [, go] = useLocation();
  const [fault, setFault] = useState('');
  const here = useHere();

  /** `not`: what to say if it cannot be opened. */
  async function open(not: 'failed' | 'notPasted', text: string): Promise<void> {
    setFault('');
    // The first page does without the engine until somebody needs it.
    const { foreignMatch, keepForeign, Unopened } = await loaded(() => import('../share/foreign.ts'));
    try {
      const match = await foreignMatch(jsonIn(text));
      const id = await keepForeign(match, (seat) => say('player', { number: seat + 1 }));
      if (here.current) go(`/replay/${id}`);
    } catch (error) {
      const reason =
        error instanceof Unopened ? say(`import.${error.why}`, error.params) : say('import.notKept');
      setFault(say(`import.${not}`, { reason }));
    }
  }

  const paste = async (): Promise<void> =>
    open('notPasted', await navigator.clipboard.readText().catch(() => ''));

  return (
    <section className={css['import']}>
      <FileButton label={say('import.label')} onText={(text) => open('failed', text)} />
      {'clipboard' in navigator && (
        <button type="button" className="button" onClick={() => void paste()}>
          {say('import.paste')}
        </button>
      )}
      {fault && <p role="alert">{fault}</p>}
    </section>
  );
}
