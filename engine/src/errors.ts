import type { Json } from './json.ts';

/** A rule's ID in the game's RULES.md, such as "EP-TRV-06". */
export type RuleId = string;

/** Why something is not possible: the rule that forbids it, and its figures. */
export interface Refusal {
  readonly rule: RuleId;
  readonly params?: { readonly [name: string]: Json };
}

/** A legality check's answer: nothing against it, or the rule that is. */
export type Verdict = Refusal | RuleId | null | undefined;

export const refusalOf = (verdict: Refusal | RuleId): Refusal =>
  typeof verdict === 'string' ? { rule: verdict } : verdict;

/** Thrown when a choice is refused. The match is as it was. */
export class Refused extends Error {
  readonly rule: RuleId;
  readonly params: { readonly [name: string]: Json };

  constructor(refusal: Refusal, what: string) {
    super(`${what} (${refusal.rule})`);
    this.name = 'Refused';
    this.rule = refusal.rule;
    this.params = refusal.params ?? {};
  }
}

/** Thrown for input that no rule speaks of: unknown options, a bad seat count, malformed data. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInput';
  }
}

/** Thrown when a stored match cannot be played again; `play` counts from 1. */
export class BadRecord extends BadInput {
  readonly play: number | null;

  constructor(message: string, play: number | null = null) {
    super(play === null ? message : `play ${play}: ${message}`);
    this.name = 'BadRecord';
    this.play = play;
  }
}

/** Thrown when a game's own code breaks the engine's contract: a dead end, an unknown step, a lost piece. */
export class GameFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'GameFault';
  }
}
