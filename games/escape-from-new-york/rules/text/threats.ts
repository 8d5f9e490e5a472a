import type { Say } from '@getaway/engine';
import type { State } from '../state.ts';
import { lossOf, percentOf, type Side, threats } from '../threats.ts';

/** What the rest of the turn threatens, in words. */
export function threatLines(view: State, say: Say): string[] {
  const { hit, city } = threats(view);
  return [
    ...(hit && hit.damage > 0 && hit.hand > 0
      ? [say('text.hit', { ...hit, percent: percentOf(lossOf(hit)) })]
      : []),
    ...(city?.pays
      ? [say('text.cityPays', { noise: city.noise, ...city.pays, percent: percentOf(city.pays) })]
      : []),
    ...(city && city.sides.length > 0
      ? [say('text.sides', { sides: city.sides.map((side) => sideLine(side, say)) })]
      : []),
  ];
}

const sideLine = (side: Side, say: Say): string =>
  say('text.side', { direction: side.direction, enemies: side.enemies, percent: percentOf(side) });
