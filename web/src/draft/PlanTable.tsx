import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Position } from '../match/position.ts';
import { focusPrompt } from '../table/focusParts.ts';
import { Table } from '../table/Table.tsx';
import { BOARDS } from '../table/boards.ts';
import type { TableProps } from '../table/useTabletop.ts';
import { announce } from '../ui/announce.ts';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import { PlanBanner } from './PlanBanner.tsx';
import { PlanSession } from './planSession.ts';
import type { OwnDraft } from './useDraft.ts';

interface PlanTableProps {
  /** The match itself, which goes on meanwhile. */
  readonly live: TableProps;
  readonly draft: OwnDraft;
  readonly onClose: () => void;
}

/** A private copy of the match to plan in: the same table, with a banner that says so. */
export default function PlanTable({ live, draft, onClose }: PlanTableProps): ReactNode {
  const { say } = useWords();
  /** Where the plan begins. */
  const [from, setFrom] = useState(live.position);
  const [before] = useState(draft.steps);
  const [session, setSession] = useState<PlanSession | null>(null);
  useEffect(() => {
    let left = false;
    const opening = openPlan(live, from, draft);
    void opening.then((opened) => left || setSession(opened));
    return () => {
      left = true;
      void opening.then((opened) => opened.close());
    };
  }, [from]);
  useEffect(() => announce(`${say('draft.planning')} ${say('draft.guess')}`), []);
  if (!session) return <Notice title={say('loading')} />;
  return (
    <Opened
      session={session}
      live={live}
      from={from}
      onMoveUp={() => setFrom(live.position)}
      onKeep={onClose}
      onDiscard={() => {
        draft.set(before);
        onClose();
      }}
    />
  );
}

async function openPlan(live: TableProps, position: Position, draft: OwnDraft): Promise<PlanSession> {
  const parts = await BOARDS[live.state.game]?.load();
  return PlanSession.open({ ...live, position, pauses: parts?.pauses }, draft.steps, draft.set);
}

interface OpenedProps {
  readonly session: PlanSession;
  readonly live: TableProps;
  readonly from: Position;
  readonly onMoveUp: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function Opened({ session, live, from, onMoveUp, onKeep, onDiscard }: OpenedProps): ReactNode {
  const state = useStore(session.store);
  const { position } = state;
  useEffect(focusPrompt, []);
  if (!position) return null;
  const others = position.waiting.length > 1 && position.choices.length > 0;
  return (
    <>
      <PlanBanner
        steps={session.count}
        moved={live.position.plays !== from.plays}
        asked={live.position.choices.length > 0 && from.choices.length === 0}
        onMoveUp={onMoveUp}
        onOthers={others ? () => void session.letOthersAct() : null}
        onKeep={onKeep}
        onDiscard={onDiscard}
      />
      <Table
        session={session}
        id={null}
        state={{ ...state, messages: live.state.messages }}
        position={position}
        clock={live.clock}
        talk={live.talk}
        onPlan={onKeep}
        planned
        points={live.mates?.points}
      />
    </>
  );
}
