import { activeGuards, subduedGuards } from './chits.ts';
import { piecesOn } from './loot.ts';
import { cracksNeeded } from './safes.ts';
import { isTile } from './spaces.ts';
import { type ChitLoot, CHIT_LOOT, type Heist } from './state.ts';

// What lies on a space and who stands there, for those who draw it and those who tell it.

type Active = 'guard' | 'dog' | 'lock' | 'camera';
type Handled = 'subdued' | 'subduedDog' | 'unlocked' | 'disabled';
type Lettered = 'gate' | 'server' | 'remoteLock';
type Printed = Lettered | 'kennel' | 'keycardDoor' | 'reinforcements' | 'watchtower' | 'story' | 'safe';
type Sign = Active | Handled | Printed | ChitLoot | 'item' | 'idea';

/** Something that lies on a space. */
export interface Thing {
  readonly sign: Sign;
  readonly count: number;
  /** A short mark on it: a gate's letter, the cracks of a safe. */
  readonly mark?: string;
  /** An item's id, which is its name. */
  readonly item?: string;
}

const some = (sign: Sign, count: number | undefined): Thing[] =>
  count === undefined || count <= 0 ? [] : [{ sign, count }];

/** What watches a tile. */
export function activeOn(s: Heist, tile: number): Thing[] {
  if (!isTile(s, tile)) return [];
  const dogs = s.dogs[tile] ?? 0;
  return [
    ...some('guard', activeGuards(s, tile) - dogs),
    ...some('dog', dogs),
    ...some('lock', s.locks[tile]),
    ...some('camera', s.cameras[tile]),
  ];
}

function handledOn(s: Heist, tile: number): Thing[] {
  if (!isTile(s, tile)) return [];
  const downDogs = s.subduedDogs[tile] ?? 0;
  return [
    ...some('subdued', subduedGuards(s, tile) - downDogs),
    ...some('subduedDog', downDogs),
    ...some('unlocked', s.unlocked[tile]),
    ...some('disabled', s.disabled[tile]),
  ];
}

/** First what is active, then what is handled. */
export const securityOn = (s: Heist, tile: number): Thing[] => [...activeOn(s, tile), ...handledOn(s, tile)];

/** The printed token of a tile: gates, servers and remote locks have a letter, a safe its cracks. */
export function tokenOn(s: Heist, tile: number): Thing[] {
  const token = isTile(s, tile) ? s.token[tile] : null;
  switch (token) {
    case null:
    case undefined:
    case 'item':
      return [];
    case 'safe':
      return [{ sign: 'safe', count: 1, mark: `${s.cracks[tile] ?? 0}/${cracksNeeded(s, tile)}` }];
    case 'kennel':
    case 'keycardDoor':
    case 'reinforcements':
    case 'watchtower':
    case 'story':
      return [{ sign: token, count: 1 }];
    default:
      return [{ sign: token.slice(0, -1) as Lettered, count: 1, mark: token.slice(-1) }];
  }
}

/** Loot that lies open, and idea tokens. */
export function lootOn(s: Heist, space: number): Thing[] {
  const loot = piecesOn(s, space).map((piece): Thing => {
    const kind = CHIT_LOOT.find((each) => each === piece);
    return kind ? { sign: kind, count: s.loot[kind][space] ?? 0 } : { sign: 'item', count: 1, item: piece };
  });
  return [...loot, ...(isTile(s, space) ? some('idea', s.ideaTokens[space]) : [])];
}

/** Who stands on a space, also an NPC that still waits to be freed. */
export const peopleAt = ({ characters }: Heist, space: number): number[] =>
  characters.flatMap(({ at, status }, c) =>
    at === space && space >= 0 && status !== 'busted' && status !== 'gone' ? [c] : [],
  );

/** Whose planning tokens lie on a tile. */
export const plannedBy = ({ plan, characters }: Heist, tile: number): number[] =>
  characters.flatMap((_, c) => (((plan[tile] ?? 0) & (1 << c)) === 0 ? [] : [c]));

/** What a character carries besides items. */
export const carriedBy = ({ characters }: Heist, c: number): Thing[] =>
  CHIT_LOOT.flatMap((kind) => some(kind, characters[c]?.carries[kind]));

/** The items that a character holds. */
export const itemsOf = ({ items }: Heist, c: number): Heist['items'] =>
  items.filter(({ place, at }) => place === 'held' && at === c);
