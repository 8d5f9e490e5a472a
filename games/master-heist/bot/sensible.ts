import type { Choice, Verb } from '../rules/choices.ts';
import type { Heist } from '../rules/state.ts';
import { exitsOf } from '../rules/exits.ts';
import { boardOf, spaceNo } from '../rules/spaces.ts';
import { FAR, waysOf, waysOut } from './ways.ts';

/** How often an experienced crew does it, of all that it could do. What only goes back and forth it never does. */
const USUAL: { readonly [V in Verb]?: number } = {
  planPath: 1,
  placeToken: 0.4,
  setStart: 1,
  ready: 0.3,
  removeToken: 0,
  resumePlanning: 0,
  resumeActions: 0,
  resumeEscape: 0,
  whisper: 0,
  teamwork: 0.1,
  drop: 0,
  pass: 0.02,
  commit: 3,
  changeDie: 0.3,
  move: 3,
  subdue: 3,
  unlock: 3,
  disable: 2,
  idea: 4,
  reveal: 0.6,
  loot: 2,
  pickUp: 8,
  bank: 3,
  takeHostage: 4,
  takeIdeaToken: 4,
  openDoor: 3,
  escapeMove: 4,
  lastDitch: 1.5,
  // The same by single steps, for people.
  declarePath: 0,
  cancel: 0,
  legDrop: 0,
  endActions: 0.1,
  endEscape: 0.1,
  declareEscape: 0.01,
  accept: 2,
  reject: 0.2,
  useFixer: 0.05,
  buyItem: 0.05,
  sellItem: 0.01,
  sellJewel: 0.01,
  passControl: 0,
  roll: 3,
};

/** How much one step nearer to where one wants to go counts. */
const NEARER = 0.5;

/** Where there is loot of the objective. */
function goals(s: Heist): number[] {
  const spaces: number[] = [];
  for (const kind of boardOf(s).scenario.objective.objectiveLoot) {
    if (kind === 'item') continue;
    s.loot[kind].forEach((count, space) => count > 0 && spaces.push(space));
  }
  return spaces;
}

export function sensible(s: Heist, _seat: number, choices: readonly Choice[]): number[] {
  const wanted = goals(s);
  const out = waysOut(s, exitsOf(s));
  const toLoot = waysOut(s, wanted);
  const ways = new Map<string, readonly number[]>();
  const wayTo = (who: string): readonly number[] => {
    let far = ways.get(who);
    if (far === undefined) {
      far = waysOf(
        s,
        s.characters.findIndex(({ id }) => id === who),
      );
      ways.set(who, far);
    }
    return far;
  };
  /** How near a space is to what this character should do next: fetch loot, or bring it out. */
  const distance = (who: string, space: number): number => {
    const character = s.characters.find(({ id }) => id === who);
    const loaded = character && Object.values(character.carries).some((count) => count > 0);
    if (loaded || s.phase === 'escape' || wanted.length === 0) return out[space] ?? FAR;
    return toLoot[space] ?? FAR;
  };
  return choices.map((choice) => {
    const usual = USUAL[choice.do] ?? 0.5;
    if (usual === 0) return 0;
    switch (choice.do) {
      case 'move':
      case 'escapeMove': {
        const { who, to } = choice;
        const here = s.characters.find(({ id }) => id === who)?.at ?? -1;
        const gain = distance(who, here) - distance(who, spaceNo(s, to));
        return usual * Math.exp(NEARER * Math.max(-4, Math.min(4, gain)));
      }
      case 'planPath':
        return wanted.includes(spaceNo(s, choice.to)) ? 12 : 0.1 * usual;
      case 'setStart': {
        const { who, at } = choice;
        const now = s.characters.find(({ id }) => id === who)?.at ?? -1;
        const there = distance(who, spaceNo(s, at));
        // Once is enough, unless the other entrance is nearer.
        if (now >= 0 && there >= distance(who, now) - 1) return 0;
        return usual * Math.exp(-0.3 * Math.min(20, there));
      }
      case 'placeToken': {
        const far = wayTo(choice.who)[spaceNo(s, choice.at)] ?? FAR;
        return usual * Math.exp(-0.3 * Math.min(20, far));
      }
      default:
        return usual;
    }
  });
}
