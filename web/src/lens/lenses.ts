import type { RuleLens } from '@getaway/board';

const lenses: Readonly<Record<string, () => Promise<{ readonly lens: RuleLens<never> }>>> = {
  'escape-plan': () => import('@getaway/escape-plan/lens'),
  'escape-from-new-york': () => import('@getaway/escape-from-new-york/lens'),
  'master-heist': () => import('@getaway/master-heist/lens'),
};

/** What the rules lens must know of a game. */
export const lensOf = async (game: string): Promise<RuleLens> => (await lenses[game]!()).lens;
