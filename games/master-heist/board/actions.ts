import {
  ABILITIES,
  ACTIONS,
  type AbilityId,
  CHARACTERS,
  NPC_SPECIALS,
  SKILLS,
  type SubAction,
} from '../content/index.ts';
import type { Choice, ChoiceOf } from '../rules/choices.ts';
import { npcRule, npcSide, person } from '../rules/people.ts';
import type { Commit, Heist } from '../rules/state.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** An action on a card: what it is, and the faces of the die that open it; null for every face. */
export interface Printed {
  readonly action: Commit;
  readonly face: number | null;
  /** The skill card it is on. */
  readonly skill: string | null;
}

/** Everything on a character's cards that it could commit to, whatever its die shows (MH-CHR-03, 04). */
export function printedActions(s: Heist, c: number): Printed[] {
  const character = person(s, c);
  if (character.id === 'npc') {
    const { anyDie, onSix } = npcSide(s);
    const special = npcRule(s)?.special;
    const always = anyDie.flatMap((one): Commit[] => (one !== 'special' ? [one] : special ? [special] : []));
    return [
      ...[...new Set(always)].map((action) => ({ action, face: null, skill: null })),
      { action: onSix, face: 6, skill: null },
    ];
  }
  const always = CHARACTERS[character.id].defaultActions.map((one) =>
    'action' in one ? one.action : one.ability,
  );
  return [
    ...always.map((action): Printed => ({ action, face: null, skill: null })),
    ...character.skills.flatMap((skill) =>
      FACES.map((face): Printed => ({ action: SKILLS[skill].slots[face], face, skill })),
    ),
  ];
}

/** What an action consists of. */
export function subsOf(action: Commit): readonly SubAction[] {
  if (action in ACTIONS) return ACTIONS[action as keyof typeof ACTIONS].sub;
  if (action in NPC_SPECIALS) return NPC_SPECIALS[action as keyof typeof NPC_SPECIALS].sub;
  return [];
}

/** Ideas that it takes to turn a die to a face, the shorter way round (MH-ACT-03). */
export function turnsTo(die: number, face: number | null): number {
  if (face === null || die === 0) return 0;
  const apart = Math.abs(die - face);
  return Math.min(apart, 6 - apart);
}

/** The place of a face among all faces, in order of the ideas that it takes; their own order before the die is rolled. */
export const nearness = (die: number, face: number): number =>
  FACES.toSorted((a, b) => turnsTo(die, a) - turnsTo(die, b)).findIndex((one) => one === face) + 1;

/** Which way round is the shorter. */
export const turnBy = (die: number, face: number): 1 | -1 => ((face - die + 6) % 6 <= 3 ? 1 : -1);

export const isCommit = (choice: Choice): choice is ChoiceOf<'commit'> => choice.do === 'commit';

/** The offered ways to commit to an action that is on a card and needs no item. */
export const commitsTo = (choices: readonly Choice[], who: string, action: Commit): ChoiceOf<'commit'>[] =>
  choices.filter(
    (choice): choice is ChoiceOf<'commit'> =>
      isCommit(choice) && choice.who === who && choice.action === action && choice.item === undefined,
  );

/** Abilities of a character, those that are actions left out: these stand among its actions. */
export function abilitiesOf(s: Heist, c: number): AbilityId[] {
  const character = person(s, c);
  if (character.id === 'npc') return [];
  return CHARACTERS[character.id].abilities.filter((ability) => ABILITIES[ability].kind !== 'action');
}
