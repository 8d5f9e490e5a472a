// Makes heists worth keeping: it plays the same round many times with the driver, keeps what came furthest, and goes on
// from there. It knows the dice that will fall, so it makes fixtures, not fair play.
import {
  below,
  type Chance,
  createMatch,
  type MatchRecord,
  type Pending,
  type Play,
  seeded,
  startState,
  Table,
} from '@getaway/engine';
import type { LootKind } from '../content/index.ts';
import { masterHeist } from '../index.ts';
import type { Choice } from '../rules/choices.ts';
import { activeGuards } from '../rules/chits.ts';
import { noiseOfRound } from '../rules/end-of-actions.ts';
import { exitsOf } from '../rules/exits.ts';
import { holds } from '../rules/loot.ts';
import { personNo } from '../rules/people.ts';
import { boardOf, distances, isEntrance, ruleOf, spaceName, spaceNo, spacesNear } from '../rules/spaces.ts';
import type { Character, Heist, Who } from '../rules/state.ts';
import { drive } from './driver.ts';

export interface Setting {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seed: string;
}

interface Line {
  readonly table: Table<Heist, Choice>;
  readonly plays: readonly Play<Choice>[];
}

const nearest = (far: readonly number[], spaces: readonly number[]): number =>
  Math.min(40, ...spaces.map((space) => far[space] ?? 40));

/** How far the heist has come: loot on its way out, cracks, the NPC, who is near what is missing, and time left. */
function progress(s: Heist): number {
  if (s.outcome) return s.outcome.winners.length > 0 ? 100_000 : -100_000;
  const { objective } = boardOf(s).scenario;
  const active = s.characters.filter((one) => one.status === 'active' && one.at >= 0);
  const far = new Map(active.map((one) => [one.id, planned(s, one)]));
  const toExit = (who: Who): number => nearest(far.get(who) ?? [], exitsOf(s));
  let value = (s.parts.length - 1) * 20_000;
  for (const one of active) {
    value += 30 + Math.min(8, one.ideas) * 3;
    const held = isEntrance(s, one.at) ? 0 : activeGuards(s, one.at);
    value -= held * 15 + (isEntrance(s, one.at) || !s.token[one.at]?.startsWith('gate') ? 0 : 400);
    for (const kind of objective.objectiveLoot) {
      if (kind !== 'item') value += one.carries[kind] * (1500 - (toExit(one.id) + held) * 45);
    }
    value += Math.min(1, one.carries.keycard) * 500 + one.carries.usb * 500;
    if (one.id === 'npc') value += 1500 - (toExit(one.id) + held) * 50;
    if (one.startedInside) value -= toExit(one.id) * 30;
  }
  for (const kind of objective.objectiveLoot) if (kind !== 'item') value += s.banked[kind] * 1700;
  value += s.cracks.reduce((sum, n) => sum + n, 0) * 250;
  value += s.escort.filter(({ subduedIn }) => subduedIn > 0).length * 120;
  for (const token of s.token) if (token?.startsWith('remoteLock') || token === 'keycardDoor') value -= 500;
  for (const tile of goalsOf(s)) {
    const able = active.filter((one) => s.token[tile] !== 'safe' || cracks(s, one.id));
    const paths = able.map((one) => (far.get(one.id) ?? [])[tile] ?? 20);
    value -= Math.min(24, ...paths) * 45 + (s.locks[tile] as number) * 15;
  }
  if (s.phase === 'escape') value -= 200;
  return value - errands(s, active, far) * 45 + s.deck.length * 16 - noiseOfRound(s) * 6;
}

const cracks = (s: Heist, who: Who): boolean => {
  const c = personNo(s, who);
  return holds(s, c, 'safecracking-tools') || holds(s, c, 'plasma-torch');
};

/** Steps that somebody in particular still has to go: a keycard to a door, the USB key to Shell, guards to the convoy. */
function errands(s: Heist, active: readonly Character[], far: ReadonlyMap<Who, readonly number[]>): number {
  const where = (list: readonly number[]): number[] => list.flatMap((n, space) => (n > 0 ? [space] : []));
  const steps = (to: readonly number[]): number =>
    to.length === 0 ? 0 : Math.min(20, ...active.map((one) => nearest(far.get(one.id) ?? [], to)));
  /** Somebody brings a thing that it holds, or fetches one first. */
  const bring = (kind: 'keycard' | 'usb', to: readonly number[]): number => {
    const carriers = active.filter((one) => one.id !== 'npc' || kind === 'keycard');
    if (to.length === 0) return 0;
    const ways = carriers.flatMap((one) => {
      const own = far.get(one.id) ?? [];
      if (one.carries[kind] > 0) return [nearest(own, to)];
      return where(s.loot[kind]).map((space) => (own[space] ?? 40) + nearest(planned(s, one, space), to));
    });
    return Math.min(40, ...ways);
  };
  const doors = s.token.flatMap((token, tile) => (token === 'keycardDoor' ? [tile] : []));
  const cipher = ruleOf(s, 'crackCipher') && s.token.includes('remoteLockY');
  const shell = cipher ? active.filter(({ id }) => id === 'npc').map(({ at }) => at) : [];
  const beside = doors.flatMap((door) => spacesNear(s, door));
  const convoy = [...new Set(s.escort.map(({ at }) => at))];
  return (
    bring('keycard', beside) + bring('usb', shell) + convoy.reduce((sum, tile) => sum + steps([tile]), 0)
  );
}

/** Steps over the tiles a character has planned; what the plan does not reach counts as far away. */
function planned(s: Heist, one: Character, from = one.at): number[] {
  const c = personNo(s, one.id);
  const free = one.id === 'npc' || s.phase === 'escape';
  const open = (space: number): boolean =>
    free || isEntrance(s, space) || ((s.plan[space] as number) & (1 << c)) !== 0;
  const crow = distances(s, from).map((n) => (n < 0 ? 40 : n + 14));
  const queue = [from];
  const found = new Map([[from, 0]]);
  for (let space = queue.shift(); space !== undefined; space = queue.shift()) {
    for (const next of spacesNear(s, space)) {
      if (found.has(next) || !open(next)) continue;
      found.set(next, (found.get(space) as number) + 1);
      if (!shut(s, one, next)) queue.push(next);
    }
  }
  for (const [space, n] of found) crow[space] = n;
  return crow;
}

/** A way may end here, but does not lead on. */
const shut = (s: Heist, one: Character, space: number): boolean => {
  const token = s.token[space] ?? '';
  return token.startsWith('remoteLock') || (token === 'keycardDoor' && one.carries.keycard === 0);
};

function isPrize(s: Heist, tile: number): boolean {
  const { objectiveLoot } = boardOf(s).scenario.objective;
  const loot = objectiveLoot.some((kind) => kind !== 'item' && (s.loot[kind][tile] as number) > 0);
  const npc = s.characters.some((one) => one.id === 'npc' && one.status === 'inactive' && one.at === tile);
  const token = s.token[tile] ?? '';
  const server =
    token.startsWith('server') && s.token.includes(`remoteLock${token.slice(-1)}` as 'remoteLockX');
  const key = (s.loot.keycard[tile] as number) > 0 && s.token.includes('keycardDoor');
  return loot || npc || token === 'safe' || server || key || (s.loot.usb[tile] as number) > 0;
}

/** Somewhere to get to, in the order it is usually needed. */
const goalsOf = (s: Heist): number[] => s.unknown.flatMap((_, tile) => (isPrize(s, tile) ? [tile] : []));

/** Plans ways to a few goals and back, instead of the driver's random tokens. */
function plan(s: Heist, choices: readonly Choice[], chance: Chance): Choice {
  const one = <T>(list: readonly T[]): T => list[below(chance, list.length)] as T;
  const doors = s.token.flatMap((token, tile) => (token === 'keycardDoor' ? [tile] : []));
  const road = ruleOf(s, 'movingTarget') ? ['f5', 'g5', 'h5'].map((name) => spaceNo(s, name)) : [];
  const shell = ruleOf(s, 'crackCipher')
    ? s.characters.filter(({ id }) => id === 'npc').map(({ at }) => at)
    : [];
  const goals = new Set([...goalsOf(s), ...doors, ...road, ...shell].map((tile) => spaceName(s, tile)));
  const of = (verb: Choice['do']): Choice[] => choices.filter((choice) => choice.do === verb);
  if (of('placeTunnel').length > 0 && below(chance, 5) > 0) return one(of('placeTunnel'));
  const unplaced = of('setStart').filter((choice) => 'who' in choice && waits(s, choice.who));
  if (unplaced.length > 0) return one(unplaced);
  const urgent = [
    ...of('accept'),
    ...of('placeNpc'),
    ...of('assignItem').filter((choice) => 'who' in choice),
  ];
  if (urgent.length > 0 && below(chance, 8) > 0) return one(urgent);
  const ways = of('planPath').filter((choice) => choice.do === 'planPath' && goals.has(choice.to));
  const near = of('placeToken').filter((choice) => choice.do === 'placeToken' && goals.has(choice.at));
  if (ways.length + near.length > 0 && below(chance, 12) > 0) return one([...ways, ...near]);
  const others = [
    ...of('placeTunnel'),
    ...of('useFixer'),
    ...of('insertEvent'),
    ...of('placeIdea'),
    ...of('planPath'),
  ];
  if (others.length > 0 && below(chance, 12) > 0) return one(others);
  return of('ready')[0] ?? one(choices);
}

const waits = (s: Heist, who: Who): boolean =>
  s.characters.some((character) => character.id === who && character.at < 0);

/** Escape is declared only when everything wanted is out. */
function done(s: Heist): boolean {
  const parts = boardOf(s).scenario.objective.all;
  const out = (one: Heist['characters'][number]): boolean =>
    one.status !== 'active' || exitsOf(s).includes(one.at);
  const npc = s.characters.find(({ id }) => id === 'npc');
  const met = parts.every((part) => {
    if (part.type === 'acquire') return objectiveSatisfiedBy(s, part.loot, part.count);
    if (part.type === 'npcEscapes') return npc?.status === 'active' && exitsOf(s).includes(npc.at);
    if (part.type === 'lootInHideout') {
      return s.characters.some(
        (one) => part.loot !== 'item' && one.carries[part.loot] > 0 && exitsOf(s).includes(one.at),
      );
    }
    return true;
  });
  return met && s.characters.every(out);
}

const objectiveSatisfiedBy = (s: Heist, kind: LootKind, count: number): boolean =>
  kind !== 'item' &&
  s.banked[kind] +
    s.characters.reduce((sum, one) => sum + (isEntrance(s, one.at) ? one.carries[kind] : 0), 0) >=
    count;

/** A piece of play after which lines are compared: planning, one character's turn, or everything up to the next turn. */
function playOn(from: Line, chance: Chance): Line {
  const table = from.table.clone();
  const plays = [...from.plays];
  const take = (seat: number, choice: Choice): void => {
    table.play(seat, choice);
    plays.push({ seat, choice });
  };
  const random = (): number => ((1 + below(chance, 3)) * below(chance, 1000)) / 1000;
  const wild = below(chance, 3) > 0;
  const idle = table.state.characters.filter(
    (one) => one.status === 'active' && one.die > 0 && one.action === null,
  );
  const actor =
    table.decision()?.step === 'actions' ? idle[below(chance, Math.max(1, idle.length))] : undefined;
  for (let n = 0; table.pending().length > 0 && n < 400; n++) {
    const { state } = table;
    const asked = willing(table.pending());
    const step = table.decision()?.step;
    const { seat, choices } = asked[below(chance, asked.length)] as (typeof asked)[number];
    if (step === 'planning') {
      take(seat, plan(state, choices, chance));
    } else if (step === 'actions' && actor) {
      const own = asked.flatMap((one) => one.choices.map((choice) => ({ seat: one.seat, choice })));
      const mine = own.filter(({ choice }) => 'who' in choice && choice.who === actor.id && !idles(choice));
      const acted = state.characters.some(
        (one) => one.id === actor.id && (one.action !== null || one.status !== 'active'),
      );
      if (mine.length === 0) break;
      const options: Choice[] = [
        ...(acted ? [{ do: 'endActions' } as const] : []),
        ...mine.map(({ choice }) => choice),
      ];
      const best = wild ? tryOut(options, chance) : drive(state, options, random);
      if (best.do === 'endActions') break;
      take((mine.find(({ choice }) => choice === best) as { seat: number }).seat, best);
    } else if (step === 'actions' && n > 0) {
      break;
    } else {
      const sensible = choices.filter((choice) => choice.do !== 'declareEscape' || done(state));
      const end = step === 'actions' ? choices.find((choice) => choice.do === 'endActions') : undefined;
      take(seat, end ?? drive(state, sensible.length > 0 ? sensible : choices, random));
      if (step === 'planning' || (step === 'escaping' && n > 3)) break;
      if (step === 'actions' && table.decision()?.step === 'actions' && table.state.round === state.round)
        n = 0;
    }
  }
  return { table, plays };
}

/** Seats that have confirmed are left in peace. */
function willing(pending: readonly Pending<Choice>[]): readonly Pending<Choice>[] {
  const busy = pending.filter(({ choices }) => choices.some((choice) => !choice.do.startsWith('resume')));
  return busy.length > 0 ? busy : pending;
}

/** What is always good is done; otherwise anything. */
function tryOut(options: readonly Choice[], chance: Chance): Choice {
  const good = options.filter((choice) => GOOD.has(choice.do));
  const list =
    good.length > 0 ? good : options.filter((choice) => !RARE.has(choice.do) || below(chance, 6) === 0);
  const from = list.length > 0 ? list : options;
  return from[below(chance, from.length)] as Choice;
}

const GOOD: ReadonlySet<Choice['do']> = new Set([
  'pickUp',
  'pass',
  'idea',
  'removeRemoteLocks',
  'openDoor',
  'takeHostage',
  'crack',
  'takeIdeaToken',
]);
const RARE: ReadonlySet<Choice['do']> = new Set(['changeDie', 'useAbility', 'endActions', 'reveal']);

/** Choices that only pass the time. */
const IDLE: ReadonlySet<Choice['do']> = new Set(['drop', 'teamwork', 'bank']);
/** Only the USB key is worth passing on. */
const idles = (choice: Choice): boolean =>
  IDLE.has(choice.do) || (choice.do === 'pass' && (choice.what !== 'usb' || choice.to !== 'npc'));

const KEPT = 14;

/** Lines that differ in where people are and what they carry. */
function different(valued: readonly { readonly line: Line }[]): Line[] {
  const seen = new Set<string>();
  return valued.flatMap(({ line }) => {
    const { characters, round } = line.table.state;
    const key = JSON.stringify([
      round,
      characters.map(({ at, carries, ideas, action }) => [at, carries, ideas, action]),
    ]);
    if (seen.has(key)) return [];
    seen.add(key);
    return [line];
  });
}

/** One heist that ends as wanted, or null. */
export function makeHeist(
  setting: Setting,
  wanted: 'success' | 'failure',
  effort: number,
): MatchRecord<Choice> | null {
  const chance = { rng: seeded(`fixture ${setting.seed}`) };
  const width = wanted === 'success' ? effort : 1;
  let lines: Line[] = [{ table: new Table(masterHeist, startState(masterHeist, setting)), plays: [] }];
  for (let rounds = 0; rounds < 400; rounds++) {
    const tried = lines.flatMap((line) =>
      Array.from({ length: rounds === 0 ? width * 4 : width }, () => playOn(line, chance)),
    );
    const done = tried.find(({ table }) => table.state.outcome?.ending === wanted);
    if (done) return recordOf(setting, done.plays);
    const valued = tried
      .filter(({ table }) => table.state.outcome === null)
      .map((line) => ({ line, value: progress(line.table.state) }))
      .sort((a, b) => b.value - a.value);
    lines = different(valued).slice(0, KEPT);
    if (lines.length === 0) return null;
  }
  return null;
}

function recordOf({ seats, options, seed }: Setting, plays: readonly Play<Choice>[]): MatchRecord<Choice> {
  const match = createMatch(masterHeist, { seats, options, seed });
  for (const { seat, choice } of plays) match.play(seat, choice);
  return match.record();
}
