import { PressToRead } from '@getaway/board';
import type { ReactNode } from 'react';
import { goalsOf, isReached } from '../rules/objective.ts';
import { personNo } from '../rules/people.ts';
import { useAtHand } from './atHand.ts';
import { ownOf } from './crew.ts';
import { Die } from './Die.tsx';
import { type CharacterProps, CrewButton, Left } from './Dock.tsx';
import { goalText } from './goals.ts';
import { Ideas } from './Ideas.tsx';
import type { MasterHeistBoardProps } from './index.tsx';
import { personName } from './names.ts';
import { onCard } from './notes.ts';
import { NoiseMeter } from './NoiseMeter.tsx';
import { isAnswer, isOnward, Plain } from './Plain.tsx';
import css from './Rail.module.css';
import { comingOf, Proposal, ToCome } from './Rail.tsx';

/** Where the screen is too narrow for rail and dock: the noise, whom one has at hand, the job or the event to come, and the way on. */
export function Strip(props: MasterHeistBoardProps): ReactNode {
  const { view, viewer, actor, choices, words } = props;
  const seat = actor ?? viewer;
  const who = useAtHand(view, choices, seat);
  const own = ownOf(view, seat);
  const coming = comingOf(view);
  const { event, now } = coming;
  const alone = own.length === 1;
  // Whoever plans, runs, or looks back thinks of the job.
  const ofJob = ['planning', 'escape', 'over'].includes(view.phase) || event === null;
  const goals = goalsOf(view).map((goal) => (isReached(goal) ? '✓ ' : '') + goalText(goal, words));
  return (
    <div className={css['strip']}>
      <NoiseMeter view={view} words={words} />
      <div className={css['told']}>
        {who !== null && <AtHand {...props} c={personNo(view, who)} alone={alone} />}
        {view.proposal === null &&
          (ofJob ? (
            <p>{goals.join(' · ')}</p>
          ) : (
            <PressToRead piece={onCard(event)} label={words.say('board.comes', { card: event, now })}>
              <div className={css['toCome']}>
                <ToCome {...coming} words={words} />
              </div>
            </PressToRead>
          ))}
      </div>
      {view.proposal !== null && (
        <div className={css['proposed']}>
          <Proposal {...props} />
          <Plain {...props} shown={choices.filter(isAnswer)} />
        </div>
      )}
      <Plain {...props} shown={choices.filter(isOnward)} />
      {!alone && (
        <div className={css['hands']} role="group" aria-label={words.say('board.atHand')}>
          {own.map((c) => (
            <CrewButton key={c} {...props} c={c} pressed={view.characters[c]!.id === who} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Whom one has at hand, and what is left to be used. The buttons of several characters show their dice and ideas. */
function AtHand({ alone, ...props }: CharacterProps & { readonly alone: boolean }): ReactNode {
  const { view, c, words } = props;
  const { die, ideas } = view.characters[c]!;
  return (
    <p className={css['own']}>
      <strong>{personName(view, c, words)}</strong>
      {alone && view.phase !== 'planning' && (
        <>
          {view.phase !== 'escape' && <Die face={die} size={18} label={words.say('board.die', { die })} />}
          <Ideas count={ideas} words={words} />
        </>
      )}
      <Left {...props} />
    </p>
  );
}
