import { SKILLS } from '../content/index.ts';
import type { Choice, ChoiceOf } from '../rules/choices.ts';
import { activeGuards } from '../rules/chits.ts';
import { isExit } from '../rules/exits.ts';
import { has, person, personNo } from '../rules/people.ts';
import { boardOf, isEntrance, isTile, ruleOf, spaceNo } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';
import { type Change, chanceAfter, givesOf, helpOf, walk } from './actions.ts';
import { isAmbush } from './convoy.ts';
import { cracksBy, isTool } from './cracking.ts';
import { dangerousGates } from './gates.ts';
import { worthOfReveal } from './hidden.ts';
import { type Intent, type Intents, intentsOf } from './intents.ts';
import type { Mind } from './minds.ts';
import { type Outlook, outlooksOf } from './outlook.ts';
import { sensiblePlanning } from './planning.ts';
import { sensibleEscape } from './escaping.ts';
import { lifts, puts, wantsNewPlan } from './replanning.ts';
import { weights } from './weights.ts';

/** Much likelier than the rest, worth a thought, only for want of anything else. */
const CLEARLY = 8;
const MAYBE = 1;
const HARDLY = 0.02;

let latest: { choices: readonly Choice[]; weights: number[] } | null = null;

/** What was seen with other weights counts no more. */
export function forgetGlances(): void {
  latest = null;
  seen = null;
}

/** How promising choices look at a glance. Asked twice about the same list of choices, it says the same. */
export function sensible(s: Heist, seat: number, choices: readonly Choice[]): number[] {
  if (latest?.choices === choices) return latest.weights;
  const weights = weigh(s, seat, choices);
  latest = { choices, weights };
  return weights;
}

function weigh(s: Heist, seat: number, choices: readonly Choice[]): number[] {
  switch (s.phase) {
    case 'planning':
      return sensiblePlanning(s, seat, choices);
    case 'escape':
      return sensibleEscape(s, seat, choices);
    default:
      return sensibleRound(s, choices);
  }
}

/** Actions are chosen by the outlook on foot, where every step shows; who needs ideas is seen by that on Escape. */
type View = Outlook & { readonly dashing: Outlook };
let seen: { step: object | undefined; outlook: View; intents: Intents } | null = null;

/** All seats that may act at this moment see the same; every play puts a new step on the agenda. */
function see(s: Heist): { outlook: View; intents: Intents } {
  const step = s.agenda[s.agenda.length - 1];
  if (seen === null || seen.step !== step) {
    const { onFoot, dashing } = outlooksOf(s);
    seen = { step, outlook: { ...onFoot, dashing }, intents: intentsOf(onFoot) };
  }
  return seen;
}

function sensibleRound(s: Heist, choices: readonly Choice[]): number[] {
  const { outlook, intents } = see(s);
  const weights = choices.map((choice) =>
    choice.do === 'commit' || choice.do === 'changeDie' ? -1 : glance(s, choice, outlook, intents),
  );
  weighActions(s, choices, outlook, intents, weights);
  const busy = weights.some((weight) => weight >= 0.5);
  choices.forEach((choice, i) => {
    if (choice.do === 'endActions') weights[i] = busy ? 0 : 1;
  });
  return weights;
}

/** The actions of each character beside each other: what the chance of success would be with them. */
function weighActions(
  s: Heist,
  choices: readonly Choice[],
  outlook: Outlook,
  intents: Intents,
  weights: number[],
): void {
  const found = new Map<number, Rated[]>();
  choices.forEach((choice, i) => {
    if (choice.do !== 'commit' && choice.do !== 'changeDie') return;
    const c = personNo(s, choice.who);
    const intent = intents[c];
    if (!intent) return;
    const chance =
      choice.do === 'commit'
        ? chanceWith(s, choice, outlook, intents, intent, 0)
        : chanceWithDie(s, choice, outlook, intents, intent);
    const list = found.get(c) ?? [];
    list.push({ i, chance, isDie: choice.do === 'changeDie' });
    found.set(c, list);
  });
  for (const list of found.values()) {
    const best = Math.max(...list.map(({ chance }) => chance));
    const asRolled = Math.max(0, ...list.map(({ chance, isDie }) => (isDie ? 0 : chance)));
    for (const { i, chance, isDie } of list) {
      const weight = best <= 0 ? 1 : (chance / best) ** SHARP;
      // A die is turned for something better only, and only the best way round: whoever wavers pays twice.
      const idle = isDie && (chance <= asRolled || chance < best);
      weights[i] = idle || weight < NOT_WORTH_A_THOUGHT ? 0 : CLEARLY * weight;
    }
  }
}

/** A choice of an action or of a die's face, and what the chance of success would be with it. */
interface Rated {
  readonly i: number;
  readonly chance: number;
  readonly isDie: boolean;
}

/** How sharply the better action is preferred, and what is not looked at any more. */
const SHARP = 14;
const NOT_WORTH_A_THOUGHT = 0.12;

function chanceWith(
  s: Heist,
  choice: Pick<ChoiceOf<'commit'>, 'action' | 'ideas' | 'to' | 'grant' | 'who'>,
  outlook: Outlook,
  intents: Intents,
  { mind, path }: Intent,
  paid: number,
): number {
  if (choice.grant !== undefined) {
    const other = intents[personNo(s, choice.to ?? 'npc')];
    const change = helpOf(s, choice as ChoiceOf<'commit'>, outlook, other?.path ?? []);
    return change && change.help > 0 ? worth(outlook, change) : 0;
  }
  if (choice.action === 'toss-flashbang' && isAmbush(s, mind.character.at)) return 1;
  const gives = givesOf(choice);
  const { progress, alerts } = walk(s, mind, path, gives);
  const subdued =
    has(mind.character, 'adrenaline') && isTile(s, mind.character.at)
      ? Math.min(gives.subdue, nearGuards(s, mind, outlook))
      : 0;
  const { helped, help, found } = finding(s, outlook, mind.c, gives.reveal);
  return worth(outlook, {
    c: mind.c,
    progress: progress + found,
    ideas: gives.idea + subdued - gives.ideas - paid,
    noise: gives.noise,
    alerts: alerts + gives.alert,
    helped,
    help,
  });
}

/** What reveals are good for where something has to be found: for whoever looks for it, or for somebody else. */
function finding(
  s: Heist,
  { openings }: Outlook,
  c: number,
  reveals: number,
): { helped: number; help: number; found: number } {
  const looking =
    reveals > 0 ? openings.find(({ sought, c: seeker }) => sought !== null && seeker >= 0) : undefined;
  if (!looking?.sought) return { helped: -1, help: 0, found: 0 };
  const worth = reveals * worthOfReveal(s, looking.sought);
  return looking.c === c
    ? { helped: -1, help: 0, found: worth }
    : { helped: looking.c, help: worth, found: 0 };
}

const nearGuards = (s: Heist, { character }: Mind, { links }: Outlook): number => {
  let guards = activeGuards(s, character.at);
  for (const space of links[character.at] as readonly number[])
    if (isTile(s, space)) guards += activeGuards(s, space);
  return guards;
};

const worth = (outlook: Outlook, change: Change): number =>
  chanceAfter(outlook, change) *
  (1 + weights().idea * change.ideas + weights().nearer * (change.progress + change.help));

/** The best that the die would open if it were turned on and on this way; ideas must be well spent. */
function chanceWithDie(
  s: Heist,
  { by }: ChoiceOf<'changeDie'>,
  outlook: Outlook,
  intents: Intents,
  intent: Intent,
): number {
  const { character } = intent.mind;
  if (character.id === 'npc') return 0;
  let best = 0;
  for (let paid = 1; paid <= Math.min(FARTHEST_FACE, character.ideas); paid++) {
    const die = (((character.die - 1 + by * paid + 6) % 6) + 1) as 1;
    for (const skill of character.skills) {
      const choice = { who: character.id, action: SKILLS[skill].slots[die] };
      best = Math.max(best, WELL_SPENT ** paid * chanceWith(s, choice, outlook, intents, intent, paid));
    }
  }
  return best;
}
const FARTHEST_FACE = 3;
const WELL_SPENT = 0.99;

/** Everything but actions and dice. */
function glance(s: Heist, choice: Choice, outlook: View, intents: Intents): number {
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
