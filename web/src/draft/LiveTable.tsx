import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { focusPrompt } from '../table/focusParts.ts';
import { Table } from '../table/Table.tsx';
import type { TableProps } from '../table/useTabletop.ts';
import { settings } from '../settings/settings.ts';
import { loaded } from '../ui/loading.ts';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import { useDraft } from './useDraft.ts';

const PlanTable = lazy(() => loaded(() => import('./PlanTable.tsx')));

interface LiveTableProps extends TableProps {
  /** Under what id the seat's plan is kept. */
  readonly match: string;
  /** Several people play on this device: a plan that one of them kept here would be seen by the others. */
  readonly shared: boolean;
}

/** A match that is going on, at the table; its seat can turn away from it to plan ahead. */
export function LiveTable({ match, shared, ...props }: LiveTableProps): ReactNode {
  const { say } = useWords();
  const { session, state, position } = props;
  const [planning, setPlanning] = useState(false);
  const isOver = position.outcome !== null;
  const draft = useDraft(session, match, shared ? null : position.viewer, isOver);
  const [turns, setTurns] = useState(0);
  const turn = (toPlan: boolean): void => {
    // Nobody sees the time of grace any more.
    if (toPlan && state.commitDue && settings.getState().commit === 'grace') void session.commit();
    setPlanning(toPlan);
    setTurns(turns + 1);
  };
  // Whoever came by keyboard is not left nowhere.
  useEffect(() => {
    if (turns > 0 && !planning) focusPrompt();
  }, [turns]);
  if (!planning || draft === null)
    return <Table {...props} {...(draft && { draft, onPlan: () => turn(true) })} unplanned={shared} />;
  return (
    <Suspense fallback={<Notice title={say('loading')} />}>
      <PlanTable live={props} draft={draft} onClose={() => turn(false)} />
    </Suspense>
  );
}
