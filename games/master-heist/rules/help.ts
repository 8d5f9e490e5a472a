import type { Cure, Help, Reason } from '@getaway/engine';
import { SKILLS } from '../content/index.ts';
import type { Choice, ChoiceOf } from './choices.ts';
import { neighbours } from './movement.ts';
import { isNpc, person, personNo } from './people.ts';
import { priceOf } from './shop.ts';
import { isTile, spaceName, spaceNo } from './spaces.ts';
import type { Character, Heist, Who } from './state.ts';

/** Something refused: the character that it is about, and the space. */
interface Refused {
  readonly choice: Choice;
  readonly who: Who | undefined;
  readonly space: number;
}

type Cures = (s: Heist, refused: Refused) => readonly Cure<Heist>[];

const MOST_IDEAS = 5;
const MOST_CASH = 8;
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

const their = (s: Heist, who: Who): Character => person(s, personNo(s, who));

/** So many more: by sub-actions, which there are none of in Escape. */
const moreIdeas: Cures = (s, { who }) =>
  who === undefined
    ? []
    : upTo(MOST_IDEAS).map((ideas) => ({
        remedy: 'ideas',
        params: { ideas },
        rules: [s.phase === 'escape' ? 'MH-CHR-10' : 'MH-SUB-08'],
        change: (view) => void (their(view, who).ideas += ideas),
      }));

/** MH-CHR-04: the dice on which the skills have the action. */
const otherDie: Cures = (s, { choice, who }) => {
  if (who === undefined) return [];
  const { action } = choice as ChoiceOf<'commit'>;
  const character = their(s, who);
  const dice = isNpc(character)
    ? [6]
    : ([1, 2, 3, 4, 5, 6] as const).filter((die) =>
        character.skills.some((skill) => SKILLS[skill].slots[die] === action),
      );
  return dice.slice(0, 1).map((die) => ({
    remedy: 'dice',
    params: { dice },
    rules: [isNpc(character) ? 'MH-NPC-04' : 'MH-CHR-04', 'MH-ACT-03'],
    change: (view) => void (their(view, who).die = die),
  }));
};

/** MH-SHP-04: what is missing of the price. */
const teamCash: Cures = (s, { choice }) => {
  const shorts =
    choice.do === 'buyItem' && choice.item !== undefined
      ? [priceOf(s, choice.item) - s.cash]
      : upTo(MOST_CASH);
  return shorts.map((short) => ({
    remedy: 'cash',
    params: { short },
    rules: ['MH-SHP-04'],
    change: (view) => void (view.cash += short),
  }));
};

/** MH-SUB-01. */
const ownToken: Cures = (s, { who, space }) =>
  who === undefined || !isTile(s, space) || !neighbours(s, their(s, who)).includes(space)
    ? []
    : [
        {
          remedy: 'token',
          rules: ['MH-SUB-01'],
          change: (view) => void (view.plan[space]! |= 1 << personNo(view, who)),
        },
      ];

/** MH-SUB-03: off the character's own tile. */
const guardsDown: Cures = (s, { who }) =>
  who === undefined
    ? []
    : [
        {
          remedy: 'guards',
          rules: ['MH-SUB-03', 'MH-SUB-06'],
          change: (view) => void (view.guards[their(s, who).at] = 0),
        },
      ];

/** MH-SUB-02, MH-ESC-07: whatever closes the tile. */
const opened: Cures = (s, { space }) => {
  if (!isTile(s, space)) return [];
  if (s.locks[space]! > 0)
    return [{ remedy: 'lock', rules: ['MH-SUB-05'], change: (view) => void (view.locks[space] = 0) }];
  const change = (view: Heist): void => void (view.token[space] = null);
  return s.token[space] === 'keycardDoor'
    ? [{ remedy: 'door', rules: ['MH-KEY-02'], change }]
    : [{ remedy: 'remoteLock', rules: ['MH-RLK-05'], change }];
};

/** MH-RLK-02: the remote lock over the character itself. */
const lockGone: Cures = (s, { choice, who }) =>
  who === undefined ? [] : opened(s, { choice, who, space: their(s, who).at });

/** MH-KEY-02. */
const keycard: Cures = (_s, { who }) =>
  who === undefined
    ? []
    : [
        {
          remedy: 'keycard',
          rules: ['MH-KEY-02'],
          change: (view) => void (their(view, who).carries.keycard = 1),
        },
      ];

/** What might help, by the rule that refuses. Where a rule is missing nothing does, or only what the engine finds. */
const CURES: { readonly [rule: string]: Cures } = {
  'MH-ACT-03': moreIdeas,
  'MH-ACT-05': moreIdeas,
  'MH-ABL-02': moreIdeas,
  'MH-ABL-04': moreIdeas,
  'MH-ABL-08': moreIdeas,
  'MH-ABL-14': moreIdeas,
  'MH-ABL-18': moreIdeas,
  'MH-ABL-19': moreIdeas,
  'MH-ESC-05': moreIdeas,
  'MH-ESC-08': moreIdeas,
  'MH-KEY-05': moreIdeas,
  'MH-FIX-old-friend': moreIdeas,
  'MH-CHR-04': otherDie,
  'MH-NPC-04': otherDie,
  'MH-SHP-04': teamCash,
  'MH-SUB-01': ownToken,
  'MH-CHT-02': guardsDown,
  'MH-CHT-04': opened,
  'MH-KEY-01': opened,
  'MH-RLK-01': opened,
  'MH-ESC-07': opened,
  'MH-RLK-02': lockGone,
  'MH-KEY-02': keycard,
};

/** The rules by which the space itself is closed, and those by which a character is held where it stands. */
const CLOSED = ['MH-CHT-04', 'MH-KEY-01', 'MH-RLK-01', 'MH-ESC-07'];
const HELD = ['MH-CHT-02', 'MH-RLK-02', 'MH-ESC-08'];

function blockersOf(s: Heist, rule: string, { who, space }: Refused): string[] {
  if (CLOSED.includes(rule) && isTile(s, space)) return [spaceName(s, space)];
  return HELD.includes(rule) && who !== undefined ? [spaceName(s, their(s, who).at)] : [];
}

/** What would make possible what is refused, and what stands in its way. */
export function help(s: Heist, _seat: number, { rule, choice }: Reason<Choice>): Help<Heist> {
  const { who, to, at } = choice as { readonly who?: Who; readonly to?: string; readonly at?: string };
  const refused: Refused = { choice, who, space: spaceNo(s, to ?? at ?? '') };
  return { cures: CURES[rule]?.(s, refused), blockers: blockersOf(s, rule, refused) };
}
