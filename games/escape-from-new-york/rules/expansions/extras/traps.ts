import { pick } from '@getaway/engine';
import { extras } from '../../../content/index.ts';
import { push } from '../../agenda.ts';
import { step } from '../../step.ts';
import { extrasSteps } from './state.ts';

/** NY-EXT-21 to NY-EXT-23: all trap cards are shuffled for each check, so a check is one card at random. */

const TRAP_CARDS = extras.extraTraps.trapCards.flatMap(({ id, count }) => Array<typeof id>(count).fill(id));

export const trapCheck = step({
  fields: extrasSteps.trapCheck,
  run(s, { tile }, emit) {
    const card = pick(s, TRAP_CARDS);
    const springs = card === 'trap-triggered';
    emit?.({ event: 'trapChecked', tile, card, springs, rules: ['NY-EXT-22'] });
    if (!springs) return;
    push(s, { step: 'effects', list: tile, next: 0, hero: s.current, by: 'trap', at: null });
  },
});
