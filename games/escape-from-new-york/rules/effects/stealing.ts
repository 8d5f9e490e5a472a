import { takeRandom } from '@getaway/engine';
import { adjacent, type Space, spaceNo } from '../board/index.ts';
import { AGENDA, push } from '../agenda.ts';
import type { ChoiceOf } from '../choices.ts';
import { heroAt } from '../hero/hero.ts';
import { checkLimit } from '../hero/supply.ts';
import type { HeroState, State } from '../state.ts';
import { type Emit, step } from '../step.ts';
import type { Primitive } from './primitive.ts';

/** NY-STL, NY-FX-40 */

type Kind = 'president' | 'case' | 'item';

const has = ({ president, cases, items }: HeroState, kind: Kind): boolean =>
  kind === 'president' ? president : kind === 'case' ? cases.length > 0 : items.length > 0;

const inRange = (from: Space, to: Space, range: number): boolean =>
  from === to || (range > 0 && adjacent(from, to));

const victims = (s: State, seat: number, from: Space, range: number, kinds: readonly Kind[]): number[] =>
  s.heroes.flatMap((hero, other) => {
    const near = other !== seat && inRange(from, spaceNo(hero.at), range);
    return near && kinds.some((kind) => has(hero, kind)) ? [other] : [];
  });

export const steal: Primitive<'steal'> = {
  run: (s, { range, from }, { hero }) => push(s, { step: 'steal', seat: hero, range, from: [...from] }),
  reach(s, { range, from: kinds }, seat, from) {
    const spaces = from.filter((space) => victims(s, seat, space, range, kinds).length > 0);
    return spaces.length > 0 ? spaces : { rule: 'NY-ACT-10' };
  },
};

/** NY-STL-01 to NY-STL-03: what lies faceup can be named, of the rest only the kind. */
export const stealStep = step({
  fields: AGENDA.steal,
  rule: 'NY-STL-01',
  skip: true,
  offers(s, { seat, range, from }, _seat, offer) {
    for (const hero of victims(s, seat, spaceNo(heroAt(s, seat).at), range, from)) {
      const { president, cases, items } = heroAt(s, hero);
      if (president && from.includes('president'))
        offer({ do: 'steal', heroSeat: hero, kind: 'president', card: null });
      if (from.includes('case')) {
        for (const { faceup, card } of cases)
          if (faceup) offer({ do: 'steal', heroSeat: hero, kind: 'case', card });
        if (cases.some(({ faceup }) => !faceup))
          offer({ do: 'steal', heroSeat: hero, kind: 'case', card: null });
      }
      if (items.length > 0 && from.includes('item'))
        offer({ do: 'steal', heroSeat: hero, kind: 'item', card: null });
    }
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'steal') return;
    takeFrom(s, seat, choice, emit);
    checkLimit(s, seat);
  },
});

/** NY-STL-04: in the same facing. */
function takeFrom(s: State, seat: number, { heroSeat, kind, card }: ChoiceOf<'steal'>, emit: Emit): void {
  const victim = heroAt(s, heroSeat);
  const thief = heroAt(s, seat);
  emit?.({ event: 'stolen', seat, victimSeat: heroSeat, kind, card, rules: ['NY-STL-01'] });
  const both = [seat, heroSeat];
  if (kind === 'president') {
    victim.president = false;
    thief.president = true;
  } else if (kind === 'item') {
    const item = takeRandom(s, victim.items);
    thief.items.push(item);
    emit?.({ event: 'stolenItem', seat, victimSeat: heroSeat, item, to: both, rules: ['NY-STL-02'] });
  } else {
    const held = takeCase(s, victim, card);
    thief.cases.push(held);
    emit?.({
      event: 'stolenCase',
      seat,
      victimSeat: heroSeat,
      card: held.card,
      to: both,
      rules: ['NY-STL-02'],
    });
  }
}

/** A named faceup card, or one of the facedown ones at random. */
function takeCase(s: State, victim: HeroState, named: ChoiceOf<'steal'>['card']): HeroState['cases'][number] {
  const facedown = victim.cases.filter(({ faceup }) => !faceup);
  const held =
    named === null
      ? takeRandom(s, facedown)
      : victim.cases.find(({ faceup, card }) => faceup && card === named);
  if (!held) throw new RangeError(`there is no ${named} to steal`);
  victim.cases.splice(victim.cases.indexOf(held), 1);
  return held;
}
