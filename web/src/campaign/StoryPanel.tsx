import type { Sheet } from '@getaway/master-heist/campaign';
import type { ReactNode } from 'react';
import css from './Campaign.module.css';
import { useDesk } from './useDesk.ts';
import { remoteDesk } from './remoteDesk.ts';

/** What the campaign has come to: heists to look at again, fixers, achievements. */
export function StoryPanel(): ReactNode {
  const { sheet, words } = useDesk();
  const heists = sheet.heists.toReversed();
  const { achievements } = sheet;
  return (
    <>
      <section aria-labelledby="heists" className={css['part']}>
        <h2 id="heists">{words.say('desk.heists')}</h2>
        {heists.length === 0 && <p className={css['dim']}>{words.say('desk.noHeists')}</p>}
        <ol className={css['rows']} reversed>
          {heists.map((heist) => (
            <Heist key={heist.number} heist={heist} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="fixers" className={css['part']}>
        <h2 id="fixers">{words.say('desk.fixers')}</h2>
        <ul className={css['grid']}>
          {sheet.fixers.map(({ id, known }) => (
            <li key={id} data-grey={!known || undefined}>
              <p className={css['name']}>
                <strong>{words.term(id)}</strong>{' '}
                {!known && <span className={css['tag']}>{words.say('desk.unknown')}</span>}
              </p>
              <p className={css['dim']}>{words.say(`text.${id}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="achievements" className={css['part']}>
        <h2 id="achievements">
          {words.say('desk.achievements', {
            earned: achievements.filter(({ earned }) => earned).length,
            all: achievements.length,
          })}
        </h2>
        <ul className={css['grid']}>
          {achievements.map(({ id, earned }) => (
            <li key={id} data-grey={!earned || undefined} data-earned={earned || undefined}>
              <p className={css['name']}>
                <strong>{words.term(id)}</strong>{' '}
                {earned && <span className={css['tag']}>{words.say('desk.earned')}</span>}
              </p>
              <p className={css['dim']}>{words.say(`achievement.${id}`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Heist({ heist }: { readonly heist: Sheet['heists'][number] }): ReactNode {
  const { id, words, goTo } = useDesk();
  const { number, term, won, cash, crew, calledOff } = heist;
  const title = words.say('desk.heist', { number, scenario: term });
  return (
    <li value={number}>
      <div>
        <p className={css['name']}>
          <strong>{title}</strong>{' '}
          <span className={css['tag']} data-won={won}>
            {won ? words.say('desk.won') : words.say('desk.lost')}
          </span>
        </p>
        <p className={css['dim']}>
          {crew
            .map(({ name, escaped }) => words.say('desk.member', { name, escaped: String(escaped) }))
            .join(', ')}
          {' · '}
          {words.say('desk.cashAfter', { cash })}
          {calledOff > 0 && ` · ${words.say('desk.calledOff', { count: calledOff })}`}
        </p>
      </div>
      <button type="button" className="button" onClick={() => goTo(() => remoteDesk().replay(id, number))}>
        {words.say('desk.replay')}
        <span className="visually-hidden">{title}</span>
      </button>
    </li>
  );
}
