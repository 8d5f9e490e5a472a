import type { ChoiceOf } from '../rules/choices.ts';
import { hasToken } from '../rules/movement.ts';
import { personNo } from '../rules/people.ts';
import { distances, isTile, spaceNo } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';
import type { Intent, Intents } from './intents.ts';
import { hoursOf, unplannedToll } from './minds.ts';
import type { Opening } from './openings.ts';
import type { Outlook } from './outlook.ts';
import { FAR, type Hours, pathTo, spread } from './ways.ts';

// Tokens that change in a heist: after a gate has shut (MH-GTE-05) or by a new plan (MH-ABL-11, 12).

/** A way that a character would take if its tokens lay differently. */
interface Detour {
  readonly c: number;
  /** Tiles that it needs tokens for, the next one first, no more than there are. */
  readonly missing: readonly number[];
  /** The token that it needs least, -1 where it needs all. */
  readonly spare: number;
  /** Moves that are saved. */
  readonly gain: number;
}

/** Tokens are seldom moved for nothing: the way with fewer new ones is as good. */
const EACH = 0.3;

/** The best use of so many tokens for somebody on the way somewhere; null if they are no help. */
function detourOf(
  s: Heist,
  { openings, links }: Outlook,
  intent: Intent | null,
  tokens: number,
): Detour | null {
  const to = intent?.goal?.to ?? -1;
  if (intent === null || to < 0 || intent.mind.character.id === 'npc') return null;
  const { c, character, ways, toll, tolls } = intent.mind;
  const unplanned = unplannedToll(s);
  const needsToken = (space: number): boolean => isTile(s, space) && !hasToken(s, c, space);
  const free = toll.map((cost, space) => (needsToken(space) ? cost - unplanned + EACH : cost));
  const begin = ways.far[character.at] as number;
  const planned = spread(links, character.at, begin, free, hoursWith(s, openings));
  const path = pathTo(planned, to);
  const missing = path.filter(needsToken);
  const far = (planned.far[to] as number) + unplanned * Math.max(0, missing.length - tokens);
  const gain = Math.min(FAR, ways.far[to] as number) - far;
  if (path.length === 0 || missing.length === 0 || gain < tolls.move) return null;
  return { c, missing: missing.slice(0, tokens), spare: spareToken(s, c, path, to), gain };
}

/** The token farthest from where the way leads, beside it or behind. */
function spareToken(s: Heist, c: number, path: readonly number[], to: number): number {
  const far = distances(s, to);
  let spare = -1;
  for (let tile = 0; tile < s.plan.length; tile++) {
    if (!hasToken(s, c, tile) || path.includes(tile)) continue;
    if (spare < 0 || (far[tile] ?? -1) > (far[spare] ?? -1)) spare = tile;
  }
  return spare;
}

/** When closed doors will be open, by those who open them. */
function hoursWith(s: Heist, openings: readonly Opening[]): Hours {
  const { opens, shuts } = hoursOf(s);
  if (opens !== null) for (const { tiles, time } of openings) for (const tile of tiles) opens[tile] = time;
  return { opens, shuts };
}

/** Tokens that a new plan moves. */
const NEW_PLANS: { readonly [ability: string]: number } = { 'change-of-plans': 3, 'alright-new-plan': 6 };
/** What it costs, in moves: two ideas and some noise, and a little for what nobody foresees. */
const NEW_PLAN = 4;

/** Whether somebody would gain more by a new plan than it costs. */
export function wantsNewPlan(
  s: Heist,
  { ability }: ChoiceOf<'useAbility'>,
  outlook: Outlook,
  intents: Intents,
): boolean {
  const tokens = NEW_PLANS[ability];
  return tokens !== undefined && (bestDetour(s, outlook, intents, tokens)?.gain ?? 0) > NEW_PLAN;
}

/** Whoever gains most moves the token that it needs least. */
export function lifts(s: Heist, { of, at }: ChoiceOf<'lift'>, outlook: Outlook, intents: Intents): boolean {
  const detour = bestDetour(s, outlook, intents, tokensFor(s, 0));
  return detour?.c === personNo(s, of) && detour.spare === spaceNo(s, at);
}

function bestDetour(s: Heist, outlook: Outlook, intents: Intents, tokens: number): Detour | null {
  let best: Detour | null = null;
  for (const intent of intents) {
    const detour = detourOf(s, outlook, intent, tokens);
    if (detour && detour.spare >= 0 && detour.gain > (best?.gain ?? 0)) best = detour;
  }
  return best;
}

/** Whether a token would go where its owner's way goes on. */
export function puts(
  s: Heist,
  { do: verb, who, at }: ChoiceOf<'put' | 'replan'>,
  outlook: Outlook,
  intents: Intents,
): boolean {
  const step = s.agenda.at(-1);
  const c = verb === 'put' && step?.step === 'newPlan' ? Number(step['of']) : personNo(s, who);
  return detourOf(s, outlook, intents[c] ?? null, tokensFor(s, c))?.missing[0] === spaceNo(s, at);
}

/** Tokens that may still be placed for a character, as the step at hand says. */
function tokensFor(s: Heist, c: number): number {
  const tokens = s.agenda.at(-1)?.['tokens'];
  return Array.isArray(tokens) ? Number(tokens[c] ?? 0) : Number(tokens ?? 0);
}
