import type { Speaker } from '@getaway/words';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { keep } from '../home/newMatch.ts';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { change, useSettings } from '../settings/settings.ts';
import { linkOf } from '../share/link.ts';
import { sandboxOf } from '../share/sandbox.ts';
import { announce } from '../ui/announce.ts';
import { copyText } from '../ui/clipboard.ts';
import { loaded } from '../ui/loading.ts';
import { useWayTo } from '../ui/useWayTo.ts';
import { useWords } from '../words/words.tsx';
import { exportFrom } from './exportRecord.ts';
import css from './TableMenu.module.css';

const HouseRules = lazy(() => loaded(() => import('./HouseRules.tsx')));
const ReportDialog = lazy(() => loaded(() => import('./ReportDialog.tsx')));

interface TableMenuProps {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly position: Position;
  /** A match on a server is kept there, and shown to nobody before its end. */
  readonly local: boolean;
  readonly onKeys: () => void;
  readonly words: Speaker;
}

/** What one does at a table besides playing. */
export function TableMenu({ session, state, position, local, onKeys, words }: TableMenuProps): ReactNode {
  const { say } = useWords();
  const { sound } = useSettings();
  const { goTo, fault } = useWayTo();
  const menu = useRef<HTMLElement>(null);
  const [reporting, setReporting] = useState(false);
  const close = (): void => menu.current?.hidePopover();
  const copy = async (text: string): Promise<void> => {
    announce((await copyText(text)) ? say('menu.copied') : say('share.notCopied'));
    close();
  };
  const tryOut = async (): Promise<string> => {
    const record = await sandboxOf(state.game, position);
    return `/play/${await keep(record, state.players, true)}`;
  };
  return (
    <>
      <button
        type="button"
        className={`button plain ${css['open']}`}
        popoverTarget="table-menu"
        aria-label={say('menu.title')}
      >
        ≡
      </button>
      <nav
        ref={menu}
        id="table-menu"
        popover="auto"
        className={`popup ${css['menu']}`}
        aria-label={say('menu.title')}
      >
        <Link href="/" className="button">
          {say('home.back')}
        </Link>
        {state.campaign && (
          <Link href={`/campaigns/${state.campaign}`} className="button">
            {say('end.campaign')}
          </Link>
        )}
        <Link href={`/rules/${state.game}`} className="button">
          {say('rules.title')}
        </Link>
        <Link href="/settings" className="button">
          {say('settings.title')}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => {
            close();
            onKeys();
          }}
        >
          {say('keys.title')}
        </button>
        <button type="button" className="button" onClick={() => change({ sound: !sound })}>
          {sound ? say('menu.mute') : say('menu.unmute')}
        </button>
        <button type="button" className="button" onClick={() => goTo(tryOut)}>
          {say('menu.sandbox')}
        </button>
        {fault && <p role="alert">{fault}</p>}
        <button
          type="button"
          className="button"
          onClick={() =>
            void sandboxOf(state.game, position)
              .then((record) => linkOf(record))
              .then(copy)
          }
        >
          {say('menu.share')}
        </button>
        {local && (
          <button type="button" className="button" onClick={() => void exportFrom(() => session.record())}>
            {say('end.export')}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            close();
            setReporting(true);
          }}
        >
          {say('menu.report')}
        </button>
        <Suspense fallback={null}>
          <HouseRules game={state.game} view={position.view} words={words} />
        </Suspense>
      </nav>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog
            state={state}
            onCopy={(text) => void copy(text)}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
