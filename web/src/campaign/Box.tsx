import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { download } from '../ui/download.ts';
import { useWords } from '../words/words.tsx';
import css from './Campaign.module.css';
import { useDesk } from './useDesk.ts';
import { remoteDesk } from './remoteDesk.ts';

/** The campaign as a whole: to take away, or to throw away. */
export function Box(): ReactNode {
  const { say } = useWords();
  const { id, sheet, words } = useDesk();
  const { name, plan } = sheet.universe;
  const under = plan?.table
    ? words.say('desk.export.table')
    : sheet.underWay && words.say('desk.export.underWay');
  const [, go] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [refused, setRefused] = useState(false);
  const [unread, setUnread] = useState(false);
  const take = async (): Promise<void> => {
    const written = await remoteDesk().write(id);
    const text = written.ok ? written.text : null;
    setUnread(text === null);
    if (text !== null) download(`${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, text);
  };
  const discard = async (): Promise<void> => {
    const { ok } = await remoteDesk().remove(id);
    setRefused(!ok);
    if (ok) go('/campaigns');
  };
  return (
    <footer className={css['box']}>
      <button type="button" className="button" onClick={() => void take()}>
        {words.say('desk.export')}
      </button>
      <button type="button" className="button plain" onClick={() => dialog.current?.showModal()}>
        {words.say('desk.delete')}
      </button>
      {unread && <p role="alert">{words.say('desk.export.failed')}</p>}
      <p className={css['dim']}>
        {words.say('desk.export.help')} {under}
      </p>
      <dialog ref={dialog} className={css['sure']} aria-labelledby="delete">
        <h2 id="delete">{words.say('desk.delete.sure', { name })}</h2>
        <p>{words.say('desk.delete.text')}</p>
        {refused && <p role="alert">{say('home.notDeleted', { title: name })}</p>}
        <p className={css['row']}>
          <button type="button" className="button primary" onClick={() => dialog.current?.close()}>
            {words.say('desk.delete.no')}
          </button>
          <button type="button" className="button" onClick={() => void discard()}>
            {words.say('desk.delete.yes')}
          </button>
        </p>
      </dialog>
    </footer>
  );
}
