import { actsFor } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { heroes } from '../content/index.ts';
import type { HeroState } from '../rules/state.ts';
import { Bands } from './Bands.tsx';
import { Card } from './Card.tsx';
import css from './Dock.module.css';
import { Hand, isAbility } from './Hand.tsx';
import { HitOdds } from './HitOdds.tsx';
import { inTwoLines } from './inTwoLines.ts';
import type { NewYorkBoardProps } from './index.tsx';
import { onCard, onTrack } from './notes.ts';
import { Objectives } from './Objectives.tsx';
import { isOnOffer, Offered } from './Offered.tsx';
import { Supply } from './Supply.tsx';
import { Glyph } from './Glyph.tsx';
import { worthOf } from './worth.ts';

export interface OwnProps extends NewYorkBoardProps {
  readonly hero: HeroState;
  readonly seat: number;
  /** There are more cards than a line of the dock holds. */
  readonly crowded?: boolean;
}

/** As many cards as can be read side by side on the smallest screen with a dock. */
const IN_ONE_LINE = 6;

const cardsShown = ({ choices }: NewYorkBoardProps, { hand, played }: HeroState): number =>
  hand.length + played.length + choices.filter(isOnOffer).length + Number(choices.some(isAbility));

interface DockProps extends NewYorkBoardProps {
  /** It may be as high as it wants. */
  readonly roomy?: boolean;
}

/** What belongs to the viewer: the cards of the hand first, then the hero's things and secrets. */
export const Dock = memo(function Dock({ roomy = false, ...props }: DockProps): ReactNode {
  const { view, viewer, words } = props;
  if (viewer === null) return null;
  const hero = view.heroes[viewer];
  if (hero === undefined)
    return (
      <section className={css['dock']} tabIndex={0} aria-label={words.say('board.bands')}>
        <Bands {...props} roomy={roomy} />
      </section>
    );
  const cards = cardsShown(props, hero);
  const crowded = !roomy && cards > IN_ONE_LINE;
  const own = { ...props, hero, seat: viewer, crowded };
  return (
    <section className={css['dock']} tabIndex={0} aria-label={words.say('board.mine')}>
      {hero.hero === null ? (
        <HeroChoice {...props} />
      ) : (
        <>
          <div className={css['hand']} {...(crowded && inTwoLines(cards))}>
            <Offered {...own} />
            <Hand {...own} />
          </div>
          <div className={css['row']}>
            <HitOdds {...own} />
            <Level {...own} />
            <Supply {...own} />
            <Objectives {...own} />
            <Discard {...own} />
          </div>
        </>
      )}
    </section>
  );
});

/** NY-SET-16: the heroes that may still be taken, each with what it starts with. */
function HeroChoice(props: NewYorkBoardProps): ReactNode {
  const { choices, words } = props;
  return (
    <div className={css['row']}>
      <div className={css['cards']} role="group" aria-label={words.say('prompt.chooseHero')}>
        {choices.flatMap((choice) =>
          choice.do !== 'takeHero'
            ? []
            : [
                <Card
                  key={choice.hero}
                  piece={onCard(choice.hero)}
                  name={words.term(choice.hero)}
                  note={words.say('board.startsWith', { card: heroes[choice.hero].start.card })}
                  text={worthOf(props, choice)}
                  acts={actsFor(props, (other) => other.do === 'takeHero' && other.hero === choice.hero)}
                />,
              ],
        )}
      </div>
    </div>
  );
}

/** The level, and the bar that leads to the next. */
function Level({ hero, words }: OwnProps): ReactNode {
  const { prisoners, killed, items, paid } = hero.bar;
  return (
    <div className={css['level']} data-piece={onTrack('level')}>
      <strong>{words.say('board.level', { level: hero.level })}</strong>
      <span className="visually-hidden">{words.say('text.bar', { ...hero.bar, level: hero.level })}</span>
      <span className={css['bar']} aria-hidden="true">
        <Pips glyph="convict" of={prisoners} filled={killed} />
        <Pips glyph="item" of={items} filled={paid} />
      </span>
    </div>
  );
}

interface PipsProps {
  readonly glyph: 'convict' | 'item';
  readonly of: number;
  readonly filled: number;
}

const Pips = ({ glyph, of, filled }: PipsProps): ReactNode =>
  Array.from({ length: of }, (_, i) => (
    <i key={i} data-filled={i < filled || undefined}>
      <Glyph name={glyph} size={16} />
    </i>
  ));

/** The own discard, which only the owner may look at (NY-INF-03). */
function Discard({ hero, words }: OwnProps): ReactNode {
  if (hero.discard.length === 0) return null;
  return (
    <details className={css['discard']}>
      <summary>{words.say('board.discard', { n: hero.discard.length })}</summary>
      <div className={css['cards']}>
        {hero.discard.map((card, i) => (
          <Card
            key={`${card} ${i}`}
            piece={(card as string | null) === null ? onTrack('hand') : onCard(card)}
            name={(card as string | null) === null ? words.say('board.facedown') : words.term(card)}
            used
          />
        ))}
      </div>
    </details>
  );
}
