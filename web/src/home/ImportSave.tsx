import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { TITLES } from '../match/catalog.ts';
import { useWords } from '../words/words.tsx';
import css from './HomePage.module.css';
import { keep } from './newMatch.ts';

/** Opens a match that was exported as a file. */
export function ImportSave(): ReactNode {
  const { say } = useWords();
  const [, go] = useLocation();
  const [fault, setFault] = useState('');

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) await open(file.text());
  }

  async function open(text: Promise<string>): Promise<void> {
    // The first page does without the engine until somebody needs it.
    const { BadInput, readRecord } = await import('@getaway/engine');
    try {
      const record = readRecord(JSON.parse(await text));
      if (!TITLES.some(({ id }) => id === record.game)) throw new BadInput(`unknown game "${record.game}"`);
      const players = Array.from({ length: record.seats }, (_, seat) => ({
        kind: 'person' as const,
        name: say('player', { number: seat + 1 }),
      }));
      go(`/replay/${await keep(record, players)}`);
    } catch (error) {
      setFault(error instanceof BadInput ? error.message : say('import.unreadable'));
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
        <button type="button" className="button" onClick={() => void open(navigator.clipboard.readText())}>
          {say('import.paste')}
        </button>
      )}
      {fault && <p role="alert">{say('import.failed', { reason: fault })}</p>}
    </section>
  );
}
