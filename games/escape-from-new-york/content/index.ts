export * from './ids.ts';
export * from './names.ts';
export * from './tables.ts';
export type { Effect, EffectOf, Effects, Op } from './effects.ts';
export type { PrisonerBonus } from './schema/common.ts';
export type { Requirement } from './schema/expansions.ts';
