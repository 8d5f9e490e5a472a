import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

it('the type check of the pure rooms knows neither the DOM nor Node', () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'pure-'));
  const base = join(root, 'tsconfig.pure.json');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: base, include: ['impure.ts'], exclude: [] }),
  );
  writeFileSync(
    join(folder, 'impure.ts'),
    `import '@getaway/engine';
     export const title = document.title;
     export const args = process.argv;
     setTimeout(() => console.log('later'), 1);`,
  );
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  for (const name of ['document', 'process', 'setTimeout', 'console']) expect(stdout).toContain(`'${name}'`);
});
