import type { Choice, Preview } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableSession } from '../match/session.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useWords } from '../words/words.tsx';
import css from './PlanPanel.module.css';
import { asPlayed } from '../match/unpaused.ts';
import { isOnlyWarned, Warned, warningsOf } from './Warnings.tsx';

interface PlanPanelProps {
  readonly session: TableSession;
  readonly choice: Choice | null;
  readonly words: Speaker;
  /** Only when there is something to show. */
  readonly compact?: boolean;
  /** What it is about is said above it. */
  readonly untitled?: boolean;
}

/** As many rules as are worth looking up. */
const RULES = 8;

/** What a choice will bring for certain, before it is played. */
export function PlanPanel({
  session,
  choice,
  words,
  compact = false,
  untitled = false,
}: PlanPanelProps): ReactNode {
  const { say } = useWords();
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    let current = true;
    setPreview(null);
    if (!choice) return;
    const wait = setTimeout(() => {
      void session.preview(asPlayed(choice)).then((next) => {
        if (current) setPreview(next);
      });
    }, 60);
    return () => {
      current = false;
      clearTimeout(wait);
    };
  }, [session, choice]);
  if (!choice || !preview) return compact ? null : <p className={css['empty']}>{say('plan.empty')}</p>;
  const figures = Object.entries(preview.figures).filter(
    ([name, value]) => Boolean(value) && typeof value !== 'object' && !isOnlyWarned(name, words),
  );
  // What a list holds is said entry by entry, where the game has a sentence for it.
  const lists = Object.entries(preview.figures).flatMap(([name, value]) =>
    Array.isArray(value) && words.has(`figure.${name}`)
      ? value.map((entry) => words.say(`figure.${name}`, entry as Readonly<Record<string, unknown>>))
      : [],
  );
  const warnings = warningsOf(preview, words);
  const rules = [...new Set(preview.events.flatMap((event) => event.rules))].slice(0, RULES);
  const Part = untitled ? 'div' : 'section';
  return (
    <Part className={css['plan']} aria-label={untitled ? undefined : say('plan.title')}>
      {!untitled && <h2>{words.choice({ ...choice })}</h2>}
      {figures.length > 0 && (
        <dl>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{words.has(`figure.${name}`) ? words.say(`figure.${name}`) : name}</dt>
              <dd>
                {value === true ? '✓' : typeof value === 'string' ? words.term(value) : JSON.stringify(value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul>
        {[...lists, ...preview.events.map((event) => words.event({ ...event }))].map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <ul className={css['warnings']}>
          {warnings.map((warning) => (
            <li key={warning.text}>
              <Warned {...warning} />
            </li>
          ))}
        </ul>
      )}
      {preview.next && preview.next.length > 0 && (
        <p>{say('plan.next', { names: preview.next.map((seat) => words.player(seat)) })}</p>
      )}
      {rules.length > 0 && (
        <p className={css['rules']}>
          {rules.map((rule) => (
            <RuleLink key={rule} game={session.store.getState().game} rule={rule} />
          ))}
        </p>
      )}
      <p className={preview.certain ? css['certain'] : css['reveals']}>
        {preview.certain ? say('plan.certain') : say('plan.reveals')}
      </p>
    </Part>
  );
}
