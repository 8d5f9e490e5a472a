import { spaceName } from '../rules/spaces.ts';
import type { Choice, Verb } from '../rules/choices.ts';
import { personNo } from '../rules/people.ts';
import { type Heist, PEOPLE, type Who } from '../rules/state.ts';

/** Choices whose `to` is a space; with all others it is somebody. */
const GOING: readonly Verb[] = ['planPath', 'move', 'escapeMove', 'leg'];

/** What is done to the hex where the character stands, although the choice does not name it. */
const HERE: readonly Verb[] = [
  'pickUp',
  'bank',
  'loot',
  'idea',
  'crack',
  'takeHostage',
  'takeIdeaToken',
  'checkLogs',
  'removeRemoteLocks',
  'choose',
];

/** Everything a choice may hold that tells a hex. */
interface Told {
  readonly do: Verb;
  readonly at?: string;
  readonly to?: string;
  readonly from?: string;
  readonly exit?: string;
  readonly side?: string;
  readonly who?: Who;
}

const isPerson = (name: string | undefined): name is Who => PEOPLE.some((who) => who === name);

/** The space that a choice names; null where it names none. Loot may be taken from a space or from somebody. */
export function namedSpace(choice: Choice): string | null {
  const { do: verb, at, from, exit, to } = choice as Told;
  const named = at ?? (isPerson(from) ? undefined : from) ?? exit;
  return named ?? (GOING.includes(verb) ? to : undefined) ?? null;
}

/** The hex that a choice is about: the one it names, or where its character stands; null where it is about none. */
export function spotOf(s: Heist, choice: Choice): string | null {
  const named = namedSpace(choice);
  if (named !== null) return named;
  const { do: verb, side, who, from } = choice as Told;
  if (isPerson(from)) return spotOfPerson(s, from);
  return who === undefined || (side === undefined && !HERE.includes(verb)) ? null : spotOfPerson(s, who);
}

function spotOfPerson(s: Heist, who: Who): string | null {
  const at = s.characters[personNo(s, who)]?.at ?? -1;
  return at < 0 ? null : spaceName(s, at);
}

export const whoOf = (choice: Choice): Who | null => (choice as Told).who ?? null;

/** Whether a choice is for this character to make, or for nobody in particular. */
const concerns = (choice: Choice, who: Who | null, mine: ReadonlySet<Who>): boolean => {
  const own = whoOf(choice);
  return own === null || own === who || !mine.has(own) || choice.do === 'choose';
};

/** Those who have something to choose, in the crew's order. */
export const choosers = (s: Heist, choices: readonly Choice[], seat: number | null): Who[] =>
  s.characters.flatMap((one) =>
    one.seat === seat && choices.some((choice) => whoOf(choice) === one.id) ? [one.id] : [],
  );

const isDash = ({ do: verb }: Choice): boolean => verb === 'lastDitch';
const firstDash = (among: readonly Choice[]): number =>
  among.some(isDash) ? among.findIndex(isDash) : among.length;

/** What can be pointed at while a character is at hand, with the choices that are meant there. */
export function spotsOf(
  s: Heist,
  choices: readonly Choice[],
  who: Who | null,
  mine: readonly Who[],
): Map<string, Choice[]> {
  const own = new Set(mine);
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const spot = concerns(choice, who, own) ? spotOf(s, choice) : null;
    if (spot === null) continue;
    const others = found.get(spot) ?? [];
    // Whoever points at a tile far away rarely wants a token on that one alone, nor to run for it with less than everything.
    if (choice.do === 'planPath') others.unshift(choice);
    else others.splice(isDash(choice) ? firstDash(others) : others.length, 0, choice);
    found.set(spot, others);
  }
  return found;
}
