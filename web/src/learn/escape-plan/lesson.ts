import type { Lesson, LessonStep } from '../lesson.ts';
import record from './record.json';
import steps from './steps.json';

/**
 * A whole game of three, won by the learner: a city of one's own making, income, contacts, police and wounds, rest, the
 * night, lines crossed, bags, the last exit. The learner makes the plays that teach something; the others are played.
 */
export const lesson: Lesson = {
  seat: 0,
  players: ['Mr. Bones', 'Vinnie', 'Ruby'],
  record,
  steps: steps as readonly LessonStep[],
};
