import type { Choice } from '../rules/choices.ts';

/** Loot that is put down for nothing: seldom wanted, and never by accident. */
export const givesUp = ({ do: verb }: Choice): boolean => verb === 'drop';
