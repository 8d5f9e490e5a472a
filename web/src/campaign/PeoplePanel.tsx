import type { ReactNode } from 'react';
import css from './Campaign.module.css';
import { CharacterLine } from './CharacterLine.tsx';
import { useDesk } from './useDesk.ts';
import { LevelUps } from './LevelUps.tsx';
import { Players } from './Players.tsx';
import { Recruits } from './Recruits.tsx';

/** Players, the characters that they have in common, and those who could join them. */
export function PeoplePanel(): ReactNode {
  const { sheet, words } = useDesk();
  const { characters } = sheet.universe;
  return (
    <>
      <LevelUps />
      <section aria-labelledby="players" className={css['part']}>
        <h2 id="players">{words.say('desk.players')}</h2>
        <Players />
      </section>
      <section aria-labelledby="characters" className={css['part']}>
        <h2 id="characters">{words.say('desk.characters')}</h2>
        {characters.length === 0 && <p className={css['dim']}>{words.say('desk.noCharacters')}</p>}
        <ul className={css['rows']}>
          {characters.map((who) => (
            <li key={who.name}>
              <CharacterLine who={who} words={words} />
            </li>
          ))}
        </ul>
      </section>
      <Recruits />
    </>
  );
}
