import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { RuleLink } from '../rules/RuleLink.tsx';
import { jsonIn } from '../share/jsonIn.ts';
import { FileButton } from '../ui/FileButton.tsx';
import css from './Campaign.module.css';
import { closeTable, type Standing } from './standing.ts';
import { useDesk } from './useDesk.ts';
import { useStanding } from './useStanding.ts';

/** Where the table may be called off: it has not begun, or cannot come to its end there (MH-CMP-19). */
const HOPELESS: readonly Standing['is'][] = ['open', 'stale', 'gone', 'lost', 'unusable'];
/** Where somebody else may have the record. */
const LOST: readonly Standing['is'][] = ['stale', 'gone', 'unreachable', 'lost', 'unusable'];

/** The heist is at an online table: how it stands there, and what can be done about it. */
export function OnlineTable({ at }: { readonly at: string }): ReactNode {
  const { id, words } = useDesk();
  const standing = useStanding(id, at);
  const free = standing.is === 'open' ? standing.free : 0;
  return (
    <>
      <p role="status">
        {words.say(`desk.table.${standing.is}`, { free })}{' '}
        {standing.is === 'unusable' && <RuleLink game="master-heist" rule="MH-CMP-18" />}
      </p>
      <p className={css['row']}>
        {standing.is !== 'gone' && (
          <Link href={`/online/${at}`} className="button primary">
            {words.say('desk.table.go')}
          </Link>
        )}
        {HOPELESS.includes(standing.is) && <CallOff at={at} standing={standing.is} />}
      </p>
      {LOST.includes(standing.is) && <RecordFile />}
    </>
  );
}

/** Somebody who was there until the end has exported the match. */
function RecordFile(): ReactNode {
  const { words, takeRecord } = useDesk();
  const take = (text: string): Promise<boolean> => takeRecord(jsonIn(text));
  return (
    <div className={css['row']}>
      <p className={css['dim']}>{words.say('desk.table.record')}</p>
      <FileButton label={words.say('desk.import.open')} onText={take} />
    </div>
  );
}

interface CallOffProps {
  readonly at: string;
  readonly standing: Standing['is'];
}

function CallOff({ at, standing }: CallOffProps): ReactNode {
  const { words, decide, setOpening } = useDesk();
  const isOpen = standing === 'open';
  const [fault, setFault] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  async function callOff(): Promise<void> {
    setBusy(true);
    // First the table, then the campaign: what has begun meanwhile is played to its end.
    const room = isOpen ? await closeTable(at) : 'closed';
    if (room === 'closed') {
      setOpening(false);
      await decide({ do: 'callOff' });
      dialog.current?.close();
    } else setFault(room === 'begun' ? words.say('desk.callOff.begun') : words.say('desk.callOff.failed'));
    setBusy(false);
  }
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        {words.choice({ do: 'callOff' })}
      </button>
      <dialog ref={dialog} className={css['sure']} aria-labelledby="call-off">
        <h2 id="call-off">{words.say('desk.callOff.sure')}</h2>
        <p>
          {words.say('desk.callOff.text')}{' '}
          {isOpen ? words.say('desk.callOff.told') : words.say('desk.callOff.untold')}{' '}
          <RuleLink game="master-heist" rule="MH-CMP-19" />
        </p>
        {fault && (
          <p role="alert" className={css['trouble']}>
            {fault}
          </p>
        )}
        <p className={css['row']}>
          <button type="button" className="button primary" onClick={() => dialog.current?.close()}>
            {words.say('desk.callOff.no')}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => void callOff()}>
            {words.say('desk.callOff.yes')}
          </button>
        </p>
      </dialog>
    </>
  );
}
