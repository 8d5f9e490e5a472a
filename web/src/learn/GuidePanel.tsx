import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { RuleLink } from '../rules/RuleLink.tsx';
import { withoutAutomatic } from '../table/byItself.ts';
import { lineOf } from '../table/lineOf.ts';
import { announce } from '../ui/announce.ts';
import { useWayTo } from '../ui/useWayTo.ts';
import { useWords } from '../words/words.tsx';
import css from './GuidePanel.module.css';
import type { LessonStep } from './lesson.ts';
import type { LessonSession } from './lessonSession.ts';

interface GuidePanelProps {
  readonly session: LessonSession;
  readonly steps: readonly LessonStep[];
  readonly game: string;
  /** The game's words and the lesson's. */
  readonly words: Speaker;
}

/** What the lesson says now, and the way on and back through it. */
export function GuidePanel({ session, steps, game, words }: GuidePanelProps): ReactNode {
  const { say } = useWords();
  const { goTo, fault } = useWayTo();
  const { number, step, isLast, meant, stray, ...lesson } = useStore(session.lesson);
  const news = withoutAutomatic(lesson.news);
  const isOver = useStore(session.store, ({ position }) => Boolean(position?.outcome));
  const said = { ...meant };
  const title = words.say(`${step.id}.title`, said);
  const text = words.say(`${step.id}.text`, said);
  useEffect(() => announce(`${title}. ${text}`), [title, text]);
  const chapters = [...new Set(steps.map(({ chapter }) => chapter))];
  return (
    <section className={css['guide']} aria-label={say('lesson.title')}>
      <header>
        <label>
          <span className="visually-hidden">{say('lesson.chapters')}</span>
          <select
            value={step.chapter}
            onChange={(event) =>
              session.goTo(steps.findIndex(({ chapter }) => chapter === event.target.value))
            }
          >
            {chapters.map((chapter) => (
              <option key={chapter} value={chapter}>
                {words.say(`chapter.${chapter}`)}
              </option>
            ))}
          </select>
        </label>
        <span>{say('lesson.at', { at: number + 1, of: steps.length })}</span>
        <Link href={`/learn/${game}`} className="button plain">
          {say('lesson.leave')}
        </Link>
      </header>
      <progress max={steps.length - 1} value={number} aria-hidden="true" />
      <div className={css['said']} tabIndex={0} role="group" aria-label={title}>
        <h2>{title}</h2>
        {text.split('\n').map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
        {meant && (
          <p className={css['meant']}>
            <span aria-hidden="true">▸ </span>
            {say('lesson.meant', { choice: words.choice({ ...meant }) })}
          </p>
        )}
        {stray && meant && (
          <p className={css['stray']} role="alert">
            {say('lesson.stray', { stray: words.choice({ ...stray }), title })}
          </p>
        )}
        {news.length > 0 && (
          <details>
            <summary>{say('lesson.news', { count: news.length })}</summary>
            <ol>
              {news.map(({ n, event }) => (
                <li key={n}>{lineOf({ ...event }, words, say)}</li>
              ))}
            </ol>
          </details>
        )}
        <p className={css['rules']}>
          {step.rules.map((rule) => (
            <RuleLink key={rule} game={game} rule={rule} />
          ))}
        </p>
      </div>
      {fault && <p role="alert">{fault}</p>}
      <footer>
        <button type="button" className="button" disabled={number === 0} onClick={() => void session.undo()}>
          {say('lesson.back')}
        </button>
        {isLast && !isOver ? (
          <button type="button" className="button primary" onClick={() => goTo(() => session.goOn())}>
            {say('lesson.goOn')}
          </button>
        ) : isLast ? (
          <Link href={`/new/${game}`} className="button primary">
            {say('lesson.play')}
          </Link>
        ) : meant ? (
          <button type="button" className="button" onClick={() => void session.play(meant)}>
            {say('lesson.show')}
          </button>
        ) : (
          <button type="button" className="button primary" onClick={() => session.goTo(number + 1)}>
            {say('lesson.next')}
          </button>
        )}
      </footer>
    </section>
  );
}
