import type { BoardWords } from '@getaway/board';
import { isExit } from '../rules/exits.ts';
import { npcTerm } from '../rules/people.ts';
import { spaceName } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';
import { lootOn, peopleAt, plannedBy, securityOn, type Thing, tokenOn } from '../rules/contents.ts';
import type { DrawnHex } from './geometry.ts';

/** What a card does. */
export const cardText = (id: string, words: BoardWords): string => words.say(`text.${id}`);

/** One kind of thing in words: "2 locked locks", "safe, 1/3 cracked". */
export const thingName = ({ sign, count, mark, item }: Thing, words: BoardWords): string =>
  item === undefined ? words.say(`thing.${sign}`, { count, mark: mark ?? '' }) : words.term(item);

/** A character by its card; an NPC by its name, or by what it is: prisoner, hostage or guide. */
export function personName(s: Heist, c: number, words: BoardWords): string {
  const { id } = s.characters[c]!;
  if (id !== 'npc') return words.term(id);
  const name = words.term(npcTerm(s));
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** What a hex is, and which room an entrance leads to. */
export function placeName(s: Heist, { id, kind, space }: DrawnHex, words: BoardWords): string {
  const entrance = kind === 'entrance' ? s.entrances[space - s.unknown.length] : undefined;
  return words.say('board.place', {
    name: id,
    kind: kind === 'tile' && isExit(s, space) ? 'hideout' : kind,
    tile: entrance ? spaceName(s, entrance.tile) : '',
  });
}

/** A hex: what it is, what and who is on it, whose plan it is in, and whether something can be chosen there. */
export function hexName(
  s: Heist,
  hex: DrawnHex,
  legal: number,
  note: string | undefined,
  words: BoardWords,
): string {
  const { kind, space } = hex;
  const hidden = kind === 'tile' && s.unknown[space];
  const things = [
    ...(hidden ? [words.say('thing.unknown')] : []),
    ...[...tokenOn(s, space), ...securityOn(s, space), ...lootOn(s, space)].map((thing) =>
      thingName(thing, words),
    ),
  ];
  const people = peopleAt(s, space).map((c) => personName(s, c, words));
  const plans = kind === 'tile' ? plannedBy(s, space).map((c) => personName(s, c, words)) : [];
  return words.say('board.hexName', {
    place: placeName(s, hex, words),
    many: things.length,
    things,
    people: people.length,
    names: people,
    planned: plans.length,
    plans,
    note: note ?? 'none',
    legal,
  });
}
