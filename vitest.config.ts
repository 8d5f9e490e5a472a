import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The end-to-end tests run by themselves, after the others or by `npm run e2e`: they need a browser and both cores.
const isE2e = process.env['E2E'] === '1';

/**
 * Where no run has told yet how long each takes, long files go first. Those of the screens are the shortest and take longest:
 * left to the end, one worker would look at them while the other has nothing to do.
 */
class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const hasScreens = ({ moduleId }: TestSpecification): number => Number(/\/screens[A-Z]/.test(moduleId));
    return (await super.sort(files)).toSorted((one, other) => hasScreens(other) - hasScreens(one));
  }
}

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', ...(isE2e ? [] : ['web/test/e2e/**'])],
    globalSetup: isE2e ? ['web/test/e2e/premises.ts'] : [],
    // Threads that share their modules: nearly all tests are of pure code, and loading it anew for each file costs more than the tests.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    ...(isE2e && { sequence: { sequencer: ScreensFirst } }),
    // A busy machine may need longer than a second for what is waited for.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
