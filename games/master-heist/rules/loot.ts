import type { ItemId } from '../content/index.ts';
import type { Emit } from './choices.ts';
import { outdoors, person } from './people.ts';
import { spaceName } from './spaces.ts';
import { CHIT_LOOT, type ChitLoot, type Heist, type Piece } from './state.ts';

// MH-LOT: pieces of loot on spaces and on characters.

const isChitLoot = (piece: Piece): piece is ChitLoot => (CHIT_LOOT as readonly string[]).includes(piece);

/** Whether loot lies on a space; safes do not count (MH-CRI-C4, MH-EVT-D2). */
export function lootLiesOn(s: Heist, space: number): boolean {
  for (const kind of CHIT_LOOT) if ((s.loot[kind][space] as number) > 0) return true;
  for (const item of s.items) if (item.place === 'lying' && item.at === space) return true;
  return false;
}

export function piecesOn(s: Heist, space: number): Piece[] {
  const pieces: Piece[] = CHIT_LOOT.filter((kind) => (s.loot[kind][space] as number) > 0);
  for (const item of s.items) {
    if (item.place === 'lying' && item.at === space && !pieces.includes(item.id)) pieces.push(item.id);
  }
  return pieces;
}

/** How often a piece that lies there can be picked up: all the cash in one place is one piece (MH-LOT-05). */
export const copiesOn = (s: Heist, piece: Piece, space: number): number =>
  isChitLoot(piece)
    ? countOf(piece, s.loot[piece][space] as number)
    : s.items.filter((item) => item.id === piece && item.place === 'lying' && item.at === space).length;

/** How often a character can drop a piece that it holds. */
export const copiesHeld = (s: Heist, piece: Piece, c: number): number =>
  isChitLoot(piece)
    ? countOf(piece, person(s, c).carries[piece])
    : s.items.filter((item) => item.id === piece && item.place === 'held' && item.at === c && !item.spent)
        .length;

const countOf = (kind: ChitLoot, there: number): number => (kind === 'cash' ? Math.min(1, there) : there);

/** Pieces a character could hand on: an item whose action is under way stays with it (MH-ITM-06). */
export function piecesOf(s: Heist, c: number): Piece[] {
  const { carries } = person(s, c);
  const pieces: Piece[] = CHIT_LOOT.filter((kind) => carries[kind] > 0);
  for (const item of s.items) {
    if (item.place === 'held' && item.at === c && !item.spent && !pieces.includes(item.id))
      pieces.push(item.id);
  }
  return pieces;
}

export const holds = (s: Heist, c: number, id: ItemId): boolean =>
  s.items.some((item) => item.id === id && item.place === 'held' && item.at === c);

const itemHeld = (s: Heist, c: number, id: ItemId) =>
  s.items.find((item) => item.id === id && item.place === 'held' && item.at === c && !item.spent);

/** All the cash in one place is one piece; everything else goes one by one (MH-LOT-05). */
const amountOf = (kind: ChitLoot, there: number): number => (kind === 'cash' ? there : 1);

/** Takes a piece off a character; returns what a chit piece amounts to. */
function letGo(s: Heist, c: number, kind: ChitLoot): number {
  const { carries } = person(s, c);
  const amount = amountOf(kind, carries[kind]);
  carries[kind] -= amount;
  return amount;
}

export function pickUp(s: Heist, c: number, piece: Piece, space: number, emit: Emit): void {
  const character = person(s, c);
  if (isChitLoot(piece)) {
    const amount = amountOf(piece, s.loot[piece][space] as number);
    s.loot[piece][space] = (s.loot[piece][space] as number) - amount;
    character.carries[piece] += amount;
  } else {
    const item = s.items.find((one) => one.id === piece && one.place === 'lying' && one.at === space);
    if (item) Object.assign(item, { place: 'held', at: c, discovered: item.found });
  }
  emit?.({
    event: 'pickedUp',
    who: character.id,
    what: piece,
    at: spaceName(s, space),
    rules: ['MH-LOT-01'],
  });
  bankOutdoors(s, c, emit);
}

export function drop(s: Heist, c: number, piece: Piece, space: number, emit: Emit, rule = 'MH-LOT-02'): void {
  if (isChitLoot(piece)) {
    s.loot[piece][space] = (s.loot[piece][space] as number) + letGo(s, c, piece);
  } else {
    const item = itemHeld(s, c, piece);
    if (item) Object.assign(item, { place: 'lying', at: space });
  }
  emit?.({ event: 'dropped', who: person(s, c).id, what: piece, at: spaceName(s, space), rules: [rule] });
}

export function passOn(s: Heist, c: number, piece: Piece, to: number, emit: Emit): void {
  if (isChitLoot(piece)) {
    person(s, to).carries[piece] += letGo(s, c, piece);
  } else {
    const item = itemHeld(s, c, piece);
    if (item) item.at = to;
  }
  const [who, by] = [person(s, to).id, person(s, c).id];
  emit?.({ event: 'passed', who: by, receiver: who, what: piece, rules: ['MH-LOT-03'] });
}

/** Cash and jewels are safe as soon as their carrier is outdoors (MH-LOT-06 to 08). */
export function bankOutdoors(s: Heist, c: number, emit: Emit): void {
  const character = person(s, c);
  if (!outdoors(s, character)) return;
  for (const kind of ['cash', 'jewel'] as const) {
    const amount = character.carries[kind];
    if (amount === 0) continue;
    character.carries[kind] = 0;
    s.banked[kind] += amount;
    emit?.({ event: 'banked', who: character.id, what: kind, count: amount, rules: ['MH-LOT-07'] });
  }
}

/** Other loot is banked when its seat says so (MH-LOT-08). */
export function bank(s: Heist, c: number, piece: Piece, emit: Emit): void {
  if (isChitLoot(piece)) {
    s.banked[piece] += letGo(s, c, piece);
  } else {
    const item = itemHeld(s, c, piece);
    if (item) Object.assign(item, { place: 'home', at: -1 });
  }
  emit?.({ event: 'banked', who: person(s, c).id, what: piece, count: 1, rules: ['MH-LOT-08'] });
}

/** A busted character's loot is lost; item cards count as loot (MH-BST-02). */
export function loseLoot(s: Heist, c: number): void {
  const { carries } = person(s, c);
  for (const kind of CHIT_LOOT) carries[kind] = 0;
  for (const item of s.items) if (item.place === 'held' && item.at === c) item.place = 'lost';
}

/** What lies on a space leaves the heist (MH-GTE-04, MH-LOT-12). */
export function clearLoot(s: Heist, space: number): void {
  for (const kind of CHIT_LOOT) s.loot[kind][space] = 0;
  for (const item of s.items) if (item.place === 'lying' && item.at === space) item.place = 'lost';
}

/** Puts new loot from the supply on a tile. */
export function layLoot(s: Heist, space: number, kind: ChitLoot, amount: number): void {
  s.loot[kind][space] = (s.loot[kind][space] as number) + amount;
}

export function newItem(
  id: ItemId,
  place: 'home' | 'held' | 'lying',
  at: number,
  found = false,
  granted = false,
) {
  return { id, place, at, granted, found, discovered: false, committed: false, spent: false, used: false };
}
