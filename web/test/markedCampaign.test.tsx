import { commitment } from '@getaway/engine';
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
import type { Standing } from '../src/campaign/standing.ts';
import { UnderWay } from '../src/campaign/UnderWay.tsx';
import { DeskContext, type DeskOfPage } from '../src/campaign/useDesk.ts';

const told = vi.hoisted(() => ({ standing: { is: 'asked' } as Standing }));
vi.mock('../src/settings/settings.ts', () => ({ useSettings: () => ({ name: 'Ann' }) }));
vi.mock('../src/campaign/useStanding.ts', () => ({ useStanding: () => told.standing }));
vi.mock('../src/words/words.tsx', async () => {
  const shell = (await import('../locales/en.json')).default;
  return { useWords: () => speaker(marked(shell), { locale: MARKED_LOCALE }) };
});

const words = speaker(marked(heistCampaign.words.en), { locale: MARKED_LOCALE });
const book = { variants: heistCampaign.variants, cards: CARDS };
const nothing = (): void => {};
const never = async (): Promise<boolean> => false;

const people = [...STREET_NAMES, ...Object.values(PREBUILT).map(({ name }) => name)].join('|');
const NO_WORDS = new RegExp(`\\b(River City|Ann|Bob|Cem|${people})\\b`, 'g');

function unwordedOf(universe: Universe, about: Partial<DeskOfPage> = {}): string[] {
  const open = { id: 'city', sheet: sheetOf(universe), bots: {}, unusable: false, played: false };
  const deeds = { decide: never, begin: never, standIn: never, handOver: never, takeRecord: never };
  const page = { goTo: nothing, opening: false, setOpening: nothing };
  const markup = renderToStaticMarkup(
    <Router ssrPath="/campaigns/city">
      <DeskContext value={{ ...open, ...deeds, ...page, words, ...about }}>
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

const handOver = { do: 'handOver', at: 'table', sha256: commitment('seed') } as const;
/** The second table, after the first was called off. */
const again = decide(begun(trio()), handOver, { do: 'callOff' }, handOver);

test.each([
  ['at its start', trio()],
  ['with a heist under way', begun(trio())],
  ['with a heist that is played here', begun(trio()), { played: true, unusable: true }],
  ['after a heist', over],
  ['while a crew is named', decide(over, { do: 'plan', scenario: 'county-hole' })],
])(
  'the page of a campaign says every word by a message: %s',
  (_when, universe, about?: Partial<DeskOfPage>) => {
    expect(unwordedOf(universe, about)).toEqual([]);
  },
);

const STANDINGS: readonly Standing[] = [
  { is: 'open', free: 2 },
  ...(['asked', 'live', 'stale', 'gone', 'unreachable', 'lost', 'taken', 'unusable', 'unkept'] as const).map(
    (is) => ({ is }),
  ),
];

test.each(STANDINGS)('and so it does with a heist at an online table: $is', (standing) => {
  told.standing = standing;
  expect(unwordedOf(again)).toEqual([]);
});
