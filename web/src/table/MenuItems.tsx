import type { Speaker } from '@getaway/words';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { keep } from '../home/newMatch.ts';
import type { Mates } from '../mates/mates.ts';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { change, useSettings } from '../settings/settings.ts';
import { linkOf } from '../share/link.ts';
import { sandboxOf } from '../share/sandbox.ts';
import { loaded } from '../ui/loading.ts';
import { useWayTo } from '../ui/useWayTo.ts';
import { useWords } from '../words/words.tsx';
import { exportFrom } from './exportRecord.ts';
import css from './TableMenu.module.css';

const HouseRules = lazy(() => loaded(() => import('./HouseRules.tsx')));

export interface MenuItemsProps {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly position: Position;
  /** A match on a server is kept there, and shown to nobody before its end. */
  readonly local: boolean;
  readonly onKeys: () => void;
  readonly onPlan: (() => void) | undefined;
  /** Nobody can plan here, because others would see it. */
  readonly unplanned: boolean | undefined;
  readonly mates: Mates | undefined;
  /** Points at something, for all to see. */
  readonly onPoint: (() => void) | undefined;
  readonly words: Speaker;
}

interface Deeds {
  readonly onClose: () => void;
  readonly onCopy: (text: string) => void;
  readonly onReport: () => void;
}

/** Where to go from a table, and what to do there besides playing. */
export default function MenuItems(props: MenuItemsProps & Deeds): ReactNode {
  const { session, state, position, local, onKeys, onPlan, unplanned, words, mates, onPoint } = props;
  const { onClose, onCopy, onReport } = props;
  const { say } = useWords();
  const { sound } = useSettings();
  const { goTo, fault } = useWayTo();
  const tryOut = async (): Promise<string> => {
    const record = await sandboxOf(state.game, position);
    return `/play/${await keep(record, state.players, true)}`;
  };
  return (
    <>
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
          onClose();
          onKeys();
        }}
      >
        {say('keys.title')}
      </button>
      <button type="button" className="button" onClick={() => change({ sound: !sound })}>
        {sound ? say('menu.mute') : say('menu.unmute')}
      </button>
      {onPlan && (
        <button type="button" className="button" aria-keyshortcuts="d" onClick={onPlan}>
          {say('draft.plan')}
        </button>
      )}
      {unplanned && <p className={css['unplanned']}>{say('draft.shared')}</p>}
      {mates?.whom()?.map((seat, i) => (
        <button
          key={seat}
          type="button"
          className="button"
          aria-keyshortcuts={i === 0 ? 's' : undefined}
          onClick={() => mates.onSuggest(seat)}
        >
          {say('suggest.to', { name: state.players[seat]?.name ?? '' })}
        </button>
      ))}
      {onPoint && (
        <button
          type="button"
          className="button"
          aria-keyshortcuts="g"
          onClick={() => {
            onClose();
            onPoint();
          }}
        >
          {say('point.title')}
        </button>
      )}
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
            .then(onCopy)
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
          onClose();
          onReport();
        }}
      >
        {say('menu.report')}
      </button>
      <Suspense fallback={null}>
        <HouseRules
          friendly={state.agreement !== null}
          game={state.game}
          view={position.view}
          words={words}
        />
      </Suspense>
    </>
  );
}
