import { useEffect, useState } from 'react';
import type { TableSession } from '../match/session.ts';
import { afterwards, type Draft, type DraftStep, NO_DRAFT, without } from './draft.ts';
import { draftOf, forgetDraft, keepDraft } from './kept.ts';

/** A seat's own plan at the table of its match. */
export interface OwnDraft {
  readonly steps: Draft;
  readonly set: (steps: Draft) => void;
  readonly skip: (step: DraftStep) => void;
  readonly drop: () => void;
}

/** What the seat has drafted, in step with what it plays; null for who may have no plan. */
export function useDraft(
  session: Pick<TableSession, 'store'>,
  match: string,
  seat: number | null,
  isOver: boolean,
): OwnDraft | null {
  const [steps, setSteps] = useState<Draft>(NO_DRAFT);
  useEffect(() => {
    setSteps(seat === null ? NO_DRAFT : draftOf(match, seat));
  }, [match, seat]);
  useEffect(() => {
    if (isOver) forgetDraft(match);
  }, [match, isOver]);
  const set = (next: Draft): void => {
    if (seat === null) return;
    keepDraft(match, seat, next);
    setSteps(next);
  };
  useEffect(() => {
    if (seat === null) return;
    return session.store.subscribe((now, before) => {
      const kept = draftOf(match, seat);
      const next = afterwards(kept, now, before);
      if (next !== kept) set(next);
    });
  }, [session, match, seat]);
  if (seat === null || isOver) return null;
  return { steps, set, skip: (step) => set(without(steps, step)), drop: () => set(NO_DRAFT) };
}
