/** The levels of bots that people choose from, the same for every game. */
export const LEVELS = ['easy', 'steady', 'ruthless'] as const;
export type Level = (typeof LEVELS)[number];
