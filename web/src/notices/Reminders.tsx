import { Api } from '@getaway/server/client';
import { type ReactNode, useId, useState } from 'react';
import { useNoticeWords } from './words.ts';

/** Whether to be told also that one's time runs out, in every way that one is told anything. */
export function Reminders({ wanted }: { readonly wanted: boolean }): ReactNode {
  const words = useNoticeWords();
  const help = useId();
  const [on, setOn] = useState(wanted);
  const [failed, setFailed] = useState(false);
  async function toggle(): Promise<void> {
    setOn(!on);
    try {
      await new Api().call('remind', {}, { wanted: !on });
      setFailed(false);
    } catch {
      setOn(on);
      setFailed(true);
    }
  }
  return (
    <>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-describedby={help}
          onChange={() => void toggle()}
        />
        <span>{words.say('remind')}</span>
      </label>
      <p id={help} role="status">
        {failed ? words.say('push.offline') : words.say('remind.help')}
      </p>
    </>
  );
}
