import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '@getaway/engine/testing';
import { speaker, translationFaults } from '@getaway/words';
import { describe, expect, test } from 'vitest';
import {
  campaignChoices,
  campaignExplain,
  statusText,
  type Universe,
  withFigures,
} from '../campaign/index.ts';
import { STREET_NAMES } from '../campaign/names.ts';
import { RULE_OF } from '../campaign/offers.ts';
import { marked, MARKED_LOCALE, unmarkedIn } from '../../../test/marked.ts';
import { heistCampaign } from '../campaign.ts';
import { PREBUILT } from '../content/index.ts';
import { begun, decide, ended, leveled, trio } from './universe.ts';

const spoken = await wordsOf(heistCampaign);
const words = speaker(heistCampaign.words.en);
const rich: Universe = { ...trio(), cash: 20, jewels: 1, fixers: ['old-friend', 'curator'] };

describe('the campaign in words', () => {
  test('has well-formed messages for every decision and every reason against one', () => {
    expect(Object.keys(RULE_OF).filter((kind) => !words.has(`choice.${kind}`))).toEqual([]);
    const jailed = ended(begun(trio()), { busted: ['Tiny'] });
    const planned = decide(leveled(jailed), { do: 'plan', scenario: 'startup-job' });
    const universes = [rich, trio(), jailed, planned, begun(trio())];
    const reasons = universes.flatMap((universe) =>
      campaignExplain(universe).map(({ refusal }) => refusal?.rule ?? ''),
    );
    const rules = new Set([...reasons, ...Object.values(RULE_OF)]);
    rules.delete('MH-CMP-10');
    expect([...rules].filter((rule) => !words.has(`why.${rule}`))).toEqual([]);
  });

  test('names cards, prices and people', () => {
    const said = (universe = rich) =>
      campaignChoices(universe).map((choice) => words.choice(withFigures(universe, choice)));
    expect(said()).toEqual(
      expect.arrayContaining([
        'Plan The Melee Job',
        'Buy Perfect Picks for $7k',
        'Sell a jewel for $4k',
        'Ann leaves',
        'Recruit Jitters, a level 1 Thug with Hurry and Linger',
      ]),
    );
    expect(said(ended(begun(trio())))).toContain('Tiny trades Wing It for Concoct');
    const price = words.why({ rule: 'MH-SHP-04', params: { price: 7, cash: 2 } });
    expect(price).toBe('it costs $7k, and the team has $2k');
    const here = words.why({ rule: 'MH-CMP-05', params: { here: 'true' } });
    expect([here, words.why({ rule: 'MH-CMP-05' })]).toEqual([
      'that player is at the table already',
      'that player is not at the table',
    ]);
  });

  test('tells where the campaign stands', () => {
    const told = statusText(
      ended(begun(trio()), { won: true, cash: 6, items: ['radio'], unlocks: 'fence', busted: ['Karma'] }),
      words.say,
    );
    expect(told).toMatch('River City: 1 heist, 1 won');
    expect(told).toMatch('Team: $6k, 0 jewels, items: Radio');
    expect(told).toMatch('Fixers: Old Friend, Fence');
    expect(told).toMatch(
      'Karma, level 2: Angry Locksmith, Bypass, Wing It (in jail; Bob chooses its level-up)',
    );
    expect(told).toMatch('Heist 1: The Inclusion Job won, busted: Karma');
    expect(told).toMatch('Achievements: Nothing Personal');
    expect(statusText(begun(trio()), words.say)).toMatch(
      "Under way: The Inclusion Job, amateur; the crew's level suits amateur jobs",
    );
  });

  test('is said in every language, word for word', () => {
    for (const [locale, messages] of Object.entries(spoken))
      expect(translationFaults(heistCampaign.words.en, messages, locale)).toEqual([]);
  });

  test('says every word by a message', () => {
    const strange = speaker(marked(heistCampaign.words.en), { locale: MARKED_LOCALE });
    const done = ended(begun(trio()), { won: true, cash: 6, items: ['radio'], busted: ['Karma'] });
    const universes = [
      rich,
      begun(trio()),
      done,
      decide(leveled(done), { do: 'plan', scenario: 'startup-job' }),
    ];
    const people = [...STREET_NAMES, ...Object.values(PREBUILT).map(({ name }) => name)].join('|');
    const names = new RegExp(`\\b(River City|Ann|Bob|Cem|${people})\\b`, 'g');
    const said = universes.flatMap((universe) => [
      statusText(universe, strange.say),
      ...campaignExplain(universe).flatMap(({ choice, refusal }) => [
        strange.choice(withFigures(universe, choice)),
        ...(refusal === null ? [] : [strange.why(refusal)]),
      ]),
    ]);
    expect(new Set(said.flatMap((text) => unmarkedIn(text.replaceAll(names, ''))))).toEqual(new Set());
  });

  test('has everything that its page says, and nothing that no page says', () => {
    const page = join(import.meta.dirname, '../../../web/src/campaign');
    const source = readdirSync(page)
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(join(page, name), 'utf8'))
      .join('\n');
    const said = [...source.matchAll(/words\.say\(\s*['`]([^'`]+)['`]/g)].map((match) => match[1] as string);
    const isSaid = said.map(
      (key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/, '[\\w-]+')}$`),
    );
    const keys = Object.keys(heistCampaign.words.en);
    expect(said.filter((key) => !key.includes('$') && !words.has(key))).toEqual([]);
    const own = keys.filter((key) => /^(desk|achievement)\./.test(key));
    expect(own.filter((key) => !isSaid.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
