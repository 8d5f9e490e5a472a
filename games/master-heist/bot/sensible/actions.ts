import { SKILLS } from '../../content/index.ts';
import { activeGuards } from '../../rules/chits.ts';
import type { Choice, ChoiceOf } from '../../rules/choices.ts';
import { has, personNo } from '../../rules/people.ts';
import { isTile } from '../../rules/spaces.ts';
import type { Heist } from '../../rules/state.ts';
import { type Change, chanceAfter, givesOf, helpOf, walk } from '../actions.ts';
import { isAmbush } from '../convoy.ts';
import { worthOfReveal } from '../hidden.ts';
import type { Intent, Intents } from '../intents.ts';
import type { Mind } from '../minds.ts';
import type { Outlook } from '../outlook.ts';
import { weights } from '../weights.ts';
import { CLEARLY } from './degrees.ts';

/** The actions of each character beside each other: what the chance of success would be with them. */
export function weighActions(
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
