export { type Battery, conformance } from './conformance.ts';
export { helps, remediesHelp, type Remedying } from './remedies.ts';
export { rule } from './rule.ts';
export { choose, matchFrom, offers, refusalOf, situation, whyNot } from './situation.ts';
export { wordsOf } from './wordsOf.ts';
export { freshTable, positions, type Variant, walk } from './walk.ts';
