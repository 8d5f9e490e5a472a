// What goes over the socket of a match. Both sides use these schemas; API.md is written from them.
import * as v from 'valibot';
import { LiveError } from './liveErrors.ts';
import { Proof, Room } from './room.ts';
import { ChatText, Choice, Count, Emote, Piece, RequestId, SeatNo, SuggestedChoice, Time } from './values.ts';

const Turn = v.pipe(
  Count,
  v.description(
    'how often this seat has acted, as the client knows it: a choice made for an older decision is refused',
  ),
);

export const Hello = v.pipe(
  v.strictObject({
    type: v.literal('hello'),
    have: v.pipe(
      v.optional(v.strictObject({ no: Count, events: Count, taken: Count, chat: Count })),
      v.description(
        'what a client that was connected before has got: number, events, `taken`, lines of chat',
      ),
    ),
    choices: v.pipe(
      v.optional(v.boolean()),
      v.description(
        'false: the client works out its choices from its view (`choicesOf`), so do not send them',
      ),
    ),
    looking: v.pipe(
      v.optional(v.boolean()),
      v.description('false: nobody looks at it, as at a hidden page; see `look`'),
    ),
  }),
  v.description('The first message. Nothing is sent before it.'),
);

export const Play = v.pipe(
  v.strictObject({ type: v.literal('play'), id: RequestId, turn: Turn, choice: Choice }),
  v.description('Plays a choice. Once `done` or an update with its id is there, it is never lost.'),
);

export const Undo = v.pipe(
  v.strictObject({
    type: v.literal('undo'),
    id: RequestId,
    turn: Turn,
    from: v.pipe(
      v.optional(Count),
      v.description('the number of the first play to take back; by default the latest'),
    ),
    only: v.pipe(
      v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown())),
      v.description('a part of a choice: only plays that agree with it are taken back'),
    ),
  }),
  v.description(
    'Takes back plays of this seat, as far as they told nobody anything. Others learn that it happened.',
  ),
);

export const Undoable = v.pipe(
  v.strictObject({ type: v.literal('undoable'), id: RequestId }),
  v.description('Asks which plays could be taken back.'),
);

export const AskBack = v.pipe(
  v.strictObject({
    type: v.literal('rewind'),
    id: RequestId,
    no: v.pipe(Count, v.description('the position that it is asked in: in any other it is refused')),
  }),
  v.description(
    "Asks everybody to agree that this seat's latest choice is taken back, with everything since. The room shows `asking` until it is decided; where everybody else is a bot, asking is enough.",
  ),
);

export const AnswerBack = v.pipe(
  v.strictObject({
    type: v.literal('answer'),
    id: RequestId,
    to: v.pipe(RequestId, v.description('the `id` of what is asked')),
    agrees: v.boolean(),
  }),
  v.description(
    'Agrees that something is taken back, or ends the request; whoever asked may end it, too. Once all agree, it is done.',
  ),
);

export const Say = v.pipe(
  v.strictObject({ type: v.literal('say'), id: RequestId, text: ChatText }),
  v.description('A line of chat, for everybody at the match. Only seats may talk.'),
);

export const Gesture = v.pipe(
  v.strictObject({ type: v.literal('emote'), id: RequestId, emote: Emote }),
  v.description('A line of chat that needs no translation.'),
);

export const Suggest = v.pipe(
  v.strictObject({
    type: v.literal('suggest'),
    id: RequestId,
    seat: v.pipe(SeatNo, v.description('to whom: another person who is asked to choose')),
    no: v.pipe(
      Count,
      v.description('the number of the position that it is made for: once the seat has acted, it is stale'),
    ),
    choice: SuggestedChoice,
  }),
  v.description(
    'A line of chat that says what another seat might choose. Nobody but that seat can choose it, and whether it could is told to nobody.',
  ),
);

export const Point = v.pipe(
  v.strictObject({ type: v.literal('point'), piece: Piece }),
  v.description('Points at something on the table. It is not stored and not acknowledged.'),
);

export const Away = v.pipe(
  v.strictObject({ type: v.literal('away'), id: RequestId }),
  v.description('A bot stands in for this seat from now on.'),
);

export const Back = v.pipe(
  v.strictObject({ type: v.literal('back'), id: RequestId }),
  v.description('The person takes the seat back from the bot.'),
);

export const MoreTime = v.pipe(
  v.strictObject({
    type: v.literal('time'),
    id: RequestId,
    seat: v.pipe(
      v.optional(SeatNo),
      v.description('whom to give more time; left out: asks the others for some'),
    ),
  }),
  v.description(
    'Asks for more time, or gives it to somebody else. Where everybody else is a bot, asking is enough.',
  ),
);

export const Look = v.pipe(
  v.strictObject({ type: v.literal('look'), looking: v.boolean() }),
  v.description('Whether somebody looks at the match now. Whoever does is sent no notice of it.'),
);

export const Ping = v.pipe(v.strictObject({ type: v.literal('ping') }), v.description('Is anybody there?'));

/** Everything a client may send. */
export const FromClient = v.variant('type', [
  Hello,
  Play,
  Undo,
  Undoable,
  AskBack,
  AnswerBack,
  Say,
  Gesture,
  Suggest,
  Point,
  Away,
  Back,
  MoreTime,
  Look,
  Ping,
]);

export const SeenEvent = v.pipe(
  v.strictObject({
    play: v.pipe(Count, v.description('how many choices had been played before it')),
    event: v.looseObject({ event: v.string(), rules: v.array(v.string()) }),
  }),
  v.description('an event of the game that this seat (or a spectator) may know of'),
);

export const Clock = v.pipe(
  v.strictObject({
    at: Time,
    banks: v.pipe(
      v.array(v.number()),
      v.description('milliseconds left for each seat at that time; those asked spend theirs'),
    ),
  }),
  v.description('only where the pace is not "none"'),
);

export const Suggestion = v.pipe(
  v.strictObject({
    seat: v.pipe(SeatNo, v.description('to whom')),
    turn: v.pipe(
      Count,
      v.description('how often that seat had acted: once it has acted again, the suggestion is of no use'),
    ),
    choice: SuggestedChoice,
  }),
  v.description('what somebody thinks that another seat might choose'),
);

export const ChatLine = v.strictObject({
  n: v.pipe(Count, v.description('lines are counted from 1')),
  at: Time,
  seat: SeatNo,
  name: v.string(),
  text: v.optional(v.string()),
  emote: v.optional(Emote),
  suggestion: v.optional(Suggestion),
});

export const DeltaSchema = v.pipe(
  v.unknown(),
  v.description(
    'a change: `[value]` replaces; an object changes those fields; for a list, the key is an index, and `"~": [start, removed, …inserted]` a splice that is done last',
  ),
);

const asked = v.pipe(v.array(SeatNo), v.description('the seats that may choose now'));
const choices = v.pipe(v.optional(v.array(Choice)), v.description('all that this seat may choose now'));
const taken = v.pipe(Count, v.description('how often plays have been taken back in this match'));
const turn = v.pipe(v.optional(Count), v.description('how often this seat has acted'));

export const Welcome = v.pipe(
  v.strictObject({
    type: v.literal('welcome'),
    protocol: Count,
    seat: v.pipe(v.nullable(SeatNo), v.description('null: a spectator')),
    host: v.boolean(),
    kept: v.pipe(
      v.nullable(SeatNo),
      v.description('the free seat that is kept for this person, as in a rematch'),
    ),
    now: Time,
    room: Room,
  }),
  v.description('The answer to `hello`.'),
);

export const Sync = v.pipe(
  v.strictObject({
    type: v.literal('sync'),
    no: Count,
    view: v.pipe(
      v.unknown(),
      v.description('the whole position as this seat may know it; null for the unknown'),
    ),
    first: v.pipe(
      Count,
      v.description('how many events come before those listed; the client has them already'),
    ),
    events: v.array(SeenEvent),
    taken,
    asked,
    turn,
    choices,
    clock: v.optional(Clock),
    proof: Proof,
  }),
  v.description('Everything, after `hello` and whenever updates would not do.'),
);

export const Update = v.pipe(
  v.strictObject({
    type: v.literal('update'),
    from: v.pipe(Count, v.description('the number that this continues')),
    no: v.pipe(Count, v.description('the number of the position it leads to')),
    cut: v.pipe(v.optional(Count), v.description('something was taken back: keep only so many events')),
    taken: v.optional(taken),
    events: v.optional(v.array(SeenEvent)),
    patch: v.optional(DeltaSchema),
    own: v.pipe(
      v.optional(DeltaSchema),
      v.description('the same for what not everybody may see; done after `patch`'),
    ),
    asked,
    turn,
    choices,
    clock: v.optional(Clock),
    proof: v.pipe(v.optional(Proof), v.description('when the match is over')),
    done: v.pipe(
      v.optional(v.array(RequestId)),
      v.description('requests of this seat that are stored with it'),
    ),
  }),
  v.description(
    'What has changed, as little as possible. What is left out is as before; without `choices` there are none.',
  ),
);

export const RoomChanged = v.pipe(
  v.strictObject({ type: v.literal('room'), room: Room }),
  v.description('Somebody came, went, sat down, or the match began or ended.'),
);

export const Chat = v.pipe(
  v.strictObject({ type: v.literal('chat'), lines: v.array(ChatLine) }),
  v.description('Lines of chat.'),
);

export const Done = v.pipe(
  v.strictObject({ type: v.literal('done'), id: RequestId }),
  v.description('The request is carried out and stored, now or when it came the first time.'),
);

export const RefusedByRule = v.pipe(
  v.strictObject({
    type: v.literal('refused'),
    id: RequestId,
    rule: v.string(),
    params: v.record(v.string(), v.unknown()),
  }),
  v.description('The rules forbid it. Nothing has changed.'),
);

const NullableRefusal = v.pipe(
  v.nullable(v.strictObject({ rule: v.string(), params: v.record(v.string(), v.unknown()) })),
  v.description('what speaks against it'),
);

const TakeBack = v.strictObject({
  choice: Choice,
  from: Count,
  only: v.record(v.string(), v.unknown()),
  plays: v.array(Count),
  refusal: NullableRefusal,
});

export const UndoableReply = v.pipe(
  v.strictObject({
    type: v.literal('undoable'),
    id: RequestId,
    plays: v.array(Count),
    takeBacks: v.pipe(
      v.array(TakeBack),
      v.description('what of it belongs together: `from` and `only` take it back without the rest'),
    ),
    byAgreement: v.pipe(
      v.nullable(v.strictObject({ from: Count, plays: Count, refusal: NullableRefusal })),
      v.description(
        'the latest play of the seat, where only `rewind` takes it back, and how many plays that would be; null where the match is not friendly',
      ),
    ),
  }),
  v.description('The numbers of the plays that could be taken back, the latest last.'),
);

export const TimeAsked = v.pipe(
  v.strictObject({ type: v.literal('time'), seat: SeatNo }),
  v.description('This seat asks for more time.'),
);

export const PointedAt = v.pipe(
  v.strictObject({ type: v.literal('point'), seat: SeatNo, piece: Piece }),
  v.description('This seat points at something, for a moment.'),
);

export const Pong = v.pipe(
  v.strictObject({ type: v.literal('pong') }),
  v.description('The answer to `ping`.'),
);

/** Everything a server sends. */
export const FromServer = v.variant('type', [
  Welcome,
  Sync,
  Update,
  RoomChanged,
  Chat,
  Done,
  RefusedByRule,
  LiveError,
  UndoableReply,
  TimeAsked,
  PointedAt,
  Pong,
]);

export type FromClient = v.InferOutput<typeof FromClient>;
export type FromServer = v.InferOutput<typeof FromServer>;
export type WayBack = Pick<v.InferOutput<typeof UndoableReply>, 'plays' | 'takeBacks' | 'byAgreement'>;
export type Sync = v.InferOutput<typeof Sync>;
export type Update = v.InferOutput<typeof Update>;
export type Welcome = v.InferOutput<typeof Welcome>;
export type SeenEvent = v.InferOutput<typeof SeenEvent>;
export type ChatLine = v.InferOutput<typeof ChatLine>;
export type Suggestion = v.InferOutput<typeof Suggestion>;
export type Clock = v.InferOutput<typeof Clock>;
