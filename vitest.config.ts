import { defineConfig } from 'vitest/config';

// The end-to-end tests run by themselves, after the others or by `npm run e2e`: they need a browser and both cores.
const isE2e = process.env['E2E'] === '1';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', ...(isE2e ? [] : ['web/test/e2e/**'])],
    globalSetup: isE2e ? ['web/test/e2e/premises.ts'] : [],
    // Threads that share their modules: nearly all tests are of pure code, and loading it anew for each file costs more than the tests.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // A busy machine may need longer than a second for what is waited for.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
