import type { LootKind } from '../content/index.ts';
import { exitsOf, isExit } from './exits.ts';
import { isNpc, outdoors } from './people.ts';
import { boardOf } from './spaces.ts';
import type { Character, Heist } from './state.ts';

// MH-END-03, 05: what the scenario asks for.

type Part = ReturnType<typeof boardOf>['scenario']['objective']['all'][number];
/** Whether what a character has done counts. */
type Counts = (one: Character) => boolean;

/** One thing that the scenario asks for, and how far the team is with it. */
export interface Goal {
  readonly type: Part['type'];
  readonly loot: LootKind | null;
  readonly count: number;
  readonly have: number;
}

const carried = (s: Heist, kind: LootKind, counts: Counts): number =>
  s.characters.reduce((sum, one) => sum + (counts(one) ? one.carries[kind] : 0), 0);

function goal(s: Heist, part: Part, isOut: Counts): Goal {
  const { type } = part;
  switch (type) {
    case 'acquire': {
      const { loot, count } = part;
      return { type, loot, count, have: s.banked[loot] + carried(s, loot, isOut) };
    }
    case 'lootInHideout': {
      const { loot, count } = part;
      const hideouts = exitsOf(s);
      return { type, loot, count, have: carried(s, loot, (one) => hideouts.includes(one.at)) };
    }
    case 'npcEscapes': {
      const out = s.characters.filter((one) => isNpc(one) && isOut(one));
      return { type, loot: null, count: 1, have: out.length };
    }
    case 'insideStarterEscapes': {
      const out = s.characters.filter((one) => one.startedInside && isOut(one));
      return { type, loot: null, count: part.count, have: out.length };
    }
  }
}

const goals = (s: Heist, isOut: Counts): Goal[] =>
  boardOf(s).scenario.objective.all.map((part) => goal(s, part, isOut));

export const isReached = ({ have, count }: Goal): boolean => have >= count;

/** How far the team is, with whoever got away, or would if the heist ended now. */
export const goalsOf = (s: Heist): Goal[] =>
  goals(
    s,
    (one) =>
      one.status === 'escaped' ||
      (s.outcome === null && one.status === 'active' && (outdoors(s, one) || isExit(s, one.at))),
  );

/** Before the end: `acquire` parts by what is safely outside; any other part is still open (MH-END-05). */
export const objectiveSatisfied = (s: Heist): boolean =>
  goals(s, (one) => outdoors(s, one)).every((part) => part.type === 'acquire' && isReached(part));

/** After Escape, once (MH-END-01). */
export const objectiveMet = (s: Heist): boolean =>
  !s.objectiveFailed && goals(s, (one) => one.status === 'escaped').every(isReached);
