import {
  type Choice,
  type Explained,
  type GameEvent,
  type Preview,
  type RuleId,
  same,
} from '@getaway/engine';
import { speaksOf } from './named.ts';
import type { Pointed } from './pointed.ts';

/** Why a rule touches something now. */
export type Cause =
  | { readonly choice: Choice }
  | { readonly refused: Explained }
  | { readonly event: GameEvent };

export interface Touch {
  readonly rule: RuleId;
  readonly causes: readonly Cause[];
}

/** In this order: what is offered, what is refused, what happened, and what holds for pieces of its kind. */
export const PARTS = ['offered', 'refused', 'happened', 'general'] as const;
export type Touching = Readonly<Record<(typeof PARTS)[number], readonly Touch[]>>;

/** All that the lens may know: what one seat is offered and told, and nothing of the match itself. */
export interface Scene {
  readonly choices: readonly Choice[];
  /** The rule of the decision that is open. */
  readonly decision: RuleId | undefined;
  readonly reasons: readonly Explained[];
  readonly log: readonly { readonly n: number; readonly event: GameEvent }[];
  readonly preview: (choice: Choice) => Promise<Preview | null>;
}

/** What is pointed at: how choices and events call it, and the rules of its kind. */
export interface Known {
  readonly names: ReadonlySet<string>;
  readonly rules: readonly RuleId[];
}

/** Of each kind of choice one is looked ahead at, and of so many kinds. */
const KINDS = 5;
/** More rules than this of one part tell nobody anything. */
const MOST = 8;

/** The rules that touch something now; each is told once, where it matters most. */
export async function touching(pointed: Pointed, scene: Scene, known: Known): Promise<Touching> {
  const offered = await offeredBy(choicesAbout(pointed, scene, known), scene);
  const found: Record<keyof Touching, (readonly [RuleId, Cause?])[]> = {
    offered,
    refused: reasonsAbout(pointed, scene, known).map((refused) => [refused.rule, { refused }]),
    happened: eventsAbout(pointed, scene, known).flatMap((event) =>
      event.rules.map((rule) => [rule, { event }] as const),
    ),
    general: known.rules.map((rule) => [rule]),
  };
  const told = new Set<RuleId>();
  const once = (part: keyof Touching): readonly Touch[] => {
    const touches = new Map<RuleId, Cause[]>();
    for (const [rule, cause] of found[part]) {
      if (told.has(rule)) continue;
      touches.set(rule, [...(touches.get(rule) ?? []), ...(cause ? [cause] : [])]);
    }
    const most = part === 'general' ? touches.size : MOST;
    const shown = [...touches].slice(0, most).map(([rule, causes]) => ({ rule, causes }));
    for (const { rule } of shown) told.add(rule);
    return shown;
  };
  return Object.fromEntries(PARTS.map((part) => [part, once(part)])) as unknown as Touching;
}

function choicesAbout(pointed: Pointed, { choices }: Scene, { names }: Known): readonly Choice[] {
  // Others may have acted since it was pressed.
  if (pointed.at === 'choice') return choices.filter((choice) => same(choice, pointed.choice));
  if (pointed.at === 'prompt') return choices;
  return pointed.at === 'piece' ? choices.filter((choice) => speaksOf(choice, names)) : [];
}

/** First the rule by which they are offered, then those by which they would take effect. */
async function offeredBy(choices: readonly Choice[], scene: Scene): Promise<(readonly [RuleId, Cause])[]> {
  if (choices.length === 0) return [];
  const { decision } = scene;
  const kinds = [...new Map(choices.toReversed().map((choice) => [choice.do, choice])).values()].toReversed();
  const previews = await Promise.all(
    kinds.slice(0, KINDS).map(async (choice) => ({ choice, preview: await scene.preview(choice) })),
  );
  return [
    ...(decision === undefined ? [] : choices.map((choice) => [decision, { choice }] as const)),
    ...previews.flatMap(({ choice, preview }) =>
      [...new Set(preview?.events.flatMap(({ rules }) => rules))].map((rule) => [rule, { choice }] as const),
    ),
  ];
}

const reasonsAbout = (pointed: Pointed, { reasons }: Scene, { names }: Known): readonly Explained[] =>
  pointed.at === 'piece'
    ? reasons.filter(({ choice, blockers }) => speaksOf(choice, names) || speaksOf(blockers, names))
    : [];

/** The latest first. */
function eventsAbout(pointed: Pointed, { log }: Scene, { names }: Known): readonly GameEvent[] {
  if (pointed.at === 'line') return log.flatMap(({ n, event }) => (n === pointed.n ? [event] : []));
  if (pointed.at !== 'piece') return [];
  return log.flatMap(({ event }) => (speaksOf(event, names) ? [event] : [])).toReversed();
}
