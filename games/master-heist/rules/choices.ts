import type { GameEvent, Json, Offer as EngineOffer, Emit as EngineEmit, RuleId } from '@getaway/engine';
import { stepsOf } from '@getaway/engine';
import type { Direction, EventId, FixerId, ItemId, Letter, AbilityId } from '../content/index.ts';
import type { Commit, Grant, Heist, Piece, TEAM_VERBS, Who } from './state.ts';

/** Everything the whole team decides (MH-GEN-09). */
export interface TeamChoice {
  readonly do: (typeof TEAM_VERBS)[number];
  readonly fixer?: FixerId;
  readonly item?: ItemId;
  readonly who?: Who;
  readonly at?: string;
  readonly side?: Direction;
  readonly card?: EventId;
  readonly count?: number;
  readonly dogs?: number;
  readonly seat?: number;
}

/** One kind of choice for each of the verbs, so that a verb tells the fields. */
type Of<Verbs extends string, Fields = unknown> = Verbs extends string
  ? { readonly do: Verbs } & Readonly<Fields>
  : never;

/** A character's own command. */
type Command =
  | Of<'placeToken' | 'removeToken' | 'setStart', { who: Who; at: string }>
  | Of<'planPath', { who: Who; to: string }>
  | Of<'startIdeas', { who: Who; ideas: 'fresh' | 'left' }>
  | Of<'whisper' | 'teamwork', { who: Who; to: Who }>
  | Of<'changeDie', { who: Who; by: 1 | -1 }>
  | Of<
      'commit',
      {
        who: Who;
        action: Commit;
        item?: ItemId;
        ideas?: number;
        to?: Who;
        grant?: Grant;
        at?: string;
        side?: Direction;
      }
    >
  | Of<'move', { who: Who; to: string }>
  | Of<'unlock' | 'disable', { who: Who; at: string; granted?: true }>
  | Of<'subdue', { who: Who; at: string; what: 'guard' | 'dog' | 'escort'; granted?: true }>
  | Of<'idea' | 'loot', { who: Who }>
  | Of<'reveal', { who: Who; at?: string }>
  | Of<'crack', { who: Who; item: ItemId; unlocks: number; granted?: true }>
  | Of<'lendUnlock', { who: Who; to: Who }>
  | Of<'useAbility', { who: Who; ability: AbilityId; at?: string; to?: Who; side?: Direction }>
  | Of<'pickUp', { who: Who; what: Piece; from?: string }>
  | Of<'drop', { who: Who; what: Piece; at?: string }>
  | Of<'pass', { who: Who; what: Piece; to: Who }>
  | Of<'bank', { who: Who; what: Piece }>
  | Of<'takeHostage' | 'takeIdeaToken' | 'checkLogs', { who: Who }>
  | Of<'openDoor', { who: Who; at: string }>
  | Of<'removeRemoteLocks', { who: Who; letter: Letter }>
  | Of<'escapeMove', { who: Who; to: string }>
  | Of<'lastDitch', { who: Who; exit: string; ideas: number; loot: 'none' | 'all' }>
  | Of<'declarePath', { who: Who }>;

/** Answers to a question that an effect has raised. */
type Answer =
  | Of<'useBlank' | 'penny' | 'blab' | 'choose' | 'leave' | 'done', { who: Who }>
  | Of<'toss', { who: Who; what: Piece }>
  | Of<'rewire' | 'put' | 'replan', { who: Who; at: string }>
  | Of<'lift', { who: Who; of: Who; at: string }>
  | Of<'shift', { who: Who; at: string; to: string }>
  | Of<'fumble', { who: Who; what: Piece; at: string }>
  | Of<'chooseTile', { at: string }>
  | Of<'give', { who: Who; to: Who }>
  | Of<'shields', { count: number }>
  | Of<'loseIdea' | 'makeNoise', { who: Who }>
  | Of<'leg', { who: Who; to: string }>
  | Of<'legTake' | 'legDrop', { who: Who; what: Piece }>
  | Of<'legOpen', { who: Who; at: string }>
  | Of<'rollLastDitch', { who: Who; ideas: number }>
  | Of<'cancel', { who: Who }>;

/** Things any seat may say for itself. */
type Plain = Of<
  | 'ready'
  | 'resumePlanning'
  | 'roll'
  | 'endActions'
  | 'resumeActions'
  | 'endEscape'
  | 'resumeEscape'
  | 'carryOn'
  | 'accept'
  | 'reject'
  | 'decline'
  | 'agree'
  | 'refuse'
>;

export type Choice = TeamChoice | Command | Answer | Plain;
export type Verb = Choice['do'];
export type ChoiceOf<V extends Verb> = Extract<Choice, { readonly do: V }>;

export interface HeistEvent extends GameEvent {
  readonly rules: readonly RuleId[];
  readonly [figure: string]: Json | undefined;
}

export type Offer = EngineOffer<Choice>;
export type Emit = EngineEmit<HeistEvent>;

export const step = stepsOf<Heist, Choice, HeistEvent>();
