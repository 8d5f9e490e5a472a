import { Api, ApiError, type Mailbox } from '@getaway/server/client';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';
import css from './NoticeSettings.module.css';
import { useNoticeWords } from './words.ts';

const LONGEST_ADDRESS = 254;

interface MailNoticesProps {
  /** The server knows who asks. */
  readonly known: boolean;
  /** Null: it sends no mail. */
  readonly offered: Mailbox | null;
}

/** The address that mail goes to, and whether its owner has confirmed it. */
export function MailNotices({ known, offered }: MailNoticesProps): ReactNode {
  const { say } = useWords();
  const words = useNoticeWords();
  const { locale } = useSettings();
  const [mailbox, setMailbox] = useState(offered);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const address = mailbox?.address ?? null;
  const confirmed = mailbox?.confirmed === true;
  const standing = address === null ? 'help' : confirmed ? 'confirmed' : 'unconfirmed';

  // A mail is in the language that is set; a confirmed address needs no other confirmation for that.
  useEffect(() => {
    if (address !== null && confirmed)
      void new Api().call('mailTo', {}, { address, language: locale }).catch(() => {});
  }, [locale]);

  async function arrange(deed: () => Promise<Mailbox>): Promise<void> {
    setBusy(true);
    try {
      setMailbox(await deed());
      setFault('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.code === 'malformed' ? words.say('mail.wrong') : say(`online.error.${error.code}`));
    } finally {
      setBusy(false);
    }
  }
  const give = (to: string): void =>
    void arrange(() => new Api().call('mailTo', {}, { address: to, language: locale }));
  const forget = (): void =>
    void arrange(async () => {
      await new Api().call('mailNoMore', {});
      return { address: null, confirmed: false };
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    give(typed);
  };

  if (mailbox === null) return <p>{words.say('mail.notOffered')}</p>;
  if (!known) return null;
  return (
    <div className={css['mail']}>
      <h3>{words.say('mail.title')}</h3>
      <p role="status">{words.say(`mail.${standing}`, { address })}</p>
      {address === null ? (
        <form onSubmit={submit}>
          <label className="field">
            <span className="label">{words.say('mail')}</span>
            <input
              className="input"
              type="email"
              required
              maxLength={LONGEST_ADDRESS}
              autoComplete="email"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <button type="submit" className="button" disabled={busy}>
            {words.say('mail.give')}
          </button>
        </form>
      ) : (
        <div className={css['deeds']}>
          {!confirmed && (
            <button type="button" className="button" disabled={busy} onClick={() => give(address)}>
              {words.say('mail.again')}
            </button>
          )}
          <button type="button" className="button" disabled={busy} onClick={forget}>
            {words.say('mail.forget')}
          </button>
        </div>
      )}
      {fault && (
        <p role="alert" className={css['fault']}>
          {fault}
        </p>
      )}
    </div>
  );
}
