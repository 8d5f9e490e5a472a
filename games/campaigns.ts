import type { Game, MatchSetup, Refusal, Say } from '@getaway/engine';
import { heistCampaign, type Universe } from '@getaway/master-heist/campaign';

/** What is decided between matches: a kind, and its details. */
export interface Decision {
  readonly do: string;
  readonly [detail: string]: unknown;
}

/** Matches of one game that hang together. What they leave behind is a universe: plain data, saved as JSON. */
export interface Campaign<U> {
  readonly title: string;
  readonly game: Game;
  /** Variants that can be switched on when a campaign starts. */
  readonly variants: readonly string[];
  readonly start: (name: string, variants: readonly string[]) => U;
  readonly save: (universe: U) => string;
  /** Throws `BadInput` with the reason when the text is no universe or does not add up. */
  readonly load: (text: string) => U;
  readonly choices: (universe: U) => readonly Decision[];
  readonly explain: (
    universe: U,
  ) => readonly { readonly choice: Decision; readonly refusal: Refusal | null }[];
  /** Throws `Refused`. */
  readonly play: (universe: U, choice: Decision) => U;
  /** The field of a decision that people may fill in themselves, such as a name. */
  readonly ownWords: (choice: Decision) => string | null;
  /** The match that the universe waits for. */
  readonly setup: (universe: U) => MatchSetup | null;
  /** What the players of that match are called, by seat. */
  readonly players: (universe: U) => readonly string[];
  readonly next: (universe: U, record: unknown) => U;
  /** Where the campaign stands, in words. */
  readonly status: (universe: U, say: Say) => string;
  /** A decision with its figures, for `words`; a person without a name goes by a number. */
  readonly spoken: (universe: U, choice: Decision) => Readonly<Record<string, unknown>>;
  readonly words: NonNullable<Game['words']>;
  readonly translations: NonNullable<Game['translations']>;
}

/** The games that have a campaign, by id. */
export const campaigns: Readonly<Record<string, Campaign<Universe>>> = { 'master-heist': heistCampaign };
