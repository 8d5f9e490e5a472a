import { PUSH_SERVICES } from './notices/endpoint.ts';

/** What somebody who runs a server may set. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  /** The address that people reach the server by, such as "https://play.example"; by default the one they ask for. */
  readonly url: string | null;
  /** The server stands behind a proxy that says who is asking. */
  readonly proxy: boolean;
  /** What `GET /metrics` asks for, when it comes from another machine. */
  readonly metricsToken: string | null;
  readonly bots: BotSettings;
  readonly limits: Limits;
  /** The push services that notices may be sent to; null: to none. */
  readonly pushHosts: readonly string[] | null;
  /** The mail server that notices are handed to; null: there is none. */
  readonly mail: MailSettings | null;
  readonly notices: NoticeSettings;
  /** A match that nothing happens in is put away after this many milliseconds. */
  readonly idle: number;
}

interface BotSettings {
  /** How many bots may think at once, each in a thread of its own. */
  readonly threads: number;
  /** A bot that has not chosen after this many milliseconds is stopped, and anything legal is played. */
  readonly limit: number;
  /** Bots play at multiples of this many milliseconds, so that the time they take tells nothing about their hand. */
  readonly beat: number;
  /** The bot that takes the seat of somebody who is away. */
  readonly standIn: string;
}

export interface MailSettings {
  /** Such as "smtps://name:password@mail.example". */
  readonly smtp: string;
  /** Who it is from. */
  readonly from: string;
}

/** When people are told that it is their turn, in milliseconds. */
interface NoticeSettings {
  /** After so long, where a match is played over days, and where people usually stay at the table. */
  readonly soon: number;
  readonly later: number;
  /** So long after a push, whoever has not looked is sent mail. */
  readonly mailAfterPush: number;
  /** The shortest time between two mails to somebody; what waits meanwhile goes into one. */
  readonly mailPause: number;
  /** How often to look what is due. */
  readonly beat: number;
}

interface Limits {
  /** Characters of a message on a socket. */
  readonly message: number;
  /** Bytes of a request's body. */
  readonly body: number;
  readonly sockets: number;
  readonly socketsOfAddress: number;
  /** What one socket, one address may do: so many a second in the long run, so many at once. */
  readonly messages: Rate;
  readonly requests: Rate;
  readonly newMatches: Rate;
  readonly newSeats: Rate;
  readonly takingBack: Rate;
  readonly chat: Rate;
  readonly newAddresses: Rate;
  /** First mails, which nobody has confirmed to want: to one address, and to all. */
  readonly firstMailsToOne: Rate;
  readonly firstMails: Rate;
  /** What one person is sent, however often it is their turn. */
  readonly pushes: Rate;
  readonly mails: Rate;
  /** Bytes that may wait for a client that does not read. */
  readonly backlog: number;
}

export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const DEFAULTS: Omit<Settings, 'data'> = {
  port: 8080,
  host: '127.0.0.1',
  url: null,
  proxy: false,
  metricsToken: null,
  bots: { threads: 1, limit: 3000, beat: 500, standIn: 'steady' },
  limits: {
    message: 16_384,
    body: 65_536,
    sockets: 10_000,
    socketsOfAddress: 60,
    messages: { perSecond: 10, atOnce: 40 },
    requests: { perSecond: 10, atOnce: 100 },
    newMatches: { perSecond: 20 / MINUTE, atOnce: 20 },
    newSeats: { perSecond: 60 / MINUTE, atOnce: 60 },
    takingBack: { perSecond: 1, atOnce: 5 },
    chat: { perSecond: 1, atOnce: 8 },
    newAddresses: { perSecond: 10 / DAY, atOnce: 10 },
    firstMailsToOne: { perSecond: 3 / DAY, atOnce: 3 },
    firstMails: { perSecond: 1 / MINUTE, atOnce: 60 },
    pushes: { perSecond: 1 / MINUTE, atOnce: 30 },
    mails: { perSecond: 24 / DAY, atOnce: 6 },
    backlog: 1_000_000,
  },
  pushHosts: PUSH_SERVICES,
  mail: null,
  notices: { soon: 15_000, later: 60_000, mailAfterPush: 3_600_000, mailPause: 600_000, beat: 1000 },
  idle: 60_000,
};
