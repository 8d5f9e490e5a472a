import type { Cure, Help, Reason } from '@getaway/engine';
import type { SpaceId } from '../content/index.ts';
import { NO_ROAD, roadBetween, spaceNo } from './board/index.ts';
import type { Choice } from './choices.ts';
import { noiseMaximum } from './city/noise.ts';
import { heroAt } from './hero/hero.ts';
import { weaponOf } from './hero/items.ts';
import type { State } from './state.ts';

/** Something refused: its figures, and the step that it would be. */
interface Refused {
  readonly figure: (name: string) => number;
  readonly route: readonly SpaceId[];
}

type Cures = (s: State, seat: number, refused: Refused) => readonly Cure<State>[];

/** NY-WPN-04, NY-WPN-07: what is missing of the ammo for one use. */
const ammo: Cures = (s, seat) => {
  const hero = heroAt(s, seat);
  const short = (weaponOf(hero)?.use?.ammo ?? 0) - (hero.weapon?.ammo ?? 0);
  return [
    {
      remedy: 'ammo',
      params: { short },
      rules: ['NY-WPN-07'],
      change: (view) => void (heroAt(view, seat).weapon!.ammo += short),
    },
  ];
};

/** NY-TRN-15, NY-CAR-04, NY-FX-12: nobody left in the hero's space. */
const noEnemies: Cures = (s, seat) => {
  const { at } = heroAt(s, seat);
  return [
    {
      remedy: 'enemies',
      params: { enemies: s.enemies.filter((enemy) => enemy.at === at).length },
      rules: ['NY-TRN-15'],
      change: (view) => void (view.enemies = view.enemies.filter((enemy) => enemy.at !== at)),
    },
  ];
};

/** NY-RBL-07: the road before the last space of the way, once it is open. */
const openRoad: Cures = (s, seat, { route }) => {
  const to = route.at(-1);
  const road =
    to === undefined ? NO_ROAD : roadBetween(spaceNo(route.at(-2) ?? heroAt(s, seat).at), spaceNo(to));
  if (road === NO_ROAD) return [];
  return [{ remedy: 'road', rules: ['NY-RBL-07'], change: (view) => void (view.roads[road] = 'open') }];
};

/** NY-BND-14 to NY-BND-16: what New York lacks of the noise that something costs. */
const noise =
  (cost: string): Cures =>
  (s, _seat, { figure }) => {
    const short = figure(cost) - figure('noise');
    if (s.noise + short > noiseMaximum(s)) return [];
    return [
      {
        remedy: 'noise',
        params: { short },
        rules: ['NY-BND-14'],
        change: (view) => void (view.noise += short),
      },
    ];
  };

/** NY-BND-30. */
const points: Cures = (_s, _seat, { figure }) => {
  const short = figure('at') - figure('points');
  return [
    {
      remedy: 'points',
      params: { short },
      rules: ['NY-BND-30'],
      change: (view) => void (view.bands.points += short),
    },
  ];
};

/** NY-LVL-04: where only the level is missing. */
const level: Cures = (_s, seat, { figure }) => [
  {
    remedy: 'level',
    params: { levels: 3 - figure('level') },
    rules: ['NY-LVL-04'],
    change: (view) => void (heroAt(view, seat).level = 3),
  },
];

/** What might help, by the rule that refuses. Where a rule is missing nothing does, or only what the engine finds. */
const CURES: { readonly [rule: string]: Cures } = {
  'NY-WPN-04': ammo,
  'NY-TRN-15': noEnemies,
  'NY-CAR-04': noEnemies,
  'NY-MOV-03': openRoad,
  'NY-BND-14': noise('cost'),
  'NY-BND-15': noise('powerUp'),
  'NY-BND-16': noise('cost'),
  'NY-BND-31': points,
  'NY-WIN-10': level,
};

/** What would make possible what is refused, and what stands in its way. */
export function help(s: State, seat: number, { rule, choice, params }: Reason<Choice>): Help<State> {
  const { route = [] } = choice as { readonly route?: readonly SpaceId[] };
  const refused: Refused = { figure: (name) => Number(params?.[name] ?? 0), route };
  return { cures: CURES[rule]?.(s, seat, refused), blockers: blockersOf(s, seat, rule, route) };
}

/** The hero's own space, where enemies are; the space behind a roadblock; the space that is not explored. */
function blockersOf(s: State, seat: number, rule: string, route: readonly SpaceId[]): SpaceId[] {
  if (rule === 'NY-TRN-15' || rule === 'NY-CAR-04') return [heroAt(s, seat).at];
  return rule === 'NY-MOV-03' || rule === 'NY-MOV-10' ? route.slice(-1) : [];
}
