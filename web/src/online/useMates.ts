import { type Choice, same } from '@getaway/engine';
import type { MatchClient, MatchState } from '@getaway/server/client';
import type { Speaker } from '@getaway/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Mates, Suggested } from '../mates/mates.ts';
import type { SessionState } from '../match/session.ts';
import { tabShelf } from '../storage/shelf.ts';
import { announce } from '../ui/announce.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWords } from '../words/words.tsx';
import type { OnlineSession } from './onlineSession.ts';

interface Seated {
  readonly session: OnlineSession;
  readonly client: MatchClient;
  readonly state: MatchState;
  readonly table: SessionState;
  readonly words: Speaker;
  readonly onSuggest: (seat: number) => void;
}

const NONE: readonly Suggested[] = [];
const NO_CHOICES: readonly Choice[] = [];

/** The lines of the talk whose suggestions were followed or declined, kept beyond a reload of this tab. */
const settledOf = (key: string): number[] => {
  try {
    return JSON.parse(tabShelf.get(key) ?? '[]') as number[];
  } catch {
    return [];
  }
};

/** What people at an online table do for each other. What it takes to work that out comes after the table. */
export function useMates({ session, client, state, table, words, onSuggest }: Seated): Mates {
  const { say } = useWords();
  const { position, made } = table;
  const offered = position?.choices ?? NO_CHOICES;
  const { view, seat, asked, room, chat, turn, points } = state;
  const key = `getaway.settled.${room?.id}`;
  const [settled, setSettled] = useState(() => settledOf(key));
  const settle = ({ lines }: Suggested): void => {
    const all = [...settled, ...lines];
    tabShelf.put(key, JSON.stringify(all));
    setSettled(all);
  };
  const known = useLoaded('mates', () => import('../mates/mates.ts'), null);
  const whom = useMemo(() => {
    let found: readonly number[] | null = null;
    return () => (found ??= known?.whomToAdvise(session.game, state) ?? null);
  }, [known, session, view, asked, room]);
  /** From when on suggestions count although the viewer has acted: because that was suggested, too. */
  const [since, setSince] = useState<number | null>(null);
  const suggestions = useMemo(
    () => (seat === null ? NONE : (known?.suggestedTo(state, offered, new Set(settled), since) ?? NONE)),
    [known, chat, turn, offered, settled, since],
  );
  const recent = useRef({ suggestions, turn });
  useEffect(() => {
    if (suggestions.length > 0) recent.current = { suggestions, turn: since ?? turn };
  }, [suggestions]);
  useEffect(() => {
    const followed = recent.current.suggestions.find(({ choice }) => same(choice, made?.choice));
    setSince(followed ? recent.current.turn : null);
    if (followed) settle(followed);
    else recent.current = { suggestions: NONE, turn };
  }, [made]);
  const [latest] = suggestions;
  const said = latest
    ? say('suggest.said', {
        names: latest.by.map((by) => words.player(by)),
        count: latest.by.length,
        choice: words.choice({ ...latest.choice }),
      })
    : '';
  useEffect(() => announce(said, 'suggestion'), [said]);
  return {
    whom,
    onSuggest,
    suggestions,
    onDecline: settle,
    onPoint: seat === null ? null : (piece) => client.point(piece),
    points,
  };
}
