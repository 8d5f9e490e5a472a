import type { GameEvent } from '@getaway/engine';

/** Cards and tiles that are read out when they are turned up, and what nobody sees on the island. */
const NEWS: readonly string[] = [
  'eventRevealed',
  'timerRevealed',
  'trapChecked',
  'missionActivated',
  'cardSkipped',
  'escapeFailed',
  'heroHit',
];

/** Whether something is worth a line of the recap also for whoever set it off. */
export const isNews = ({ event }: GameEvent): boolean => NEWS.includes(event);
