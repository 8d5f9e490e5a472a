import { byFinger } from '@getaway/board';
import { type ReactNode, useState } from 'react';
import type { Choice, Verb } from '../rules/choices.ts';
import { type Heist, SUBS, TEAM_VERBS } from '../rules/state.ts';
import css from './Dock.module.css';
import type { MasterHeistBoardProps } from './index.tsx';
import { spotOf, whoOf } from './spots.ts';

/** What is about nobody and no place. What the team decides is in the list, but for the one decision that ends it all. */
export const plainOf = (view: Heist, choices: readonly Choice[]): Choice[] =>
  choices.filter(
    (choice) =>
      whoOf(choice) === null &&
      spotOf(view, choice) === null &&
      (choice.do === 'declareEscape' || !TEAM_VERBS.some((verb) => verb === choice.do)),
  );

/** What takes the heist on, or brings a player back to what they thought they had done with. */
const ONWARD: readonly Verb[] = [
  'ready',
  'resumePlanning',
  'roll',
  'endActions',
  'resumeActions',
  'carryOn',
  'endEscape',
  'resumeEscape',
];

export const isOnward = ({ do: verb }: Choice): boolean => ONWARD.includes(verb);

/** What somebody says to a proposal. */
export const isAnswer = ({ do: verb }: Choice): boolean => verb === 'accept' || verb === 'reject';

/** What is there for whoever wants it, and never what comes next. */
const UNINVITED: readonly Verb[] = [
  'declareEscape',
  'reject',
  'resumePlanning',
  'resumeActions',
  'resumeEscape',
];

/** What somebody would rather use first. */
const UNUSED: readonly Verb[] = ['placeToken', 'commit', 'escapeMove', 'lastDitch', ...SUBS];

interface PlainProps extends Pick<MasterHeistBoardProps, 'words' | 'choices' | 'onPlay' | 'onLook'> {
  readonly shown: readonly Choice[];
}

/** Buttons for such choices. While something is unused they are quiet, and a finger is asked again. */
export function Plain({ words, choices, shown, onPlay, onLook }: PlainProps): ReactNode {
  const [asked, ask] = useState<Choice | null>(null);
  if (shown.length === 0) return null;
  const early = choices.some(({ do: verb }) => UNUSED.includes(verb));
  return (
    <div className={css['plain']} role="group" aria-label={words.say('board.team')}>
      {shown.map((choice) => (
        <button
          key={JSON.stringify(choice)}
          type="button"
          data-choice={JSON.stringify(choice)}
          className={
            (early && choice !== asked) || UNINVITED.includes(choice.do) ? 'button' : 'button primary'
          }
          onPointerEnter={() => onLook(choice)}
          onFocus={() => onLook(choice)}
          onClick={(event) => (early && byFinger(event) && choice !== asked ? ask(choice) : onPlay(choice))}
        >
          {words.choice({ ...choice })}
          {choice === asked && '?'}
        </button>
      ))}
    </div>
  );
}
