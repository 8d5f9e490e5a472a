import type { EscapePlanBoardProps } from './index.tsx';

/** Money, notoriety and wounds of the viewer; on a shared screen the money stays a secret. */
export function glance({
  view,
  viewer,
  words,
  veiled = false,
}: Pick<EscapePlanBoardProps, 'view' | 'viewer' | 'words' | 'veiled'>): string {
  const thief = viewer === null ? undefined : view.thieves[viewer];
  if (!thief) return '';
  const money = veiled ? 'secret' : thief.money;
  return words.say('board.glance', { money, row: view.row[viewer!], wounds: thief.wounds });
}
