import type { Choice } from '@getaway/engine';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { useSettings } from '../settings/settings.ts';
import { play as playSound } from '../sound/sound.ts';
import { alarm, announce } from '../ui/announce.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { useNarrow } from '../ui/useNarrow.ts';
import { useGameWords, useWords } from '../words/words.tsx';
import { ActionsList } from './ActionsList.tsx';
import { BOARDS } from './boards.ts';
import { EndScreen } from './EndScreen.tsx';
import { HintPanel } from './HintPanel.tsx';
import { KnowPanel } from './KnowPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Recap } from './Recap.tsx';
import css from './Table.module.css';
import { TextBoard } from './TextBoard.tsx';
import { useHint } from './useHint.ts';
import { useShortcuts } from './useShortcuts.ts';
import { WhyNotPanel } from './WhyNotPanel.tsx';

export interface TableProps {
  readonly session: TableSession;
  readonly id: string | null;
  /** Another panel, such as the talk at an online table. */
  readonly talk?: ReactNode;
  readonly state: SessionState;
  readonly position: Position;
}

const TABS = ['do', 'plan', 'why', 'know', 'players', 'log'] as const;
const NARROW_TABS = ['do', 'mine', 'table', 'why', 'know', 'log'] as const;
const TALK = 'talk';
type TabName = (typeof TABS | typeof NARROW_TABS)[number] | typeof TALK;

/** The general table: prompt, actions, board, plan, reasons, log. A game's own board takes the middle. */
export function Table({ session, id, state, position, talk }: TableProps): ReactNode {
  const { say } = useWords();
  const { keys, textMode, hints } = useSettings();
  const narrow = useNarrow();
  const board = textMode ? undefined : BOARDS[state.game];
  const names = state.players.map(({ name }) => name);
  const words = useGameWords(state.messages, names);
  const [looked, setLooked] = useState<Choice | null>(null);
  const [tab, setTab] = useState<TabName>('do');
  const play = useCallback((choice: Choice) => void session.play(choice), [session]);
  const { actor } = position;
  const boardProps = {
    view: position.view,
    viewer: position.viewer,
    actor,
    choices: position.choices,
    words,
    onPlay: play,
    onLook: setLooked,
  };
  const tabs: readonly TabName[] = [
    ...(narrow && board ? NARROW_TABS : TABS),
    ...(talk ? ([TALK] as const) : []),
  ];
  const prompt = promptOf(state, position, words, say);

  const mine = position.choices.length > 0;
  const { hint, ask, dismiss } = useHint(session, position, hints);
  const askHint =
    mine && !state.commitDue
      ? () => {
          setTab('do');
          ask();
        }
      : null;
  // What had happened when the viewer chose last: the recap begins there.
  const latest = state.log.at(-1)?.n ?? 0;
  const [seen, setSeen] = useState(latest);
  useEffect(() => {
    if (!mine) return;
    playSound('yourTurn');
    return () => setSeen(latest);
  }, [mine]);
  useEffect(() => announce(prompt), [prompt]);
  useEffect(() => {
    if (state.trouble) alarm(troubleText(state, words));
  }, [state.trouble]);
  useEffect(() => setLooked(null), [position.plays]);
  useShortcuts(keys, {
    'mod+z': () => void session.undo(),
    'mod+y': () => void session.redo(),
    'shift+u': () => void session.undo(),
    c: () => state.commitDue && void session.commit(),
    h: () => askHint?.(),
  });

  if (position.outcome)
    return <EndScreen session={session} id={id} state={state} position={position} words={words} />;
  const selected = tabs.includes(tab) ? tab : 'do';
  const panels: Readonly<Record<TabName, () => ReactNode>> = {
    do: () => (
      <>
        <Recap log={state.log} since={seen} words={words} />
        <HintPanel hint={hint} game={state.game} words={words} onPlay={play} onDismiss={dismiss} />
        <ActionsList
          choices={position.choices}
          words={words}
          onPlay={play}
          onLook={setLooked}
          busy={state.commitDue}
          suggested={hint.status === 'given' ? hint.suggestion.choice : null}
        />
        {position.choices.length > 0 && <PlanPanel session={session} choice={looked} words={words} compact />}
      </>
    ),
    mine: () => board && <board.MinePanel {...boardProps} />,
    table: () => board && <board.TablePanel {...boardProps} />,
    plan: () => <PlanPanel session={session} choice={looked} words={words} />,
    why: () => <WhyNotPanel session={session} game={state.game} position={position} words={words} />,
    know: () => <KnowPanel session={session} position={position} words={words} />,
    players: () => (
      <PlayersPanel session={session} players={state.players} waiting={position.waiting} actor={actor} />
    ),
    log: () => <LogPanel log={state.log} words={words} game={state.game} />,
    talk: () => talk,
  };
  return (
    <div className={css['table']} data-sandbox={state.sandbox || undefined}>
      <PromptBar
        session={session}
        state={state}
        position={position}
        prompt={prompt}
        title={say(`game.${state.game}.title`)}
        onHint={askHint}
      />
      {state.trouble && (
        <p className={css['trouble']} role="alert">
          {troubleText(state, words)}{' '}
          <button type="button" className="button plain" onClick={() => session.dismissTrouble()}>
            {say('table.dismiss')}
          </button>
        </p>
      )}
      <main className={css['board']} aria-label={say('table.board')}>
        {board ? (
          <Suspense fallback={<p>{say('loading')}</p>}>
            <board.Board {...boardProps} />
          </Suspense>
        ) : (
          <TextBoard session={session} position={position} words={words} onPlay={play} />
        )}
      </main>
      <Tabs
        label={say('table.panels')}
        tabs={tabs.map((name) => ({ name, title: say(`table.tab.${name}`) }))}
        selected={selected}
        onSelect={setTab}
        className={css['side'] ?? ''}
        listClassName={css['tabs'] ?? ''}
        panelClassName={css['panel'] ?? ''}
      >
        {panels[selected]()}
      </Tabs>
    </div>
  );
}

type Words = ReturnType<typeof useGameWords>;

function promptOf(state: SessionState, position: Position, words: Words, say: Words['say']): string {
  if (position.outcome) return say('table.over');
  if (state.commitDue) return say('table.commitDue');
  const name = state.players[position.actor ?? -1]?.name ?? '';
  if (position.choices.length > 0) {
    return say('table.prompt', { name, task: position.decision ? words.prompt(position.decision) : '' });
  }
  const others = position.waiting.map((seat) => state.players[seat]?.name ?? '').join(', ');
  return say('table.waiting', { name: others });
}

function troubleText({ trouble }: SessionState, words: Words): string {
  if (!trouble) return '';
  return trouble.rule
    ? `${words.why({ rule: trouble.rule, params: trouble.params })} (${trouble.rule})`
    : trouble.message;
}
