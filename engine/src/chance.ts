import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Anything that holds a generator: every state does. The four words are never part of a view. */
export interface Chance {
  rng: number[];
}

/** The generator's first state. Mixed so that it says nothing about the published hash of the seed. */
export function seeded(seed: string): number[] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0xdeadbeef ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ code ^ (a >>> 15), 0xc2b2ae35);
    c = Math.imul(c ^ code ^ (b >>> 13), 0x27d4eb2f);
    d = Math.imul(d ^ code ^ (c >>> 16), 0x165667b1);
  }
  const chance = { rng: [a | 0, b | 0, c | 0, d | 0] };
  for (let i = 0; i < 12; i++) next(chance);
  return chance.rng;
}

/** What is published of a seed before the match, so that nobody can exchange it later. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** The next 32 random bits (sfc32). */
function next(s: Chance): number {
  const rng = s.rng as [number, number, number, number];
  const t = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

const WORDS = 0x1_0000_0000;

/** Written for whole 32-bit numbers, of which remainders take a quarter of the time. */
const remainder = (bits: number, n: number): number => (n < WORDS ? (bits % (n >>> 0)) >>> 0 : bits % n);

/** A whole number from 0 to n-1, each equally likely. */
export function below(s: Chance, n: number): number {
  let bits = next(s);
  let rest = remainder(bits, n);
  // The highest numbers do not have all remainders, so they would not be fair.
  while (bits - rest > WORDS - n) {
    bits = next(s);
    rest = remainder(bits, n);
  }
  return rest;
}

/** The face of a fair die: 1 to `sides`. */
export const roll = (s: Chance, sides: number): number => 1 + below(s, sides);

/** One of the list, each equally likely. */
export function pick<T>(s: Chance, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('nothing to pick from');
  return list[below(s, list.length)] as T;
}

/** Puts the list in a random order, in place, and returns it. */
export function shuffle<T>(s: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const item = list[i] as T;
    list[i] = list[j] as T;
    list[j] = item;
  }
  return list;
}

/** Takes one of the list away, each equally likely. */
export function takeRandom<T>(s: Chance, list: T[]): T {
  if (list.length === 0) throw new RangeError('nothing to take from');
  return list.splice(below(s, list.length), 1)[0] as T;
}

/** A generator that goes its own way from here, for imagined worlds. */
export const split = (s: Chance): number[] => {
  const rng = [next(s) | 0, next(s) | 0, next(s) | 0, next(s) | 0];
  const chance = { rng };
  for (let i = 0; i < 4; i++) next(chance);
  return rng;
};

export const sameChance = (a: Chance, b: Chance): boolean => a.rng.every((word, i) => word === b.rng[i]);
