import { type FormEvent, type ReactNode, useState } from 'react';
import css from './Campaign.module.css';
import { useDesk } from './useDesk.ts';

/** Plans a board of the scenario designer, by its link or key. */
export function OwnBoard({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const { words, decide } = useDesk();
  const [link, setLink] = useState('');
  async function plan(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await decide({ do: 'plan', scenario: link.trim() })) onChosen();
  }
  return (
    <details className={css['more']}>
      <summary className="button">{words.say('desk.board')}</summary>
      <form className={css['row']} onSubmit={(event) => void plan(event)}>
        <label className="field">
          <span className="label">{words.say('desk.board.link')}</span>
          <input className="input" required value={link} onChange={(event) => setLink(event.target.value)} />
        </label>
        <button type="submit" className="button">
          {words.say('desk.plan')}
        </button>
      </form>
    </details>
  );
}
