// `npm test`: types, lint, format and all tests; words after `--` pick test files (npm test -- engine).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
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
const count = { passed: 0, failed: 0, skipped: 0 };
for (const isWell of checks) count[isWell ? 'passed' : 'failed']++;

// The page's budget is measured on what is built.
await buildOrExit();
buildWebOrExit();

const WHOLE = 'the file as a whole';

/** Runs some tests and adds them to the count; returns what failed, by file. */
function runTests(title, words, env) {
  const scratch = mkdtempSync(join(tmpdir(), 'getaway-test-'));
  const resultFile = join(scratch, 'vitest.json');
  const allWell = run(
    title,
    tool('vitest', 'vitest.mjs'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`, ...words],
    env,
  );
  const failures = new Map();
  try {
    const result = JSON.parse(readFileSync(resultFile, 'utf8'));
    count.passed += result.numPassedTests;
    count.skipped += result.numPendingTests + result.numTodoTests;
    for (const { name, status, message, assertionResults } of result.testResults) {
      const names = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
      // A file that cannot even be loaded has no failed test to count, nor has a fault that is found when all are done.
      if (status === 'failed') failures.set(name, message || names.length === 0 ? [...names, WHOLE] : names);
    }
  } catch {
    console.error('vitest left no result.');
  }
  rmSync(scratch, { recursive: true, force: true });
  if (!allWell && failures.size === 0) failures.set(title, ['the run as a whole']);
  count.failed += [...failures.values()].flat().length;
  return failures;
}

const words = process.argv.slice(2);
runTests('tests', words);

// A browser on a busy machine can come too late for a test once. Whatever fails there, and only there, gets a second chance,
// one file after the other; its name is told all the same, since it was a fault of ours more often than the machine's.
const FEW = 2;
let second = [];
function playInBrowser(env) {
  const failures = runTests('games in a browser', ['web/test/e2e'], env);
  const files = [...failures.keys()];
  if (files.length === 0 || files.length > FEW || !files.every((file) => existsSync(file))) return;
  const failed = [...failures.values()].flat();
  const before = { ...count };
  const wanted = [
    '--no-file-parallelism',
    ...files,
    ...(failed.includes(WHOLE) ? [] : ['-t', anyOf(failed)]),
  ];
  const again = runTests('what failed in a browser, once more', wanted, env);
  const passed = count.passed - before.passed;
  Object.assign(count, before);
  // A name that was not found is no test that passed.
  if (again.size > 0 || passed < failed.length) return;
  second = [...failures].flatMap(([file, names]) => names.map((name) => `${relative(root, file)}: ${name}`));
  count.passed += failed.length;
  count.failed -= failed.length;
}

/** A pattern for tests of these names alone. */
const anyOf = (names) => `^(${names.map((name) => name.replaceAll(/[^\w ]/g, String.raw`\$&`)).join('|')})$`;

// Whole games in a browser, by themselves: they need both cores. Words that pick files pick them by `npm run e2e`.
if (words.length === 0) {
  const chrome = browser();
  if (chrome !== null) playInBrowser({ CHROME: chrome, E2E: '1' });
  else {
    console.error('No games in a browser: no Chromium was found. Install one, or set CHROME to it.');
    count.skipped++;
  }
}

const { passed, failed, skipped } = count;
for (const name of second) console.log(`\npassed only the second time: ${name}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
