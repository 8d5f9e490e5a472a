import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8').trim();

test('the game that the README teaches is the one that the battery plays', () => {
  expect(read('../README.md')).toContain(`\`\`\`ts\n${read('./games/hotGoods.ts')}\n\`\`\``);
});
