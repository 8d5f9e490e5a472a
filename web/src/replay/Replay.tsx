import { Eye, SeatMark } from '@getaway/board';
import { knowledge, recordUpTo } from '@getaway/engine';
import { type Messages, speaker, type Speaker } from '@getaway/words';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { keep } from '../home/newMatch.ts';
import { LensButton } from '../lens/LensButton.tsx';
import { useOnlookersLens } from '../lens/useOnlookersLens.ts';
import type { Player } from '../match/position.ts';
import { useSettings } from '../settings/settings.ts';
import { linkOf } from '../share/link.ts';
import { named } from '../share/named.ts';
import { sandboxOf } from '../share/sandbox.ts';
import type { Save } from '../storage/saves.ts';
import { BOARDS } from '../table/boards.ts';
import { TextPicture } from '../table/TextPicture.tsx';
import { exportRecord } from '../table/exportRecord.ts';
import { KnowPanel } from '../table/KnowPanel.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';
import { announce } from '../ui/announce.ts';
import { copyText } from '../ui/clipboard.ts';
import { loaded } from '../ui/loading.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { useCompact } from '../ui/useNarrow.ts';
import { useWayTo } from '../ui/useWayTo.ts';
import { useWords } from '../words/words.tsx';
import { ChartsPanel } from './ChartsPanel.tsx';
import { CommentaryPanel } from './CommentaryPanel.tsx';
import css from './Replay.module.css';
import { momentWords } from '../words/moment.ts';
import { ReplayLog } from './ReplayLog.tsx';
import type { Tape } from './tape.ts';
import { Timeline } from './Timeline.tsx';
import { useAnalysis } from './useAnalysis.ts';

const RulesLens = lazy(() => loaded(() => import('../lens/RulesLens.tsx')));

interface ReplayProps {
  readonly id: string;
  readonly save: Save;
  readonly tape: Tape;
  readonly messages: Messages;
}

type TabName = 'log' | 'comment' | 'charts' | 'know' | 'mine' | 'table';

/** The match on its own board, at any point, through anybody's eyes. */
export function Replay({ id, save, tape, messages }: ReplayProps): ReactNode {
  const { say } = useWords();
  const { locale, keys, textMode } = useSettings();
  const search = useSearch();
  const compact = useCompact();
  const { record, players, heist } = save;
  const { isOver, game } = tape;
  const [at, setAt] = useState(() => pointIn(search, tape.length));
  // While a match goes on, its only person may look through the own eyes, and nobody through another's.
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const allowed = isOver ? players.map((_, seat) => seat) : persons.length === 1 ? persons : [];
  const [eyes, setEyes] = useState<number | null>(isOver ? null : (allowed[0] ?? null));
  const [tab, setTab] = useState<TabName>('log');
  const words = useMemo(
    () => speaker(messages, { locale, players: players.map(({ name }) => name) }),
    [messages, locale, players],
  );
  const { barriers, chances, commentary, comment, cancel } = useAnalysis(record, isOver, true);
  const view = useMemo(() => tape.view(at, eyes), [tape, at, eyes]);
  const log = useMemo(() => tape.events(at, eyes), [tape, at, eyes]);
  const position = useMemo(() => ({ view, viewer: eyes }), [view, eyes]);
  const { looked, isOn, switchLens } = useOnlookersLens({ game: record.game, log, view, words });
  const to = (play: number): void => setAt(Math.max(0, Math.min(tape.length, play)));
  useShortcuts(keys, {
    arrowleft: () => to(at - 1),
    arrowright: () => to(at + 1),
    'shift+arrowleft': () => to(tape.turnBefore(at)),
    'shift+arrowright': () => to(tape.turnAfter(at)),
    home: () => to(0),
    end: () => to(tape.length),
    l: switchLens,
  });

  const board = textMode ? undefined : BOARDS[record.game];
  const news = useMemo(() => log.filter(({ play }) => play === at - 1).map(({ event }) => event), [log, at]);
  const boardProps = {
    view,
    viewer: eyes,
    actor: eyes,
    choices: [],
    words,
    news,
    onPlay: idle,
    onLook: idle,
  };
  const tabs: readonly TabName[] = [
    'log',
    ...(isOver ? (['comment', 'charts'] as const) : []),
    'know',
    ...(compact && board ? ([...(eyes === null ? [] : (['mine'] as const)), 'table'] as const) : []),
  ];
  const selected = tabs.includes(tab) ? tab : 'log';
  const points = commentary.status === 'ready' ? commentary.points : [];
  const source = useMemo(() => ({ knowledge: async () => knowledge(game, view, eyes) }), [game, view, eyes]);
  const panels: Readonly<Record<TabName, () => ReactNode>> = {
    log: () => <ReplayLog log={log} words={words} onGo={to} />,
    comment: () => (
      <CommentaryPanel
        commentary={commentary}
        onAsk={comment}
        onCancel={cancel}
        words={words}
        at={at}
        onGo={to}
      />
    ),
    charts: () => <ChartsPanel tape={tape} chances={chances} words={words} at={at} onGo={to} />,
    know: () => <KnowPanel session={source} position={position} words={words} />,
    mine: () => board && <board.MinePanel {...boardProps} />,
    table: () => board && <board.TablePanel {...boardProps} />,
  };
  return (
    <div className={css['replay']}>
      <header className={css['bar']}>
        {heist ? (
          <Link
            href={`/campaigns/${heist.campaign}/story`}
            className="button plain"
            aria-label={say('end.campaign')}
          >
            ←
          </Link>
        ) : (
          <Link href="/" className="button plain" aria-label={say('home.back')}>
            ←
          </Link>
        )}
        <h1>{say('replay.title', { title: say(`game.${record.game}.title`) })}</h1>
        {allowed.length > 0 && <Eyes players={players} allowed={allowed} eyes={eyes} onChoose={setEyes} />}
        <LensButton on={isOn} onSwitch={switchLens} />
        <Deeds id={id} save={save} tape={tape} at={at} eyes={eyes} />
      </header>
      <main className={css['board']} aria-label={say('table.board')}>
        {board ? (
          <Suspense fallback={<p>{say('loading')}</p>}>
            <board.Board {...boardProps} />
          </Suspense>
        ) : (
          <TextPicture text={game.text?.(view, eyes, words.say) ?? ''} />
        )}
      </main>
      <Tabs
        label={say('table.panels')}
        tabs={tabs.map((name) => ({ name, title: say(`table.tab.${name}`) }))}
        selected={selected}
        onSelect={setTab}
        className={css['side'] ?? ''}
      >
        <Suspense fallback={null}>{panels[selected]()}</Suspense>
      </Tabs>
      <Timeline
        tape={tape}
        at={at}
        onGo={to}
        barriers={barriers}
        points={points}
        where={whereIs(tape, at, words)}
      />
      {isOn && (
        <Suspense fallback={null}>
          {/* What one seat knew is not what another did. */}
          <RulesLens key={eyes} top={looked} prompt="" />
        </Suspense>
      )}
    </div>
  );
}

const idle = (): void => {};

const pointIn = (search: string, length: number): number => {
  const at = Number(new URLSearchParams(search).get('at') ?? length);
  return Number.isInteger(at) && at >= 0 && at <= length ? at : length;
};

/** The stretch of the match and who is to choose. */
function whereIs(tape: Tape, at: number, words: Speaker): string {
  const moment = tape.game.moment?.(tape.state(at));
  const next = tape.record.plays[at];
  return [moment ? momentWords(moment, words) : '', next ? words.player(next.seat) : '']
    .filter(Boolean)
    .join(' · ');
}

interface EyesProps {
  readonly players: readonly Player[];
  readonly allowed: readonly number[];
  readonly eyes: number | null;
  readonly onChoose: (seat: number | null) => void;
}

/** What did somebody know? */
function Eyes({ players, allowed, eyes, onChoose }: EyesProps): ReactNode {
  const { say } = useWords();
  return (
    <div className={css['eyes']} role="group" aria-label={say('replay.eyes')}>
      <button type="button" className="button" aria-pressed={eyes === null} onClick={() => onChoose(null)}>
        <Eye size={18} />
        <span>{say('replay.bystander')}</span>
      </button>
      {allowed.map((seat) => (
        <button
          key={seat}
          type="button"
          className="button"
          aria-pressed={eyes === seat}
          onClick={() => onChoose(seat)}
        >
          <SeatMark seat={seat} size={18} />
          <span>{players[seat]?.name}</span>
        </button>
      ))}
    </div>
  );
}

interface DeedsProps {
  readonly id: string;
  readonly save: Save;
  readonly tape: Tape;
  readonly at: number;
  readonly eyes: number | null;
}

/** What one can do with a point of a match. */
function Deeds({ id, save, tape, at, eyes }: DeedsProps): ReactNode {
  const { say } = useWords();
  const { goTo, fault } = useWayTo();
  const { record, players } = save;
  /** The point whose link was copied last. */
  const [copied, setCopied] = useState<number | null>(null);
  async function fork(): Promise<string> {
    // A running match keeps its secrets: what the viewer cannot see is dealt anew.
    const copy = tape.isOver
      ? recordUpTo(record, at)
      : await sandboxOf(record.game, { view: tape.view(at, eyes), viewer: eyes });
    return `/play/${await keep(copy, players, true)}`;
  }
  async function copyLink(): Promise<void> {
    const done = await copyText(await linkOf(named(record, players), at));
    setCopied(done ? at : null);
    announce(done ? say('share.copied') : say('share.notCopied'));
  }
  return (
    <div className={css['deeds']}>
      {fault && <p role="alert">{fault}</p>}
      {!tape.isOver && (
        <Link href={`/play/${id}`} className="button primary">
          {say('replay.continue')}
        </Link>
      )}
      {at < tape.length && (
        <button type="button" className="button" onClick={() => goTo(fork)}>
          {say('replay.fork')}
        </button>
      )}
      {tape.isOver && (
        <button type="button" className="button" onClick={() => void copyLink()}>
          {copied === at ? say('share.copied') : say('replay.link')}
        </button>
      )}
      {tape.isOver && (
        <button type="button" className="button" onClick={() => exportRecord(named(record, players))}>
          {say('end.export')}
        </button>
      )}
    </div>
  );
}
