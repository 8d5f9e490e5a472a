import { speaker } from '@getaway/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { STREET_NAMES } from '../../games/master-heist/campaign/names.ts';
import { CARDS, heistCampaign, sheetOf, type Universe } from '../../games/master-heist/campaign.ts';
import { PREBUILT } from '../../games/master-heist/content/index.ts';
import { begun, decide, ended, trio } from '../../games/master-heist/test/universe.ts';
import { marked, MARKED_LOCALE, readableIn, unmarkedIn } from '../../test/marked.ts';
import { Box } from '../src/campaign/Box.tsx';
import { BookContext } from '../src/campaign/CardText.tsx';
import { HeistsPanel } from '../src/campaign/HeistsPanel.tsx';
import { PeoplePanel } from '../src/campaign/PeoplePanel.tsx';
import { ShopPanel } from '../src/campaign/ShopPanel.tsx';
import { StoryPanel } from '../src/campaign/StoryPanel.tsx';
import { UnderWay } from '../src/campaign/UnderWay.tsx';
import { DeskContext } from '../src/campaign/useDesk.ts';

vi.mock('../src/words/words.tsx', async () => {
  const shell = (await import('../locales/en.json')).default;
  return { useWords: () => speaker(marked(shell), { locale: MARKED_LOCALE }) };
});

const words = speaker(marked(heistCampaign.words.en), { locale: MARKED_LOCALE });
const book = { variants: heistCampaign.variants, cards: CARDS };
const never = async (): Promise<boolean> => false;

/** Names of people. */
const people = [...STREET_NAMES, ...Object.values(PREBUILT).map(({ name }) => name)].join('|');
const NO_WORDS = new RegExp(`\\b(River City|Ann|Bob|Cem|${people})\\b`, 'g');

function unwordedOf(universe: Universe): string[] {
  const open = { id: 'city', sheet: sheetOf(universe), bots: {}, unusable: false };
  const markup = renderToStaticMarkup(
    <Router ssrPath="/campaigns/city">
      <DeskContext value={{ ...open, words, decide: never, begin: never, standIn: never, goTo: () => {} }}>
        <BookContext value={book}>
          <UnderWay />
          <HeistsPanel />
          <PeoplePanel />
          <ShopPanel />
          <StoryPanel />
          <Box />
        </BookContext>
      </DeskContext>
    </Router>,
  );
  return readableIn(markup).filter((text) => unmarkedIn(text.replaceAll(NO_WORDS, '')).length > 0);
}

const over = ended(begun(trio()), { won: true, cash: 6, jewels: 1, items: ['radio'], busted: ['Karma'] });

test.each([
  ['at its start', trio()],
  ['with a heist under way', begun(trio())],
  ['after a heist', over],
  ['while a crew is named', decide(over, { do: 'plan', scenario: 'county-hole' })],
])('the page of a campaign says every word by a message: %s', (_when, universe) => {
  expect(unwordedOf(universe)).toEqual([]);
});
