import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { apiPage } from '../src/docs/apiPage.ts';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

it('API.md says what the schemas say', async () => {
  const page = apiPage(readFileSync(path('src/docs/intro.md'), 'utf8'));
  await expect(page).toMatchFileSnapshot(path('API.md'));
});
