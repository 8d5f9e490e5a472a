import type { Explained } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type ReactNode, useEffect, useState } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import type { Position } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { useWords } from '../words/words.tsx';
import css from './WhyNotPanel.module.css';

interface WhyNotPanelProps {
  readonly session: TableSession;
  readonly game: string;
  readonly position: Position;
  readonly words: Speaker;
  /** What somebody asked about; everything else is left out until they search for something else. */
  readonly about: string;
}

/** Everything that one might expect to do now and cannot, with the rule that forbids it. */
export function WhyNotPanel({ session, game, position, words, about }: WhyNotPanelProps): ReactNode {
  const { say } = useWords();
  const [reasons, setReasons] = useState<readonly Explained[]>([]);
  const [wanted, setWanted] = useState(about);
  useEffect(() => setWanted(about), [about]);
  useEffect(() => {
    void session.explain().then(setReasons);
  }, [session, position]);
  if (reasons.length === 0) return <p className={css['none']}>{say('why.none')}</p>;
  const needle = wanted.trim().toLowerCase();
  const rows = reasons
    .map((reason) => ({ reason, label: words.choice({ ...reason.choice }), text: words.why(reason) }))
    .filter(({ label, text }) => !needle || `${label} ${text}`.toLowerCase().includes(needle));
  return (
    <section className={css['why']} aria-label={say('table.tab.why')}>
      <input
        type="search"
        className="input"
        value={wanted}
        placeholder={say('why.search')}
        aria-label={say('why.search')}
        onChange={(event) => setWanted(event.target.value)}
      />
      {rows.length === 0 && <p className={css['none']}>{say('why.nothing', { wanted })}</p>}
      <ul>
        {rows.slice(0, 150).map(({ reason, label, text }, i) => (
          <li key={i}>
            <strong>{label}</strong>
            <span>{text}</span>
            <RuleLink game={game} rule={reason.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
