import { rate, ratio, type Samples } from './rounds.ts';
import { CLONE_400, TIC_TAC_TOE } from './rows.ts';
import { atLeast, atMost, type Goal, measured } from './verdicts.ts';

export const MATCH = `${TIC_TAC_TOE}: getaway match`;
export const TABLE = `${TIC_TAC_TOE}: getaway table`;
export const BARE = `${TIC_TAC_TOE}: bare loop`;
export const PEER = `${TIC_TAC_TOE}: boardgame.io`;
const CLONE = `${CLONE_400}: getaway`;
const STRUCTURED = `${CLONE_400}: structuredClone`;

/** The public match is what a player's table runs on; the bare table is what bots think on. */
export function goalsOf(samples: Samples, games: readonly string[]): Goal[] {
  return measured([
    atLeast('match: random play, times boardgame.io', 100, ratio(samples, MATCH, PEER)),
    atLeast('match: random play, share of a bare loop', 0.25, ratio(samples, MATCH, BARE)),
    atLeast('table: random play, times boardgame.io', 100, ratio(samples, TABLE, PEER)),
    atLeast('table: random play, share of a bare loop', 0.25, ratio(samples, TABLE, BARE)),
    atLeast('clone of 400 values, times structuredClone', 60, ratio(samples, CLONE, STRUCTURED)),
    ...(games.includes('escape-plan') ? escapePlanGoals(samples) : []),
  ]);
}

const EP = 'escape-plan';

function escapePlanGoals(samples: Samples): Goal[] {
  const play = `${EP}: random play`;
  return [
    atLeast(`${EP}: decisions, times boardgame.io's moves`, 40, ratio(samples, play, PEER)),
    atLeast(`${EP}: random games of four a second`, 500, rate(samples, play, 'gamesRate')),
    atLeast(
      `${EP}: clone, times structuredClone`,
      40,
      ratio(samples, `${EP}: clone`, `${EP}: structuredClone`),
    ),
    atMost(`${EP}: µs to list all travels of a late city`, 1000, 1e6 / rate(samples, `${EP}: turn offers`)),
  ];
}
