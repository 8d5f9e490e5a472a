// SECRECY_POSITIONS=2000 npx vitest run games/escape-from-new-york/test/variantsConformance.test.ts -t secrets
// looks at as many positions for each seat count and expansion as a release asks for.
import { conformance } from '@getaway/engine/testing';
import { readFileSync } from 'node:fs';
import { game } from './scene.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const all = Object.fromEntries(Object.keys(game.options).map((name) => [name, true]));
const asked = process.env['SECRECY_POSITIONS'];
const secrecy = (usual: number): number => (asked === undefined ? usual : Number(asked));

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
  positions: 12,
  secrecy: secrecy(40),
});

/** The other seat counts of the expansions, more briefly. */
conformance(game, {
  rules,
  variants: [
    ...[2, 4, 5].map((seats) => ({ seats, options: { bands: true } })),
    ...[1, 3, 4].map((seats) => ({ seats, options: { uspf: true } })),
  ],
  games: 1,
  positions: 2,
  secrecy: secrecy(10),
});
