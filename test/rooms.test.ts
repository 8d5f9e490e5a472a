import { describe, expect, it } from 'vitest';
import { faultsOf, importsOf, type Exports } from './rooms.ts';
import { exportsOfWorkspaces, sources } from './sources.ts';

it('every import follows the direction of the architecture, and pure rooms are pure', () => {
  const exported = exportsOfWorkspaces();
  expect(sources().flatMap((source) => faultsOf(source, exported))).toEqual([]);
});

describe('the check itself', () => {
  const exported: Exports = new Map([
    ['@getaway/engine', 'engine/src/index.ts'],
    ['@getaway/engine/testing', 'engine/src/testing/index.ts'],
    ['@getaway/bots', 'bots/index.ts'],
    ['@getaway/games', 'games/registry.ts'],
    ['@getaway/escape-plan', 'games/escape-plan/index.ts'],
  ]);
  const faults = (path: string, text: string): string[] => faultsOf({ path, text }, exported);

  it('reads every form of import', () => {
    const text = `
      import a, { b } from './a.ts';
      import type {
        C,
      } from "./c.ts";
      import './effect.ts';
      export * from './d.ts';
      export { e } from './e.ts';
      const f = await import('./f.ts');
      export const sentence = 'import nothing from here';
    `;
    expect(importsOf(text).sort()).toEqual(['./a.ts', './c.ts', './d.ts', './e.ts', './effect.ts', './f.ts']);
  });

  it.each([
    ['engine/src/match.ts', `import { x } from '@getaway/escape-plan';`],
    ['engine/src/match.ts', `import { x } from '../../bots/random.ts';`],
    ['engine/src/match.ts', `import { readFileSync } from 'node:fs';`],
    ['engine/src/match.ts', `import { rule } from './testing/index.ts';`],
    ['engine/src/chance.ts', `const n = Math.random();`],
    ['games/escape-plan/rules/travel.ts', `import { value } from '../bot/value.ts';`],
    ['games/escape-plan/rules/travel.ts', `import { rule } from '@getaway/engine/testing';`],
    ['games/escape-plan/rules/travel.ts', `import { x } from '../../master-heist/rules/noise.ts';`],
    ['games/escape-plan/rules/travel.ts', `const today = new Date();`],
    ['games/escape-plan/content/index.ts', `import { travel } from '../rules/travel.ts';`],
    ['games/escape-plan/bot/value.ts', `import os from 'node:os';`],
    ['games/escape-plan/bot/value.ts', `import { random } from '@getaway/bots';`],
    ['bots/random.ts', `import { games } from '@getaway/games';`],
    ['bots/random.ts', `import { x } from '@getaway/escape-plan';`],
    ['server/index.ts', `import { x } from '@getaway/escape-plan';`],
    ['cli/sim.ts', `import { x } from '../engine/test/sample.ts';`],
    ['cli/sim.ts', `import { x } from '@getaway/nowhere';`],
    ['drawer/misc.ts', `export const x = 1;`],
  ])('refuses in %s: %s', (path, text) => {
    expect(faults(path, text)).toHaveLength(1);
  });

  it.each([
    ['engine/src/match.ts', `import { x } from './agenda.ts'; // not Math.random`],
    ['engine/src/match.ts', `import * as v from 'valibot';`],
    ['engine/test/match.test.ts', `import { rule } from '@getaway/engine/testing';`],
    ['games/escape-plan/rules/travel.ts', `import { tiles } from '../content/index.ts';`],
    ['games/escape-plan/index.ts', `import { travel } from './rules/travel.ts';`],
    ['games/registry.ts', `import { escapePlan } from '@getaway/escape-plan';`],
    ['bots/random.ts', `import type { Game } from '@getaway/engine';`],
    ['cli/sim.ts', `import { games } from '@getaway/games';\nimport { join } from 'node:path';`],
  ])('accepts in %s: %s', (path, text) => {
    expect(faults(path, text)).toEqual([]);
  });
});
