import type { Choice } from '../rules/choices.ts';

const GIVING_UP: readonly Choice['do'][] = ['dropItem', 'dropCase', 'abandonCar'];

/** Whether something is given up for nothing: seldom wanted, and never by accident. */
export const givesUp = (choice: Choice): boolean => GIVING_UP.includes(choice.do);
