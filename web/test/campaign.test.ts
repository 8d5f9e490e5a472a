import { commitment, type MatchRecord } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadUniverse, type Universe } from '../../games/master-heist/campaign.ts';
import { newUniverse } from '../../games/master-heist/campaign/index.ts';
import { dice, playHeist } from '../../games/master-heist/test/campaignDriver.ts';
import { begun, decide, join, leveled, recruit } from '../../games/master-heist/test/universe.ts';
import { carryOver, withResult } from '../src/campaign/carryOver.ts';
import { desk } from '../src/campaign/desk.ts';
import type { KeptCampaign } from '../src/storage/campaigns.ts';
import type { Save } from '../src/storage/saves.ts';

const campaigns = vi.hoisted(() => new Map<string, KeptCampaign>());
const saves = vi.hoisted(() => new Map<string, Save>());
const browser = vi.hoisted(() => ({ refuses: false, unreadable: false }));
const ask = vi.hoisted(() => () => {
  if (browser.refuses) throw new DOMException('no room', 'QuotaExceededError');
});

vi.mock('../src/storage/campaigns.ts', () => ({
  getCampaign: async (id: string) => {
    if (browser.unreadable) throw new DOMException('broken', 'UnknownError');
    return campaigns.get(id);
  },
  putCampaign: async (kept: KeptCampaign) => {
    ask();
    campaigns.set(kept.id, kept);
  },
  deleteCampaign: async (id: string) => {
    ask();
    campaigns.delete(id);
  },
  changeCampaign: async (id: string, change: (kept: KeptCampaign) => KeptCampaign | null) => {
    const before = campaigns.get(id);
    const changed = before && change(before);
    ask();
    if (changed) campaigns.set(id, changed);
  },
}));
vi.mock('../src/storage/saves.ts', () => ({
  getSave: async (id: string) => saves.get(id),
  putSave: async (save: Save) => saves.set(save.id, save),
  deleteSave: async (id: string) => saves.delete(id),
}));
afterEach(() => {
  campaigns.clear();
  saves.clear();
  browser.refuses = false;
  browser.unreadable = false;
});

const ROLES = { Tiny: 'Nina', Karma: 'Nina', Iceheart: 'Nina' };
const crew = decide(newUniverse('River City'), ...join('Nina'), ...recruit('tiny', 'karma', 'iceheart'));
const first = begun(crew, 'inclusion-job', ROLES);
const firstRecord = playHeist(first, dice(7));
const afterFirst = withResult(first, 1, firstRecord) as Universe;

/** Everybody is let out, so that the same crew goes on, with the same seed as before. */
const second: Universe = begun(
  leveled({
    ...afterFirst,
    characters: afterFirst.characters.map((one) => ({ ...one, status: 'free' as const })),
  }),
  'inclusion-job',
  ROLES,
);

describe('the result of a heist', () => {
  test('is not taken for that of another heist, even of one with the same seed', () => {
    expect(afterFirst.heists).toHaveLength(1);
    expect(withResult(afterFirst, 1, firstRecord)).toBeNull();
    expect(withResult(second, 1, firstRecord)).toBeNull();
    expect(() => withResult(second, 2, firstRecord)).toThrow(/another/);
  });

  test('counts once, in whatever order and however often it is told (MH-CMP-16)', () => {
    const half: MatchRecord = { ...firstRecord, plays: firstRecord.plays.slice(0, 9) };
    const other: MatchRecord = { ...firstRecord, seed: 'another seed' };
    const told = fc.constantFrom([1, firstRecord], [2, firstRecord], [1, half], [1, other]) as fc.Arbitrary<
      [number, MatchRecord]
    >;
    fc.assert(
      fc.property(fc.array(told, { maxLength: 12 }), (messages) => {
        let universe = first;
        for (const [number, record] of messages) {
          try {
            universe = withResult(universe, number, record) ?? universe;
          } catch (error) {
            expect(String(error)).toMatch('the heist is not over');
          }
        }
        const counts = messages.some(([number, record]) => number === 1 && record === firstRecord);
        expect(universe).toEqual(counts ? afterFirst : first);
      }),
      { numRuns: 12 },
    );
  });

  test('counts once when several pages tell it at the same time', async () => {
    campaigns.set('city', { id: 'city', universe: first, bots: {}, updated: 1 });
    const which = { campaign: 'city', number: 1 };
    await Promise.all([1, 2, 3].map(() => carryOver(which, firstRecord)));
    expect(campaigns.get('city')?.universe).toEqual(afterFirst);
    await carryOver({ campaign: 'nowhere', number: 1 }, firstRecord);
  });
});

const textOf = async (id: string): Promise<string> => {
  const written = await desk.write(id);
  return (written.ok && written.text) || '';
};

describe('the desk', () => {
  const keepFirst = (bots = {}): void => {
    campaigns.set('city', { id: 'city', universe: first, bots, updated: 1 });
  };

  test('starts a campaign, decides, and says why something is not possible', async () => {
    const id = await desk.start('Town', ['bonusItems'], 'Nina');
    expect((await desk.open(id))?.sheet.universe).toMatchObject({
      name: 'Town',
      options: { bonusItems: true },
      players: [{ name: 'Nina' }],
    });
    expect(await desk.decide(id, { do: 'join', player: 'Nina' })).toMatchObject({
      rule: 'MH-CMP-05',
      params: { here: 'true' },
    });
    expect(await desk.decide(id, { do: 'plan', scenario: 'junk' })).toMatchObject({ rule: 'MH-IMP-08' });
    const long = { do: 'join', player: 'x'.repeat(41) } as const;
    expect(await desk.decide(id, long)).toMatchObject({ ok: false, rule: null });
    expect(await desk.begin(id)).toMatchObject({ ok: false, rule: 'MH-SET-01' });
    expect(await desk.open('nowhere')).toBeNull();
  });

  test('puts the match on the shelf once, with bots in their seats and the crew by their names', async () => {
    keepFirst({ Nina: 'easy' });
    expect(await desk.heist('city', false)).toBe('/play/city-1');
    const save = saves.get('city-1') as Save;
    expect(save).toMatchObject({
      players: [{ kind: 'bot', bot: 'easy', name: 'Nina' }],
      heist: { campaign: 'city', number: 1 },
      finished: false,
    });
    const record = { ...save.record, plays: firstRecord.plays.slice(0, 4) };
    saves.set('city-1', { ...save, record });
    await desk.heist('city', false);
    expect(saves.get('city-1')?.record.plays).toHaveLength(4);
    await desk.heist('city', true);
    expect(saves.get('city-1')?.record.plays).toHaveLength(0);
  });

  test('counts a heist that ended unseen, and leads to its replay from then on', async () => {
    keepFirst();
    await desk.heist('city', false);
    const save = saves.get('city-1') as Save;
    saves.set('city-1', { ...save, record: firstRecord, finished: true });
    for (let visit = 0; visit < 2; visit++)
      expect((await desk.open('city'))?.sheet.heists).toMatchObject([{ number: 1, term: 'inclusion-job' }]);
    saves.set('city-1', { ...(saves.get('city-1') as Save), notes: { 0: 'a note' } });
    expect(await desk.replay('city', 1)).toBe('/replay/city-1');
    expect(saves.get('city-1')).toHaveProperty('notes');
    saves.clear();
    expect(await desk.replay('city', 1)).toBe('/replay/city-1');
    expect(saves.get('city-1')).toMatchObject({ finished: true, record: { plays: firstRecord.plays } });
    expect(await desk.heist('city', false)).toBe('/campaigns/city');
    expect(await desk.replay('city', 2)).toBe('/campaigns/city');
  });

  test('says why a match is of no use, and keeps the campaign waiting for it', async () => {
    keepFirst();
    await desk.heist('city', false);
    saves.set('city-1', { ...(saves.get('city-1') as Save), finished: true });
    expect(await desk.open('city')).toMatchObject({
      unusable: true,
      sheet: { underWay: true },
    });
  });

  test('says of what the browser refuses to store that it is not done, and makes up for it later', async () => {
    keepFirst();
    await desk.heist('city', false);
    const save = saves.get('city-1') as Save;
    saves.set('city-1', { ...save, record: firstRecord, finished: true });
    browser.refuses = true;
    expect(await desk.standIn('city', 'Nina', 'easy')).toMatchObject({ ok: false, code: 'unkept' });
    expect(await desk.open('city')).toMatchObject({ bots: {}, unusable: false, sheet: { underWay: true } });
    browser.refuses = false;
    expect(await desk.standIn('city', 'Nina', 'easy')).toEqual({ ok: true });
    expect(await desk.open('city')).toMatchObject({ bots: { Nina: 'easy' }, sheet: { underWay: false } });
  });

  test('writes what it reads, and keeps nothing of a bad file', async () => {
    keepFirst();
    const text = await textOf('city');
    expect(loadUniverse(text)).toEqual(first);
    const copy = await desk.read(text);
    if (!copy.ok) throw new Error(copy.message);
    expect(campaigns.get(copy.id)?.universe).toEqual(first);
    const bad = await desk.read('{');
    expect(bad).toMatchObject({ ok: false, message: expect.stringContaining('no JSON') as string });
    expect(bad).not.toHaveProperty('code');
    expect(campaigns.size).toBe(2);
  });

  test('says of a good file that there is no room for it, and of a bad one that it is bad', async () => {
    keepFirst();
    const text = await textOf('city');
    browser.refuses = true;
    expect(await desk.read(text)).toMatchObject({ ok: false, code: 'unkept' });
    expect(await desk.read('{')).not.toHaveProperty('code');
    expect([...campaigns.keys()]).toEqual(['city']);
  });

  test('says so when there is nothing that it could write', async () => {
    expect(await desk.write('nowhere')).toEqual({ ok: true, text: null });
    browser.unreadable = true;
    expect(await desk.write('city')).toMatchObject({ ok: false, code: 'unkept' });
  });

  test('deletes a campaign with its matches, and nothing else', async () => {
    keepFirst();
    await desk.heist('city', false);
    saves.set('match', saves.get('city-1') as Save);
    expect(await desk.remove('city')).toEqual({ ok: true });
    expect([campaigns.size, [...saves.keys()]]).toEqual([0, ['match']]);
  });

  test('deletes no match of a campaign that the browser refuses to delete', async () => {
    keepFirst();
    await desk.heist('city', false);
    browser.refuses = true;
    expect(await desk.remove('city')).toMatchObject({ ok: false, code: 'unkept' });
    expect([[...campaigns.keys()], [...saves.keys()]]).toEqual([['city'], ['city-1']]);
  });
});

describe('a heist at an online table', () => {
  const SECRET = 'what only the server knows';
  const sha256 = commitment(SECRET);
  const dealt = { ...first, plan: first.plan && { ...first.plan, seed: SECRET } };
  const record = playHeist(dealt, dice(7));
  const keepFirst = (): void => {
    campaigns.set('city', { id: 'city', universe: first, bots: { Nina: 'easy' }, updated: 1 });
  };

  test('is set up on a server with the names of the campaign, and handed over once', async () => {
    keepFirst();
    expect(await desk.tablePlan('city')).toMatchObject({
      game: 'master-heist',
      options: { campaign: true, crew: [{ name: 'Tiny' }, { name: 'Karma' }, { name: 'Iceheart' }] },
      campaign: { name: 'River City', number: 1, players: ['Nina'] },
      bots: ['easy'],
    });
    expect(JSON.stringify(await desk.tablePlan('city'))).not.toContain(first.plan?.seed);
    expect(await desk.handOver('city', 'table', sha256)).toEqual({ ok: true });
    expect(await desk.tablePlan('city')).toBeNull();
    expect(await desk.handOver('city', 'other', sha256)).toMatchObject({ rule: 'MH-CMP-19' });
    expect(await desk.heist('city', false)).toBe('/campaigns/city');
  });

  test('has names that a server takes, whatever a file calls people', async () => {
    const odd = {
      ...first,
      name: ` ${'n'.repeat(70)}`,
      players: [{ name: '\u202e\u0000', level: 1, away: false }],
    };
    const crew = first.plan?.crew.map((member) => ({ ...member, player: '\u202e\u0000' })) ?? [];
    const universe = { ...odd, plan: first.plan && { ...first.plan, crew } };
    campaigns.set('city', { id: 'city', universe, bots: {}, updated: 1 });
    const plan = await desk.tablePlan('city');
    expect(plan?.campaign).toEqual({ name: 'n'.repeat(60), number: 1, players: ['?'] });
  });

  rule('MH-CMP-18', 'cannot be handed over once something was chosen here', async () => {
    keepFirst();
    await desk.heist('city', false);
    expect(await desk.open('city')).toMatchObject({ played: false });
    const save = saves.get('city-1') as Save;
    saves.set('city-1', { ...save, record: { ...save.record, plays: firstRecord.plays.slice(0, 1) } });
    expect(await desk.open('city')).toMatchObject({ played: true });
    expect(await desk.tablePlan('city')).toBeNull();
    expect(await desk.handOver('city', 'table', sha256)).toMatchObject({
      rule: 'MH-CMP-18',
      params: { played: 'true' },
    });
    expect(campaigns.get('city')?.universe).toEqual(first);
  });

  test('counts once, however many pages bring its record, and no other record does (MH-CMP-16)', async () => {
    keepFirst();
    await desk.handOver('city', 'table', sha256);
    for (const bad of [firstRecord, { ...record, seed: 'luckier' }, { ...record, plays: [] }, null])
      expect(await desk.takeRecord('city', bad)).toMatchObject({ ok: false, rule: 'MH-CMP-16' });
    expect(await desk.open('city')).toMatchObject({ sheet: { underWay: true, heists: [] } });
    browser.refuses = true;
    expect(await desk.takeRecord('city', record)).toMatchObject({ ok: false, code: 'unkept' });
    browser.refuses = false;
    const answers = await Promise.all([1, 2, 3].map(() => desk.takeRecord('city', record)));
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect((await desk.open('city'))?.sheet.heists).toMatchObject([{ number: 1 }]);
    expect(loadUniverse(await textOf('city')).heists).toHaveLength(1);
    // Nor does what was played here meanwhile.
    await carryOver({ campaign: 'city', number: 1 }, firstRecord);
    expect((await desk.open('city'))?.sheet.heists).toHaveLength(1);
  });

  test('goes on here when it is called off, and takes nothing from that table any more', async () => {
    keepFirst();
    await desk.handOver('city', 'table', sha256);
    expect(await desk.decide('city', { do: 'callOff' })).toEqual({ ok: true });
    expect(await desk.takeRecord('city', record)).toEqual({ ok: true });
    expect(await desk.open('city')).toMatchObject({ sheet: { underWay: true, calledOff: 1, heists: [] } });
    expect(await desk.heist('city', false)).toBe('/play/city-1');
  });
});
