import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import home from '../home/HomePage.module.css';
import { type KeptCampaign, listCampaigns } from '../storage/campaigns.ts';
import { useWords } from '../words/words.tsx';

const MOST = 3;

/** The campaigns that somebody may want to go on with, for the first page. */
export default function RunningCampaigns(): ReactNode {
  const { say } = useWords();
  const [campaigns, setCampaigns] = useState<readonly KeptCampaign[]>([]);
  useEffect(() => void listCampaigns().then(setCampaigns, () => {}), []);
  if (campaigns.length === 0) return null;
  return (
    <section aria-labelledby="campaigns" className={home['continue']}>
      <h2 id="campaigns">{say('home.campaigns')}</h2>
      <ul>
        {campaigns.slice(0, MOST).map(({ id, universe: { name, heists, players } }) => (
          <li key={id}>
            <Link href={`/campaigns/${id}`} className={`button ${home['save']}`}>
              <strong>{name}</strong>
              <span>{players.map((player) => player.name).join(', ')}</span>
              <span className={home['dim']}>{say('home.heists', { count: heists.length })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
