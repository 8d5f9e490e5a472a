import { HERO_IDS, type HeroId, heroes, objectives } from '../../content/index.ts';
import { distance, type Space, spaceNo } from '../../rules/board/index.ts';
import type { Choice, ChoiceOf } from '../../rules/choices.ts';
import { hitPoints, isBoss } from '../../rules/city/enemies.ts';
import type { Enemy } from '../../rules/state.ts';
import { hasObject } from '../alone.ts';
import { weights } from '../weights.ts';
import { type Scene } from './scene.ts';

/** What a decision of a hero is about, action cards aside. */

const FEW_CARDS = 2;

function enemiesAt({ s }: Scene, space: Space): number {
  let count = 0;
  for (const enemy of s.enemies) if (spaceNo(enemy.at) === space && !enemy.tricked) count++;
  return count;
}

function moveWeight(scene: Scene, { route, giveUpCar }: ChoiceOf<'move'>): number {
  const last = route[route.length - 1];
  if (last === undefined) return 1;
  const end = spaceNo(last);
  const gain = scene.left - (scene.way[end] as number);
  const trouble = (scene.way[end] as number) < 0.5 ? 0 : 0.35 * enemiesAt(scene, end);
  return Math.exp(weights().nearer * gain - trouble - (giveUpCar ? 2.5 : 0));
}

/** A tile is worth a hand of cards; only who is ready to leave alone hastens the red ones (NY-RUL-26). */
function revealWeight({ s, hero }: Scene): number {
  if (hero.hand.length <= FEW_CARDS) return 0.15;
  return hero.level === 3 && s.president === 'slot' ? 0.1 : 0;
}

/** Enemies that stand where something is to be had are worth most; then those that count for the level bar. */
function hitWeight(scene: Scene, choice: ChoiceOf<'hit'>): number {
  const { s, hero } = scene;
  const enemy = s.enemies.find(({ no }) => no === choice.enemy) as Enemy;
  const left = hitPoints(s, enemy.kind) - enemy.damage;
  let worth = enemy.at === hero.at ? 1 : 0;
  if (isBoss(enemy.kind)) worth += left <= 3 ? 1 : -0.3;
  else worth += scene.wantsKills ? 1 : 0.4;
  return Math.exp(1.2 * (worth - 0.4 * left));
}

function trickWeight(scene: Scene, choice: ChoiceOf<'trick'>): number {
  const { s, hero } = scene;
  const to = spaceNo(choice.to);
  let worth = scene.left < 0.5 ? 2.5 : 0.5;
  if (choice.at !== hero.at) worth -= 2;
  for (const other of s.heroes) if (other.at === choice.to) worth -= 1.5;
  // Not where the hero wants to go next.
  if ((scene.way[to] as number) < scene.left) worth -= 0.7;
  return Math.exp(worth);
}

/** The current player places prisoners where they hurt least (NY-GEN-05). */
function placeWeight({ s, outlook }: Scene, space: Space): number {
  let worth = 0;
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const at = s.heroes[seat]?.at;
    if (at !== undefined) worth += 0.5 * Math.min(2, distance(spaceNo(at), space));
    if (outlook.goals[seat] === space) worth -= 1.5;
  }
  return Math.exp(worth);
}

/** NY-LVL-09: rather what can be had than what is far away. */
function objectiveWeight({ hero, s }: Scene, card: string): number {
  const blue = objectives.blue[card as keyof typeof objectives.blue];
  // Cases can be looked for; an item comes by luck alone.
  if (blue) return hasObject({ ...hero, blue: [blue.id] }) ? 8 : blue.requires.type === 'item' ? 1 : 2;
  const purple = objectives.purple[card as keyof typeof objectives.purple];
  if (purple?.requires.transport === 'gullfire') return s.gullfire ? 3 : 0.05;
  return purple?.requires.transport === 'helicopter' ? 3 : 1;
}

const bringsDiagram = (hero: HeroId): boolean => heroes[hero].start.type === 'case';

/**
 * NY-SET-20: with Brain several heroes have a Diagram from the start, and all know which bridge to meet at. Others must find
 * one first, and may not show it (NY-WIN-03). A hero who is alone leaves alone as well, and may be anybody.
 */
function heroWeight({ s }: Scene, hero: HeroId): number {
  const isFree = (id: HeroId): boolean => s.heroes.every((other) => other.hero !== id);
  const mustBe = s.heroes.length > 1 && HERO_IDS.some((id) => bringsDiagram(id) && isFree(id));
  return mustBe && !bringsDiagram(hero) ? 0 : 1;
}

export function deedWeight(scene: Scene, choice: Choice): number | null {
  switch (choice.do) {
    case 'takeHero':
      return heroWeight(scene, choice.hero);
    case 'revealTimer':
      return revealWeight(scene);
    case 'keepTimer':
      return 1;
    case 'move':
      return moveWeight(scene, choice);
    case 'stop':
      return 1;
    case 'enterManhole':
    case 'jump':
      return Math.exp(weights().nearer * (scene.left - (scene.way[spaceNo(choice.to)] as number)));
    case 'reveal':
      return Math.exp(weights().looking * (scene.left - (scene.way[spaceNo(choice.space)] as number)));
    case 'hit':
      return hitWeight(scene, choice);
    case 'trick':
      return trickWeight(scene, choice);
    case 'place':
      return placeWeight(scene, spaceNo(choice.space));
    case 'drive':
      return scene.left >= 1 ? 3 : 0.1;
    case 'visit':
      return choice.option === 'nothing' ? 0.02 : choice.option === 'reload' ? 0.4 : 1;
    case 'takeObjective':
      return objectiveWeight(scene, choice.card);
    case 'steal':
      return choice.kind === 'item' ? 1 : 0.1;
    case 'invite':
      return 0.4;
    case 'refuse':
      return 0.6;
    case 'resolveTask':
      return 6;
    default:
      return null;
  }
}
