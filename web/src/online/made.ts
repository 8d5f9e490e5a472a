import { type Choice, isObject } from '@getaway/engine';
import { tabShelf } from '../storage/shelf.ts';

/** What a seat has chosen in this tab, the latest last: what is taken back can be played again. */
export interface Made {
  /** How often the seat had acted then. Where it has acted since, it did so elsewhere, and nothing of this is known to be true. */
  readonly turn: number;
  readonly choices: readonly MadeChoice[];
}

/** A choice, and the number of the play that it was: by that it is known whether taking back by agreement takes it along. */
interface MadeChoice {
  readonly choice: Choice;
  readonly play: number;
}

const isMade = (value: unknown): boolean =>
  isObject(value) && isObject(value['choice']) && typeof value['play'] === 'number';

/** No more can be taken back at once. */
const MOST = 60;

const keyOf = (match: string, seat: number | null): string => `getaway.made.${match}.${seat}`;

/** What was chosen before the page was loaded, as far as that can be read. */
export function madeBefore(match: string, seat: number | null): Made {
  try {
    const { turn, choices } = JSON.parse(tabShelf.get(keyOf(match, seat)) ?? '{}') as Partial<Made>;
    if (typeof turn === 'number' && choices?.every(isMade)) return { turn, choices };
  } catch {
    // Somebody else has written it.
  }
  return { turn: 0, choices: [] };
}

/** Keeps it beyond a reload of this tab. */
export function keepMade(match: string, seat: number | null, { turn, choices }: Made): Made {
  const made = { turn, choices: choices.slice(-MOST) };
  tabShelf.put(keyOf(match, seat), JSON.stringify(made));
  return made;
}
