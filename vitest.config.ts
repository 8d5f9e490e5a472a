import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**'],
    // Threads that share their modules: nearly all tests are of pure code, and loading it anew for each file costs more than the tests.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
