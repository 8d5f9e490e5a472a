import { SeatMark } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { personNo } from '../rules/people.ts';
import { SUBS } from '../rules/state.ts';
import { ActionTable } from './ActionTable.tsx';
import { abilitiesOf, isCommit } from './actions.ts';
import { Acts } from './Acts.tsx';
import { holding, takeInHand, useAtHand } from './atHand.ts';
import { ownOf } from './crew.ts';
import { Die } from './Die.tsx';
import css from './Dock.module.css';
import type { MasterHeistBoardProps } from './index.tsx';
import { carriedBy, itemsOf } from '../rules/contents.ts';
import { cardText, personName, thingName } from './names.ts';
import { onCard, onPerson, onSign } from './notes.ts';
import { Sign } from './Sign.tsx';
import { Plain, plainOf } from './Plain.tsx';
import { whoOf } from './spots.ts';

/** The character at hand: its die and ideas, what it can do at each face, what it holds; and the others to switch to. */
export const Dock = memo(function Dock(props: MasterHeistBoardProps): ReactNode {
  const { view, viewer, actor, choices, words } = props;
  const seat = actor ?? viewer;
  const who = useAtHand(view, choices, seat);
  if (who === null) return null;
  const c = personNo(view, who);
  const own = ownOf(view, seat);
  const held = holding(props, who);
  return (
    <section className={css['dock']} tabIndex={0} aria-label={words.say('board.mine')}>
      {own.length > 1 && (
        <div className={css['crew']} role="group" aria-label={words.say('board.atHand')}>
          {own.map((each) => (
            <CrewButton key={each} {...props} c={each} pressed={each === c} />
          ))}
        </div>
      )}
      <Self {...held} c={c} />
      <ActionTable {...held} c={c} />
      <Belongings {...held} c={c} />
    </section>
  );
});

export interface CharacterProps extends MasterHeistBoardProps {
  readonly c: number;
}

/** One of the own characters, to take in hand. */
export function CrewButton({
  view,
  choices,
  words,
  c,
  pressed,
}: CharacterProps & { readonly pressed: boolean }): ReactNode {
  const { id, die, ideas, status } = view.characters[c]!;
  const name = personName(view, c, words);
  return (
    <button
      type="button"
      className={css['member']}
      data-piece={onPerson(id)}
      aria-pressed={pressed}
      disabled={status !== 'active'}
      aria-label={words.say('board.member', { name, die, ideas })}
      title={name}
      onClick={() => takeInHand(view, id, choices)}
    >
      <SeatMark seat={c} size={20} />
      <Die face={die} size={20} />
      <b>
        <Sign name="idea" size={16} />
        {ideas}
      </b>
    </button>
  );
}

function Self(props: CharacterProps): ReactNode {
  const { view, c, words, choices, onPlay, onLook } = props;
  const one = view.characters[c]!;
  const turns = ([-1, 1] as const).map((by) => ({
    by,
    choice: choices.find((choice) => choice.do === 'changeDie' && choice.who === one.id && choice.by === by),
  }));
  return (
    <div className={css['self']} data-piece={onPerson(one.id)}>
      <h2>
        <SeatMark seat={c} size={20} /> {personName(view, c, words)}
      </h2>
      <div className={css['die']}>
        {turns.map(({ by, choice }) => (
          <button
            key={by}
            type="button"
            style={{ order: by }}
            disabled={!choice}
            aria-label={words.say('board.turnDie', { by })}
            title={words.say('board.turnDie', { by })}
            onPointerEnter={() => choice && onLook(choice)}
            onFocus={() => choice && onLook(choice)}
            onClick={() => choice && onPlay(choice)}
          >
            {by === 1 ? '+' : '−'}
          </button>
        ))}
        <Die face={one.die} size={52} label={words.say('board.die', { die: one.die })} />
      </div>
      <p className={css['ideas']}>
        <Sign name="idea" size={24} /> <strong>{one.ideas}</strong>{' '}
        {words.say('board.ideas', { count: one.ideas })}
      </p>
      <p className={css['left']}>
        <Left {...props} />
      </p>
      <TakeBack {...props} />
    </div>
  );
}

/** Takes back the action alone, with all that came of it (MH-UND-04); where it cannot be done, a press tells why. */
function TakeBack({ view, c, words, takeBacks, onTakeBack }: CharacterProps): ReactNode {
  const { id } = view.characters[c]!;
  const own = takeBacks?.find(({ only }) => only['who'] === id);
  if (!own || !isCommit(own.choice)) return null;
  const { action } = own.choice;
  const name = words.say('board.takeBackAll', { action, who: id, more: own.plays.length - 1 });
  return (
    <button
      type="button"
      className="button"
      data-disabled={own.refusal !== null || undefined}
      aria-disabled={own.refusal !== null}
      aria-label={name}
      title={name}
      onClick={() => onTakeBack?.(own)}
    >
      <span aria-hidden="true">↶</span> {words.say('board.takeBack', { action })}
    </button>
  );
}

/** The planning tokens that are left, or the action of the round and the sub-actions of it that wait to be used. */
export function Left({ view, c, words }: CharacterProps): ReactNode {
  const one = view.characters[c]!;
  if (view.phase === 'planning') return words.say('board.tokens', { count: one.tokens });
  if (one.action === null) return null;
  const granted: { readonly [sub: string]: number } = one.granted;
  const left = SUBS.flatMap((sub) => {
    const count = one.left[sub] + (granted[sub] ?? 0);
    return count > 0 ? [{ sub, count }] : [];
  });
  return (
    <>
      <strong>{words.term(one.action)}</strong>
      {left.length === 0 && <span>{words.say('board.nothingLeft')}</span>}
      {left.map(({ sub, count }) => (
        <span key={sub} title={words.say(`sub.${sub}`, { count })}>
          <Sign name={sub} size={18} />
          <span className="visually-hidden">{words.say(`sub.${sub}`, { count })}</span>{' '}
          <span aria-hidden="true">{count}</span>
        </span>
      ))}
    </>
  );
}

/** What the character carries, the items and abilities it can use, and what the whole team may say. */
function Belongings(props: CharacterProps): ReactNode {
  const { view, c, words, choices, onPlay, onLook } = props;
  const { id: who } = view.characters[c]!;
  const carried = carriedBy(view, c);
  return (
    <div className={css['rest']}>
      <Plain {...props} shown={plainOf(view, choices)} />
      <div className={css['cards']}>
        {carried.map((thing) => (
          <div key={thing.sign} className={css['act']} data-piece={onSign(thing.sign)} data-thing>
            <Sign name={thing.sign} size={18} /> {thingName(thing, words)}
          </div>
        ))}
        {itemsOf(view, c).map(({ id, used }, i) => (
          <Acts
            key={`${id} ${i}`}
            {...{ words, onPlay, onLook }}
            name={words.term(id)}
            piece={onCard(id)}
            text={cardText(id, words)}
            choices={choices.filter(
              (choice) =>
                whoOf(choice) === who && (isCommit(choice) || choice.do === 'crack') && choice.item === id,
            )}
          >
            <strong>
              <Sign name="item" size={16} /> {words.term(id)}
            </strong>
            {used && <small>{words.say('board.used')}</small>}
            <About card={id} words={words} />
          </Acts>
        ))}
        {abilitiesOf(view, c).map((ability) => (
          <Acts
            key={ability}
            {...{ words, onPlay, onLook }}
            name={words.term(ability)}
            piece={onCard(ability)}
            text={cardText(ability, words)}
            choices={choices.filter(
              (choice) => choice.do === 'useAbility' && choice.who === who && choice.ability === ability,
            )}
          >
            <strong>{words.term(ability)}</strong>
            <About card={ability} words={words} />
          </Acts>
        ))}
      </div>
    </div>
  );
}

/** What a card does, where there is room for it: no pointer hovers over a phone. The tip says it to screen readers. */
const About = ({
  card,
  words,
}: {
  readonly card: string;
  readonly words: MasterHeistBoardProps['words'];
}): ReactNode => (
  <span aria-hidden="true" className={css['about']}>
    {cardText(card, words)}
  </span>
);
