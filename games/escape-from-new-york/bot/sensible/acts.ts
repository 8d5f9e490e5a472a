import { items, limits, objectives } from '../../content/index.ts';
import type { Choice } from '../../rules/choices.ts';
import { supplySize } from '../../rules/hero/hero.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type Scene } from './scene.ts';

/** What may be done besides, in free moments and on the way (NY-TRN-14). */

const ITEM_FIGURES: Readonly<Record<string, Figures>> = Object.fromEntries(
  Object.values(items).map((item) => [item.id, figuresOf(item.kind === 'item' ? item.effects : [], 0)]),
);

const TAKES = 40;
const NEVER = 0;
const HARDLY = 0.004;
const TILES_TO_SPARE = 4;

/** An item that the hero's own objective asks for. */
function isObject({ hero }: Scene, item: string): boolean {
  const requires = hero.blue[0] && objectives.blue[hero.blue[0]]?.requires;
  return (requires && requires.type === 'item' && requires.card === item) ?? false;
}

/** Objects that objectives ask for: who may still change an objective (NY-LVL-09) had better keep any of them. */
const OBJECTS: ReadonlySet<string> = new Set(
  Object.values(objectives.blue).flatMap(({ requires }) => (requires.type === 'item' ? [requires.card] : [])),
);
const mayBeObject = ({ hero }: Scene, item: string): boolean => hero.level < 3 && OBJECTS.has(item);

function useWeight(scene: Scene, item: string): number {
  if (isObject(scene, item) || mayBeObject(scene, item)) return HARDLY;
  const f = ITEM_FIGURES[item];
  if (f === undefined) return NEVER;
  const worth = scene.worth(f);
  const spare = supplySize(scene.hero) >= limits.personalSupply ? 0.5 : 0;
  return worth + spare > 1.4 ? 0.5 * (worth + spare) : HARDLY + 0.02 * Math.max(0, worth + spare);
}

/** Whatever is of least use otherwise fills the level bar: cards that bring cards back and objects last. */
function payWeight(scene: Scene, item: string): number {
  if (isObject(scene, item)) return HARDLY;
  if (mayBeObject(scene, item)) return 0.4;
  return ITEM_FIGURES[item]?.returns ? 0.5 : 1.5;
}

/** NY-PRS-05: every POI tile that is still facedown costs a timer tile. */
function freeWeight({ s }: Scene): number {
  let facedown = 0;
  for (const { faceup } of s.poi) if (!faceup) facedown++;
  return s.timer.length - facedown > TILES_TO_SPARE ? TAKES : HARDLY;
}

export function actWeight(scene: Scene, choice: Choice): number | null {
  const { s, hero } = scene;
  switch (choice.do) {
    case 'takePresident':
      return freeWeight(scene);
    case 'collectItem':
      return supplySize(hero) < limits.personalSupply || scene.wantsItems ? 6 : 0.3;
    case 'takeCar':
      return 6;
    case 'useItem':
      return useWeight(scene, choice.item);
    case 'payItem':
      return payWeight(scene, choice.item);
    case 'payWeapon':
      return hero.weapon?.ammo === 0 ? 1 : HARDLY;
    case 'revealWeapon':
      return hero.weapon === null || hero.weapon.ammo === 0 ? 3 : HARDLY;
    case 'useWeapon':
      return scene.here > 0 ? 1.5 : scene.wantsKills && scene.near > 0 ? 0.5 : NEVER;
    case 'revealBracelet':
      return 1;
    case 'dropItem':
      return s.agenda.at(-1)?.step === 'overLimit' ? (isObject(scene, choice.item) ? 0.05 : 0.6) : NEVER;
    case 'dropCase':
      return s.agenda.at(-1)?.step === 'overLimit' && choice.card.includes('bracelet') ? 0.2 : NEVER;
    case 'abandonCar':
      return NEVER;
    default:
      return null;
  }
}
