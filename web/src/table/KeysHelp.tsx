import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.tsx';
import css from './KeysHelp.module.css';
import type { BoardParts } from './boards.ts';

/** The table's own keys; a board adds its own. */
const KEYS = [
  ['F6', 'parts'],
  ['← ↑ ↓ →', 'arrows'],
  ['N', 'next'],
  ['Enter', 'choose'],
  ['I', 'why'],
  ['Esc', 'leave'],
  ['Ctrl+Z', 'undo'],
  ['Ctrl+Y', 'redo'],
  ['C', 'commit'],
  ['H', 'hint'],
  ['L', 'lens'],
  ['D', 'plan'],
  ['S', 'suggest'],
  ['G', 'point'],
  ['M', 'mute'],
  ['[', 'left'],
  [']', 'right'],
  ['?', 'help'],
] as const;

interface KeysHelpProps {
  readonly board: BoardParts | null;
  readonly words: Speaker;
  readonly onClose: () => void;
}

/** All keys of the table, over the table. */
export default function KeysHelp({ board, words, onClose }: KeysHelpProps): ReactNode {
  const { say } = useWords();
  const { keys } = useSettings();
  return (
    <Dialog label={say('keys.title')} className={css['keys']} onClose={onClose}>
      <h2>{say('keys.title')}</h2>
      {!keys && <p>{say('keys.off')}</p>}
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`keys.${does}`)}</dd>
          </div>
        ))}
        {board?.keys?.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.say(does)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="button primary">
          {say('table.dismiss')}
        </button>
      </form>
    </Dialog>
  );
}
