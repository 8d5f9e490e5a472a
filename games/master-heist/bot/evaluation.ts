import type { Choice } from '../rules/choices.ts';
import { exitsOf } from '../rules/exits.ts';
import { boardOf } from '../rules/spaces.ts';
import type { ChitLoot, Heist } from '../rules/state.ts';
import { sensible } from './sensible.ts';
import { FAR, waysOf, waysOut } from './ways.ts';

/** What a piece of loot is worth on its way: lying, in somebody's hands, outside. */
const LYING = 0.45;
const HELD = 0.6;
const OUTSIDE = 1;
const PER_STEP = 0.022;
/** Once Escape is near, what still lies there will hardly be fetched. */
const TOO_LATE = 0.25;
/** For each idea, and for each sub-action that waits to be used. */
const PER_IDEA = 0.006;
const PER_SUB = 0.003;
/** How much the objective counts; the rest is safety and time. */
const OBJECTIVE = 0.74;
const SAFETY = 0.12;
const TIME = 0.12;
/** An event deck of this many cards is plenty of time. */
const PLENTY = 26;
/** The average of a last ditch effort (MH-ESC-12). */
const LAST_DITCH = 3.5;

interface Sight {
  readonly s: Heist;
  readonly out: readonly number[];
  /** By character: the way to every space; null for those out of the heist. */
  readonly ways: readonly (readonly number[] | null)[];
}

function look(s: Heist): Sight {
  const active = s.characters.map(({ status }) => status === 'active');
  return { s, out: waysOut(s, exitsOf(s)), ways: active.map((is, c) => (is ? waysOf(s, c) : null)) };
}

/** How likely a character is to get away from where it stands, were Escape to begin now. */
function safetyOf({ s, out }: Sight, c: number): number {
  const { status, at, ideas, lastDitch } = s.characters[c] as Heist['characters'][number];
  if (status === 'escaped') return 1;
  if (status !== 'active' || lastDitch === 'stranded') return 0;
  if (at < 0 || at >= s.unknown.length) return 1;
  const spare = ideas + (lastDitch === 'none' ? LAST_DITCH : 0) - (out[at] as number);
  return 1 / (1 + Math.exp(-spare / 1.2));
}

/** The pieces of one kind, the best first: how far each is on its way out. */
function piecesOf(sight: Sight, kind: ChitLoot): number[] {
  const { s, ways, out } = sight;
  const pieces: number[] = Array.from({ length: s.banked[kind] }, () => OUTSIDE);
  s.characters.forEach((character, c) => {
    const held = character.carries[kind];
    if (held === 0 || character.status === 'busted') return;
    const outside = character.status === 'escaped' || character.at >= s.unknown.length;
    const worth = outside
      ? OUTSIDE - 0.02
      : HELD + (OUTSIDE - HELD - 0.05) * safetyOf(sight, c) - 0.006 * (out[character.at] ?? 0);
    for (let i = 0; i < held; i++) pieces.push(worth);
  });
  s.loot[kind].forEach((count, space) => {
    if (count === 0) return;
    let way = FAR;
    for (const far of ways) if (far && (far[space] as number) < way) way = far[space] as number;
    const late = s.phase === 'escape' || s.escapeDeclared ? TOO_LATE : 1;
    for (let i = 0; i < count; i++) pieces.push(late * Math.max(0.02, LYING - PER_STEP * way));
  });
  return pieces.sort((one, other) => other - one);
}

/** Each part of the objective, from 0 to 1. */
function objective(sight: Sight): number {
  const { s } = sight;
  const parts = boardOf(s).scenario.objective.all;
  let sum = 0;
  for (const part of parts) {
    if ((part.type === 'acquire' || part.type === 'lootInHideout') && part.loot !== 'item') {
      const pieces = piecesOf(sight, part.loot);
      let worth = 0;
      for (let i = 0; i < part.count; i++) worth += pieces[i] ?? 0.05;
      sum += worth / part.count;
    } else if (part.type === 'npcEscapes') sum += npcOf(sight);
    else sum += s.characters.reduce((most, _, c) => Math.max(most, safetyOf(sight, c)), 0);
  }
  return s.objectiveFailed ? 0 : sum / parts.length;
}

function npcOf(sight: Sight): number {
  const { s, ways } = sight;
  const c = s.characters.findIndex(({ id }) => id === 'npc');
  const npc = s.characters[c];
  if (npc === undefined) return 0;
  if (npc.status === 'inactive') {
    let way = FAR;
    for (const far of ways) if (far) way = Math.min(way, far[npc.at] ?? FAR);
    return Math.max(0.02, LYING - PER_STEP * way);
  }
  return npc.status === 'busted' ? 0 : HELD + (OUTSIDE - HELD) * safetyOf(sight, c);
}

const safety = (sight: Sight): number =>
  sight.s.characters.reduce((sum, _, c) => sum + safetyOf(sight, c), 0) /
  Math.max(1, sight.s.characters.length);

const time = ({ deck, queue, phase }: Heist): number =>
  phase === 'escape' ? 0 : Math.min(1, Math.max(0, deck.length - queue.length) / PLENTY);

/** Ideas and unused sub-actions of the crew, as far as they can be of use. */
function means(s: Heist): number {
  let worth = 0;
  for (const { status, ideas, left, granted } of s.characters) {
    if (status !== 'active') continue;
    worth += PER_IDEA * Math.min(6, ideas);
    if (s.phase !== 'action') continue;
    for (const count of Object.values(left)) worth += PER_SUB * count;
    for (const count of Object.values(granted)) worth += PER_SUB * count;
  }
  return worth;
}

/** Tokens on the board: a plan is better than none (MH-PLN-01). */
const planned = ({ plan }: Heist): number => plan.reduce((sum, bits) => sum + (bits ? 1 : 0), 0);

/** What a bot must know of Master Heist. The crew wins or loses together (MH-GEN-04). */
export const evaluation = {
  values(world: Heist): number[] {
    const { seats, outcome } = world;
    if (outcome !== null) {
      const away = world.characters.filter(({ status }) => status === 'escaped').length;
      const value = outcome.winners.length > 0 ? 0.9 + 0.1 * (away / world.characters.length) : 0.02 * away;
      return Array.from({ length: seats }, () => value);
    }
    const sight = look(world);
    const value =
      OBJECTIVE * objective(sight) ** 1.2 +
      SAFETY * safety(sight) +
      TIME * time(world) +
      means(world) +
      0.0003 * planned(world);
    return Array.from({ length: seats }, () => Math.min(0.99, value));
  },

  sensible: (world: Heist, seat: number, choices: readonly Choice[]): number[] =>
    sensible(world, seat, choices),

  terms(world: Heist): { readonly [name: string]: number } {
    const sight = look(world);
    return { objective: 100 * objective(sight), safety: 100 * safety(sight), time: 100 * time(world) };
  },
};
