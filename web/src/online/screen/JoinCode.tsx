import { type ReactNode, useState } from 'react';
import { useWords } from '../../words/words.tsx';
import { LinkCode } from '../LinkCode.tsx';
import { useReach } from '../useReach.ts';
import css from './Screen.module.css';

/** How a phone comes to the table: by its camera, or by typing; and why it cannot, where it cannot. */
export function JoinCode({ match, text }: { readonly match: string; readonly text: string }): ReactNode {
  const { say } = useWords();
  const { links, known } = useReach();
  const [chosen, setChosen] = useState(0);
  const base = links[chosen];
  if (!known) return null;
  if (base === undefined) {
    return (
      <section className={css['join']}>
        <p>{say('screen.unreachable', { host: location.hostname })}</p>
        <p>
          <code>npm start -- --host 0.0.0.0</code>
        </p>
      </section>
    );
  }
  const link = `${base}/online/${match}`;
  return (
    <section className={css['join']}>
      <p>{text}</p>
      <LinkCode link={link} />
      <p className={css['link']}>{link}</p>
      {links.length > 1 && (
        <label className="field">
          <span className="label">{say('screen.addresses')}</span>
          <select className="input" value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {links.map((one, number) => (
              <option key={one} value={number}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
