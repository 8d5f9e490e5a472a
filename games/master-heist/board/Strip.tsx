import type { ReactNode } from 'react';
import { personNo } from '../rules/people.ts';
import { forecast } from '../rules/preview.ts';
import { useAtHand } from './atHand.ts';
import { ownOf } from './crew.ts';
import { CrewButton } from './Dock.tsx';
import type { MasterHeistBoardProps } from './index.tsx';
import { personName } from './names.ts';
import { NoiseMeter } from './NoiseMeter.tsx';
import css from './Rail.module.css';

/** Where the screen is too narrow for rail and dock: the noise, the event to come, and whom one has at hand. */
export function Strip(props: MasterHeistBoardProps): ReactNode {
  const { view, viewer, actor, choices, words } = props;
  const seat = actor ?? viewer;
  const who = useAtHand(view, choices, seat);
  const own = ownOf(view, seat);
  const { event } = forecast(view);
  return (
    <div className={css['strip']}>
      <NoiseMeter view={view} words={words} />
      <p>
        {who !== null && <strong>{personName(view, personNo(view, who), words)}</strong>}
        {event !== null && view.phase !== 'escape' && words.say('board.comes', { card: event })}
      </p>
      {own.length > 1 && (
        <div className={css['hands']} role="group" aria-label={words.say('board.atHand')}>
          {own.map((c) => (
            <CrewButton key={c} {...props} c={c} pressed={view.characters[c]!.id === who} />
          ))}
        </div>
      )}
    </div>
  );
}
