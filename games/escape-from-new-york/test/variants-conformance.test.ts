import { conformance } from '@getaway/engine/testing';
import { readFileSync } from 'node:fs';
import { game } from './scene.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const all = Object.fromEntries(Object.keys(game.options).map((name) => [name, true]));

/** Each expansion, the variants and extras together, and everything at once. */
conformance(game, {
  rules,
  variants: [
    { seats: 3, options: { bands: true } },
    { seats: 2, options: { uspf: true } },
    { seats: 2, options: { ...all, bands: false, uspf: false } },
    { seats: 5, options: all },
  ],
  games: 1,
  positions: 15,
  secrecy: 40,
});
