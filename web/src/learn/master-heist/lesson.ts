import type { Lesson, LessonStep } from '../lesson.ts';
import record from './record.json';
import steps from './steps.json';

/**
 * The first three rounds of a heist of three: the plan, dice and actions, noise and events, ideas, locks, guards and
 * cameras, the first jewel. Then the heist is the learner's own; from there the bots bring it off two times in three.
 */
export const lesson: Lesson = {
  seat: 0,
  players: ['Karma', 'Jitters', 'Clutch'],
  record,
  steps: steps as readonly LessonStep[],
};
