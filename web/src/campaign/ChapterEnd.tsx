import { type ReactNode, useEffect, useState } from 'react';
import type { Chapter } from '../match/session.ts';
import { useWords } from '../words/words.tsx';
import { hasCalledOff } from './keeper.ts';
import { standingAt } from './standing.ts';

interface ChapterEndProps {
  readonly match: string;
  readonly chapter: Chapter;
  /** The campaign itself, where this browser keeps it. */
  readonly campaign: string | null;
}

type Carried = 'coming' | 'done' | 'later' | 'off';

async function carry(campaign: string, match: string): Promise<Carried> {
  if (await hasCalledOff(campaign, match)) return 'off';
  return (await standingAt(campaign, match)).is === 'taken' ? 'done' : 'later';
}

/** An online heist is over: the campaign gets to know of it, or those who play along learn that it will. */
export default function ChapterEnd({ match, chapter, campaign }: ChapterEndProps): ReactNode {
  const { say } = useWords();
  const [carried, setCarried] = useState<Carried>('coming');
  useEffect(() => {
    if (campaign !== null) void carry(campaign, match).then(setCarried);
  }, [campaign, match]);
  const { name, number } = chapter;
  return (
    <section role="status">
      <p>
        <strong>{say('chapter.title', { name, number })}</strong>
      </p>
      <p>{campaign === null ? say('chapter.keeper') : say(`chapter.${carried}`)}</p>
    </section>
  );
}
