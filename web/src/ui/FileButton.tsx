import type { ChangeEvent, ReactNode } from 'react';
import css from './FileButton.module.css';

/** Much larger than any match or campaign: it is not even read. */
const MOST = 8_000_000;

interface FileButtonProps {
  readonly label: string;
  /** What the chosen file holds; nothing if it is too large, or the browser cannot read it. */
  readonly onText: (text: string) => Promise<unknown>;
}

/** Opens a file that somebody exported. The same one can be chosen again. */
export function FileButton({ label, onText }: FileButtonProps): ReactNode {
  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) await onText(file.size > MOST ? '' : await file.text().catch(() => ''));
  }
  return (
    <label className={`button ${css['file']}`}>
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept=".json,application/json"
        onChange={(event) => void choose(event)}
      />
    </label>
  );
}
