import type { Lesson, LessonStep } from '../lesson.ts';
import record from './record.json';
import steps from './steps.json';

/**
 * The first four turns of two heroes: cards, exploring, noise and what New York buys with it, a point of interest, a fight,
 * the timer, levels and objectives. From there on the match is the learner's own.
 */
export const lesson: Lesson = {
  seat: 0,
  players: ['Mr. Bones', 'Ruby'],
  record,
  steps: steps as readonly LessonStep[],
};
