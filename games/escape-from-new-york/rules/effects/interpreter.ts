import type { Effect, Op } from '../../content/index.ts';
import { EFFECTS } from '../../content/index.ts';
import { AGENDA, push } from '../agenda.ts';
import { step } from '../step.ts';
import type { Primitive } from './primitive.ts';
import { primitives } from './registry.ts';

/** The primitive of an effect; the registry is total over all of them. */
export const primitiveOf = ({ op }: Effect): Primitive<Op> => primitives[op] as Primitive<Op>;

/** NY-FX-01: one effect after the other; whatever it needs is done before the next. */
export const effects = step({
  fields: AGENDA.effects,
  run(s, context, emit) {
    const list = EFFECTS[context.list] ?? [];
    const effect = list[context.next];
    if (effect === undefined) return;
    if (context.next + 1 < list.length) push(s, { ...context, step: 'effects', next: context.next + 1 });
    primitiveOf(effect).run(s, effect, context, emit);
  },
});
