import { createMatch, type Match } from '@getaway/engine';
import { escapePlan } from '@getaway/escape-plan';
import { describe, expect, it } from 'vitest';
import { pathOf, risksOf, safestFirst, type Spending } from '../../games/escape-plan/board/risk.ts';
import { isTravel, spotsOf } from '../../games/escape-plan/board/spots.ts';
import type { Choice } from '../../games/escape-plan/rules/play.ts';
import { preview } from '../../games/escape-plan/rules/preview/index.ts';
import type { State } from '../../games/escape-plan/rules/state.ts';

/** Positions of a match in which somebody may travel to a place over several routes. */
function* crossroads(): Generator<{ view: State; seat: number; choices: readonly Choice[] }> {
  const match: Match<State, Choice> = createMatch(escapePlan, { seats: 3, seed: 'routes' });
  for (let i = 0; match.outcome() === null; i++) {
    const { seat, choices } = match.pending()[0]!;
    const spots = spotsOf(choices.filter(isTravel));
    if ([...spots.values()].some(({ length }) => length > 1)) yield { view: match.view(seat), seat, choices };
    match.play(seat, choices[(i * 7) % choices.length]!);
  }
}

describe('routes on the map', () => {
  it.each<Spending>([
    { gas: true, gang: true },
    { gas: false, gang: true },
  ])('the first that is offered is the one that the badge of its place tells of (%j)', (spending) => {
    let several = 0;
    let crossing = 0;
    for (const { view, seat, choices } of crossroads()) {
      const spots = spotsOf(choices);
      const risks = risksOf(view, seat, spots, spending);
      for (const [place, there] of spots) {
        const offered = safestFirst(view, seat, there, spending);
        expect(new Set(offered)).toEqual(new Set(there));
        const [first] = offered;
        const risk = risks.get(place);
        if (!risk || !first || !isTravel(first)) continue;
        if (there.length > 1) several++;
        const { movement, wounds, lines, toll } = preview(view, seat, first);
        const crosses = JSON.stringify(lines) !== '[]';
        expect({ movement, wounds, officers: first.officers, crosses, toll }).toEqual(risk);
        if (crosses) crossing++;
      }
    }
    expect(several).toBeGreaterThan(5);
    expect(crossing).toBeGreaterThan(5);
  });

  it('each has a path of its own, from where one stands to the place', () => {
    const paths = new Set<string>();
    for (const { view, seat, choices } of crossroads()) {
      for (const choice of choices.filter(isTravel)) {
        const path = pathOf(view, seat, choice);
        expect([path[0], path.at(-1)]).toEqual([view.at[seat], choice.to]);
        paths.add(path.join());
      }
      expect(pathOf(view, seat, { do: 'rest' })).toEqual([]);
    }
    expect(paths.size).toBeGreaterThan(20);
  });
});
