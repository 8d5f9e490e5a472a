/** What a seat wants to remember about a match: at length, and short notes on single pieces, by the piece's name. */
export interface SeatNotes {
  readonly text: string;
  readonly pins: Readonly<Record<string, string>>;
  /**
   * On a shared device: digits that open the seat's curtain; none if empty. They keep out glances, and nobody who can read
   * what the browser stores.
   */
  readonly code: string;
}

/** How many digits the code of a curtain has. */
export const CODE_LENGTH = 4;

export const NO_NOTES: SeatNotes = { text: '', pins: {}, code: '' };

/** Notes as they were kept; once they were a text and nothing else. */
export function notesFrom(kept: unknown): SeatNotes {
  if (typeof kept === 'string') return { ...NO_NOTES, text: kept };
  return typeof kept === 'object' && kept !== null ? { ...NO_NOTES, ...kept } : NO_NOTES;
}

/** Kept as text, where only text can be kept. */
export function notesFromText(kept: string | null): SeatNotes {
  try {
    return notesFrom(JSON.parse(kept ?? 'null'));
  } catch {
    return notesFrom(kept);
  }
}
