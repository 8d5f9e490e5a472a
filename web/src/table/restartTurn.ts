import type { TableSession } from '../match/session.ts';

/** Takes back all that may be taken back: everything since something last came to light. */
export async function restartTurn(session: TableSession): Promise<void> {
  for (;;) {
    const before = session.store.getState().position?.undoable ?? 0;
    if (before === 0) return;
    await session.undo();
    if ((session.store.getState().position?.undoable ?? 0) >= before) return;
  }
}
