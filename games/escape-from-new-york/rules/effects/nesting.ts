import type { Space } from '../board/index.ts';
import { chooser } from '../city/chooser.ts';
import { bossOnBoard } from '../city/enemies.ts';
import { AGENDA, push } from '../agenda.ts';
import { inTurnOrder } from '../hero/hero.ts';
import { step } from '../step.ts';
import { isRefusal, reachThrough, whyNotPerform } from './possible.ts';
import type { Primitive } from './primitive.ts';

/** Lists inside lists (NY-FX-88 to NY-FX-90). Their names add the place of the primitive: `ny-01.0`, `ny-09.0.then`. */

/** NY-FX-88 */
export const forEachHero: Primitive<'forEachHero'> = {
  run(s, _effect, { list, next, by, at }) {
    const inner = `${list}.${next}`;
    push(
      s,
      ...inTurnOrder(s, s.current).map((hero) => ({
        step: 'effects' as const,
        list: inner,
        next: 0,
        hero,
        by,
        at,
      })),
    );
  },
};

/** NY-FX-89 */
export const ifPrimitive: Primitive<'if'> = {
  run(s, _effect, { list, next, hero, by, at }) {
    const inner = `${list}.${next}.${bossOnBoard(s) ? 'then' : 'else'}`;
    push(s, { step: 'effects', list: inner, next: 0, hero, by, at });
  },
};

/** NY-FX-90 */
export const choice: Primitive<'choice'> = {
  run(s, { options }, { list, next, hero, by, at }) {
    const names = options.map((_, option) => `${list}.${next}.${option}`);
    push(s, { step: 'chooseEffects', seat: chooser(s, by, 'other'), options: names, hero, by, at });
  },
  reach(s, { options }, seat, from) {
    const reached = options.map((option) => reachThrough(s, option, seat, from));
    const possible = reached.filter((spaces): spaces is readonly Space[] => !isRefusal(spaces));
    return possible.length > 0 ? [...new Set(possible.flat())] : (reached[0] ?? from);
  },
};

export const chooseEffects = step({
  fields: AGENDA.chooseEffects,
  rule: 'NY-FX-90',
  offers(s, { options, hero }, _seat, offer) {
    options.forEach((list, option) => offer({ do: 'chooseEffects', option }, whyNotPerform(s, hero, list)));
  },
  answer(s, { options, hero, by, at }, _seat, answer) {
    if (answer.do !== 'chooseEffects') return;
    const list = options[answer.option];
    if (list !== undefined) push(s, { step: 'effects', list, next: 0, hero, by, at });
  },
});
