import type { Tally } from '../arena/bout.ts';
import type { Result, Variation } from './fit.ts';

/** One game: by place, how the weights were varied and what came of it. */
export interface Played {
  readonly variations: readonly Variation[];
  readonly tallies: readonly Tally[];
}

/** What games tell about weights: of each place against the others, or of the whole crew where all win or lose together. */
export function resultsOf(games: readonly Played[], together: boolean): Result[] {
  if (together) {
    return games.map(({ variations, tallies }) => ({
      variation: variations[0] as Variation,
      success: tallies[0]?.wins ?? 0,
    }));
  }
  const compared = games.flatMap(({ variations, tallies }) =>
    tallies.map((_, place) => ({
      variation: difference(variations, place),
      lead: leadOf(tallies, place),
    })),
  );
  const usual = Math.sqrt(
    compared.reduce((sum, { lead }) => sum + (Number.isFinite(lead) ? lead ** 2 : 0), 0) / compared.length,
  );
  // Points say more than victories: a narrow one is half luck. Half the usual lead is nearly safe.
  return compared.map(({ variation, lead }) => ({
    variation,
    success: 1 / (1 + Math.exp(-lead / (usual / 2 || 1))),
  }));
}

/** Points ahead of the best of the others; endless for the only one with a score. Without scores, victories count. */
function leadOf(tallies: readonly Tally[], place: number): number {
  const pointsOf = ({ scored, points, wins }: Tally): number =>
    tallies.every((each) => each.scored === 0) ? wins : scored > 0 ? points : -Infinity;
  const own = pointsOf(tallies[place] as Tally);
  const best = Math.max(...tallies.filter((_, other) => other !== place).map(pointsOf));
  return own === best ? 0 : own - best;
}

function difference(variations: readonly Variation[], place: number): Variation {
  const others = variations.filter((_, other) => other !== place);
  return (variations[place] as Variation).map(
    (own, i) =>
      own - others.reduce((sum, other) => sum + (other[i] as number), 0) / Math.max(1, others.length),
  );
}
