// The small values that requests and messages are made of. Every limit on what comes in stands in these schemas.
import * as v from 'valibot';
import { EMOTES, LONGEST_PAPERS, PACES } from './lists.ts';

/** Raised when a client that speaks the old messages could no longer play. */
export const PROTOCOL = 2;

export const MAX_SEATS = 12;

const idLike = (most: number) => v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(most));

export const GameId = v.pipe(idLike(40), v.description('a game, such as "escape-plan"'));
export const MatchId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22}$/),
  v.description('a match; whoever knows it may watch, so links hold it'),
);
export const SeatNo = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_SEATS - 1),
  v.description('a seat, counted from 0'),
);
export const BotName = v.pipe(idLike(40), v.description('one of the bots that GET /api/games lists'));
export const InviteCode = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22}$/),
  v.description('lets whoever has it take one seat, once'),
);
/** What a client calls one thing that it wants, so that it may safely send it again. */
export const RequestId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,36}$/),
  v.description("the client's own id of this request: sent twice, it counts once"),
);
/** The same for requests over HTTP, where the reply may bring the cookie: whoever knows it gets that cookie, too. */
export const RequestSecret = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22,36}$/),
  v.description(
    'made at random by the client: sent again with it because no reply came, the request counts once; tell it to nobody',
  ),
);
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
export const Time = v.pipe(Count, v.description('milliseconds since 1970'));

/** Anything but control characters and those that turn the direction of other people's text. */
// oxlint-disable-next-line no-control-regex -- they are what is kept out
const PLAIN = /^[^\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u;
const plainText = (least: number, most: number) =>
  v.pipe(v.string(), v.maxLength(4 * most), v.trim(), v.minLength(least), v.maxLength(most), v.regex(PLAIN));

export const Player = v.pipe(
  v.strictObject({
    name: plainText(1, 24),
    colour: v.optional(idLike(20)),
    shape: v.optional(idLike(20)),
  }),
  v.description('how a person is shown to the others'),
);

export const Campaign = v.pipe(
  v.strictObject({
    name: plainText(1, 60),
    number: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(9999),
      v.description('which of its matches this is, counted from 1'),
    ),
    players: v.pipe(
      v.array(plainText(1, 24)),
      v.minLength(1),
      v.maxLength(MAX_SEATS),
      v.description('whom each seat is for'),
    ),
  }),
  v.description(
    'the campaign that a match is part of, for people to read; whoever keeps the campaign takes the record when the match is over',
  ),
);

export const Pace = v.pipe(v.picklist(PACES), v.description('how long a seat may think'));

export const Options = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  v.description("the game's options; those left out take their defaults"),
);

export const Choice = v.pipe(
  v.looseObject({ do: v.pipe(v.string(), v.maxLength(60)) }),
  v.description('one of the offered choices, exactly as offered'),
);

const LONGEST_SUGGESTION = 1000;
/** As plain as what is said: nothing in it may be escaped, because that is how control characters are written. */
const isPlain = (choice: v.InferOutput<typeof Choice>): boolean => {
  const written = JSON.stringify(choice);
  return written.length <= LONGEST_SUGGESTION && !written.includes('\\') && PLAIN.test(written);
};
export const SuggestedChoice = v.pipe(
  Choice,
  v.check(isPlain),
  v.description(
    `a choice as that seat may be offered it, which is not checked; at most ${LONGEST_SUGGESTION} characters of plain JSON`,
  ),
);

/** As plain as what is said, in all of its words. */
function isPlainJson(value: Readonly<Record<string, unknown>>): boolean {
  let plain = true;
  const written = JSON.stringify(value, (name, part: unknown) => {
    plain &&= PLAIN.test(name) && (typeof part !== 'string' || PLAIN.test(part));
    return part;
  });
  return plain && written.length <= LONGEST_PAPERS;
}
export const Papers = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  v.check(isPlainJson),
  v.description(
    `what whoever sits at the table may read of the campaign: the server does not look at it; at most ${LONGEST_PAPERS} characters of plain JSON`,
  ),
);

/** What the page calls a thing on the table. */
export const Piece = v.pipe(
  v.string(),
  v.regex(/^[a-z]+:[\w .'-]{1,60}$/),
  v.description('a piece, by its kind and id, such as "card:boxer" or "seat:0"'),
);

export const ChatText = plainText(1, 500);
export const Emote = v.picklist(EMOTES);

export type GameId = v.InferOutput<typeof GameId>;
export type MatchId = v.InferOutput<typeof MatchId>;
export type Player = v.InferOutput<typeof Player>;
export type Campaign = v.InferOutput<typeof Campaign>;
export type Pace = v.InferOutput<typeof Pace>;
export type Emote = v.InferOutput<typeof Emote>;
