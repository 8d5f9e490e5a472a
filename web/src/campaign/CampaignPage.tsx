import type { Speaker } from '@getaway/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Trouble } from '../match/position.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { RulesAtHand } from '../rules/RulesAtHand.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWayTo } from '../ui/useWayTo.ts';
import { useWords } from '../words/words.tsx';
import { Box } from './Box.tsx';
import css from './Campaign.module.css';
import { type Book, BookContext } from './CardText.tsx';
import type { OpenCampaign } from './desk.ts';
import { Figures } from './Figures.tsx';
import { HeistsPanel } from './HeistsPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { remoteDesk } from './remoteDesk.ts';
import { ShopPanel } from './ShopPanel.tsx';
import { StoryPanel } from './StoryPanel.tsx';
import { UnderWay } from './UnderWay.tsx';
import { useCampaign } from './useCampaign.ts';
import { DeskContext } from './useDesk.ts';

const PARTS = { heists: HeistsPanel, people: PeoplePanel, shop: ShopPanel, story: StoryPanel };
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[];

interface CampaignPageProps {
  readonly id: string;
  readonly part?: string | undefined;
  readonly words: Speaker;
}

/** One campaign: where it stands, and what the team decides between heists. */
export function CampaignPage({ id, part, words }: CampaignPageProps): ReactNode {
  const { say } = useWords();
  const { open, trouble, ...deeds } = useCampaign(id);
  const { goTo, fault } = useWayTo();
  const [opening, setOpening] = useState(false);
  const book = useLoaded<Book | null>('book', () => remoteDesk().book(), null);
  if (open === undefined) return <Notice title={say('loading')} />;
  if (open === null)
    return (
      <Notice title={words.say('desk.missing')} text={words.say('desk.missing.text')}>
        <Link href="/campaigns" className="button">
          {words.say('desk.all')}
        </Link>
      </Notice>
    );
  const shown = NAMES.find((name) => name === part) ?? 'heists';
  const { underWay } = open.sheet;
  const Panel = PARTS[shown];
  return (
    <DeskContext value={{ ...open, ...deeds, words, goTo, opening, setOpening }}>
      <BookContext value={book}>
        <RulesAtHand game="master-heist">
          <main className={`page ${css['page']}`}>
            <Standing open={open} words={words} />
            <Parts open={open} shown={shown} words={words} />
            {underWay && <UnderWay />}
            {trouble && <TroubleNote trouble={trouble} words={words} />}
            {fault && (
              <p role="alert" className={css['trouble']}>
                {fault}
              </p>
            )}
            <Panel key={shown} />
            <Box />
          </main>
        </RulesAtHand>
      </BookContext>
    </DeskContext>
  );
}

interface Told {
  readonly open: OpenCampaign;
  readonly words: Speaker;
}

function Standing({ open: { sheet }, words }: Told): ReactNode {
  return (
    <header className={css['standing']}>
      <Link href="/campaigns">← {words.say('desk.all')}</Link>
      <h1>{sheet.universe.name}</h1>
      <Figures team={{ ...sheet.universe, suits: sheet.suits }} words={words} />
    </header>
  );
}

function Parts({ open: { id, sheet }, shown, words }: Told & { readonly shown: Part }): ReactNode {
  const due = sheet.universe.characters.filter((who) => who.due !== null).length;
  return (
    <nav className={css['parts']} aria-label={words.say('desk.parts')}>
      {NAMES.map((name) => (
        <Link
          key={name}
          href={name === 'heists' ? `/campaigns/${id}` : `/campaigns/${id}/${name}`}
          aria-current={name === shown ? 'page' : undefined}
        >
          {words.say(`desk.part.${name}`)}
          {name === 'people' && due > 0 && (
            <span className={css['count']}>
              {due}
              <span className="visually-hidden"> {words.say('desk.levelUps')}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

function TroubleNote({ trouble, words }: { readonly trouble: Trouble; readonly words: Speaker }): ReactNode {
  const { say } = useWords();
  const { rule, params, code } = trouble;
  const noRule = code === 'unkept' ? say('import.notKept') : words.say('desk.unclear');
  return (
    <p role="alert" className={css['trouble']}>
      {words.say('desk.refused', { why: rule === null ? noRule : words.why({ rule, params }) })}{' '}
      {rule !== null && <RuleLink game="master-heist" rule={rule} />}
    </p>
  );
}
