// Chat: lines that everybody at a match may read, and only seats may write.
import type { FromClient } from '../../protocol/fromClient.ts';
import type { ChatLine, Suggestion } from '../../protocol/seen.ts';
import type { Emote } from '../../protocol/values.ts';
import type { Result } from '../room/playing.ts';
import type { Room } from '../room/room.ts';
import type { StoredLine } from '../store/journal.ts';

const MOST_AT_ONCE = 200;

type Said = Pick<ChatLine, 'text' | 'emote' | 'suggestion'>;

const keyOf = (seat: number, request: string): string => `${seat} ${request}`;

const wasSaid = (room: Room, seat: number, request: string): boolean =>
  room.justSaid.has(keyOf(seat, request)) || room.house.journal.wasSaid(room.row.match, seat, request);

/** Adds a line, unless this request has done so before. */
export function say(room: Room, seat: number, request: string, said: Said): void {
  if (wasSaid(room, seat, request)) return;
  const { journal, now } = room.house;
  const { match } = room.row;
  const key = keyOf(seat, request);
  room.justSaid.add(key);
  room.lines ??= journal.countOfLines(match);
  const line: StoredLine = {
    n: ++room.lines,
    at: now(),
    seat,
    name: room.seats[seat]?.name ?? '',
    text: said.text ?? null,
    emote: said.emote ?? null,
    suggestion: said.suggestion ? JSON.stringify(said.suggestion) : null,
  };
  journal.addChat(room, match, line, request);
  room.touch();
  room.whenStored(() => {
    room.justSaid.delete(key);
    room.audience.tellAll(chatText([line]));
  });
}

/**
 * Says what somebody else who is asked might choose. Whether they could is not looked at: an answer that depends on it
 * would tell what only they know.
 */
export function suggest(
  room: Room,
  seat: number,
  { id, seat: to, no, choice }: Extract<FromClient, { type: 'suggest' }>,
): Result {
  if (wasSaid(room, seat, id)) return 'again';
  if (room.row.state !== 'live') return 'not-live';
  if (to === seat || room.seats[to]?.kind !== 'person' || room.isBots(to)) return 'not-yours';
  const { turns, lastActs } = room.course();
  if (!room.asked.includes(to) || (lastActs[to] ?? 0) > no) return 'stale';
  say(room, seat, id, { suggestion: { seat: to, turn: turns[to] ?? 0, choice } });
  return 'done';
}

/** Shows everybody what somebody points at. It is gone in a moment, so it is kept nowhere. */
export function point(room: Room, seat: number, piece: string): 'done' | 'not-live' {
  if (room.row.state !== 'live') return 'not-live';
  room.audience.tellAll(JSON.stringify({ type: 'point', seat, piece }));
  return 'done';
}

/** What has been said since line `since`, the latest lines only. */
export function saidSince(room: Room, since: number): string | null {
  const { journal } = room.house;
  const { match } = room.row;
  room.lines ??= journal.countOfLines(match);
  if (room.lines <= since) return null;
  return chatText(journal.lines(match, Math.max(since, room.lines - MOST_AT_ONCE)));
}

const chatText = (lines: readonly StoredLine[]): string =>
  JSON.stringify({
    type: 'chat',
    lines: lines.map(({ n, at, seat, name, text, emote, suggestion }): ChatLine => ({
      n,
      at,
      seat,
      name,
      ...(text !== null && { text }),
      ...(emote !== null && { emote: emote as Emote }),
      ...(suggestion !== null && { suggestion: JSON.parse(suggestion) as Suggestion }),
    })),
  });
