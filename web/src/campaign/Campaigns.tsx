import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import { CampaignPage } from './CampaignPage.tsx';
import { CampaignsPage } from './CampaignsPage.tsx';
import { useCampaignWords } from './useCampaignWords.ts';

interface CampaignsProps {
  readonly id?: string | undefined;
  readonly part?: string | undefined;
}

/** All campaigns, or a part of one. */
export default function Campaigns({ id, part }: CampaignsProps): ReactNode {
  const { say } = useWords();
  const words = useCampaignWords();
  if (!words) return <Notice title={say('loading')} />;
  return id === undefined ? (
    <CampaignsPage words={words} />
  ) : (
    <CampaignPage key={id} id={id} part={part} words={words} />
  );
}
