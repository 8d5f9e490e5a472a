// `npm test`: types, lint, format and all tests; words after `--` pick test files (npm test -- engine).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { buildOrExit, buildWebOrExit, install, root } from './prepare.mjs';

install();

const tool = (name, file) => join(root, 'node_modules', name, file);
const run = (title, script, args, env = {}) => {
  const start = performance.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
};

// The pure rooms are checked once more without Node's types, and what runs in the browser with the browser's.
const types = ['tsconfig.json', 'tsconfig.pure.json', 'web/tsconfig.json'].filter((project) =>
  existsSync(join(root, project)),
);
const checks = [
  ...types.map((project) => run(`types, ${project}`, tool('typescript', 'bin/tsc'), ['-p', project])),
  run('lint', tool('oxlint', 'bin/oxlint'), ['--type-aware', '--deny-warnings']),
  run('format', tool('oxfmt', 'bin/oxfmt'), ['--check']),
];
let passed = checks.filter(Boolean).length;
let failed = checks.length - passed;
let skipped = 0;

// The page's budget is measured on what is built.
await buildOrExit();
buildWebOrExit();

/** Runs some tests and adds them to the count. */
function runTests(title, words, env) {
  const scratch = mkdtempSync(join(tmpdir(), 'getaway-test-'));
  const resultFile = join(scratch, 'vitest.json');
  const allWell = run(
    title,
    tool('vitest', 'vitest.mjs'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`, ...words],
    env,
  );
  let failedTests = 0;
  try {
    const result = JSON.parse(readFileSync(resultFile, 'utf8'));
    passed += result.numPassedTests;
    skipped += result.numPendingTests + result.numTodoTests;
    // A file that cannot even be loaded has no failed test to count, but it failed all the same.
    const unloadable = result.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    failedTests = result.numFailedTests + unloadable.length;
  } catch {
    console.error('vitest left no result.');
  }
  rmSync(scratch, { recursive: true, force: true });
  failed += allWell ? failedTests : Math.max(failedTests, 1);
}

const words = process.argv.slice(2);
runTests('tests', words);

// Whole games in a browser, by themselves: they need both cores. Words that pick files pick them by `npm run e2e`.
if (words.length === 0) {
  const chrome = browser();
  if (chrome !== null) runTests('games in a browser', ['web/test/e2e'], { CHROME: chrome, E2E: '1' });
  else {
    console.error('No games in a browser: no Chromium was found. Install one, or set CHROME to it.');
    skipped++;
  }
}

console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
