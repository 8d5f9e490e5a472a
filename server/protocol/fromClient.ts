// What a browser sends over the socket of a match. Both sides use these schemas; API.md is written from them.
import * as v from 'valibot';
import { ChatText, Choice, Count, Emote, Piece, RequestId, SeatNo, SuggestedChoice } from './values.ts';

const Turn = v.pipe(
  Count,
  v.description(
    'how often this seat has acted, as the client knows it: a choice made for an older decision is refused',
  ),
);

const Hello = v.pipe(
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

const Play = v.pipe(
  v.strictObject({ type: v.literal('play'), id: RequestId, turn: Turn, choice: Choice }),
  v.description('Plays a choice. Once `done` or an update with its id is there, it is never lost.'),
);

const Undo = v.pipe(
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

const Undoable = v.pipe(
  v.strictObject({ type: v.literal('undoable'), id: RequestId }),
  v.description('Asks which plays could be taken back.'),
);

const AskBack = v.pipe(
  v.strictObject({
    type: v.literal('rewind'),
    id: RequestId,
    no: v.pipe(Count, v.description('the position that it is asked in: in any other it is refused')),
  }),
  v.description(
    "Asks everybody to agree that this seat's latest choice is taken back, with everything since. The room shows `asking` until it is decided; where everybody else is a bot, asking is enough.",
  ),
);

const AnswerBack = v.pipe(
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

const Say = v.pipe(
  v.strictObject({ type: v.literal('say'), id: RequestId, text: ChatText }),
  v.description('A line of chat, for everybody at the match. Only seats may talk.'),
);

const Gesture = v.pipe(
  v.strictObject({ type: v.literal('emote'), id: RequestId, emote: Emote }),
  v.description('A line of chat that needs no translation.'),
);

const Suggest = v.pipe(
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

const Point = v.pipe(
  v.strictObject({ type: v.literal('point'), piece: Piece }),
  v.description('Points at something on the table. It is not stored and not acknowledged.'),
);

const Away = v.pipe(
  v.strictObject({ type: v.literal('away'), id: RequestId }),
  v.description('A bot stands in for this seat from now on.'),
);

const Back = v.pipe(
  v.strictObject({ type: v.literal('back'), id: RequestId }),
  v.description('The person takes the seat back from the bot.'),
);

const MoreTime = v.pipe(
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

const Look = v.pipe(
  v.strictObject({ type: v.literal('look'), looking: v.boolean() }),
  v.description('Whether somebody looks at the match now. Whoever does is sent no notice of it.'),
);

const Ping = v.pipe(v.strictObject({ type: v.literal('ping') }), v.description('Is anybody there?'));

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

export type FromClient = v.InferOutput<typeof FromClient>;
