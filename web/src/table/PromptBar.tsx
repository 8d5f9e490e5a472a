import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { LensButton } from '../lens/LensButton.tsx';
import type { Mates } from '../mates/mates.ts';
import type { Position } from '../match/position.ts';
import type { SessionState, TableSession } from '../match/session.ts';
import { SeatMark } from '@getaway/board';
import { useWords } from '../words/words.tsx';
import css from './PromptBar.module.css';
import { TableMenu } from './TableMenu.tsx';
import { TurnButtons, type WayOn } from './TurnButtons.tsx';

interface PromptBarProps {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly position: Position;
  readonly prompt: string;
  readonly title: string;
  readonly words: Speaker;
  /** Day and part of day, or the round. */
  readonly moment: string | null;
  /** The time that the viewer has left, where a clock runs. */
  readonly clock: ReactNode;
  readonly local: boolean;
  /** Asks for a hint; none where there is nothing to choose. */
  readonly onHint: (() => void) | null;
  /** Whether the rules lens is on, and what switches it. */
  readonly lens: boolean;
  readonly onLens: () => void;
  /** Asks why nothing can be taken back. */
  readonly onAskUndo: () => void;
  readonly way: WayOn | null;
  /** Shows all keys. */
  readonly onKeys: () => void;
  /** Turns to the seat's own plan. */
  readonly onPlan: (() => void) | undefined;
  /** Nobody can plan here, because others would see it. */
  readonly unplanned: boolean | undefined;
  readonly mates: Mates | undefined;
  /** Points at something, for all to see. */
  readonly onPoint: (() => void) | undefined;
  /** What makes the panels larger on a phone. */
  readonly handle: ReactNode;
}

/** Always there: who must decide what, and the way back and on. */
export function PromptBar({
  session,
  state,
  position,
  prompt,
  title,
  words,
  moment,
  clock,
  local,
  onHint,
  lens,
  onLens,
  onAskUndo,
  way,
  onKeys,
  onPlan,
  unplanned,
  mates,
  onPoint,
  handle,
}: PromptBarProps): ReactNode {
  const { say } = useWords();
  return (
    <header className={css['bar']}>
      <TableMenu
        session={session}
        state={state}
        position={position}
        local={local}
        onKeys={onKeys}
        onPlan={onPlan}
        unplanned={unplanned}
        mates={mates}
        onPoint={onPoint}
        words={words}
      />
      <span className={css['title']}>{title}</span>
      {moment !== null && <span className={css['moment']}>{moment}</span>}
      <h1 className={css['prompt']} id="prompt" tabIndex={-1}>
        {position.actor !== null && <SeatMark seat={position.actor} />}
        <span>{prompt}</span>
        {state.sending && <em className={css['sending']}>{say('table.sending')}</em>}
      </h1>
      {clock}
      <LensButton on={lens} onSwitch={onLens} className={css['lens']} />
      <TurnButtons
        session={session}
        state={state}
        position={position}
        words={words}
        onHint={onHint}
        onAskUndo={onAskUndo}
        way={way}
        handle={handle}
      />
    </header>
  );
}
