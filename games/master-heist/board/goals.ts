import type { BoardWords } from '@getaway/board';
import type { LootKind } from '../content/index.ts';
import { exitsOf } from '../rules/exits.ts';
import { isNpc, outdoors } from '../rules/people.ts';
import { boardOf } from '../rules/spaces.ts';
import type { Character, Heist } from '../rules/state.ts';

/** One thing that the scenario asks for (MH-END-03), and how far the team is with it. */
export interface Goal {
  readonly type: 'acquire' | 'npcEscapes' | 'lootInHideout' | 'insideStarterEscapes';
  readonly loot: LootKind | null;
  readonly count: number;
  readonly have: number;
}

/** Whoever got away, or would if the heist ended now. */
const isOut = (s: Heist, one: Character): boolean =>
  one.status === 'escaped' || (s.outcome === null && one.status === 'active' && outdoors(s, one));

const carried = (s: Heist, loot: LootKind, counts: (one: Character) => boolean): number =>
  loot === 'item' ? 0 : s.characters.reduce((sum, one) => sum + (counts(one) ? one.carries[loot] : 0), 0);

const onHideout = (s: Heist, one: Character): boolean =>
  (one.status === 'active' || one.status === 'escaped') && exitsOf(s).includes(one.at);

export const goalsOf = (s: Heist): Goal[] =>
  boardOf(s).scenario.objective.all.map((part): Goal => {
    switch (part.type) {
      case 'acquire': {
        const { loot, count } = part;
        const banked = loot === 'item' ? 0 : s.banked[loot];
        return { type: part.type, loot, count, have: banked + carried(s, loot, (one) => isOut(s, one)) };
      }
      case 'lootInHideout': {
        const { loot, count } = part;
        return { type: part.type, loot, count, have: carried(s, loot, (one) => onHideout(s, one)) };
      }
      case 'npcEscapes': {
        const out = s.characters.some((one) => isNpc(one) && isOut(s, one));
        return { type: part.type, loot: null, count: 1, have: out ? 1 : 0 };
      }
      case 'insideStarterEscapes': {
        const out = s.characters.filter((one) => !isNpc(one) && one.startedInside && isOut(s, one));
        return { type: part.type, loot: null, count: part.count, have: out.length };
      }
    }
  });

export const goalText = (goal: Goal, words: BoardWords): string =>
  words.say(`goal.${goal.type}`, {
    ...goal,
    loot: goal.loot ?? '',
    have: goal.have < goal.count ? goal.have : 0,
  });
