// Chat: lines that everybody at a match may read, and only seats may write.
import type { ChatLine } from '../../protocol/live.ts';
import type { Emote } from '../../protocol/values.ts';
import type { StoredLine } from '../store/journal.ts';
import type { Room } from '../room/room.ts';

const MOST_AT_ONCE = 200;

type Said = { readonly text: string } | { readonly emote: Emote };

/** Adds a line, unless this request has done so before. */
export function say(room: Room, seat: number, request: string, said: Said): void {
  const { journal, now } = room.house;
  const { match } = room.row;
  const key = `${seat} ${request}`;
  if (room.justSaid.has(key) || journal.wasSaid(match, seat, request)) return;
  room.justSaid.add(key);
  room.lines ??= journal.countOfLines(match);
  const line: StoredLine = {
    n: ++room.lines,
    at: now(),
    seat,
    name: room.seats[seat]?.name ?? '',
    text: 'text' in said ? said.text : null,
    emote: 'emote' in said ? said.emote : null,
  };
  journal.addChat(room, match, line, request);
  room.touch();
  room.whenStored(() => {
    room.justSaid.delete(key);
    room.audience.tellAll(chatText([line]));
  });
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
    lines: lines.map(({ n, at, seat, name, text, emote }): ChatLine => ({
      n,
      at,
      seat,
      name,
      ...(text !== null && { text }),
      ...(emote !== null && { emote: emote as Emote }),
    })),
  });
