import { uspf, type TaskId } from '../../../content/index.ts';
import type { State } from '../../state.ts';
import type { Emit } from '../../step.ts';
import { isTask, stacksOf, tierOnTop } from './pieces.ts';

/** The row of tasks and the deck that feeds it (NY-USP-20 to NY-USP-26). */

const ROW = 3;

/** NY-USP-20, NY-USP-21, NY-USP-25 */
export function addTask(s: State, emit: Emit): void {
  const task = drawTask(s, emit);
  if (task === null) return;
  const { row } = s.uspf;
  row.unshift({ task, ...drawReward(s) });
  emit?.({ event: 'taskDrawn', task, rules: ['NY-USP-20'] });
  const surplus = row.length > ROW ? row.pop() : undefined;
  if (surplus === undefined) return;
  s.uspf.tasksGone.push(surplus.task);
  s.uspf.rewardsGone.push({ tier: surplus.tier, card: surplus.reward });
  emit?.({ event: 'taskLost', task: surplus.task, rules: ['NY-USP-21'] });
}

/** Draws until a task comes; transitions take effect on the way and bring no reward (NY-USP-22 to NY-USP-24). */
function drawTask(s: State, emit: Emit): TaskId | null {
  for (;;) {
    const card = s.uspf.taskDeck.pop();
    if (card === undefined) return null;
    if (isTask(card)) return card;
    if (uspf.transitions[card].type === '1-2') {
      s.uspf.step = 2;
      s.uspf.tasksGone.push(card);
    } else {
      s.uspf.step = 3;
      s.uspf.threshold.push(card);
    }
    const rule = s.uspf.step === 2 ? 'NY-USP-22' : 'NY-USP-23';
    emit?.({ event: 'copStep', stage: s.uspf.step, card, rules: [rule] });
  }
}

/** There are as many rewards as tasks, so one is always left (NY-USP-10, NY-USP-61). */
function drawReward(s: State) {
  const tier = tierOnTop(stacksOf(s), s.uspf.rewardDeck.length);
  const reward = s.uspf.rewardDeck.pop();
  if (reward === undefined) throw new RangeError('more tasks than rewards');
  return { tier, reward };
}

/** NY-USP-61: tasks above the Transition 2-3 card are discarded without effect, and as many rewards. */
export function findThreshold(s: State, emit: Emit): void {
  while (s.uspf.threshold.length === 0) {
    const card = s.uspf.taskDeck.pop();
    if (card === undefined) throw new RangeError('the Transition 2-3 card is missing');
    if (isTask(card)) {
      const { tier, reward } = drawReward(s);
      s.uspf.tasksGone.push(card);
      s.uspf.rewardsGone.push({ tier, card: reward });
      emit?.({ event: 'taskLost', task: card, rules: ['NY-USP-61'] });
    } else if (uspf.transitions[card].type === '1-2') {
      s.uspf.tasksGone.push(card);
    } else {
      s.uspf.step = 3;
      s.uspf.threshold.push(card);
      emit?.({ event: 'copStep', stage: 3, card, rules: ['NY-USP-61', 'NY-USP-23'] });
    }
  }
}
