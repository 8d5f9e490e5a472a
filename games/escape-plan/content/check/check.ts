import type { Faults } from '../faults.ts';
import type { Files } from '../files.ts';

/** Finds what is wrong with a file that its schema cannot tell. */
export type Check<F extends keyof Files> = (content: Files[F], faults: Faults) => void;

export const ids = <T>(entries: readonly { readonly id: T }[]): T[] => entries.map((entry) => entry.id);
