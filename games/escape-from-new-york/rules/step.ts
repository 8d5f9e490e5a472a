import {
  type Emit as EngineEmit,
  type GameEvent,
  type Offer as EngineOffer,
  type RuleId,
  stepsOf,
} from '@getaway/engine';
import type { Choice } from './choices.ts';
import type { State } from './state.ts';

/** Something that happened: its name, the rules behind it, and figures by name. `to` limits who is told. */
export interface Event extends GameEvent {
  readonly event: string;
  readonly rules: readonly RuleId[];
  readonly [figure: string]: unknown;
}

export type Emit = EngineEmit<Event>;
export type Offer = EngineOffer<Choice>;

/** Defines a kind of step of this game. */
export const step = stepsOf<State, Choice, Event>();
