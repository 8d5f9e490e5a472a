import { Api, ApiError } from '@getaway/server/client';
import { type ReactNode, useState } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import { useNoticeWords } from './words.ts';

interface MailPageProps {
  /** What a link in a mail is for. Nothing happens before the button is pressed: programs follow links, too. */
  readonly deed: 'confirm' | 'stop';
  readonly code: string;
}

const ROUTE = { confirm: 'confirmMail', stop: 'stopMail' } as const;

/** Where the links in mails lead to. */
export default function MailPage({ deed, code }: MailPageProps): ReactNode {
  const { say } = useWords();
  const words = useNoticeWords();
  const [result, setResult] = useState<'open' | 'done' | 'void'>('open');
  const [fault, setFault] = useState('');
  const press = async (): Promise<void> => {
    try {
      await new Api().call(ROUTE[deed], {}, { code });
      setResult('done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'missing' || error.code === 'malformed') setResult('void');
      else setFault(say(`online.error.${error.code}`));
    }
  };
  if (result === 'void')
    return <Notice title={words.say('link.void')} text={words.say('link.void.help')} home />;
  if (result === 'done') return <Notice title={words.say(`link.${deed}.done`)} home />;
  return (
    <Notice title={words.say(`link.${deed}`)} text={fault || words.say(`link.${deed}.help`)}>
      <button type="button" className="button primary" onClick={() => void press()}>
        {words.say(`link.${deed}.do`)}
      </button>
    </Notice>
  );
}
