// The requests over HTTP, one entry each: what comes in, what goes out, and a sentence for API.md.
import * as v from 'valibot';
import { Endpoint, Language, MailAddress, Mailbox, MailCode, Subscription } from './notices.ts';
import { Room, You } from './room.ts';
import { ROUTES } from './routes.ts';
import {
  BotName,
  Campaign,
  Count,
  GameId,
  InviteCode,
  MatchId,
  MAX_SEATS,
  Options,
  Pace,
  Papers,
  Player,
  RequestSecret,
  SeatNo,
} from './values.ts';

const Seat = v.pipe(
  v.optional(SeatNo),
  v.description('which of the own seats; not needed when there is one'),
);

const SeatPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: BotName }),
]);

const Arrival = v.strictObject({ match: Room, you: You });
const NoBody = v.strictObject({});
const numeric = <T extends v.GenericSchema<number, number>>(schema: T) =>
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), schema);

const inMatch = v.strictObject({ id: MatchId });
const atSeat = v.strictObject({ id: MatchId, seat: numeric(SeatNo) });

export const REST = {
  games: {
    ...ROUTES.games,
    about: 'The games and bots that this server knows.',
    params: NoBody,
    body: NoBody,
    reply: v.strictObject({
      games: v.array(
        v.strictObject({
          id: GameId,
          title: v.string(),
          version: Count,
          seats: v.strictObject({ min: Count, max: Count }),
        }),
      ),
      bots: v.array(BotName),
      paces: v.record(Pace, v.nullable(v.strictObject({ bank: Count, increment: Count, gift: Count }))),
    }),
  },
  address: {
    ...ROUTES.address,
    about:
      "How other devices reach this server: by the address that it was given, or, told only to a page of the server's own machine, by that machine's addresses in its network.",
    params: NoBody,
    body: NoBody,
    reply: v.strictObject({
      links: v.pipe(v.array(v.string()), v.description('the beginnings of links')),
    }),
  },
  me: {
    ...ROUTES.me,
    about: 'Who the server thinks you are, and your matches, those that wait for you first.',
    params: NoBody,
    body: NoBody,
    reply: v.strictObject({ player: v.nullable(Player), matches: v.array(Arrival) }),
  },
  lobby: {
    ...ROUTES.lobby,
    about: 'Public matches: those with a free seat, and those one can watch.',
    params: NoBody,
    body: NoBody,
    reply: v.strictObject({ open: v.array(Room), live: v.array(Room) }),
  },
  create: {
    ...ROUTES.create,
    about:
      'Opens a match. It begins by itself as soon as no seat is open. Sets the cookie that holds the seats.',
    params: NoBody,
    body: v.strictObject({
      game: GameId,
      options: v.optional(Options, {}),
      campaign: v.optional(Campaign),
      papers: v.optional(Papers),
      seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(MAX_SEATS)),
      pace: v.optional(Pace, 'none'),
      listed: v.pipe(v.optional(v.boolean(), false), v.description('show it in the lobby')),
      friendly: v.pipe(
        v.optional(v.boolean(), false),
        v.description('choices may be taken back when everybody agrees'),
      ),
      player: Player,
      request: v.optional(RequestSecret),
    }),
    reply: Arrival,
  },
  match: {
    ...ROUTES.match,
    about: 'What everybody may know about a match, and which seats are yours.',
    params: inMatch,
    body: NoBody,
    reply: Arrival,
  },
  papers: {
    ...ROUTES.papers,
    about: 'What a campaign has laid out at its table when it was opened. Only for those who sit there.',
    params: inMatch,
    body: NoBody,
    reply: v.strictObject({ papers: v.unknown() }),
  },
  claim: {
    ...ROUTES.claim,
    about:
      'Takes a seat: an open one, or with an invite the seat that it is for. Replaces the cookie by a new one.',
    params: atSeat,
    body: v.strictObject({
      player: Player,
      invite: v.optional(InviteCode),
      request: v.optional(RequestSecret),
    }),
    reply: Arrival,
  },
  invite: {
    ...ROUTES.invite,
    about:
      'Makes a code for one seat. The host reserves an open seat with it; a player moves the own seat to another device.',
    params: atSeat,
    body: NoBody,
    reply: v.strictObject({ invite: InviteCode, link: v.string() }),
  },
  fill: {
    ...ROUTES.fill,
    about:
      'The host gives a seat to a bot, or opens it: any but the own before the start, later only one whose player is away.',
    params: atSeat,
    body: v.variant('kind', [
      v.strictObject({ kind: v.literal('open') }),
      v.strictObject({ kind: v.literal('bot'), bot: BotName }),
    ]),
    reply: Arrival,
  },
  start: {
    ...ROUTES.start,
    about: 'The host begins now: bots take the seats that are open. Once it has begun, that is all.',
    params: inMatch,
    body: v.strictObject({ bot: BotName }),
    reply: Arrival,
  },
  close: {
    ...ROUTES.close,
    about:
      'The host calls off a match that has not begun. Nobody finds it any more; whoever is there is told at once, and who sat there and is away gets a notice.',
    params: inMatch,
    body: NoBody,
    reply: NoBody,
  },
  leave: {
    ...ROUTES.leave,
    about: 'Before the start: gives up the seat. Later: a bot stands in until the player is back.',
    params: inMatch,
    body: v.strictObject({ seat: Seat }),
    reply: Arrival,
  },
  return: {
    ...ROUTES.return,
    about: 'Takes the own seat back from the bot that stood in.',
    params: inMatch,
    body: v.strictObject({ seat: Seat }),
    reply: Arrival,
  },
  rematch: {
    ...ROUTES.rematch,
    about:
      'After the end: the same set-up with a new seed. The seats are kept for the same people; whoever of them asks sits down. Asked for twice, it is the same match.',
    params: inMatch,
    body: NoBody,
    reply: Arrival,
  },
  record: {
    ...ROUTES.record,
    about: 'The whole match with its seed, to replay and to check. Only once it is over.',
    params: inMatch,
    body: NoBody,
    reply: v.looseObject({ game: GameId, version: Count, seed: v.string(), plays: v.array(v.unknown()) }),
  },
  notices: {
    ...ROUTES.notices,
    about: 'How this server can tell you that it is your turn while you look elsewhere.',
    params: NoBody,
    body: NoBody,
    reply: v.strictObject({
      known: v.pipe(v.boolean(), v.description('the server knows you; only then can it tell you anything')),
      push: v.pipe(
        v.nullable(v.string()),
        v.description('the key that a browser subscribes with; null: no web push here'),
      ),
      mail: v.pipe(v.nullable(Mailbox), v.description('null: no mail from here')),
      reminders: v.pipe(v.boolean(), v.description('see below: whether you want to be told in time')),
    }),
  },
  pushTo: {
    ...ROUTES.pushTo,
    about:
      'Sends web push to this browser from now on. Only the usual push services are sent to, and those that the server was told of.',
    params: NoBody,
    body: Subscription,
    reply: NoBody,
  },
  pushNoMore: {
    ...ROUTES.pushNoMore,
    about: 'Sends no more web push to this browser.',
    params: NoBody,
    body: v.strictObject({ endpoint: Endpoint }),
    reply: NoBody,
  },
  remind: {
    ...ROUTES.remind,
    about:
      'Whether to tell you also, once for each decision, that your time runs out: in matches over days, by push and mail as everything else. It does unless told otherwise.',
    params: NoBody,
    body: v.strictObject({ wanted: v.boolean() }),
    reply: NoBody,
  },
  mailTo: {
    ...ROUTES.mailTo,
    about:
      'Sends mail to this address from now on, once its owner has followed the link in a first mail. Replaces the address of before.',
    params: NoBody,
    body: v.strictObject({ address: MailAddress, language: Language }),
    reply: Mailbox,
  },
  mailNoMore: {
    ...ROUTES.mailNoMore,
    about: 'Forgets the address.',
    params: NoBody,
    body: NoBody,
    reply: NoBody,
  },
  confirmMail: {
    ...ROUTES.confirmMail,
    about: 'The owner of an address wants the mail. Needs no cookie: the link may be opened anywhere.',
    params: NoBody,
    body: v.strictObject({ code: MailCode }),
    reply: NoBody,
  },
  stopMail: {
    ...ROUTES.stopMail,
    about:
      'The owner of an address wants no mail: it is forgotten, whoever gave it. Mail programs may also POST to the address in `List-Unsubscribe`.',
    params: NoBody,
    body: v.strictObject({ code: MailCode }),
    reply: NoBody,
  },
} as const;

export type Route = keyof typeof REST;
export type ParamsOf<R extends Route> = v.InferOutput<(typeof REST)[R]['params']>;
export type BodyOf<R extends Route> = v.InferInput<(typeof REST)[R]['body']>;
export type ReadBodyOf<R extends Route> = v.InferOutput<(typeof REST)[R]['body']>;
export type ReplyOf<R extends Route> = v.InferOutput<(typeof REST)[R]['reply']>;

export const REST_ERRORS = {
  malformed: [400, 'the request is not as described here'],
  'bad-setup': [400, 'the game cannot be set up like that'],
  refused: [409, 'a rule of the game forbids it; `rule` and `params` say which'],
  'not-yours': [403, 'only the host, or only the seat itself, may do that'],
  'foreign-origin': [403, 'the request comes from another site'],
  missing: [404, 'there is no such thing'],
  taken: [409, 'the seat is not free'],
  'not-now': [409, 'the match is not in the right state for that'],
  stale: [410, 'the rules of the game have changed since; the match cannot go on'],
  'too-large': [413, 'the request is too large'],
  'too-many': [429, 'too many requests; wait a little'],
  storage: [503, 'the server cannot store anything at the moment'],
  fault: [500, 'a fault of the server'],
} as const;
export type RestErrorCode = keyof typeof REST_ERRORS;

export const RestError = v.strictObject({
  error: v.picklist(Object.keys(REST_ERRORS) as RestErrorCode[]),
  about: v.pipe(v.optional(v.string()), v.description('for developers, in English')),
  rule: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.unknown())),
});
export type RestError = v.InferOutput<typeof RestError>;
