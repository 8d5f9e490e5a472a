import { ABILITIES, ACTIONS, type SubAction } from '../content/index.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { activeGuards } from '../rules/chits.ts';
import { cracking } from './cracking.ts';
import { dangerousGates } from './gates.ts';
import { hasToken } from '../rules/movement.ts';
import { personNo } from '../rules/people.ts';
import { isTile } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';
import { weights } from './weights.ts';
import { chanceOf } from './goal.ts';
import type { Mind } from './minds.ts';
import type { Outlook } from './outlook.ts';

// What an action is good for, at a glance: how far it leads, and what it costs everybody.

/** What an action gives, and its price. */
export interface Gives {
  readonly move: number;
  readonly unlock: number;
  readonly subdue: number;
  readonly disable: number;
  readonly idea: number;
  readonly reveal: number;
  readonly noise: number;
  readonly alert: number;
  readonly ideas: number;
}

function counted(subs: readonly SubAction[], ideas = 0): Gives {
  const count = (sub: SubAction): number => subs.filter((one) => one === sub).length;
  return {
    move: count('move'),
    unlock: count('unlock'),
    subdue: count('subdue'),
    disable: count('disable'),
    idea: count('idea'),
    reveal: count('reveal'),
    noise: count('noise'),
    alert: count('alert'),
    ideas,
  };
}

const PLAIN: { readonly [action: string]: Gives } = Object.fromEntries(
  Object.values(ACTIONS).map(({ id, sub }) => [id, counted(sub)]),
);

export function givesOf(choice: Pick<ChoiceOf<'commit'>, 'action' | 'ideas'>): Gives {
  const plain = PLAIN[choice.action];
  if (plain) return plain;
  const ability = Object.values(ABILITIES).find(({ id }) => id === choice.action);
  const way = ability?.options?.find(({ cost }) => (cost.ideas ?? 0) === (choice.ideas ?? 0));
  if (way) return counted(way.sub, way.cost.ideas ?? 0);
  const noise = ability?.cost?.noise ?? (ability?.effect.type === 'grantSubAction' ? 1 : 0);
  return { ...counted([], ability?.cost?.ideas ?? 0), noise };
}

/** What comes of an action for whoever does it. */
export interface Step {
  /** Moves nearer to where it wants to be, with what was in the way. */
  readonly progress: number;
  readonly alerts: number;
}

/** Nobody stops on a gate that is about to shut. */
const BUSTED = 6;

/** Walks as far along the path as the action leads. */
export function walk(s: Heist, mind: Mind, path: readonly number[], gives: Gives): Step {
  const { tolls, character } = mind;
  let move = gives.move + character.left.move;
  let unlock = gives.unlock + character.left.unlock + character.granted.unlock;
  let subdue = gives.subdue + character.left.subdue + character.granted.subdue;
  let disable = gives.disable + character.left.disable + character.granted.disable;
  let progress = 0;
  let alerts = 0;
  let here = character.at;
  let sure = 1;
  for (const next of path) {
    const held = isTile(s, here) && !character.slips ? activeGuards(s, here) : 0;
    const down = Math.min(held, subdue);
    subdue -= down;
    progress += sure * down * tolls.guard;
    if (held > down) {
      if (tolls.guard > 1 || character.ideas === 0 || down > 0 || !slipsAway(mind))
        return { progress, alerts };
      progress += sure * 0.3;
    }
    if (isTile(s, next)) {
      const token = s.token[next];
      if (token === 'keycardDoor' || token === 'remoteLockX' || token === 'remoteLockY') break;
      if (character.id !== 'npc' && !hasToken(s, mind.c, next)) break;
      const locks = s.locks[next] as number;
      const opened = Math.min(locks, unlock);
      unlock -= opened;
      progress += sure * opened * tolls.lock;
      if (locks > opened) break;
    }
    if (move === 0) {
      if (isTile(s, next)) progress += sure * Math.min(subdue, activeGuards(s, next)) * tolls.guard * 0.8;
      break;
    }
    move--;
    progress += sure * tolls.move;
    if (isTile(s, next)) {
      if (s.unknown[next]) sure *= 0.75;
      const cameras = s.loop ? 0 : (s.cameras[next] as number);
      const off = Math.min(cameras, disable);
      disable -= off;
      progress += sure * cameras * tolls.camera;
      alerts += sure * (cameras - off);
    }
    here = next;
  }
  if (isTile(s, here)) progress += sure * Math.min(subdue, activeGuards(s, here)) * tolls.guard * 0.9;
  if (here === (path.at(-1) ?? here)) progress += sure * cracking(s, mind.c, here, unlock);
  if (dangerousGates(s).includes(here)) progress -= BUSTED;
  return { progress, alerts };
}

const slipsAway = ({ character }: Mind): boolean =>
  character.id === 'street-urchin' || character.id === 'grifter' || character.id === 'mastermind';

/** A change of the outlook by one character's action. */
export interface Change {
  readonly c: number;
  readonly progress: number;
  readonly ideas: number;
  readonly noise: number;
  readonly alerts: number;
  /** Help for somebody else. */
  readonly helped: number;
  readonly help: number;
}

/** How likely the objective is to be met after that. */
export function chanceAfter(outlook: Outlook, change: Change): number {
  const { clock, minds, goals, lending } = outlook;
  const lost = (change.noise - weights().noiseEach) * clock.perNoise + change.alerts * clock.perCard;
  let chance = 1;
  for (const goal of goals) {
    const mind = minds[goal.c] as Mind;
    let budget = mind.budget - weights().speed * lost;
    let { arrival, afoot, out } = goal;
    let { ideas } = mind;
    let nearer = 0;
    if (goal.c === change.c) {
      budget -= weights().speed;
      nearer = change.progress;
      ideas += change.ideas;
    } else {
      if (goal.c === change.helped) nearer = change.help;
      if (lending !== null) ideas += change.ideas * (lending[change.c] as number);
    }
    if (goal.kind === 'bring') out -= nearer;
    else {
      arrival -= nearer;
      afoot -= nearer;
    }
    chance *= Math.max(
      1e-60,
      chanceOf({ kind: goal.kind, arrival, afoot, out, onFoot: goal.onFoot }, budget, ideas, mind.tolls.move),
    );
  }
  return chance;
}

/** What somebody in need gets from AUTOPWN or EXPLOIT. */
export function helpOf(
  s: Heist,
  choice: ChoiceOf<'commit'>,
  outlook: Outlook,
  path: readonly number[],
): Change | null {
  if (choice.to === undefined || choice.grant === undefined) return null;
  const helped = personNo(s, choice.to);
  const mind = outlook.minds[helped];
  if (!mind) return null;
  const { at } = mind.character;
  const [next] = path;
  const count = choice.action === 'exploit' ? 2 : 1;
  let help = choice.grant === 'unlock' ? cracking(s, helped, at, count) : 0;
  if (choice.grant === 'subdue' && isTile(s, at)) {
    help = Math.min(count, activeGuards(s, at)) * mind.tolls.guard;
  }
  if (next !== undefined && isTile(s, next)) {
    if (choice.grant === 'unlock' && help === 0)
      help = Math.min(count, s.locks[next] as number) * mind.tolls.lock;
    if (choice.grant === 'subdue' && help === 0)
      help = 0.7 * Math.min(count, activeGuards(s, next)) * mind.tolls.guard;
    if (choice.grant === 'disable') help = Math.min(count, s.cameras[next] as number) * mind.tolls.camera;
  }
  return { c: personNo(s, choice.who), progress: 0, ideas: -1, noise: 1, alerts: 0, helped, help };
}
