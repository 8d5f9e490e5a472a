import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { isTaught } from '../learn/taught.ts';
import { TITLES } from '../match/catalog.ts';
import { loaded } from '../ui/loading.ts';
import { useWords } from '../words/words.tsx';
import { Continue } from './Continue.tsx';
import { GameCover } from './GameCover.tsx';
import css from './HomePage.module.css';
import { ImportSave } from './ImportSave.tsx';
import { Lobby, OwnMatches } from './Lobby.tsx';
import { useServer } from './useServer.ts';

const RunningCampaigns = lazy(() => loaded(() => import('../campaign/RunningCampaigns.tsx')));

export function HomePage(): ReactNode {
  const { say } = useWords();
  const { own, others, reached } = useServer();
  return (
    <main className="page">
      <header className={css['header']}>
        <div className={css['brand']}>
          <img src="/icon.svg" alt="" width={52} height={52} />
          <div>
            <h1>Getaway</h1>
            <p>{say('home.tagline')}</p>
          </div>
        </div>
        <Link href="/settings" className="button plain">
          {say('settings.title')}
        </Link>
      </header>
      <OwnMatches matches={own} reached={reached} />
      <Suspense fallback={null}>
        <RunningCampaigns />
      </Suspense>
      <Continue />
      <section className={css['games']} aria-label={say('home.games')}>
        {TITLES.map(({ id, seats }) => (
          <article key={id} className={css['game']}>
            <GameCover game={id} />
            <h2>{say(`game.${id}.title`)}</h2>
            <p>{say(`game.${id}.pitch`)}</p>
            <div className={css['facts']}>
              {say('home.players', seats)}
              {id === 'master-heist' && (
                <Link href="/campaigns" className="button">
                  {say('home.campaign')}
                </Link>
              )}
            </div>
            <div className={css['ways']}>
              <Link href={`/new/${id}`} className="button primary">
                {say('home.play')}
              </Link>
              {isTaught(id) && (
                <Link href={`/learn/${id}`} className="button">
                  {say('home.learn')}
                </Link>
              )}
              <Link href={`/rules/${id}`} className="button">
                {say('rules.title')}
              </Link>
            </div>
          </article>
        ))}
      </section>
      <Lobby rooms={others} reached={reached} />
      <ImportSave />
    </main>
  );
}
