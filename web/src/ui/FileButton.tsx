import type { Speaker } from '@getaway/words';
import type { ChangeEvent, ReactNode } from 'react';
import css from './Campaign.module.css';

interface FileButtonProps {
  readonly words: Speaker;
  /** What the chosen file holds; nothing if the browser cannot read it. */
  readonly onText: (text: string) => Promise<unknown>;
}

/** Opens a file that somebody exported. The same one can be chosen again. */
export function FileButton({ words, onText }: FileButtonProps): ReactNode {
  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) await onText(await file.text().catch(() => ''));
  }
  return (
    <label className={`button ${css['file']}`}>
      {words.say('desk.import.open')}
      <input
        type="file"
        className="visually-hidden"
        accept=".json,application/json"
        onChange={(event) => void choose(event)}
      />
    </label>
  );
}
