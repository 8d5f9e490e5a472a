import { browserShelf } from '../storage/shelf.ts';
import type { Draft } from './draft.ts';

// The first page forgets drafts too, and loads no more than this for it.
const NOTHING: Draft = [];

const keyOf = (match: string): string => `getaway.draft.${match}`;

/** What a seat has drafted in this browser; another seat of the same match is told nothing of it. */
export function draftOf(match: string, seat: number): Draft {
  try {
    const kept = JSON.parse(browserShelf.get(keyOf(match)) ?? 'null') as {
      seat?: number;
      steps?: Draft;
    } | null;
    return kept?.seat === seat && Array.isArray(kept.steps) ? kept.steps : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Keeps it in this browser and nowhere else. */
export const keepDraft = (match: string, seat: number, steps: Draft): void =>
  browserShelf.put(keyOf(match), steps.length > 0 ? JSON.stringify({ seat, steps }) : null);

export const forgetDraft = (match: string): void => browserShelf.put(keyOf(match), null);
