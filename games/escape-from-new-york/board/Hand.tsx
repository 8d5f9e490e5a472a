import { type Acting, actsFor, RuleNumbers, useIntent } from '@getaway/board';
import { type ReactNode, useState } from 'react';
import { actionCards } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import { whyNotPerform } from '../rules/effects/possible.ts';
import { type ActionPiece, printedCard } from '../rules/pieces.ts';
import { Card, type CardProps } from './Card.tsx';
import css from './Dock.module.css';
import type { OwnProps } from './Dock.tsx';
import { printedText } from './names.ts';
import { onCard, onTrack } from './notes.ts';
import { Glyph } from './Glyph.tsx';
import { nextTowards, type Pair, pairsAhead } from './putDown.ts';

/** The action cards: those put down this turn, and the hand. Two presses choose the cards of a turn. */
export function Hand(props: OwnProps): ReactNode {
  const { view, hero, seat, choices, words, onPlay, onLook } = props;
  const pairs = pairsAhead(hero.hand, choices);
  const putDown = useIntent(choices, (pair: Pair) => nextTowards(choices, pair), onPlay);
  const [marked, setMarked] = useState<{ readonly cards: readonly ActionPiece[]; readonly among: unknown }>();
  const cards = marked?.among === choices ? marked.cards : [];
  const press = (card: ActionPiece): void => {
    const next = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
    const fitting = pairs.filter((pair) => next.every((one) => pair.cards.includes(one)));
    const whole = fitting.find((pair) => pair.cards.length === next.length);
    if (whole) return putDown(whole);
    setMarked({ cards: next, among: choices });
    onLook(fitting[0] ? nextTowards(choices, fitting[0]) : null);
  };
  return (
    <>
      {hero.played.length > 0 && (
        <div className={css['cards']} role="group" aria-label={words.say('board.played')}>
          {hero.played.map(({ card, state }, i) => (
            <Played key={i} {...props} card={card as ActionPiece | null} state={state} />
          ))}
        </div>
      )}
      <div className={css['cards']} role="group" aria-label={words.say('board.hand')}>
        {hero.hand.map((card, i) => (
          <ActionCard
            key={`${card} ${i}`}
            {...props}
            card={card as ActionPiece | null}
            {...(pairs.some((pair) => pair.cards.includes(card)) && {
              onPress: () => press(card),
              pressed: cards.includes(card),
            })}
            badge={cards.includes(card) ? String(cards.indexOf(card) + 1) : undefined}
          />
        ))}
        <TimerFirst {...props} />
        {hero.hand.length === 0 && <p className={css['none']}>{words.say('board.emptyHand')}</p>}
      </div>
      {view.turn.abilityUsed || view.current !== seat ? null : <Ability {...props} />}
    </>
  );
}

/** NY-TRN-02: what the hand has to do with the question for a timer tile. */
function TimerFirst({ view, seat, choices, hero, words }: OwnProps): ReactNode {
  const asked = view.agenda.at(-1);
  if (asked?.step !== 'timerStep' || asked.seat !== seat) return null;
  if (asked.must)
    return (
      <p className={css['none']}>
        {words.say('why.NY-TRN-02')} <RuleNumbers rules={['NY-TRN-02']} />
      </p>
    );
  const may = pairsAhead(hero.hand, choices).length > 0;
  return may && <p className={css['none']}>{words.say('board.orPutDown')}</p>;
}

interface PlayedProps extends OwnProps {
  readonly card: ActionPiece | null;
  readonly state: string;
}

/** A card put down: a press resolves it; it warns when nothing of it would happen (NY-ACT-06). */
function Played(props: PlayedProps): ReactNode {
  const { view, seat, card, state, words } = props;
  const acts = actsFor(props, (choice) => choice.do === 'resolveCard' && choice.card === card);
  const skipped = acts.length > 0 && card !== null && whyNotPerform(view, seat, printedCard(card)) !== null;
  return (
    <ActionCard
      {...props}
      acts={acts}
      used={state !== 'facedown'}
      warning={skipped ? words.say('board.skipped') : undefined}
      badge={state === 'facedown' ? undefined : words.say(`board.${state}`)}
    />
  );
}

export const isAbility = (choice: Choice): boolean => choice.do === 'useAbility';

/** NY-ABL-01: instead of either card. */
function Ability(props: OwnProps): ReactNode {
  const { words, crowded = false } = props;
  const acts = actsFor(props, isAbility);
  if (acts.length === 0) return null;
  return (
    <div className={css['cards']}>
      <Card
        piece={onTrack('ability')}
        name={words.say('board.ability')}
        glyph="special"
        text={words.say('board.abilityText')}
        clipped={crowded}
        acts={acts}
      />
    </div>
  );
}

type ActionCardProps = Acting<Choice> &
  Pick<OwnProps, 'crowded'> &
  Pick<CardProps, 'acts' | 'badge' | 'onPress' | 'pressed' | 'used' | 'warning'> & {
    readonly card: ActionPiece | null;
  };

export function ActionCard({
  card,
  words,
  acts,
  badge,
  onPress,
  pressed,
  used,
  warning,
  crowded = false,
}: ActionCardProps): ReactNode {
  if (card === null) return <Card name={words.say('board.facedown')} used />;
  const { icon, noise } = actionCards[printedCard(card)];
  return (
    <Card
      piece={onCard(card)}
      name={words.term(card)}
      glyph={icon}
      note={<Noise n={noise} label={words.say('board.cardNoise', { noise })} />}
      text={printedText(card, words)}
      {...(acts && { acts })}
      clipped={crowded}
      badge={badge}
      onPress={onPress}
      {...(pressed !== undefined && { pressed })}
      {...(used !== undefined && { used })}
      warning={warning}
    />
  );
}

function Noise({ n, label }: { readonly n: number; readonly label: string }): ReactNode {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <Glyph name="noise" size={14} />
      <span aria-hidden="true">{n}</span>
    </>
  );
}
