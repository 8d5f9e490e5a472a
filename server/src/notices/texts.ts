// What notices say. All of it is known to everybody at the match: a notice may be read by whoever is near.
import { type Speaker, speaker } from '@getaway/words';
import type { Language } from '../../protocol/notices.ts';
import en from '../../locales/en.json';
import pl from '../../locales/pl.json';
import ptBR from '../../locales/pt-BR.json';
import type { Room } from '../room/room.ts';
import type { MailText } from './mail.ts';
import type { PushText } from './push.ts';

const MESSAGES = { en, 'pt-BR': ptBR, pl } as const satisfies Record<Language, object>;
const speakers = new Map<Language, Speaker['say']>();

function sayIn(language: Language): Speaker['say'] {
  let say = speakers.get(language);
  if (say === undefined) {
    ({ say } = speaker(MESSAGES[language], { locale: language }));
    speakers.set(language, say);
  }
  return say;
}

const titleOf = ({ row, house }: Room): string => house.games[row.game]?.title ?? row.game;

/** The people whom somebody plays with. */
const othersOf = (room: Room, guest: number): string[] =>
  room.seats.flatMap(({ kind, guest: other, name }) =>
    kind === 'person' && other !== guest && name !== null ? [name] : [],
  );

export const pathOf = (room: Room): string => `/online/${room.row.id}`;

export function pushText(room: Room, guest: number, language: Language, waiting: number): PushText {
  const say = sayIn(language);
  const names = othersOf(room, guest);
  return {
    title: say('turn.title', { title: titleOf(room) }),
    body: names.length > 0 ? say('turn.with', { names }) : say('turn.alone'),
    path: pathOf(room),
    tag: `turn-${room.row.id}`,
    waiting,
  };
}

interface Mailing {
  readonly language: Language;
  /** The beginning of links to this server. */
  readonly base: string;
  /** What the link ends with that stops the mail. */
  readonly stop: string;
}

/** The page that stops the mail; a mail program may POST to the same address. */
const stopLink = ({ base, stop }: Mailing): string => `${base}/mail/stop/${stop}`;

/** One mail about all matches that wait for somebody. */
export function turnMail(rooms: readonly Room[], guest: number, mailing: Mailing): MailText {
  const say = sayIn(mailing.language);
  const [first] = rooms;
  const matches = rooms.map((room) => {
    const names = othersOf(room, guest);
    const title = titleOf(room);
    return `${names.length > 0 ? say('mail.match', { title, names }) : title}\n${mailing.base}${pathOf(room)}`;
  });
  const title = first === undefined ? '' : titleOf(first);
  const name = first?.seats.find((seat) => seat.guest === guest)?.name ?? '';
  return {
    subject: say('mail.subject', { count: rooms.length, title }),
    text: [
      say('mail.hello', { name }),
      ...matches,
      `-- \n${say('mail.why', { server: mailing.base })}`,
      `${say('mail.stop')}\n${stopLink(mailing)}`,
    ].join('\n\n'),
    stop: stopLink(mailing),
  };
}

/** The first mail to an address. It holds no word of whoever gave it, since its owner may never have heard of us. */
export function confirmMail(code: string, hours: number, mailing: Mailing): MailText {
  const say = sayIn(mailing.language);
  return {
    subject: say('confirm.subject'),
    text: [
      say('confirm.text', { server: mailing.base }),
      `${say('confirm.link', { hours })}\n${mailing.base}/mail/confirm/${code}`,
      `${say('confirm.else')}\n${stopLink(mailing)}`,
    ].join('\n\n'),
    stop: stopLink(mailing),
  };
}
