import { Api, ApiError, type ReplyOf } from '@getaway/server/client';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { MailNotices } from './MailNotices.tsx';
import css from './NoticeSettings.module.css';
import { Reminders } from './Reminders.tsx';
import { useNoticeWords } from './words.ts';
import { isOn, keepUp, type Obstacle, obstacle, turnOff, turnOn } from './push.ts';

type Offer = ReplyOf<'notices'>;
/** What there is to say about the switch. */
type State = 'asking' | 'on' | 'off' | 'failed' | 'nobody' | 'notOffered' | 'offline' | Obstacle;

/** While something is being asked, it stays where the keyboard is and does nothing. */
const SWITCHABLE: readonly State[] = ['asking', 'on', 'off', 'failed'];

async function stateOf({ known, push }: Offer): Promise<State> {
  if (push === null) return 'notOffered';
  const inTheWay = obstacle();
  if (inTheWay !== null) return inTheWay;
  if (!known) return 'nobody';
  return (await isOn()) ? 'on' : 'off';
}

/** Whether to be told that it is one's turn while looking elsewhere: by this browser, and by mail. */
export default function NoticeSettings(): ReactNode {
  const words = useNoticeWords();
  const { locale } = useSettings();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [state, setState] = useState<State>('asking');
  /** What was wanted last. */
  const [wanted, setWanted] = useState(false);
  const title = useId();

  useEffect(() => {
    let left = false;
    const ask = async (): Promise<void> => {
      // A subscription that got lost is made again first; and what is sent from now on is in the language that is set now.
      await keepUp(locale);
      const answer = await new Api().call('notices', {});
      const next = await stateOf(answer);
      if (left) return;
      setOffer(answer);
      setState(next);
    };
    void ask().catch(() => left || setState('offline'));
    return () => {
      left = true;
    };
  }, [locale]);

  async function toggle(): Promise<void> {
    const key = offer?.push ?? null;
    if (key === null || state === 'asking') return;
    setWanted(state !== 'on');
    setState('asking');
    try {
      if (state === 'on') {
        await turnOff();
        return setState('off');
      }
      setState((await turnOn(key, locale)) ? 'on' : (obstacle() ?? 'off'));
    } catch (error) {
      setState(error instanceof ApiError && error.code === 'offline' ? 'offline' : 'failed');
    }
  }

  return (
    <section className={css['notices']} aria-labelledby={title}>
      <h2 id={title}>{words.say('title')}</h2>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={state === 'on' || (state === 'asking' && wanted)}
          disabled={!SWITCHABLE.includes(state)}
          onChange={() => void toggle()}
        />
        <span>{words.say('push')}</span>
      </label>
      <p role="status">{words.say(`push.${state}`)}</p>
      {offer?.known && (offer.push !== null || offer.mail !== null) && <Reminders wanted={offer.reminders} />}
      {offer && <MailNotices known={offer.known} offered={offer.mail} />}
    </section>
  );
}
