import { uspf } from '../../../content/index.ts';
import { push } from '../../agenda.ts';
import type { Primitive } from '../../effects/primitive.ts';
import { dropItem } from '../../hero/items.ts';
import type { ItemPiece } from '../../pieces.ts';
import type { HeroState, State } from '../../state.ts';
import { step, type Emit } from '../../step.ts';
import { isTask } from './pieces.ts';
import { itemsToPay, unmet } from './requirements.ts';
import { uspfSteps } from './state.ts';

/** The task of We Go In (NY-USP-40 to NY-USP-43). */

export const resolveTask: Primitive<'resolveTask'> = {
  run: (s, _effect, { hero }) => push(s, { step: 'chooseTask', seat: hero }),
};

export const chooseTask = step({
  fields: uspfSteps.chooseTask,
  rule: 'NY-USP-41',
  offers(s, { seat }, _seat, offer) {
    for (const { task } of s.uspf.row) {
      if (!isTask(task)) continue;
      const verdict = unmet(s, seat, task);
      if (verdict) offer({ do: 'resolveTask', task, pay: [] }, verdict);
      else for (const pay of payments(s, seat, itemsToPay(task))) offer({ do: 'resolveTask', task, pay });
    }
    offer({ do: 'stop' });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do !== 'resolveTask') return;
    for (const item of choice.pay) dropItem(s, seat, item, emit);
    takeTask(s, seat, choice.task, emit);
    push(s, { step: 'effects', list: choice.task, next: 0, hero: seat, by: 'task', at: null });
  },
});

function takeTask(s: State, seat: number, task: string, emit: Emit): void {
  const { row, rewards, tasksGone } = s.uspf;
  const [taken] = row.splice(
    row.findIndex((entry) => entry.task === task),
    1,
  );
  if (taken === undefined) throw new RangeError(`${task} is not in the row`);
  tasksGone.push(taken.task);
  rewards[seat]?.push({ tier: taken.tier, card: taken.reward });
  emit?.({ event: 'taskResolved', seat, task, rules: ['NY-USP-41'] });
  emit?.({
    event: 'rewardSeen',
    seat,
    reward: taken.reward,
    points: uspf.rewards[taken.reward].points,
    to: [seat],
    rules: ['NY-USP-42'],
  });
}

/** The different ways to pay a number of own item cards. */
function payments(s: State, seat: number, n: number): ItemPiece[][] {
  if (n === 0) return [[]];
  const { items } = s.heroes[seat] as HeroState;
  const found = new Map<string, ItemPiece[]>();
  const pay = (from: number, chosen: ItemPiece[]): void => {
    if (chosen.length === n) {
      const key = chosen.toSorted().join();
      if (!found.has(key)) found.set(key, chosen);
      return;
    }
    for (let i = from; i < items.length; i++) pay(i + 1, [...chosen, items[i] as ItemPiece]);
  };
  pay(0, []);
  return [...found.values()];
}
