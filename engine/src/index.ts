export { openChoicesOf, openReasonsOf, seenByAll } from './bystander.ts';
export { below, type Chance, commitment, pick, roll, seeded, shuffle, takeRandom } from './chance.ts';
export { BadContent, deepFreeze, readContent, readWeights } from './content.ts';
export { defineGame } from './define.ts';
export {
  BadInput,
  BadRecord,
  GameFault,
  type Refusal,
  Refused,
  refusalOf,
  type RuleId,
  type Verdict,
} from './errors.ts';
export { type Cure, type Explained, explain, type Help, type Remedy } from './explain.ts';
export {
  type Bag,
  type Base,
  type Choice,
  type Emit,
  finish,
  type Gain,
  type Game,
  type GameDefinition,
  type GameEvent,
  type Messages,
  type Moment,
  type Offer,
  type Option,
  option,
  type OptionValues,
  type Outcome,
  push,
  pushBelow,
  type Say,
  type Start,
  type State,
  type StepKind,
  type StepOf,
  stepsOf,
  type Strand,
  subject,
  type Tracks,
} from './game.ts';
export { agrees, copyJson, isObject, type Json, same } from './json.ts';
export { knowledge } from './knowledge.ts';
export { createMatch, loadMatch, type Logged, Match } from './match.ts';
export { completeOptions, type MatchSetup, startState } from './options.ts';
export { type Preview, preview } from './preview.ts';
export { type MatchRecord, type Play, playAgain, readRecord, type Rewind } from './record.ts';
export { recordUpTo, rewound, type RewoundEvent, rewoundEvent, withoutPlays } from './rewind.ts';
export { ruleIds } from './rulebook.ts';
export type { Change } from './schema/change.ts';
export { type Infer, type Kind, SPECTATOR, type Viewer } from './schema/kind.ts';
export { type Counts, distinct, piece, type PieceSet, pieceSet } from './schema/pieces.ts';
export type { HiddenPlace, Pile } from './schema/piles.ts';
export { type Schema, schema } from './schema/schema.ts';
export { nobody, owner, secret, type See } from './schema/secret.ts';
export { type Frozen, shared, type Thawed } from './schema/shared.ts';
export { byKey, bySeat, type Fields, list, nullable, record, type Values } from './schema/shapes.ts';
export type { Step } from './schema/steps.ts';
export type { Views } from './schema/views.ts';
export { bool, int, oneOf, seatNo, text } from './schema/values.ts';
export { offering } from './offers.ts';
export {
  type Asked,
  type AutomaticEvent,
  choicesOf,
  questionOf,
  type Pending,
  type Reason,
  reasons,
  Table,
} from './table.ts';
export { passesTurn } from './turn.ts';
export type { Barrier, ByAgreement, TakeBack, WayBack } from './undo.ts';
