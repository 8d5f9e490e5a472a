import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isTaught } from '../learn/taught.ts';
import { TITLES } from '../match/catalog.ts';
import { deleteSave, listSaves, type Save } from '../storage/saves.ts';
import { loaded } from '../ui/loading.ts';
import { useWords } from '../words/words.tsx';
import { GameCover } from './GameCover.tsx';
import css from './HomePage.module.css';
import { ImportSave } from './ImportSave.tsx';
import { Lobby, OwnMatches } from './Lobby.tsx';
import { useServer } from './useServer.ts';

const RunningCampaigns = lazy(() => loaded(() => import('../campaign/RunningCampaigns.tsx')));

export function HomePage(): ReactNode {
  const { say } = useWords();
  const [saves, setSaves] = useState<readonly Save[]>([]);
  // Heists of campaigns are found there.
  const refresh = (): void => void listSaves().then((all) => setSaves(all.filter(({ heist }) => !heist)));
  useEffect(refresh, []);
  const { own, others } = useServer();
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
      <OwnMatches matches={own} />
      <Suspense fallback={null}>
        <RunningCampaigns />
      </Suspense>
      {saves.length > 0 && <Continue saves={saves} onChange={refresh} />}
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
      <Lobby rooms={others} />
      <ImportSave />
    </main>
  );
}

function Continue({
  saves,
  onChange,
}: {
  readonly saves: readonly Save[];
  readonly onChange: () => void;
}): ReactNode {
  const { say } = useWords();
  return (
    <section aria-labelledby="continue" className={css['continue']}>
      <h2 id="continue">{say('home.continue')}</h2>
      <ul>
        {saves.slice(0, 6).map((save) => (
          <li key={save.id}>
            <Link
              href={save.finished ? `/replay/${save.id}` : `/play/${save.id}`}
              className={`button ${css['save']}`}
            >
              <strong>{say(`game.${save.record.game}.title`)}</strong>
              <span>{save.players.map(({ name }) => name).join(', ')}</span>
              <span className={css['dim']}>
                {save.sandbox ? `${say('home.sandbox')} · ` : ''}
                {save.finished
                  ? say('home.finished')
                  : say('home.plays', { count: save.record.plays.length })}
              </span>
            </Link>
            <button
              type="button"
              className="button plain"
              aria-label={say('home.delete', { title: say(`game.${save.record.game}.title`) })}
              onClick={() => void deleteSave(save.id).then(onChange)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
