// Plays a heist somewhat sensibly: towards the goal, then towards an exit, with a grain of chance. It makes the fixtures.
import { type LootKind, SKILLS } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import { exitsOf } from '../rules/exits.ts';
import { objectiveSatisfied } from '../rules/objective.ts';
import { boardOf, isEntrance, isTile, ruleOf, spaceNo, spacesNear } from '../rules/spaces.ts';
import type { Character, Heist } from '../rules/state.ts';
import { COMMITTED } from './driver-actions.ts';

type Field = readonly number[];
const FAR = 999;

/** What it takes to get onto a tile, in moves and what has to be cleared first. */
function toll(s: Heist, space: number): number {
  if (!isTile(s, space)) return 1;
  if (s.gone[space]) return FAR;
  const token = s.token[space] ?? '';
  const shut =
    token.startsWith('remoteLock') || token === 'keycardDoor' ? 8 : token.startsWith('gate') ? 0.7 : 0;
  const at = (list: readonly number[]) => list[space] ?? 0;
  return (
    1 +
    shut +
    at(s.locks) * 1.5 +
    (at(s.guards) + at(s.dogs)) * 1.2 +
    at(s.cameras) * 0.4 +
    (s.unknown[space] ? 0.8 : 0)
  );
}

/** How far every space is from the nearest of these. */
function fieldTo(s: Heist, goals: readonly number[], open: (space: number) => boolean): Field {
  const field = Array.from({ length: s.unknown.length + s.entrances.length }, () => FAR);
  const queue = [...goals];
  for (const goal of goals) field[goal] = 0;
  for (let space = queue.shift(); space !== undefined; space = queue.shift()) {
    for (const near of spacesNear(s, space)) {
      const far = (field[space] ?? FAR) + toll(s, space);
      if (far < (field[near] ?? 0) && open(near)) {
        field[near] = far;
        queue.push(near);
      }
    }
  }
  return field;
}

const tilesWith = (s: Heist, test: (tile: number) => boolean) =>
  s.unknown.flatMap((_, tile) => (test(tile) && !s.gone[tile] ? [tile] : []));
const lying = (s: Heist, kind: Exclude<LootKind, 'item'>) =>
  tilesWith(s, (tile) => (s.loot[kind][tile] ?? 0) > 0);
const withToken = (s: Heist, start: string) =>
  tilesWith(s, (tile) => s.token[tile]?.startsWith(start) ?? false);

/** Where a character wants to be. */
function goalsOf(s: Heist, who: Character): number[] {
  const exits = [...exitsOf(s)];
  const { objective } = boardOf(s).scenario;
  const loaded = objective.objectiveLoot.some((kind) => kind !== 'item' && who.carries[kind] > 0);
  const eventsLeft = s.deck.filter((card) => !/^[CZ]/.test(card)).length;
  if (loaded || who.id === 'npc' || s.phase === 'escape' || eventsLeft < 7 || objectiveSatisfied(s))
    return exits;
  if (ruleOf(s, 'breakInToBreakOut')) return exits;
  const prizes = objective.objectiveLoot.flatMap((kind) => (kind === 'item' ? [] : lying(s, kind)));
  const npc = s.characters.find((one) => one.id === 'npc' && one.status === 'inactive');
  const wanted = [...prizes, ...(npc ? [npc.at] : []), ...withToken(s, 'safe'), ...lying(s, 'keycard')];
  const shut = wanted.filter((tile) => s.token[tile]?.startsWith('remoteLock'));
  const servers = shut.length > 0 ? withToken(s, 'server') : [];
  const within = wanted.filter((tile) => !shut.includes(tile));
  const goals = [...servers, ...within];
  return goals.length > 0 ? goals : [...lying(s, 'cash'), ...exits];
}

/** What a character thinks of the board. */
interface Mind {
  readonly who: Character;
  /** Goes for the goal; the others keep quiet and gather ideas. */
  readonly runs: boolean;
  readonly planned: (tile: number) => boolean;
  /** Over the tiles it has planned. */
  readonly field: Field;
  /** Over all tiles. */
  readonly wish: Field;
}

function mindOf(s: Heist, index: number, runs: boolean): Mind {
  const who = s.characters[index] as Character;
  const free = who.id === 'npc' || s.phase === 'escape';
  const planned = (space: number) =>
    free || isEntrance(s, space) || ((s.plan[space] ?? 0) & (1 << index)) !== 0;
  const goals = runs ? goalsOf(s, who) : [...exitsOf(s)];
  const wish = fieldTo(s, goals, () => true);
  const onPlan = fieldTo(
    s,
    s.unknown
      .map((_, tile) => tile)
      .filter((tile) => planned(tile) && goals.includes(tile))
      .concat(goals.filter((goal) => isEntrance(s, goal))),
    planned,
  );
  // Without a planned way to the goal: as near to it as the plan leads.
  const reaches = who.at >= 0 && (onPlan[who.at] ?? FAR) < FAR;
  return { who, runs, planned, wish, field: reaches ? onPlan : wish };
}

const nearestStep = (s: Heist, mind: Mind): number | undefined =>
  [...spacesNear(s, mind.who.at)].filter(mind.planned).sort((a, b) => far(mind, a) - far(mind, b))[0];
const far = (mind: Mind, space: number) => mind.field[space] ?? FAR;

/** How much a choice helps; what is worth less than 0 is only done for want of anything else. */
function worth(s: Heist, choice: Choice, minds: ReadonlyMap<string, Mind>): number {
  const mind = 'who' in choice && typeof choice.who === 'string' ? minds.get(choice.who) : undefined;
  const place = (name: string) => spaceNo(s, name);
  switch (choice.do) {
    case 'accept':
    case 'roll':
    case 'pickUp':
    case 'takeHostage':
    case 'removeRemoteLocks':
    case 'openDoor':
    case 'crack':
    case 'takeIdeaToken':
    case 'idea':
    case 'loot':
      return 6;
    case 'setStart':
      return mind && mind.who.at < 0 ? 20 - (mind.wish[place(choice.at)] ?? FAR) * 0.5 : -5;
    case 'planPath':
      return mind ? 9 - (mind.wish[place(choice.to)] ?? FAR) : 0;
    case 'placeToken':
      return mind && [...spacesNear(s, place(choice.at))].some(mind.planned) ? 0.9 : 0.2;
    case 'ready':
      return 1;
    case 'declareEscape':
      return wantsOut(s) ? 9 : -9;
    case 'commit':
      return mind ? 1 + commitWorth(s, mind, choice.action) : 1;
    case 'move':
    case 'escapeMove':
      return mind && far(mind, place(choice.to)) < far(mind, mind.who.at) ? 4 : -3;
    case 'unlock':
    case 'disable':
    case 'subdue':
      return mind
        ? place(choice.at) === mind.who.at || place(choice.at) === nearestStep(s, mind)
          ? 5
          : 2.5
        : 1;
    case 'reveal':
      return 1;
    case 'lastDitch':
      return 2 + choice.ideas * 0.2 + (choice.loot === 'all' ? 0.1 : 0);
    case 'buyItem':
    case 'useFixer':
    case 'insertEvent':
    case 'placeIdea':
    case 'placeTunnel':
    case 'useItem':
      return 0.7;
    case 'assignItem':
      return 1.2;
    case 'endActions':
    case 'endEscape':
      return 0.5;
    case 'removeToken':
    case 'drop':
    case 'pass':
    case 'reject':
    case 'sellItem':
    case 'removeTunnel':
    case 'resumePlanning':
    case 'resumeActions':
    case 'resumeEscape':
      return -5;
    case 'changeDie':
      return mind ? dieWorth(s, mind, choice.by) : -1;
    case 'teamwork':
    case 'useAbility':
      return -0.5;
    default:
      return 0.5;
  }
}

/** The next thing in the way decides which action is good. */
function commitWorth(s: Heist, mind: Mind, action: string): number {
  const subs = COMMITTED[action] ?? {};
  if (!mind.runs && isEntrance(s, mind.who.at))
    return (subs['idea'] ?? 0) * 0.8 - (subs['noise'] ?? 0) * 1.5 - (subs['alert'] ?? 0) * 3;
  const { at } = mind.who;
  const step = nearestStep(s, mind);
  const held = isTile(s, at) && (s.guards[at] ?? 0) + (s.dogs[at] ?? 0) > 0;
  const locked = step !== undefined && isTile(s, step) ? (s.locks[step] ?? 0) : 0;
  const need = (sub: string, weight: number) => Math.min(3, subs[sub] ?? 0) * weight;
  const moving = held || locked > 0 || far(mind, at) === 0 ? 0.2 : 1.5;
  return (
    need('subdue', held ? 3 : 0.2) +
    need('unlock', locked > 0 ? 2.5 : 0.2) +
    need('move', moving) +
    need('idea', 0.7) +
    need('loot', 0.8) +
    need('disable', 0.2) +
    need('reveal', 0.2) -
    (subs['noise'] ?? 0) * 0.6 -
    (subs['alert'] ?? 0) * 2
  );
}

/** Whether the next face of the die is worth an idea. */
function dieWorth(s: Heist, mind: Mind, by: number): number {
  if (mind.who.id === 'npc' || !mind.runs) return -2;
  const best = (die: number) =>
    Math.max(...mind.who.skills.map((skill) => commitWorth(s, mind, SKILLS[skill].slots[die as 1])));
  const { die, ideas } = mind.who;
  const gain = best(((die - 1 + by + 6) % 6) + 1) - best(die);
  return gain > 1.2 && ideas > 0 ? 3 + gain : -2;
}

function wantsOut(s: Heist): boolean {
  const crew = s.characters.filter((one) => one.status === 'active');
  const outside = crew.every((one) => isEntrance(s, one.at) || exitsOf(s).includes(one.at));
  return outside && (objectiveSatisfied(s) || s.round > 6 || ruleOf(s, 'breakInToBreakOut') !== undefined);
}

const RUNNERS = 2;

/** Those nearest to the goal run for it. */
function mindsOf(s: Heist): ReadonlyMap<string, Mind> {
  const all = s.characters.map((_, index) => mindOf(s, index, true));
  const distance = (mind: Mind) =>
    (mind.who.at < 0 ? 0 : (mind.wish[mind.who.at] ?? FAR)) - (mind.who.id === 'npc' ? FAR : 0);
  const order = all.filter((mind) => mind.who.status === 'active').sort((a, b) => distance(a) - distance(b));
  const wanted = Math.max(
    RUNNERS,
    ...boardOf(s).scenario.objective.all.map((part) => (part.type === 'acquire' ? part.count : 0)),
  );
  const running = new Set(order.slice(0, s.phase === 'planning' || s.phase === 'escape' ? 9 : wanted));
  return new Map(all.map((mind, index) => [mind.who.id, running.has(mind) ? mind : mindOf(s, index, false)]));
}

/** The choice that looks best, give or take. */
export function drive(s: Heist, choices: readonly Choice[], random: () => number): Choice {
  const minds = mindsOf(s);
  let best = choices[0] as Choice;
  let most = -Infinity;
  for (const choice of choices) {
    const value = worth(s, choice, minds) + random() * 1.2;
    if (value > most) [best, most] = [choice, value];
  }
  return best;
}
