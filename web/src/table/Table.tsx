import type { Speaker } from '@getaway/words';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { RulesAtHand } from '../rules/RulesAtHand.tsx';
import { change, useSettings } from '../settings/settings.ts';
import { loaded } from '../ui/loading.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { useCompact, useNarrow } from '../ui/useNarrow.ts';
import { momentWords } from '../words/moment.ts';
import { useWords } from '../words/words.tsx';
import { focusNextPart } from './focusParts.ts';
import { GoingOnBar } from './GoingOnBar.tsx';
import { promptOf, troubleText } from './prompt.ts';
import { PromptBar } from './PromptBar.tsx';
import css from './Table.module.css';
import { SheetHandle, type SheetSize } from './SheetHandle.tsx';
import { SidePanel } from './SidePanel.tsx';
import { NARROW_TABS, type TabName, TABS, TALK } from './useAttention.ts';
import { useSheetDrag } from './useSheetDrag.ts';
import { useShortcuts } from './useShortcuts.ts';
import type { WayOn } from './TurnButtons.tsx';
import { useSuggestKey } from './useSuggestKey.ts';
import { type TableProps, type Tabletop, useTabletop } from './useTabletop.ts';
import { useVoice } from './useVoice.ts';
import { isStuck, whyNoUndo } from './whyNoUndo.ts';

const ByAgreement = lazy(() => loaded(() => import('./ByAgreement.tsx')));
const EndScreen = lazy(async () => ({
  default: (await loaded(() => import('./EndScreen.tsx'))).EndScreen,
}));
const KeysHelp = lazy(() => loaded(() => import('./KeysHelp.tsx')));
const PointSheet = lazy(() => loaded(() => import('../mates/PointSheet.tsx')));
const Points = lazy(() => loaded(() => import('../mates/Points.tsx')));
const RulesLens = lazy(() => loaded(() => import('../lens/RulesLens.tsx')));
const TextBoard = lazy(async () => ({
  default: (await loaded(() => import('./TextBoard.tsx'))).TextBoard,
}));

/** The general table: prompt, actions, board, plan, reasons, log. A game's own board takes the middle. */
export function Table(props: TableProps): ReactNode {
  const { session, id, state, position, guide, onPlan, mates } = props;
  const { say } = useWords();
  const { keys, sound } = useSettings();
  const narrow = useNarrow();
  const top = useTabletop(props);
  const { words, attention } = top;
  const tabs = useTabs(top);
  const [sheet, setSheet] = useState<SheetSize>('half');
  const drag = useSheetDrag(sheet, setSheet);
  /** A side that was put away for more of the board. */
  const [shut, setShut] = useState<'left' | 'right' | null>(null);
  const [keysShown, setKeysShown] = useState(false);
  const [pointing, setPointing] = useState(false);
  const points = props.points ?? mates?.points ?? [];
  const startPointing = mates?.onPoint ? () => setPointing(true) : undefined;
  const showKeys = (): void => setKeysShown(true);
  const prompt = guide && !guide.meant ? guide.prompt : promptOf(state, position, words, say);
  useVoice(state, position, prompt, words, props.suggesting);
  const compact = useCompact();
  const title = state.chapter ? say('chapter.title', { ...state.chapter }) : say(`game.${state.game}.title`);
  const moment = [
    position.moment && momentWords(position.moment, words),
    compact && top.parts?.glance?.(top.boardProps),
  ];
  const mayAskHint = position.choices.length > 0 && !guide && !state.commitDue;
  const askHint = (): void => {
    attention.open('do');
    top.hints.ask();
  };
  // Whoever asked why something cannot be done, and then points at what can, is told of that.
  useEffect(() => {
    if (narrow && attention.aimed && attention.tab === 'why') attention.open('do');
  }, [attention.aimed]);
  const tellWhyNoUndo = (): void => attention.tellWhyNoUndo(whyNoUndo(state.log, position, words, say));
  const undo = (): void => (isStuck(position) ? tellWhyNoUndo() : void session.undo());
  const way = guide || props.suggesting ? null : wayOn(top, say);
  const suggest = useSuggestKey(mates, () => attention.tell(say('suggest.nobody')));
  const switchLens = (): void => attention.setLens(attention.lens === null ? '' : null);
  useShortcuts(keys, {
    'mod+z': undo,
    'mod+y': () => void session.redo(),
    'shift+u': undo,
    f6: () => focusNextPart(1),
    'shift+f6': () => focusNextPart(-1),
    c: () => (state.commitDue ? void session.commit() : way?.go()),
    h: () => mayAskHint && askHint(),
    l: switchLens,
    ...(onPlan && { d: onPlan }),
    ...(startPointing && {
      g: startPointing,
      s: suggest,
    }),
    m: () => change({ sound: !sound }),
    '[': () => setShut(shut === 'left' ? null : 'left'),
    ']': () => setShut(shut === 'right' ? null : 'right'),
    '?': showKeys,
    'shift+?': showKeys,
  });

  if (position.outcome && !props.planned) {
    return (
      <RulesAtHand game={state.game}>
        {guide?.panel}
        <Suspense fallback={<p>{say('loading')}</p>}>
          <EndScreen session={session} id={id} state={state} position={position} words={words} />
        </Suspense>
      </RulesAtHand>
    );
  }
  const selected = tabs.includes(attention.tab) ? attention.tab : 'do';
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
          title={state.sandbox && !props.planned ? say('table.sandbox', { title }) : title}
          words={words}
          moment={moment.filter(Boolean).join(' · ') || null}
          clock={props.clock}
          local={id !== null}
          onHint={mayAskHint ? askHint : null}
          lens={attention.lens !== null}
          onLens={switchLens}
          onAskUndo={tellWhyNoUndo}
          way={way}
          onKeys={showKeys}
          onPlan={props.planned ? undefined : onPlan}
          unplanned={props.unplanned}
          mates={mates}
          onPoint={startPointing}
          handle={narrow && <SheetHandle size={sheet} onSize={setSheet} drag={drag} />}
        />
        {keysShown && (
          <Suspense fallback={null}>
            <KeysHelp board={top.parts} words={words} onClose={() => setKeysShown(false)} />
          </Suspense>
        )}
        <Trouble top={top} />
        {top.pauseAgain && <GoingOnBar onPause={top.pauseAgain} />}
        {guide?.panel}
        <main className={css['board']} aria-label={say('table.board')}>
          <Middle top={top} />
        </main>
        <Tabs
          label={say('table.panels')}
          tabs={tabs.map((name) => ({
            name,
            title: say(`table.tab.${name}`),
            ...(name === 'do' && { news: mates?.suggestions.length ?? 0 }),
          }))}
          selected={selected}
          onSelect={attention.open}
          className={css['side'] ?? ''}
          row={narrow && !guide ? drag : undefined}
          fresh={selected === 'do' ? `${guide?.number} ${position.since}` : undefined}
        >
          <Suspense fallback={null}>
            <SidePanel name={selected} top={top} />
          </Suspense>
        </Tabs>
        {mates?.onPoint && pointing && (
          <Suspense fallback={null}>
            <PointSheet top={top} onPoint={mates.onPoint} onClose={() => setPointing(false)} />
          </Suspense>
        )}
        {points.length > 0 && (
          <Suspense fallback={null}>
            <Points
              game={state.game}
              view={position.view}
              words={words}
              points={points}
              own={position.viewer}
            />
          </Suspense>
        )}
        {attention.lens !== null && (
          <Suspense fallback={null}>
            {/* What one seat looked at is nobody else's business. */}
            <RulesLens key={position.viewer} top={top} prompt={prompt} />
          </Suspense>
        )}
      </div>
    </RulesAtHand>
  );
}

function useTabs({ board, talk, position }: Tabletop): readonly TabName[] {
  const compact = useCompact();
  const tabs = compact && board ? NARROW_TABS : TABS;
  // Who only looks on has nothing of their own.
  const own = position.viewer === null ? tabs.filter((name) => name !== 'mine') : tabs;
  return [...own, ...(talk ? ([TALK] as const) : [])];
}

/** What ends the turn or a pause, by one press at a place of its own: in the list a finger presses twice. */
function wayOn({ parts, position, play, words }: Tabletop, say: Speaker['say']): WayOn | null {
  const { view, choices } = position;
  const last = choices.find((choice) => parts?.endsTurn?.(choice));
  if (last) return { says: say('table.commit'), go: () => play(last) };
  const goOn = parts?.pauses?.goOn(view, choices);
  return goOn ? { says: words.choice({ ...goOn }), go: () => play(goOn) } : null;
}

/** The drawn board, or the same in words. */
function Middle({ top }: { readonly top: Tabletop }): ReactNode {
  const { say } = useWords();
  const { session, position, listed, words, board, boardProps, play, directions, attention } = top;
  return (
    <Suspense fallback={<p>{say('loading')}</p>}>
      {board ? (
        <board.Board {...boardProps} />
      ) : (
        <TextBoard
          session={session}
          position={position}
          choices={listed}
          words={words}
          onPlay={play}
          directions={directions}
          onRules={attention.setLens}
        />
      )}
    </Suspense>
  );
}

/** Why something was refused, or the answer to somebody who asked. */
function Trouble({ top }: { readonly top: Tabletop }): ReactNode {
  const { session, state, position, words, attention } = top;
  const { say } = useWords();
  if (!state.trouble && !attention.answer) return null;
  const close = (): void => {
    attention.tell('');
    session.dismissTrouble();
  };
  const mayAgree = attention.aboutUndo && state.agreement !== null && position.byAgreement;
  return (
    <div className={css['trouble']}>
      <p role="alert">{attention.answer || troubleText(state, words, say)}</p>
      {mayAgree && (
        <Suspense fallback={null}>
          <ByAgreement top={top} offer={mayAgree} onDone={close} />
        </Suspense>
      )}
      <button type="button" className="button plain" onClick={close}>
        {say('table.dismiss')}
      </button>
    </div>
  );
}
