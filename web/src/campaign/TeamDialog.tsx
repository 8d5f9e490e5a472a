import type { TeamSheet } from '@getaway/master-heist/campaign';
import { Api, ApiError, type RestErrorCode } from '@getaway/server/client';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useLoaded } from '../ui/useLoaded.ts';
import { useWords } from '../words/words.tsx';
import css from './Campaign.module.css';
import { CharacterLine } from './CharacterLine.tsx';
import { Figures } from './Figures.tsx';
import { JobFacts } from './JobFacts.tsx';
import { remoteDesk } from './remoteDesk.ts';
import { useCampaignWords } from './useCampaignWords.ts';

/** What was laid out at the table, or why it cannot be read. */
type Laid = { readonly sheet: TeamSheet } | { readonly fault: RestErrorCode | 'offline' | 'unread' };

async function laidOutAt(match: string): Promise<Laid> {
  try {
    const { papers } = await new Api().call('papers', { id: match });
    const sheet = await remoteDesk().readPapers(papers);
    return sheet === null ? { fault: 'unread' } : { sheet };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A table that was opened by an older page has none.
    return { fault: error.code === 'missing' ? 'unread' : error.code };
  }
}

interface TeamDialogProps {
  readonly match: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A campaign as everybody who plays at its table may see it, over the table. */
export default function TeamDialog({ match, name, onClose }: TeamDialogProps): ReactNode {
  const { say } = useWords();
  const words = useCampaignWords();
  const laid = useLoaded<Laid | null>(`papers ${match}`, () => laidOutAt(match), null);
  return (
    <Dialog label={name} className={css['team']} onClose={onClose}>
      <h2>{name}</h2>
      {laid === null || words === null ? (
        <p role="status">{say('loading')}</p>
      ) : 'fault' in laid ? (
        <p role="alert">
          {laid.fault === 'unread' ? say('chapter.sheet.none') : say(`online.error.${laid.fault}`)}
        </p>
      ) : (
        <Team sheet={laid.sheet} words={words} />
      )}
      <form method="dialog">
        <button type="submit" className="button primary">
          {say('table.dismiss')}
        </button>
      </form>
    </Dialog>
  );
}

function Team({ sheet, words }: { readonly sheet: TeamSheet; readonly words: Speaker }): ReactNode {
  const { job, characters, items, fixers, achievements } = sheet;
  const earned = achievements.filter((one) => one.earned);
  return (
    <>
      <p className={css['dim']}>{words.say('desk.sheet.when')}</p>
      <div className={css['standing']}>
        <Figures team={sheet} words={words} />
      </div>
      <section>
        <h3>{words.term(job.term)}</h3>
        <JobFacts job={job} words={words} />
      </section>
      <section>
        <h3>{words.say('desk.characters')}</h3>
        <ul className={css['rows']}>
          {characters.map((who) => (
            <li key={who.name}>
              <CharacterLine who={who} words={words} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.say('desk.owned')}</h3>
        <Named ids={items} words={words} none={words.say('desk.nothingOwned')} />
      </section>
      <section>
        <h3>{words.say('desk.fixers')}</h3>
        <Named ids={fixers} words={words} />
      </section>
      <section>
        <h3>{words.say('desk.achievements', { earned: earned.length, all: achievements.length })}</h3>
        {earned.length > 0 && (
          <ul className={css['facts']}>
            {earned.map((one) => (
              <li key={one.id}>
                {words.term(one.id)} <span className={css['dim']}>{words.say(`achievement.${one.id}`)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface NamedProps {
  readonly ids: readonly string[];
  readonly words: Speaker;
  /** What is said where there are none. */
  readonly none?: string;
}

/** Cards by their names, with what they do; several of one are counted. */
function Named({ ids, words, none }: NamedProps): ReactNode {
  const different = [...new Set(ids)];
  if (different.length === 0) return none === undefined ? null : <p className={css['dim']}>{none}</p>;
  return (
    <ul className={css['facts']}>
      {different.map((id) => {
        const count = ids.filter((each) => each === id).length;
        return (
          <li key={id}>
            {words.term(id)}
            {count > 1 && ` × ${count}`} <span className={css['dim']}>{words.say(`text.${id}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
