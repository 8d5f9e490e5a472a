import { memo, type ReactNode } from 'react';
import { BOSS_IDS, bosses } from '../content/index.ts';
import { type ExpansionLine, expansionLines } from '../rules/text/expansions.ts';
import { Heroes } from './Heroes.tsx';
import type { NewYorkBoardProps } from './index.tsx';
import { NextCard } from './NextCard.tsx';
import { onEnemy, onSign } from './notes.ts';
import css from './Rail.module.css';
import { EventLevel, MissionCubes, NoiseMeter, Timer } from './Tracks.tsx';
import { Glyph } from './Glyph.tsx';

/** The public side of the table: the city's tracks, its next card, who is about, and the heroes. */
export const Rail = memo(function Rail(props: NewYorkBoardProps): ReactNode {
  const { view, viewer, words } = props;
  return (
    <aside className={css['rail']} tabIndex={0} aria-label={words.say('board.table')}>
      <Timer {...props} />
      <NoiseMeter {...props} />
      <div className={css['pair']}>
        {!view.options.bands && <MissionCubes {...props} />}
        <EventLevel {...props} />
      </div>
      <NextCard {...props} />
      <Heroes {...props} />
      <City {...props} />
      {expansionLines(view, viewer, (key, params) => words.say(key, params)).map((added) => (
        <Added key={added.line} {...added} />
      ))}
    </aside>
  );
});

/** The President, the ways out, the bosses about, and what the city has left. */
function City({ view, words }: NewYorkBoardProps): ReactNode {
  const about = BOSS_IDS.flatMap((boss) => {
    const enemy = view.enemies.find(({ kind }) => kind === boss);
    return enemy ? [{ boss, left: bosses[boss].hitPoints - enemy.damage, of: bosses[boss].hitPoints }] : [];
  });
  return (
    <ul className={css['city']} aria-label={words.say('board.city')}>
      <li data-piece={onSign('president')}>
        <Glyph name="president" size={16} /> {words.say('text.president', { president: view.president })}
      </li>
      <li data-piece={onSign('helicopter')}>
        <Glyph name="helicopter" size={16} />{' '}
        {words.say('board.helicopter', { landed: String(view.helicopter.landed) })}
      </li>
      <li data-piece={onSign('gullfire')} data-gone={!view.gullfire || undefined}>
        <Glyph name="gullfire" size={16} /> {words.say('board.gullfire', { ready: String(view.gullfire) })}
      </li>
      {about.map(({ boss, left, of }) => (
        <li key={boss} data-piece={onEnemy(boss)}>
          <Glyph name={boss} size={16} /> {words.say('board.boss', { boss, left, of })}
        </li>
      ))}
      <li data-piece={onEnemy('prisoner')}>
        <Glyph name="convict" size={16} /> {words.say('board.prisonersLeft', { n: view.prisoners })}
      </li>
    </ul>
  );
}

/** What an expansion adds; whoever opens it reads what its cards say. */
function Added({ line, printed }: ExpansionLine): ReactNode {
  if (printed.length === 0) return <p className={css['line']}>{line}</p>;
  return (
    <details className={css['line']}>
      <summary>{line}</summary>
      <ul>
        {printed.map((card) => (
          <li key={card}>{card}</li>
        ))}
      </ul>
    </details>
  );
}
