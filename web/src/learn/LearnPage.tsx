import type { Messages } from '@getaway/words';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { newMatch } from '../home/newMatch.ts';
import { titleOf } from '../match/catalog.ts';
import { change, useSettings } from '../settings/settings.ts';
import { Notice } from '../ui/Notice.tsx';
import { useLoaded } from '../ui/useLoaded.ts';
import { useGameWords, useWords } from '../words/words.tsx';
import css from './LearnPage.module.css';
import { type Teaching, teachingOf } from './lessons.ts';
import { lessonProgress } from './progress.ts';
import { RuleLinks } from './RuleLinks.tsx';

const NO_MESSAGES: Messages = {};
const RIVALS = ['Vinnie', 'Ruby'];

/** Three ways into a game: be taught, learn what differs from the table, or play with hints. */
export default function LearnPage({ game }: { readonly game: string }): ReactNode {
  const { say } = useWords();
  const { locale, name } = useSettings();
  const [, go] = useLocation();
  const teaching = useLoaded<Teaching | null>(`${game} ${locale}`, () => teachingOf(game, locale), null);
  const words = useGameWords(teaching?.texts ?? NO_MESSAGES, []);
  const [differs, setDiffers] = useState(false);
  if (!teaching) return <Notice title={say('loading')} />;
  const { length } = teaching.lesson.steps;
  const at = lessonProgress(game);
  const begun = at > 0 && at < length - 1;
  const points = Object.keys(teaching.texts).filter((key) => key.startsWith('differs.'));

  async function play(): Promise<void> {
    const { version } = await titleOf(game).load();
    change({ hints: true });
    const you = { kind: 'person', name: name || say('player', { number: 1 }) } as const;
    const rivals = RIVALS.map((rival) => ({ kind: 'bot', bot: 'easy', name: rival }) as const);
    go(`/play/${await newMatch(game, version, [you, ...rivals], {})}`);
  }

  return (
    <main className="page">
      <header>
        <Link href="/">← {say('home.back')}</Link>
        <h1>{say('learn.title', { title: say(`game.${game}.title`) })}</h1>
      </header>
      <ul className={css['ways']}>
        <li>
          <h2>{say('learn.teach')}</h2>
          <p>{say('learn.teach.help', { count: length })}</p>
          <Link href={`/learn/${game}/lesson`} className="button primary">
            {begun ? say('learn.resume', { at: at + 1, of: length }) : say('learn.begin')}
          </Link>
        </li>
        <li>
          <h2>{say('learn.differs')}</h2>
          <p>{say('learn.differs.help')}</p>
          <button
            type="button"
            className="button"
            aria-expanded={differs}
            onClick={() => setDiffers(!differs)}
          >
            {say('learn.differs.show', { count: points.length })}
          </button>
        </li>
        <li>
          <h2>{say('learn.hints')}</h2>
          <p>{say('learn.hints.help')}</p>
          <button type="button" className="button" onClick={() => void play()}>
            {say('learn.hints.play')}
          </button>
        </li>
      </ul>
      {differs && (
        <section className={css['differs']} aria-label={say('learn.differs')}>
          <ol>
            {points.map((key) => (
              <li key={key}>
                <RuleLinks text={words.say(key)} game={game} />
              </li>
            ))}
          </ol>
          <Link href={`/new/${game}`} className="button primary">
            {say('lesson.play')}
          </Link>
        </section>
      )}
    </main>
  );
}
