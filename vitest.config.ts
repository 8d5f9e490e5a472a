import { defineConfig } from 'vitest/config';

// The end-to-end tests run by themselves, after the others or by `npm run e2e`: they need a browser and both cores.
const e2e = process.env['E2E'] === '1' ? [] : ['web/test/e2e/**'];

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', ...e2e],
    // Threads that share their modules: nearly all tests are of pure code, and loading it anew for each file costs more than the tests.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
