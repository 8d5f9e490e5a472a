import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exchanges } from '@getaway/games/exchanges';
import { describe, expect, it } from 'vitest';
import { file, getaway, scratch } from './getaway.ts';

const key = exchanges['master-heist']?.export('inclusion-job') ?? '';

describe('getaway content', () => {
  it('exports a scenario as a key or as a link', async () => {
    expect(await getaway('content master-heist export inclusion-job')).toMatchObject({
      code: 0,
      out: `${key}\n`,
    });
    const { out } = await getaway('content master-heist export inclusion-job --link');
    expect(out.trim()).toMatch(/^https:.*\?savekey=/);
    expect(out).toContain(key);
  });

  it('imports a key or link, on the screen or into a file that can be exported again', async () => {
    const { out } = await getaway(['content', 'master-heist', 'import', key]);
    expect(JSON.parse(out)).toMatchObject({
      name: 'Delinquent Jeweler',
      bag: { guard: 5, camera: 6, lock: 4 },
    });
    const link = `https://example.org/?savekey=${key}`;
    expect(await getaway(['content', 'master-heist', 'import', link, '--out', 'board.json'])).toMatchObject({
      code: 0,
    });
    expect(JSON.parse(readFileSync(join(scratch, 'board.json'), 'utf8'))).toEqual(JSON.parse(out));
    expect(await getaway('content master-heist export board.json')).toMatchObject({
      code: 0,
      out: `${key}\n`,
    });
  });

  it('says why it refuses', async () => {
    const refused = async (...words: string[]): Promise<string> => {
      const { code, out, err } = await getaway(['content', ...words]);
      expect([code, out]).toEqual([1, '']);
      return err;
    };
    expect(await refused('master-heist', 'import', 'junk')).toContain('damaged or cut off');
    expect(await refused('master-heist', 'export', 'no-such-job')).toContain('damaged or cut off');
    expect(await refused('master-heist', 'export', file('bad.json', '{'))).toContain('no JSON');
    expect(await refused('master-heist', 'export', file('odd.json', { id: 'x' }))).toContain('no scenario');
    expect(await refused('escape-plan', 'export', 'x')).toContain('only those of: master-heist');
    expect(await refused('master-heist', 'draw', 'x')).toContain('import or export');
    expect(await refused('master-heist', 'import')).toContain('the link or key is missing');
  });
});
