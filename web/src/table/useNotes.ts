import { useEffect, useRef, useState } from 'react';
import type { SeatNotes } from '../match/notes.ts';
import type { TableSession } from '../match/session.ts';

/** Whoever writes has stopped for so long. */
const PAUSE = 500;

export interface OwnNotes extends SeatNotes {
  readonly setText: (text: string) => void;
  /** A note on a piece; an empty one takes it away. */
  readonly pin: (piece: string, note: string) => void;
  /** The code of the own curtain; an empty one takes it away. */
  readonly setCode: (code: string) => void;
  /** Keeps at once what was written last. */
  readonly save: () => void;
}

/** What the viewer has written down; nothing of it is here while nobody looks with their own eyes. */
export function useNotes(
  session: Pick<TableSession, 'notes' | 'write'>,
  viewer: number | null,
): OwnNotes | null {
  const [known, setKnown] = useState<{ readonly seat: number | null; readonly notes: SeatNotes } | null>(
    null,
  );
  // Not even for a moment what somebody else wrote.
  const notes = known !== null && known.seat === viewer ? known.notes : null;
  const unsaved = useRef<SeatNotes | null>(null);
  const save = (): void => {
    if (unsaved.current !== null && viewer !== null) void session.write(viewer, unsaved.current);
    unsaved.current = null;
  };
  useEffect(() => {
    let current = true;
    setKnown(null);
    if (viewer !== null)
      void session.notes(viewer).then((kept) => current && setKnown({ seat: viewer, notes: kept }));
    // What was written last is kept, also when the table is left or the device passed on at once.
    return () => {
      current = false;
      save();
    };
  }, [session, viewer]);
  useEffect(() => {
    const wait = setTimeout(save, PAUSE);
    return () => clearTimeout(wait);
  }, [notes]);
  if (notes === null) return null;
  const change = (next: SeatNotes): void => {
    unsaved.current = next;
    setKnown({ seat: viewer, notes: next });
  };
  return {
    ...notes,
    setText: (text) => change({ ...notes, text }),
    pin: (piece, note) => {
      const { [piece]: _before, ...others } = notes.pins;
      change({ ...notes, pins: note === '' ? others : { ...others, [piece]: note } });
      save();
    },
    setCode: (code) => {
      change({ ...notes, code });
      save();
    },
    save,
  };
}
