import type { GameEvent } from '@getaway/engine';

const BAD: readonly string[] = [
  'wounded',
  'handcuffed',
  'noHandcuffs',
  'assetLost',
  'assetBoxed',
  'thresholdCrossed',
  'arrested',
];

/** Whether something bad has befallen the viewer. */
export const isBad = (event: GameEvent & { readonly seat?: unknown }, viewer: number | null): boolean =>
  viewer !== null && event.seat === viewer && BAD.includes(event.event);
