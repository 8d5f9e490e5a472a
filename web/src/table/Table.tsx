import { type Choice, type GameEvent, same } from '@getaway/engine';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { RulesAtHand } from '../rules/RulesAtHand.tsx';
import { change, useSettings } from '../settings/settings.ts';
import { play as playSound } from '../sound/sound.ts';
import { alarm, announce, hush } from '../ui/announce.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { useCompact, useNarrow } from '../ui/useNarrow.ts';
import { momentWords } from '../words/moment.ts';
import { useGameWords, useWords } from '../words/words.tsx';
import { ActionsList } from './ActionsList.tsx';
import { BOARDS } from './boards.ts';
import { EndScreen } from './EndScreen.tsx';
import { focusNextPart, focusPrompt } from './focusParts.ts';
import { HintPanel } from './HintPanel.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { KnowPanel } from './KnowPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { Notes } from './Notes.tsx';
import { piecesOf } from './pieces.ts';
import { Pins } from './Pins.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Recap } from './Recap.tsx';
import css from './Table.module.css';
import { SheetHandle, type SheetSize } from './SheetHandle.tsx';
import { TextBoard } from './TextBoard.tsx';
import { useBoardParts } from './useBoardParts.ts';
import { useDirections } from './useDirections.ts';
import { useFirstMatch } from './useFirstMatch.ts';
import { useHint } from './useHint.ts';
import { useNews } from './useNews.ts';
import { useNotes } from './useNotes.ts';
import { useOmens } from './useOmens.ts';
import { useShortcuts } from './useShortcuts.ts';
import { WhyNotPanel } from './WhyNotPanel.tsx';
import { whyNoUndo } from './whyNoUndo.ts';

export interface TableProps {
  readonly session: TableSession;
  readonly id: string | null;
  /** Another panel, such as the talk at an online table. */
  readonly talk?: ReactNode;
  /** The time that the viewer has left. */
  readonly clock?: ReactNode;
  readonly state: SessionState;
  readonly position: Position;
  /** Somebody leads through this match. */
  readonly guide?: Guide;
}

/** A lesson at the table: what it says, and the choice that it means. */
export interface Guide {
  readonly panel: ReactNode;
  /** What the learner is meant to choose; only that is lit on the board. */
  readonly meant: Choice | null;
  /** What is said at the top where there is nothing to choose. */
  readonly prompt: string;
  /** The panel that shows what is talked about. */
  readonly tab: TabName | undefined;
  /** Which step this is; the panel is opened once a step. */
  readonly number: number;
}

const TABS = ['do', 'plan', 'why', 'know', 'players', 'log'] as const;
const NARROW_TABS = ['do', 'mine', 'table', 'why', 'know', 'log'] as const;
const TALK = 'talk';
const NOTHING: readonly GameEvent[] = [];
type TabName = (typeof TABS | typeof NARROW_TABS)[number] | typeof TALK;

/** The general table: prompt, actions, board, plan, reasons, log. A game's own board takes the middle. */
export function Table({ session, id, state, position, talk, clock, guide }: TableProps): ReactNode {
  const { say } = useWords();
  const { keys, textMode, hints, sound, openSecrets } = useSettings();
  const narrow = useNarrow();
  const compact = useCompact();
  const board = textMode ? undefined : BOARDS[state.game];
  const names = state.players.map(({ name }) => name);
  // Only who shares the device with nobody may look back with open eyes.
  const alone = state.players.filter(({ kind }) => kind === 'person').length === 1;
  const words = useGameWords(state.messages, names);
  const [looked, setLooked] = useState<Choice | null>(null);
  const [tab, setTab] = useState<TabName>('do');
  const [sheet, setSheet] = useState<SheetSize>('half');
  /** A side that was put away for more of the board. */
  const [shut, setShut] = useState<'left' | 'right' | null>(null);
  const keysHelp = useRef<HTMLDialogElement>(null);
  const showKeys = (): void => keysHelp.current?.showModal();
  /** A line of the log that somebody points at. */
  const [pointed, setPointed] = useState<GameEvent | null>(null);
  /** What stands in the way of something that somebody asks about. */
  const [blockers, setBlockers] = useState<readonly string[]>([]);
  /** An answer to somebody who asked why not. */
  const [note, setNote] = useState('');
  /** What somebody pointed at on the board and asked about. */
  const [asked, setAsked] = useState('');
  const play = useCallback((choice: Choice) => void session.play(choice), [session]);
  /** What somebody pointed at on the board to write about it. */
  const [noted, setNoted] = useState<string | null>(null);
  const writeNote = useCallback((piece: string) => {
    setNoted(piece);
    setTab('know');
  }, []);
  const askWhy = useCallback((name: string) => {
    setAsked(name);
    setTab('why');
  }, []);
  const { actor } = position;
  const first = useFirstMatch(state.game);
  const always = hints ?? (first && id !== null && !state.sandbox);
  const { hint, ask, dismiss } = useHint(session, position, always && !guide);
  const suggested = hint.status === 'given' ? hint.suggestion.choice : null;
  const meant = guide?.meant ?? null;
  const listed = useMemo(
    () => (meant ? meantFirst(position.choices, meant) : position.choices),
    [position.choices, meant],
  );
  const guided = guide !== undefined;
  /** What the board lights; it keeps what is half chosen only as long as this is the same. */
  const lit = useMemo(
    () => (guided ? [meant].flatMap((choice) => choice ?? []) : position.choices),
    [guided, meant, position.choices],
  );
  const news = useMemo(
    () => state.log.filter(({ play: number }) => number >= position.since),
    [state.log, position.since],
  );
  const events = useMemo(() => news.map(({ event }) => event), [news]);
  const parts = useBoardParts(state.game);
  const directions = useDirections(textMode ? (parts?.whereTo ?? null) : null, position, words);
  const notes = useNotes(session, guide ? null : position.viewer);
  const omens = useOmens(session, position.choices);
  const plan = useCallback(
    (choice: Choice) => <PlanPanel session={session} choice={choice} words={words} compact />,
    [session, words],
  );
  const boardProps = {
    view: position.view,
    viewer: position.viewer,
    actor,
    choices: lit,
    words,
    onPlay: play,
    suggested: meant ?? suggested,
    news: guide ? NOTHING : events,
    pointed,
    blockers,
    onLook: setLooked,
    onAsk: askWhy,
    ...(notes && { notes: notes.pins, onNote: writeNote }),
    onLeave: focusPrompt,
    keys,
    veiled: !alone && id !== null && !openSecrets,
  };
  const tabs: readonly TabName[] = [
    ...(compact && board ? NARROW_TABS : TABS),
    ...(talk ? ([TALK] as const) : []),
  ];
  const askUndo = (): void => setNote(whyNoUndo(state.log, position, words, say));
  const prompt = guide && !guide.meant ? guide.prompt : promptOf(state, position, words, say);

  const mine = position.choices.length > 0;
  const askHint =
    mine && !guide && !state.commitDue
      ? () => {
          setTab('do');
          ask();
        }
      : null;
  useEffect(() => {
    if (mine) playSound('yourTurn');
  }, [mine]);
  // What has come to light cannot be taken back any more.
  const shown = mine && position.undoable === 0 && position.since === position.plays;
  useEffect(() => {
    if (shown && position.plays > 0) playSound('reveal');
  }, [shown, position.plays]);
  useNews({ game: state.game, log: state.log, viewer: position.viewer, mine, words });
  // What was said to somebody is for nobody else, and some of it was for them alone.
  useLayoutEffect(() => hush, [position.viewer]);
  useEffect(() => announce(prompt, 'prompt'), [prompt]);
  useEffect(() => {
    if (guide) setTab(guide.tab ?? 'do');
  }, [guide?.number]);
  useEffect(() => {
    if (state.trouble) alarm(troubleText(state, words));
  }, [state.trouble]);
  useEffect(() => {
    setLooked(null);
    setNote('');
  }, [position.plays]);
  useShortcuts(keys, {
    'mod+z': () => void session.undo(),
    'mod+y': () => void session.redo(),
    'shift+u': () => void session.undo(),
    f6: () => focusNextPart(1),
    'shift+f6': () => focusNextPart(-1),
    c: () => state.commitDue && void session.commit(),
    h: () => askHint?.(),
    m: () => change({ sound: !sound }),
    '[': () => setShut(shut === 'left' ? null : 'left'),
    ']': () => setShut(shut === 'right' ? null : 'right'),
    '?': showKeys,
    'shift+?': showKeys,
  });

  if (position.outcome) {
    return (
      <RulesAtHand game={state.game}>
        {guide?.panel}
        <EndScreen session={session} id={id} state={state} position={position} words={words} />
      </RulesAtHand>
    );
  }
  const selected = tabs.includes(tab) ? tab : 'do';
  const panels: Readonly<Record<TabName, () => ReactNode>> = {
    do: () => (
      <>
        {!guide && mine && <Recap news={news} words={words} id={alone ? id : null} />}
        <HintPanel
          hint={hint}
          game={state.game}
          words={words}
          always={always}
          first={hints === null && always}
          onPlay={play}
          onDismiss={dismiss}
        />
        <ActionsList
          choices={listed}
          words={words}
          onPlay={play}
          onLook={setLooked}
          busy={state.commitDue}
          suggested={meant ?? suggested}
          directions={directions}
          omens={omens}
          plan={plan}
        />
        {position.choices.length > 0 && <PlanPanel session={session} choice={looked} words={words} compact />}
      </>
    ),
    mine: () => board && <board.MinePanel {...boardProps} />,
    table: () => board && <board.TablePanel {...boardProps} />,
    plan: () => <PlanPanel session={session} choice={looked} words={words} />,
    why: () => (
      <WhyNotPanel
        session={session}
        game={state.game}
        position={position}
        words={words}
        about={asked}
        onBlockers={board && setBlockers}
      />
    ),
    know: () => (
      <>
        {notes && <Notes notes={notes} />}
        {notes && (
          <Pins
            notes={notes}
            groups={piecesOf(position, parts, words, say)}
            words={words}
            asked={noted}
            onHeard={() => setNoted(null)}
          />
        )}
        <KnowPanel session={session} position={position} words={words} />
      </>
    ),
    players: () => (
      <PlayersPanel
        session={session}
        players={state.players}
        waiting={position.waiting}
        actor={actor}
        notes={notes?.pins ?? {}}
      />
    ),
    log: () => (
      <LogPanel
        log={state.log}
        words={words}
        game={state.game}
        players={state.players}
        id={alone ? id : null}
        onPoint={board && setPointed}
      />
    ),
    talk: () => talk,
  };
  return (
    <RulesAtHand game={state.game}>
      <div
        className={css['table']}
        data-sandbox={state.sandbox || undefined}
        data-guided={guide ? true : undefined}
        data-plays={position.plays}
        data-sheet={sheet}
        data-shut={shut ?? undefined}
      >
        <PromptBar
          session={session}
          state={state}
          position={position}
          prompt={prompt}
          title={say(`game.${state.game}.title`)}
          words={words}
          moment={position.moment && momentWords(position.moment, words)}
          clock={clock}
          local={id !== null}
          onHint={askHint}
          onAskUndo={askUndo}
          onKeys={showKeys}
        />
        <KeysHelp dialog={keysHelp} board={parts} words={words} />
        {(state.trouble || note) && (
          <p className={css['trouble']} role="alert">
            {note || troubleText(state, words)}{' '}
            <button
              type="button"
              className="button plain"
              onClick={() => {
                setNote('');
                session.dismissTrouble();
              }}
            >
              {say('table.dismiss')}
            </button>
          </p>
        )}
        {guide?.panel}
        <main className={css['board']} aria-label={say('table.board')}>
          {board ? (
            <Suspense fallback={<p>{say('loading')}</p>}>
              <board.Board {...boardProps} />
            </Suspense>
          ) : (
            <TextBoard
              session={session}
              position={position}
              words={words}
              onPlay={play}
              directions={directions}
            />
          )}
        </main>
        <Tabs
          label={say('table.panels')}
          tabs={tabs.map((name) => ({ name, title: say(`table.tab.${name}`) }))}
          selected={selected}
          onSelect={setTab}
          className={css['side'] ?? ''}
          handle={narrow && <SheetHandle size={sheet} onSize={setSheet} />}
        >
          <Suspense fallback={null}>{panels[selected]()}</Suspense>
        </Tabs>
      </div>
    </RulesAtHand>
  );
}

type Words = ReturnType<typeof useGameWords>;

const meantFirst = (choices: readonly Choice[], meant: Choice): readonly Choice[] => [
  meant,
  ...choices.filter((choice) => !same(choice, meant)),
];
function promptOf(state: SessionState, position: Position, words: Words, say: Words['say']): string {
  if (position.outcome) return say('table.over');
  if (state.commitDue) return say('table.commitDue');
  const name = state.players[position.actor ?? -1]?.name ?? '';
  if (position.choices.length > 0) {
    return say('table.prompt', { name, task: position.decision ? words.prompt(position.decision) : '' });
  }
  const others = position.waiting.map((seat) => state.players[seat]?.name ?? '').join(', ');
  const key = `waiting.${position.decision?.step ?? ''}`;
  return words.has(key)
    ? say('table.waitingFor', { name: others, task: words.say(key, { ...position.decision }) })
    : say('table.waiting', { name: others });
}

function troubleText({ trouble }: SessionState, words: Words): string {
  if (!trouble) return '';
  return trouble.rule
    ? `${words.why({ rule: trouble.rule, params: trouble.params })} (${trouble.rule})`
    : trouble.message;
}
