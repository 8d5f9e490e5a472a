import { outdoors, person } from './people.ts';
import { boardOf, isTile } from './spaces.ts';
import { exitsOf } from './exits.ts';
import type { Heist } from './state.ts';
import type { LootKind } from '../content/index.ts';

// MH-END-03, 05: what the scenario asks for.

type Part = ReturnType<typeof boardOf>['scenario']['objective']['all'][number];

const carriedBy = (s: Heist, kind: LootKind, counts: (c: number) => boolean): number => {
  if (kind === 'item') return 0;
  return s.characters.reduce((sum, character, c) => sum + (counts(c) ? character.carries[kind] : 0), 0);
};

const banked = (s: Heist, kind: LootKind): number => (kind === 'item' ? 0 : s.banked[kind]);

/** Before the end: `acquire` parts by what is safely outside; any other part is still open (MH-END-05). */
export function objectiveSatisfied(s: Heist): boolean {
  return boardOf(s).scenario.objective.all.every((part) => {
    if (part.type !== 'acquire') return false;
    const outside = carriedBy(
      s,
      part.loot,
      (c) => person(s, c).status === 'active' && outdoors(s, person(s, c)),
    );
    return banked(s, part.loot) + outside >= part.count;
  });
}

function metAtEnd(s: Heist, part: Part): boolean {
  const escaped = (c: number): boolean => person(s, c).status === 'escaped';
  switch (part.type) {
    case 'acquire':
      return banked(s, part.loot) + carriedBy(s, part.loot, escaped) >= part.count;
    case 'npcEscapes':
      return s.characters.some((character, c) => character.id === 'npc' && escaped(c));
    case 'lootInHideout': {
      const onHideout = (c: number): boolean =>
        escaped(c) && isTile(s, person(s, c).at) && exitsOf(s).includes(person(s, c).at);
      return carriedBy(s, part.loot, onHideout) >= part.count;
    }
    case 'insideStarterEscapes':
      return (
        s.characters.filter((one, c) => one.id !== 'npc' && one.startedInside && escaped(c)).length >=
        part.count
      );
  }
}

/** After Escape, once (MH-END-01). */
export const objectiveMet = (s: Heist): boolean =>
  !s.objectiveFailed && boardOf(s).scenario.objective.all.every((part) => metAtEnd(s, part));
