// What the server sends over the socket of a match. Both sides use these schemas; API.md is written from them.
import * as v from 'valibot';
import { LiveError } from './liveErrors.ts';
import { Proof, Room } from './room.ts';
import { ChatLine, Clock, DeltaSchema, SeenEvent } from './seen.ts';
import { Choice, Count, Piece, RequestId, SeatNo, Time } from './values.ts';

const asked = v.pipe(
  v.array(SeatNo),
  v.description('the seats that the match waits for; who has said that they are done may choose too'),
);
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

const RoomChanged = v.pipe(
  v.strictObject({ type: v.literal('room'), room: Room }),
  v.description('Somebody came, went, sat down, or the match began or ended.'),
);

const Chat = v.pipe(
  v.strictObject({ type: v.literal('chat'), lines: v.array(ChatLine) }),
  v.description('Lines of chat.'),
);

const Done = v.pipe(
  v.strictObject({ type: v.literal('done'), id: RequestId }),
  v.description('The request is carried out and stored, now or when it came the first time.'),
);

const RefusedByRule = v.pipe(
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

const UndoableReply = v.pipe(
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

const TimeAsked = v.pipe(
  v.strictObject({ type: v.literal('time'), seat: SeatNo }),
  v.description('This seat asks for more time.'),
);

const PointedAt = v.pipe(
  v.strictObject({ type: v.literal('point'), seat: SeatNo, piece: Piece }),
  v.description('This seat points at something, for a moment.'),
);

const Pong = v.pipe(v.strictObject({ type: v.literal('pong') }), v.description('The answer to `ping`.'));

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

export type FromServer = v.InferOutput<typeof FromServer>;
export type WayBack = Pick<v.InferOutput<typeof UndoableReply>, 'plays' | 'takeBacks' | 'byAgreement'>;
export type Sync = v.InferOutput<typeof Sync>;
export type Update = v.InferOutput<typeof Update>;
export type Welcome = v.InferOutput<typeof Welcome>;
