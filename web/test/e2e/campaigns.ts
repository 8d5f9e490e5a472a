import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitment } from '@getaway/engine';
import type { Universe } from '../../../games/master-heist/campaign.ts';
import { dice, playHeist } from '../../../games/master-heist/test/campaignDriver.ts';
import {
  begun,
  cast,
  decide,
  join as joined,
  recruit,
  trio,
} from '../../../games/master-heist/test/universe.ts';
import { newUniverse } from '../../../games/master-heist/campaign/index.ts';
import { newHeist } from '../../src/campaign/heists.ts';
import type { KeptCampaign } from '../../src/storage/campaigns.ts';
import type { Kept } from './house.ts';
import type { Screen } from './screens.ts';

/** The file of a campaign of eight heists. */
export const OLD_CAMPAIGN = readFileSync(
  join(import.meta.dirname, '../../../games/master-heist/test/fixtures/campaign.json'),
  'utf8',
);

export const kept = (universe: Universe, bots: KeptCampaign['bots'] = {}): KeptCampaign => ({
  id: 'city',
  universe,
  bots,
  updated: 1,
});

/** Nina has three characters and begins her first heist with them. */
export const firstHeist = (): Universe =>
  begun(
    decide(newUniverse('River City'), ...joined('Nina'), ...recruit('tiny', 'karma', 'iceheart')),
    'inclusion-job',
    { Tiny: 'Nina', Karma: 'Nina', Iceheart: 'Nina' },
  );

/** Nina and Ola have named a crew, and are about to begin. */
export const aboutToBegin = (): Universe =>
  decide(
    newUniverse('River City'),
    ...joined('Nina', 'Ola'),
    ...recruit('tiny', 'karma', 'iceheart'),
    { do: 'plan', scenario: 'inclusion-job' },
    ...cast({ Tiny: 'Nina', Karma: 'Nina', Iceheart: 'Ola' }),
  );

/** The match of the heist that a campaign waits for, played to its end but for some plays. */
export function nearlyOver(campaign: KeptCampaign, left: number): Kept {
  const save = newHeist(campaign);
  if (save === null) throw new Error('no heist is under way');
  const record = playHeist(campaign.universe, dice(7));
  const plays = record.plays.slice(0, record.plays.length - left);
  return { ...save, record: { ...record, plays }, finished: left === 0 };
}

/** A campaign in the middle: somebody is in jail, levels are due, a heist is planned and its crew half named. */
function halfway(): Universe {
  const old = JSON.parse(OLD_CAMPAIGN) as Universe;
  const rich: Universe = { ...old, cash: 9, jewels: 1 };
  const players = rich.players.map((player) => ({ ...player, level: 3 }));
  const characters = rich.characters.map((one, at) => ({
    ...one,
    ...(at === 2 && { level: 2, character: 'shutter-bug', skills: ['hurry', 'wing-it'], due: 'Ann' }),
  })) as Universe['characters'];
  return decide(
    { ...rich, players, characters: [...characters, ...trio().characters] },
    { do: 'plan', scenario: 'melee-job' },
    { do: 'cast', who: 'Tiny', player: 'Ann' },
  );
}

/** Every part of a campaign's page. */
export function campaignScreens(): Screen[] {
  const lost = decide(firstHeist(), { do: 'handOver', at: 'lost', sha256: commitment('seed') });
  const campaigns = [kept(halfway()), { ...kept(firstHeist()), id: 'town' }, { ...kept(lost), id: 'sea' }];
  const visit = { campaigns };
  const screen = (name: string, path: string, prepare?: Screen['prepare']): Screen => ({
    name,
    path,
    visit,
    prepare: async (page) => {
      await page.locator('main h2').first().waitFor();
      await prepare?.(page);
    },
  });
  const onPhone = (...of: Parameters<typeof screen>): Screen => ({ ...screen(...of), on: 'a phone' });
  return [
    onPhone('campaigns', '/campaigns', (page) => page.locator('summary').click()),
    screen('campaign-crew', '/campaigns/city'),
    onPhone('campaign-heists', '/campaigns/city', (page) =>
      page.getByRole('button', { name: 'Choose another heist' }).click(),
    ),
    screen('campaign-people', '/campaigns/city/people', (page) => page.locator('summary').click()),
    onPhone('campaign-shop', '/campaigns/city/shop'),
    onPhone('campaign-story', '/campaigns/city/story'),
    screen('campaign-open-table', '/campaigns/town', async (page) => {
      await page.getByRole('button', { name: 'Play it online' }).click();
      await page.getByLabel('Which of them are you?').waitFor();
    }),
    onPhone('campaign-table-lost', '/campaigns/sea', async (page) => {
      await page.getByText('has lost').waitFor();
      await page.getByRole('button', { name: 'Call the online table off' }).click();
    }),
  ];
}
