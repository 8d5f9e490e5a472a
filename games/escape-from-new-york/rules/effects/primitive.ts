import type { Refusal } from '@getaway/engine';
import type { EffectOf, Op } from '../../content/index.ts';
import type { StepData } from '../agenda.ts';
import type { Space } from '../board/index.ts';
import type { State } from '../state.ts';
import type { Emit } from '../step.ts';

/** What is being resolved, for whom, and the tile that `thisTile` means. */
export type Context = Omit<StepData<'effects'>, 'step'>;

/** One word of the effect language (NY-FX): carries an effect out, or pushes the steps that ask how. */
export interface Primitive<Name extends Op> {
  run(s: State, effect: EffectOf<Name>, context: Context, emit: Emit): void;
  /**
   * For action cards (NY-ACT-07): from the spaces where the hero may be by then, the spaces where the hero may be
   * afterwards, or the rule that makes it impossible everywhere. Without this it is always possible (NY-ACT-09).
   */
  reach?(s: State, effect: EffectOf<Name>, seat: number, from: readonly Space[]): readonly Space[] | Refusal;
}

export type Primitives = { readonly [Name in Op]: Primitive<Name> };
