import type { Verdict } from '@getaway/engine';
import { COP_ACTION_IDS, EFFECTS, uspf, type CopActionId, type Effect } from '../../../content/index.ts';
import { push } from '../../agenda.ts';
import type { Primitive } from '../../effects/primitive.ts';
import type { HeroState, State } from '../../state.ts';
import { step } from '../../step.ts';
import { copSpaces, isCopAt } from './cops.ts';
import { canFireAt, roadsToBreach } from './fire.ts';
import { copReach } from './moveCops.ts';
import { uspfSteps } from './state.ts';

/** The cop actions of We Go In (NY-USP-44). */

export const callCops: Primitive<'copActions'> = {
  run: (s, _effect, { hero }) => push(s, { step: 'copActions', seat: hero, done: [] }),
};

export const copActions = step({
  fields: uspfSteps.copActions,
  rule: 'NY-USP-44',
  offers(s, { seat, done }, _seat, offer) {
    for (const action of COP_ACTION_IDS) {
      const verdict = whyNotAction(s, seat, action, done);
      if (!verdict || offer.explaining) offer({ do: 'copAction', action }, verdict);
    }
    offer({ do: 'stop' });
  },
  answer(s, { seat, done }, _seat, choice, emit) {
    if (choice.do !== 'copAction') return;
    const { action } = choice;
    emit?.({ event: 'copAction', seat, action, rules: ['NY-USP-44'] });
    push(
      s,
      { step: 'effects', list: action, next: 0, hero: seat, by: 'cop', at: null },
      { step: 'copActions', seat, done: [...done, action] },
    );
  },
});

function whyNotAction(s: State, seat: number, action: CopActionId, done: readonly CopActionId[]): Verdict {
  const needed = uspf.copActions[action].step;
  if (needed > s.uspf.step || done.includes(action)) {
    return { rule: 'NY-USP-44', params: { action, needed, stage: s.uspf.step, done: done.includes(action) } };
  }
  return whyNoUse(s, seat, action);
}

/** Why an unlocked cop action would change nothing now; such actions are not offered. */
function whyNoUse(s: State, seat: number, action: CopActionId): Verdict {
  const effect = EFFECTS[action]?.[0] as Effect;
  const at = (s.heroes[seat] as HeroState).at;
  if (effect.op === 'copEscort') return isCopAt(s, at) ? null : 'NY-USP-53';
  if (effect.op === 'placeCops') return s.uspf.copsLeft > 0 ? null : 'NY-USP-50';
  const spaces = copSpaces(s);
  if (effect.op === 'moveCops')
    return spaces.some((from) => copReach(s, from, effect.steps).length > 0) ? null : 'NY-USP-51';
  if (effect.op === 'copDamage') return spaces.some((space) => canFireAt(s, space)) ? null : 'NY-USP-52';
  if (effect.op === 'copBreach') return roadsToBreach(s).length > 0 ? null : 'NY-USP-53';
  return null;
}
