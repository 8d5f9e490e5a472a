import type { Choice, Travel } from '../rules/play.ts';

/** The location or tile that a choice is about; null where it is about neither. */
export function spotOf(choice: Choice): string | null {
  switch (choice.do) {
    case 'travel':
    case 'escape':
      return choice.to;
    case 'returnMember':
      return choice.hq;
    case 'placeTile':
      return null;
    default:
      return 'tile' in choice ? (choice.tile ?? null) : null;
  }
}

/** What can be pointed at, with the choices that lead there. */
export function spotsOf(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const spot = spotOf(choice);
    if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), choice]);
  }
  return found;
}

export const isTravel = (choice: Choice): choice is Travel =>
  choice.do === 'travel' || choice.do === 'escape';
