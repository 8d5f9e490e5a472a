import type { GameEvent } from '@getaway/engine';

const BAD: readonly string[] = [
  'alarm',
  'alertRaised',
  'betLost',
  'busted',
  'convoyGone',
  'crisis',
  'gateClosed',
  'ideaLost',
  'lootLost',
  'npcGone',
  'objectiveMissed',
  'panic',
  'stranded',
];

/** Whether something bad has befallen the team; what befalls one befalls all (MH-GEN-04). */
export const isBad = ({ event }: GameEvent): boolean => BAD.includes(event);
