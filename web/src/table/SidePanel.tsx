import type { Choice } from '@getaway/engine';
import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { loaded } from '../ui/loading.ts';
import { useCompact, useNarrow } from '../ui/useNarrow.ts';
import { useWords } from '../words/words.tsx';
import { ActionsList } from './ActionsList.tsx';
import { OthersToAct } from './OthersToAct.tsx';
import { OwnKnowledge } from './OwnKnowledge.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { Recap } from './Recap.tsx';
import type { TabName } from './useAttention.ts';
import { useOmens } from './useOmens.ts';
import type { Tabletop } from './useTabletop.ts';

const DraftPanel = lazy(() => loaded(() => import('../draft/DraftPanel.tsx')));
const HintPanel = lazy(() => loaded(async () => ({ default: (await import('./HintPanel.tsx')).HintPanel })));
const PlayersPanel = lazy(() => loaded(() => import('./PlayersPanel.tsx')));
const SuggestionCards = lazy(() => loaded(() => import('../mates/SuggestionCards.tsx')));
const WhyNotPanel = lazy(() => loaded(() => import('./WhyNotPanel.tsx')));
const LogPanel = lazy(() => loaded(async () => ({ default: (await import('./LogPanel.tsx')).LogPanel })));

interface SidePanelProps {
  readonly name: TabName;
  readonly top: Tabletop;
}

/** One of the panels beside the board. */
export function SidePanel({ name, top }: SidePanelProps): ReactNode {
  const { session, state, position, words, board, boardProps, attention } = top;
  const isNarrow = useNarrow();
  const aimed = isNarrow && position.choices.length > 0 ? attention.aimed : null;
  // What was pointed at on a phone's board is told right below it: the lists are long, and the bar there has no room.
  const told = aimed && <PlanPanel session={session} choice={aimed} words={words} compact />;
  switch (name) {
    case 'do':
      return <DoPanel top={top} aimed={aimed} told={told} />;
    case 'mine':
      return (
        <>
          {told}
          {board && <board.MinePanel {...boardProps} onLook={attention.lookAt} />}
        </>
      );
    case 'table':
      return board && <board.TablePanel {...boardProps} />;
    case 'plan':
      return <PlanPanel session={session} choice={attention.looked} words={words} />;
    case 'why':
      return (
        <WhyNotPanel
          session={session}
          game={state.game}
          position={position}
          words={words}
          asked={attention.asked}
          onBlockers={board && attention.light}
        />
      );
    case 'know':
      return <OwnKnowledge top={top} />;
    case 'players':
      return (
        <PlayersPanel
          session={session}
          players={state.players}
          waiting={position.waiting}
          actor={position.actor}
          others={othersToAct(top)}
          notes={top.notes?.pins ?? {}}
          mates={top.mates}
        />
      );
    case 'log':
      return (
        <LogPanel
          log={state.log}
          words={words}
          game={state.game}
          players={state.players}
          id={top.alone ? top.id : null}
          onPoint={board && attention.pointAt}
        />
      );
    case 'talk':
      return top.talk;
  }
}

/** On a shared device: who else may act, as long as nothing of theirs has to stay hidden. */
const othersToAct = ({ id, state, position }: Tabletop): readonly number[] =>
  id === null || position.secretive
    ? []
    : position.mayAct.filter((seat) => seat !== position.actor && state.players[seat]?.kind === 'person');

interface DoPanelProps {
  readonly top: Tabletop;
  readonly aimed: Choice | null;
  /** What that would bring. */
  readonly told: ReactNode;
}

/** What was planned, what others did, a hint, and everything that may be chosen. */
function DoPanel({ top, aimed, told }: DoPanelProps): ReactNode {
  const { session, id, state, position, guide, words, attention, play, hints, alwaysHints } = top;
  const { hints: wanted } = useSettings();
  const { say } = useWords();
  const { draft, standing, onPlan, mates } = top;
  const [advice] = mates?.suggestions ?? [];
  const isHint = hints.hint.status === 'given' || guide !== undefined;
  /** Once somebody has asked, it stays: it gives the focus back when a hint is put away. */
  const hinted = useRef(false);
  hinted.current ||= hints.hint.status !== 'none';
  const omens = useOmens(session, top.listed);
  const plan = useCallback(
    (choice: Choice) => <PlanPanel session={session} choice={choice} words={words} compact />,
    [session, words],
  );
  const mine = position.choices.length > 0;
  // Whoever waits for people may want to think ahead; bots are not waited for, and a draft has its own way there.
  const mayPlan = id === null && !mine && !state.commitDue && draft && !standing;
  const isCompact = useCompact() && top.board !== undefined;
  const Asked = isCompact && mine ? top.parts?.Asked : undefined;
  const isNarrow = useNarrow();
  const begin = useBeginning(guide === undefined, aimed, questionOf(top));
  return (
    <div ref={begin}>
      {told}
      {mates && advice && (
        <Suspense fallback={null}>
          <SuggestionCards top={top} mates={mates} />
        </Suspense>
      )}
      {draft && standing && (
        <Suspense fallback={null}>
          <DraftPanel top={top} draft={draft} standing={standing} />
        </Suspense>
      )}
      {!guide && (mine || state.commitDue) && (
        <Recap news={top.news} words={words} id={top.alone ? id : null} />
      )}
      {hinted.current && (
        <Suspense fallback={null}>
          <HintPanel
            hint={hints.hint}
            game={state.game}
            words={words}
            always={alwaysHints}
            first={wanted === null && alwaysHints}
            folded={isNarrow && alwaysHints}
            onPlay={play}
            onDismiss={hints.dismiss}
          />
        </Suspense>
      )}
      <OthersToAct session={session} players={state.players} others={othersToAct(top)} />
      {Asked && <Asked {...top.boardProps} onLook={attention.lookAt} />}
      <ActionsList
        choices={top.listed}
        words={words}
        onPlay={play}
        onLook={attention.lookAt}
        busy={state.commitDue}
        suggested={top.suggested}
        suggestedBy={isHint ? say('hint.title') : advice ? say('suggest.title') : say('draft.title')}
        doIt={top.suggesting ? say('suggest.it') : say('actions.doIt')}
        directions={top.directions}
        worth={top.worth}
        omens={omens}
        plan={plan}
      />
      {mayPlan && (
        <button type="button" className="button" onClick={onPlan}>
          {say('draft.plan')}
        </button>
      )}
      {mine && attention.looked !== aimed && (
        <PlanPanel session={session} choice={attention.looked} words={words} compact />
      )}
    </div>
  );
}

/** With more, whoever is asked the same again is probably going through them. */
const FEW = 12;

/** Which question it is. */
function questionOf({ position, listed, news }: Tabletop): string {
  const { actor, decision, plays } = position;
  return [actor, decision?.step, (news.length > 0 || listed.length <= FEW) && plays].join(' ');
}

/** Shows the beginning of a panel again for what it begins with; whoever goes by keyboard stays where the focus is. */
function useBeginning(
  wanted: boolean,
  looked: Choice | null,
  question: string,
): RefObject<HTMLDivElement | null> {
  const begin = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = begin.current?.parentElement;
    if (wanted && panel && !panel.querySelector(':focus-visible')) panel.scrollTop = 0;
  }, [wanted, looked, question]);
  return begin;
}
