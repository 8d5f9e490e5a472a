// What messages of the server are made of: events, clocks, lines of chat, changes of a position.
import * as v from 'valibot';
import { Count, Emote, SeatNo, SuggestedChoice, Time } from './values.ts';

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

export type SeenEvent = v.InferOutput<typeof SeenEvent>;
export type Clock = v.InferOutput<typeof Clock>;
export type Suggestion = v.InferOutput<typeof Suggestion>;
export type ChatLine = v.InferOutput<typeof ChatLine>;
