import type { Named } from '@getaway/master-heist/campaign';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import css from './Campaign.module.css';

interface CharacterLineProps {
  readonly who: Named;
  readonly words: Speaker;
}

/** A character in two lines: name, level and status, and the three cards. */
export function CharacterLine({ who, words }: CharacterLineProps): ReactNode {
  const { name, character, skills, level, status, due } = who;
  return (
    <div className={css['character']}>
      <p>
        <strong>{name}</strong> <span className={css['tag']}>{words.say('desk.level', { level })}</span>{' '}
        <span className={css['tag']} data-status={status}>
          {words.say(`desk.status.${status}`)}
        </span>{' '}
        {due !== null && <span className={css['tag']}>{words.say('desk.due', { name: due })}</span>}
      </p>
      <p className={css['dim']}>{[character, ...skills].map(words.term).join(' · ')}</p>
    </div>
  );
}
