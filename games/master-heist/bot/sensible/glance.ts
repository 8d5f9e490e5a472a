import { activeGuards } from '../../rules/chits.ts';
import type { Choice, ChoiceOf } from '../../rules/choices.ts';
import { isExit } from '../../rules/exits.ts';
import { has, person, personNo } from '../../rules/people.ts';
import { boardOf, isEntrance, isTile, ruleOf, spaceNo } from '../../rules/spaces.ts';
import type { Heist } from '../../rules/state.ts';
import { cracksBy, isTool } from '../cracking.ts';
import { dangerousGates } from '../gates.ts';
import type { Intent, Intents } from '../intents.ts';
import type { Mind } from '../minds.ts';
import type { Outlook } from '../outlook.ts';
import { lifts, puts, wantsNewPlan } from '../replanning.ts';
import { CLEARLY, HARDLY, MAYBE } from './degrees.ts';

/** Actions are chosen by the outlook on foot, where every step shows; who needs ideas is seen by that on Escape. */
export type View = Outlook & { readonly dashing: Outlook };

/** Everything but actions and dice. */
export function glance(s: Heist, choice: Choice, outlook: View, intents: Intents): number {
  const intent = 'who' in choice && choice.who ? intents[personNo(s, choice.who)] : null;
  switch (choice.do) {
    case 'roll':
      return MAYBE;
    case 'accept':
      return s.proposal?.decision.do === 'declareEscape' ? escapeNow(s, outlook) : CLEARLY;
    case 'reject':
      return s.proposal?.decision.do === 'declareEscape' ? 1 - Math.min(0.9, escapeNow(s, outlook)) : HARDLY;
    case 'declareEscape':
      return escapeNow(s, outlook);
    case 'move':
      return intent ? moving(s, spaceNo(s, choice.to), intent) : 0;
    case 'unlock':
    case 'subdue':
    case 'disable':
      return clearing(choice.do, spaceNo(s, choice.at), intent ?? null, intents);
    // Before anything else: who is freed acts in the same round (MH-NPC-08).
    case 'openDoor':
    case 'removeRemoteLocks':
    case 'takeHostage':
      return 3 * CLEARLY;
    case 'idea':
    case 'takeIdeaToken':
    case 'lendUnlock':
      return CLEARLY;
    case 'crack':
      return isTool(choice.item) ? CLEARLY * cracksBy(choice.item, choice.unlocks) : 0;
    case 'loot':
      return MAYBE;
    case 'reveal':
      return choice.at === undefined || spaceNo(s, choice.at) === worthRevealing(s, intents) ? 0.6 : 0;
    case 'pickUp':
      return wanted(s, choice.what) ? 3 * CLEARLY : MAYBE;
    case 'pass':
      return handing(s, choice, outlook) ? 2 * CLEARLY : 0;
    case 'bank':
      return boardOf(s).scenario.objective.objectiveLoot.includes(choice.what as 'jewel') ? MAYBE : 0;
    case 'teamwork':
      return lending(s, choice, outlook);
    case 'useAbility':
      return wantsNewPlan(s, choice, outlook, intents) ? 2 * CLEARLY : ability(s, choice, intent ?? null);
    case 'lift':
      return lifts(s, choice, outlook, intents) ? CLEARLY : 0;
    case 'put':
    case 'replan':
      return puts(s, choice, outlook, intents) ? CLEARLY : 0;
    case 'agree':
      return CLEARLY;
    case 'leave':
    case 'done':
    case 'refuse':
      return HARDLY;
    case 'drop':
    case 'whisper':
    case 'resumeActions':
    case 'endActions':
    case 'passControl':
      return 0;
    default:
      return 0.5;
  }
}

/** On along the way, but not onto a gate that is about to shut, and off it by any means. */
function moving(s: Heist, to: number, { path, mind }: Intent): number {
  const gates = dangerousGates(s);
  const next = to === path[0];
  if (gates.includes(to)) return next && mind.character.left.move > 1 ? MAYBE : 0;
  if (gates.includes(mind.character.at)) return next ? 2 * CLEARLY : MAYBE;
  return next ? CLEARLY : 0;
}

/** The first unknown tile on somebody's way, or any. */
function worthRevealing(s: Heist, intents: Intents): number {
  for (let ahead = 1; ahead < 6; ahead++) {
    for (const intent of intents) {
      const space = intent?.path[ahead];
      if (space !== undefined && s.unknown[space]) return space;
    }
  }
  return s.unknown.findIndex((unknown, tile) => unknown && !s.gone[tile]);
}

/** Loot that the heist is about, and what opens the way to it. */
function wanted(s: Heist, what: string): boolean {
  if (what === 'keycard') return s.token.includes('keycardDoor');
  if (what === 'usb' || what === 'safecracking-tools' || what === 'plasma-torch') return true;
  return (boardOf(s).scenario.objective.objectiveLoot as readonly string[]).includes(what);
}

/** The keycard to whoever goes on with it, the USB key to Shell. */
function handing(s: Heist, { who, what, to }: ChoiceOf<'pass'>, { openings }: Outlook): boolean {
  if (what === 'usb') return to === 'npc' && ruleOf(s, 'crackCipher') !== undefined;
  const [giver, taker] = [personNo(s, who), personNo(s, to)];
  return what === 'keycard' && openings.some(({ c, handover }) => c === giver && handover?.to === taker);
}

/** Locks, guards and cameras on somebody's way. */
function clearing(
  verb: 'unlock' | 'subdue' | 'disable',
  at: number,
  own: Intent | null,
  intents: Intents,
): number {
  if (own && (own.path[0] === at || (verb !== 'unlock' && own.mind.character.at === at))) return 2 * CLEARLY;
  for (const other of intents) {
    if (!other || other.goal === null) continue;
    if (other.path.slice(0, 3).includes(at) || (verb === 'subdue' && other.mind.character.at === at))
      return CLEARLY;
  }
  if (own?.path.includes(at)) return CLEARLY;
  if (verb === 'subdue' && own && has(own.mind.character, 'adrenaline')) return 2;
  return verb === 'disable' ? 0.6 : 0.55;
}

/** Rounds that may turn out to be the last. */
const SOON = 1.8;

/**
 * Old Friend: ideas of somebody outside who needs none go to whoever needs them (MH-FIX-old-friend), at the last moment:
 * until then nobody knows who will need them most.
 */
function lending(s: Heist, { who, to }: ChoiceOf<'teamwork'>, { clock, dashing }: View): number {
  const [lender, taker] = [personNo(s, who), personNo(s, to)];
  if (clock.rounds > SOON || s.phase !== 'action' || person(s, lender).action === null) return 0;
  if (dashing.goals.some(({ kind, c }) => kind !== 'open' && c === lender)) return 0;
  let short = 0;
  for (const { c, arrival, out } of dashing.goals)
    if (c === taker)
      short = Math.max(short, Math.max(arrival, arrival + out - LEAST_FACE) - person(s, taker).ideas);
  return short > 0 ? CLEARLY : 0;
}
/** The last ditch die helps out, but not in (MH-ESC-12). */
const LEAST_FACE = 1;

/** Abilities that cost ideas or noise, where they lead on. */
function ability(s: Heist, { ability: id }: ChoiceOf<'useAbility'>, intent: Intent | null): number {
  if (!intent) return 0;
  const { character } = intent.mind;
  const [next] = intent.path;
  if (id === 'there-are-better-ways') {
    const held = isTile(s, character.at) && activeGuards(s, character.at) > 0;
    return held && character.left.move > 0 && next !== undefined ? CLEARLY : 0;
  }
  if (id === 'efficient-picker') {
    const open =
      next !== undefined && (isEntrance(s, next) || ((s.locks[next] as number) === 0 && !s.unknown[next]));
    const held = isTile(s, character.at) && activeGuards(s, character.at) > 0;
    return open && !held && character.left.move === 0 && character.ideas > 2 ? 0.6 : 0;
  }
  return 0;
}

/** Whether to call it a day: everything needed is as good as out. */
function escapeNow(s: Heist, outlook: Outlook): number {
  if (s.round < 2 || outlook.chance < 0.3) return 0;
  let chance = 1;
  for (const goal of outlook.goals) {
    if (goal.kind !== 'bring') return 0;
    const { character, out } = outlook.minds[goal.c] as Mind;
    if (isExit(s, character.at)) continue;
    const short = (out[character.at] ?? 99) - character.ideas;
    chance *= Math.max(0, Math.min(1, (7 - short) / 6));
  }
  return chance >= 0.99 ? CLEARLY : chance > outlook.chance ? MAYBE : 0;
}
