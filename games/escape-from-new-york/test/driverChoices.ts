import { actionCards, type Effect, type Effects, items, objectives, type SpaceId } from '../content/index.ts';
import { distance, NEIGHBOURS, spaceNo, type Space } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import { isPrisoner } from '../rules/city/enemies.ts';
import { isRevealed } from '../rules/city/spaces.ts';
import { type ActionPiece, printedCard } from '../rules/pieces.ts';
import type { HeroState, State } from '../rules/state.ts';
import {
  bossesToKill,
  cardsFor,
  goalsOf,
  hasObject,
  waitsForRed,
  wantsItems,
  wantsKills,
  wayTo,
  type Plan,
} from './driverGoals.ts';

/** What a choice is worth to the one who takes it. */

export interface Scene {
  readonly s: State;
  readonly plan: Plan;
  readonly seat: number;
  /** The cost of the way from every space to the hero's goals. */
  readonly way: readonly number[];
}

export function sceneOf(s: State, plan: Plan, seat: number): Scene {
  const hero = s.heroes[seat];
  return { s, plan, seat, way: hero ? wayTo(s, goalsOf(s, plan, seat)) : [] };
}

const heroOf = ({ s, seat }: Scene): HeroState => s.heroes[seat]!;
const enemiesIn = (s: State, at: SpaceId): number =>
  s.enemies.filter((enemy) => enemy.at === at && !enemy.tricked).length;
const near = (s: State, at: SpaceId): number =>
  s.enemies.filter((enemy) => distance(spaceNo(enemy.at), spaceNo(at)) <= 1).length;

/** How much a list of effects helps now. */
function worth(scene: Scene, effects: Effects): number {
  const { s, way } = scene;
  const hero = heroOf(scene);
  const here = enemiesIn(s, hero.at);
  const left = way[spaceNo(hero.at)] ?? 0;
  const hunting = wantsKills(hero) || left < 1;
  const one = (effect: Effect): number => {
    switch (effect.op) {
      case 'move':
        if (effect.requireNoEnemies && here > 0) return -1;
        return Math.min(effect.n, left) * 3 - (left < 1 && !effect.upTo ? 2 : 0);
      case 'reveal':
        return (NEIGHBOURS[spaceNo(hero.at)] ?? []).some((space) => !isRevealed(s, space)) ? 1.5 : 0.5;
      case 'damage':
        return Math.min(effect.n, effect.range === 0 ? here : near(s, hero.at)) * (hunting ? 3.5 : 2);
      case 'trick':
        return Math.min(effect.n === 'all' ? 9 : effect.n, here) * (hunting && wantsKills(hero) ? 0.5 : 1.5);
      case 'returnCards':
        return hero.discard.length > 1 ? 4 : 0;
      case 'drawItems':
        return wantsItems(hero) || !hasObject(hero) ? 4 : 1;
      case 'preventDamage':
        return here;
      case 'resolveTask':
        return 8;
      case 'copActions':
        return 1;
      case 'steal':
        return -5;
      case 'choice':
        return Math.max(...effect.options.map((list) => worth(scene, list)));
      default:
        return 0;
    }
  };
  return effects.reduce((sum, effect) => sum + one(effect), 0);
}

const cardWorth = (scene: Scene, piece: ActionPiece): number => {
  const card = actionCards[printedCard(piece)];
  return worth(scene, card.effects) - card.noise * 0.6;
};

/** What a hero keeps an item for. */
function keeps(scene: Scene, item: string): boolean {
  const { plan, s, seat } = scene;
  if (plan.way !== 'alone' || plan.seat !== seat) return false;
  if (item === 'charge-extractor') return s.options.uspf;
  const hero = heroOf(scene);
  const objective = item in items && items[item as keyof typeof items].objective;
  const first = hero.items.find(
    (other) => other in items && other !== 'charge-extractor' && items[other as keyof typeof items].objective,
  );
  return objective && item === first;
}

/** Items in hand that could be the object of a blue objective. */
const objectInHand = (hero: HeroState): string | undefined =>
  Object.values(objectives.blue).find(
    ({ requires }) => requires.type === 'item' && hero.items.includes(requires.card),
  )?.id;

function collecting(scene: Scene, choice: Choice): number | null {
  const { s, plan, seat } = scene;
  const hero = heroOf(scene);
  switch (choice.do) {
    case 'collectItem':
      return hero.items.length + hero.cases.length + Number(hero.president) < 3 || wantsItems(hero) ? 5 : -1;
    case 'collectCase': {
      const index = ['case-1', 'case-2', 'case-3', 'case-4'].indexOf(choice.slot);
      const card = s.cases[index]!.card[0]!;
      return cardsFor(s, plan).includes(card) ? 50 : -1;
    }
    case 'takePresident': {
      const facedown = s.poi.filter(({ faceup }) => !faceup).length;
      return plan.way === 'together' && s.timer.length - facedown > 4 ? 50 : -1;
    }
    case 'takeCar':
      return 2;
    case 'escape':
      return plan.way === 'alone' && plan.seat === seat ? 1000 : -1000;
    case 'useTracer':
      return plan.way === 'together' && plan.by === 'tracer' && canSucceed(scene) ? 500 : -100;
    case 'tryBridge':
      return plan.way === 'together' && canSucceed(scene) ? 500 : -100;
    default:
      return null;
  }
}

/** Whether all that an escape needs is in the hero's space. */
function canSucceed(scene: Scene): boolean {
  const { s, plan } = scene;
  const group = s.heroes.filter((hero) => hero.at === heroOf(scene).at);
  const cards = cardsFor(s, plan).every((card) =>
    group.some((hero) => hero.cases.some((held) => held.card === card)),
  );
  return cards && group.some(({ president }) => president);
}

function freeAct(scene: Scene, choice: Choice): number | null {
  const hero = heroOf(scene);
  const { s } = scene;
  const here = enemiesIn(s, hero.at);
  switch (choice.do) {
    case 'useItem': {
      if (keeps(scene, choice.item)) return -10;
      const item = items[choice.item as keyof typeof items];
      if (item.kind !== 'item' || wantsItems(hero)) return -2;
      const value = worth(scene, item.effects);
      const spare = item.effects.some(({ op }) => ['peekPoi', 'peekCase', 'reduceNoise'].includes(op))
        ? 0.5
        : 0;
      return value > 2.5 ? value : spare > 0 && hero.items.length > 2 ? spare : -2;
    }
    case 'payItem':
      return keeps(scene, choice.item) ? -10 : 6;
    case 'payWeapon':
      return hero.weapon?.ammo === 0 ? 3 : -2;
    case 'revealWeapon':
      return hero.weapon === null || hero.weapon.ammo === 0 ? 3 : -3;
    case 'useWeapon':
      return here > 0 || (wantsKills(hero) && near(s, hero.at) > 0) ? 3 : -3;
    case 'dropItem':
      return keeps(scene, choice.item) ? -30 : -8;
    case 'dropCase':
      return cardsFor(s, scene.plan).includes(choice.card) || choice.slot === null ? -40 : -12;
    case 'abandonCar':
      return -9;
    case 'revealBracelet':
      return -4;
    default:
      return null;
  }
}

function turn(scene: Scene, choice: Choice): number | null {
  const { s, plan, seat } = scene;
  const hero = heroOf(scene);
  switch (choice.do) {
    case 'revealTimer':
      return waitsForRed(s, plan, seat) && (scene.way[spaceNo(hero.at)] ?? 9) < 1 ? 4 : -1;
    case 'playCards':
      return choice.cards.reduce((sum, card) => sum + cardWorth(scene, card), 0);
    case 'resolveCard': {
      const fight = actionCards[printedCard(choice.card)].effects[0]?.op === 'damage';
      return cardWorth(scene, choice.card) + (fight && enemiesIn(s, hero.at) > 0 ? 3 : 0);
    }
    case 'useAbility': {
      const own: Effects = choice.ability === 'fight' ? [{ op: 'damage', n: 2, range: 0 }] : MOVE_AND_LOOK;
      return worth(scene, own) - 1.5 - cardWorth(scene, choice.card) / 4;
    }
    case 'drive':
      return (scene.way[spaceNo(hero.at)] ?? 0) >= 1 ? 2 : -1;
    case 'visit':
      return { item: 3, draw: 3, card: 2, reload: 1, nothing: 0 }[choice.option];
    case 'changeObjective':
      return choice.colour === 'purple' && !ridesAs(scene, hero.purple[0]) ? 3 : 1;
    case 'takeObjective':
      return ridesAs(scene, choice.card) || choice.card === objectInHand(hero) ? 3 : 0;
    case 'returnCard':
      return 1 + cardWorth(scene, choice.card);
    case 'keep':
      return items[choice.item as keyof typeof items]?.objective ? 3 : 1;
    default:
      return null;
  }
}

const MOVE_AND_LOOK: Effects = [
  { op: 'move', n: 1, upTo: false, requireNoEnemies: false, roadblocks: 'stop' },
  { op: 'reveal', n: 1 },
];

const ridesAs = ({ plan }: Scene, card: string | undefined): boolean =>
  plan.way === 'alone' && card === `obj-${plan.transport}`;

function exploring(scene: Scene, choice: Choice): number | null {
  const { s, way } = scene;
  const cost = (space: Space): number => way[space] ?? 99;
  switch (choice.do) {
    case 'move': {
      const end = choice.route.at(-1)!;
      const gain = cost(spaceNo(heroOf(scene).at)) - cost(spaceNo(end));
      return gain * 3 - enemiesIn(s, end) * (cost(spaceNo(end)) < 1 ? 0 : 0.7) - (choice.giveUpCar ? 4 : 0);
    }
    case 'enterManhole':
    case 'jump':
      return -cost(spaceNo(choice.to));
    case 'reveal':
    case 'revealPoi':
      return -cost(spaceNo(choice.space));
    case 'peekPoi':
    case 'peekCase':
      return 0.1;
    default:
      return null;
  }
}

function fighting(scene: Scene, choice: Choice): number | null {
  const { s, plan } = scene;
  const hero = heroOf(scene);
  if (choice.do === 'hit') {
    const enemy = s.enemies.find(({ no }) => no === choice.enemy)!;
    const wanted = bossesToKill(s, cardsFor(s, plan)).includes(enemy.kind);
    return (
      (enemy.at === hero.at ? 2 : 0) + (wanted ? 3 : 0) + (isPrisoner(enemy.kind) ? 1 : 0) + enemy.damage
    );
  }
  if (choice.do === 'trick') {
    const crowd = s.heroes.some(({ at }) => at === choice.to);
    return crowd || wantsKills(hero) ? -1 : 1;
  }
  return null;
}

function police(scene: Scene, choice: Choice): number | null {
  switch (choice.do) {
    case 'resolveTask':
      return choice.pay.some((item) => keeps(scene, item)) ? -1 : 10;
    case 'copAction':
      return choice.action === 'cop-advance' ? -1 : 1;
    case 'copFire':
      return 1;
    case 'showRewards':
      return 5;
    default:
      return null;
  }
}

/** Choices about New York: prisoners come as far from the heroes as can be. */
function mercy({ s }: Scene, choice: Choice): number | null {
  if (choice.do === 'place')
    return Math.min(...s.heroes.map(({ at }) => distance(spaceNo(at), spaceNo(choice.space))));
  if (choice.do === 'show') return choice.cards.length + 1;
  if (choice.do === 'goAlone' || choice.do === 'refuse') return 1;
  return null;
}

const OPINIONS = [collecting, freeAct, turn, exploring, fighting, police, mercy];

export function worthOf(scene: Scene, choice: Choice): number {
  for (const opinion of OPINIONS) {
    const value = opinion(scene, choice);
    if (value !== null) return value;
  }
  return 0;
}
