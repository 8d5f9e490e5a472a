// Everything that must not be guessed.
import { createHash, randomBytes } from 'node:crypto';

export type RandomBytes = (bytes: number) => Buffer;

/** An id for a link: 128 bits. */
export const newId = (random: RandomBytes = randomBytes): string => random(16).toString('base64url');
/** What holds a browser's seats: 256 bits. */
export const newToken = (random: RandomBytes = randomBytes): string => random(32).toString('base64url');
export const newSeed = (random: RandomBytes = randomBytes): string => random(32).toString('hex');

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What a log may call a match: its id would let a reader of the log in. */
export const nickname = (id: string): string => hashOf(id).toString('hex').slice(0, 8);
