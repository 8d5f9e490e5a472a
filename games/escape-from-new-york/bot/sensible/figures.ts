import { ACTION_CARD_IDS, actionCards, type Effects, personalAbility } from '../../content/index.ts';

/** What a list of effects does for a hero, in a few figures. */
export interface Figures {
  readonly steps: number;
  /** Steps that must be made to the full (NY-FX-10). */
  readonly exact: boolean;
  /** NY-FX-12 */
  readonly undisturbed: boolean;
  readonly breaks: boolean;
  readonly reveals: number;
  readonly damage: number;
  /** Part of the damage that reaches adjacent spaces. */
  readonly far: number;
  readonly tricks: number;
  readonly returns: number;
  readonly prevents: number;
  readonly items: number;
  readonly steals: boolean;
  readonly tasks: boolean;
  /** Everything else that is good for something. */
  readonly more: number;
  readonly noise: number;
}

const MANY = 6;
const NONE: Figures = {
  steps: 0,
  exact: false,
  undisturbed: false,
  breaks: false,
  reveals: 0,
  damage: 0,
  far: 0,
  tricks: 0,
  returns: 0,
  prevents: 0,
  items: 0,
  steals: false,
  tasks: false,
  more: 0,
  noise: 0,
};

export function figuresOf(effects: Effects, noise: number): Figures {
  const sum: { -readonly [K in keyof Figures]: Figures[K] } = { ...NONE, noise };
  for (const effect of effects) {
    switch (effect.op) {
      case 'move':
        sum.steps += effect.n;
        sum.exact ||= !effect.upTo;
        sum.undisturbed ||= effect.requireNoEnemies;
        sum.breaks ||= effect.roadblocks !== 'stop';
        break;
      case 'moveManhole':
      case 'movePoi':
        sum.more += 1;
        break;
      case 'reveal':
        sum.reveals += effect.n;
        break;
      case 'damage':
        sum.damage += effect.n;
        if (effect.range === 1) sum.far += effect.n;
        break;
      case 'trick':
        sum.tricks += effect.n === 'all' ? MANY : effect.n;
        break;
      case 'returnCards':
        if (effect.target !== 'otherHeroesInSpace') sum.returns += effect.n;
        break;
      case 'preventDamage':
        sum.prevents += effect.n === 'all' ? MANY : effect.n;
        break;
      case 'drawItems':
        sum.items += effect.keep;
        break;
      case 'steal':
        sum.steals = true;
        break;
      case 'resolveTask':
        sum.tasks = true;
        break;
      case 'noise':
        sum.noise += effect.n;
        break;
      case 'choice': {
        const [, best] = effect.options;
        if (best) Object.assign(sum, { ...figuresOf(best, sum.noise), more: sum.more + 0.5 });
        break;
      }
      case 'copActions':
      case 'peekPoi':
      case 'peekCase':
      case 'peekTimer':
      case 'removeRoadblock':
        sum.more += 0.3;
        break;
      default:
    }
  }
  return sum;
}

export const CARD_FIGURES: Readonly<Record<string, Figures>> = Object.fromEntries(
  ACTION_CARD_IDS.map((id) => [id, figuresOf(actionCards[id].effects, actionCards[id].noise)]),
);

const [fight, move] = personalAbility.options;
export const ABILITY_FIGURES = {
  fight: figuresOf(fight as Effects, personalAbility.noise),
  move: figuresOf(move as Effects, personalAbility.noise),
};
