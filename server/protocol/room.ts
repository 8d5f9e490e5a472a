// What everybody may know about a match, before, during and after play.
import * as v from 'valibot';
import {
  BotName,
  Campaign,
  Count,
  GameId,
  MatchId,
  Options,
  Pace,
  RequestId,
  SeatNo,
  Time,
} from './values.ts';

export const SeatInfo = v.pipe(
  v.strictObject({
    kind: v.picklist(['open', 'person', 'bot']),
    name: v.nullable(v.string()),
    colour: v.nullable(v.string()),
    shape: v.nullable(v.string()),
    bot: v.pipe(v.nullable(BotName), v.description('the bot that plays the seat, also while it stands in')),
    away: v.pipe(v.boolean(), v.description('a bot stands in for the person, who may come back')),
    present: v.pipe(v.boolean(), v.description('connected right now')),
    reserved: v.pipe(v.boolean(), v.description('open, but only for somebody who was invited')),
  }),
  v.description('who sits where'),
);

export const Proof = v.pipe(
  v.strictObject({ sha256: v.string(), seed: v.nullable(v.string()) }),
  v.description("the hash of the match's seed from the start, and the seed once the match is over"),
);

export const Outcome = v.strictObject({
  ending: v.string(),
  winners: v.array(SeatNo),
  scores: v.array(v.nullable(v.number())),
});

const ENDS_OF_ASKING = ['declined', 'withdrawn', 'expired', 'left'] as const;

export const Asking = v.pipe(
  v.strictObject({
    id: v.pipe(RequestId, v.description('what an `answer` refers to')),
    seat: v.pipe(SeatNo, v.description('who asks')),
    from: v.pipe(Count, v.description('the number of the first play to take back')),
    plays: v.pipe(Count, v.description('how many plays that takes back, those of others among them')),
    agreed: v.pipe(v.array(SeatNo), v.description('seats of people who agree; all have to, bots always do')),
    until: v.pipe(Time, v.description('when it ends by itself')),
    ended: v.pipe(
      v.nullable(v.picklist(ENDS_OF_ASKING)),
      v.description('why it came to nothing; a choice that is made ends it, too, and leaves nothing of it'),
    ),
    by: v.pipe(v.nullable(SeatNo), v.description('who has ended it; null: nobody, the time was up')),
  }),
  v.description(
    'a seat asks all others to agree that its latest choice is taken back, with everything since',
  ),
);

export const Room = v.pipe(
  v.strictObject({
    id: MatchId,
    game: GameId,
    version: v.pipe(Count, v.description('of the rules that it is played under')),
    options: Options,
    campaign: v.nullable(Campaign),
    pace: Pace,
    listed: v.pipe(v.boolean(), v.description('shown in the lobby')),
    friendly: v.pipe(
      v.boolean(),
      v.description('choices may be taken back when everybody agrees, whatever came to light'),
    ),
    asking: v.nullable(Asking),
    state: v.pipe(
      v.picklist(['open', 'live', 'over', 'stale']),
      v.description('open: people still sit down; stale: the rules have changed since, so it cannot go on'),
    ),
    created: Time,
    seats: v.array(SeatInfo),
    asked: v.pipe(
      v.array(SeatNo),
      v.description('the seats that are to choose, as of the last time it was played'),
    ),
    spectators: Count,
    proof: Proof,
    outcome: v.nullable(Outcome),
    rematch: v.nullable(MatchId),
  }),
  v.description('a match as everybody may know it'),
);

export const You = v.pipe(
  v.strictObject({ seats: v.array(SeatNo), host: v.boolean() }),
  v.description('the seats of the person who asks, and whether the match is theirs to arrange'),
);

export type SeatInfo = v.InferOutput<typeof SeatInfo>;
export type Proof = v.InferOutput<typeof Proof>;
export type Asking = v.InferOutput<typeof Asking>;
export type Outcome = v.InferOutput<typeof Outcome>;
export type Room = v.InferOutput<typeof Room>;
export type You = v.InferOutput<typeof You>;
