import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { forgetDraft } from '../draft/kept.ts';
import { deleteSave, listSaves, putSave, type Save } from '../storage/saves.ts';
import { useWords } from '../words/words.tsx';
import css from './HomePage.module.css';

const LATEST = 6;

/** The matches that are kept in this browser. What was deleted can be put back until the page is left. */
export function Continue(): ReactNode {
  const { say } = useWords();
  const [saves, setSaves] = useState<readonly Save[]>([]);
  const [all, setAll] = useState(false);
  const [deleted, setDeleted] = useState<Save | null>(null);
  const [fault, setFault] = useState('');
  // Heists of campaigns are found there. A browser that keeps nothing has nothing to go on with.
  const refresh = (): void =>
    void listSaves().then(
      (kept) => setSaves(kept.filter(({ heist }) => !heist)),
      () => {},
    );
  useEffect(refresh, []);
  const titleOf = (save: Save): string => say(`game.${save.record.game}.title`);

  async function remove(save: Save): Promise<void> {
    await deleteSave(save.id);
    forgetDraft(save.id);
    setDeleted(save);
    refresh();
  }

  async function putBack(save: Save): Promise<void> {
    await putSave(save);
    setDeleted(null);
    refresh();
  }

  /** What the browser refuses changes nothing, and is told. */
  const attempt = (deed: Promise<void>, refused: string): void => {
    setFault('');
    void deed.catch(() => setFault(refused));
  };

  if (saves.length === 0 && !deleted) return null;
  return (
    <section aria-labelledby="continue" className={css['continue']}>
      <h2 id="continue">{say('home.continue')}</h2>
      <ul>
        {(all ? saves : saves.slice(0, LATEST)).map((save) => (
          <li key={save.id}>
            <Link
              href={save.finished ? `/replay/${save.id}` : `/play/${save.id}`}
              className={`button ${css['save']}`}
            >
              <strong>{titleOf(save)}</strong>
              <span>{save.players.map(({ name }) => name).join(', ')}</span>
              <span className={css['dim']}>
                {save.sandbox ? `${say('home.sandbox')} · ` : ''}
                {save.finished
                  ? say('home.finished')
                  : say('home.plays', { count: save.record.plays.length })}
              </span>
            </Link>
            <button
              type="button"
              className="button plain"
              aria-label={say('home.delete', { title: titleOf(save) })}
              onClick={() => attempt(remove(save), say('home.notDeleted', { title: titleOf(save) }))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {saves.length > LATEST && !all && (
        <button type="button" className={`button ${css['more']}`} onClick={() => setAll(true)}>
          {say('home.all', { count: saves.length })}
        </button>
      )}
      {deleted && (
        <p role="status" className={css['deleted']}>
          {say('home.deleted', { title: titleOf(deleted) })}{' '}
          <button
            type="button"
            className="button"
            onClick={() =>
              attempt(
                putBack(deleted),
                say('home.notPutBack', { title: titleOf(deleted), reason: say('import.notKept') }),
              )
            }
          >
            {say('home.putBack')}
          </button>
        </p>
      )}
      {fault && <p role="alert">{fault}</p>}
    </section>
  );
}
