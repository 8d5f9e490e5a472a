// What notices say. All of it is known to everybody at the match: a notice may be read by whoever is near.
import { type Speaker, speaker } from '@getaway/words';
import type { Language } from '../../protocol/notices.ts';
import en from '../../locales/en.json';
import pl from '../../locales/pl.json';
import ptBR from '../../locales/pt-BR.json';
import type { Room } from '../room/room.ts';
import { ASKING, CALLED_OFF, CLOCK, type Matter, TURN } from '../store/told.ts';
import type { MailText } from './mail.ts';
import { endOf } from './matters.ts';
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

const pathOf = (room: Room): string => `/online/${room.row.id}`;

/** Something that waits for somebody. */
export interface Item {
  readonly room: Room;
  readonly seat: number;
  readonly guest: number;
  readonly matter: Matter;
}

const HOUR = 60 * 60 * 1000;

/** A notice's first line, and what stands in a mail above the matches that it is about. */
const TITLES = {
  [TURN]: 'turn.title',
  [ASKING]: 'asking.title',
  [CLOCK]: 'clock.title',
  [CALLED_OFF]: 'calledOff.title',
} as const;
const LEADS = {
  [TURN]: 'mail.turn',
  [ASKING]: 'mail.asking',
  [CLOCK]: 'mail.clock',
  [CALLED_OFF]: 'mail.calledOff',
} as const;

/** How much something presses: what is called off waits for nobody. */
const pressing = ({ matter }: Item): number => (matter === CALLED_OFF ? -1 : matter);

const headOf = (say: Speaker['say'], { room, matter }: Item): string =>
  say(TITLES[matter], { title: titleOf(room) });

function bodyOf(say: Speaker['say'], { room, seat, guest, matter }: Item, now: number): string {
  if (matter === CLOCK) {
    const left = (endOf(room, seat, matter) ?? now) - now;
    return say('clock.left', { hours: Math.round(left / HOUR) });
  }
  if (matter === ASKING)
    return say('asking.by', { name: room.seats[room.row.asking?.seat ?? 0]?.name ?? '' });
  if (matter === CALLED_OFF) {
    const campaign = room.row.campaign?.name;
    return campaign === undefined ? say('calledOff.match') : say('calledOff.campaign', { campaign });
  }
  const names = othersOf(room, guest);
  return names.length > 0 ? say('turn.with', { names }) : say('turn.alone');
}

export function pushText(item: Item, language: Language, waiting: number, now: number): PushText {
  const say = sayIn(language);
  const { room, matter } = item;
  return {
    title: headOf(say, item),
    body: bodyOf(say, item, now),
    path: pathOf(room),
    tag: `turn-${room.row.id}`,
    waiting,
    ...(matter !== TURN && { again: true }),
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

/** One mail about all matches that wait for somebody; of each the most pressing. */
export function waitingMail(items: readonly Item[], guest: number, mailing: Mailing): MailText {
  const say = sayIn(mailing.language);
  const byMatch = new Map<number, Item>();
  for (const item of items.toSorted((a, b) => pressing(a) - pressing(b)))
    byMatch.set(item.room.row.match, item);
  const matches = [...byMatch.values()].toSorted((a, b) => pressing(b) - pressing(a));
  const paragraphs = matches.map((item, i) => {
    const names = othersOf(item.room, guest);
    const title = titleOf(item.room);
    const match = `${names.length > 0 ? say('mail.match', { title, names }) : title}\n${mailing.base}${pathOf(item.room)}`;
    return item.matter === matches[i - 1]?.matter ? match : `${say(LEADS[item.matter])}\n\n${match}`;
  });
  const [first, last] = [matches[0], matches.at(-1)];
  const several = last?.matter === CALLED_OFF ? 'mail.news' : 'mail.several';
  const name = first?.room.seats.find((seat) => seat.guest === guest)?.name ?? '';
  return {
    subject:
      first !== undefined && matches.length === 1
        ? headOf(say, first)
        : say(several, { count: matches.length }),
    text: [
      say('mail.hello', { name }),
      ...paragraphs,
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
