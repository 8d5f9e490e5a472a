import type { Deal } from '@getaway/master-heist/campaign';
import { type ReactNode, useId } from 'react';
import { announce } from '../ui/announce.ts';
import css from './Campaign.module.css';
import { useDesk } from './useDesk.ts';
import { Reason } from './Reason.tsx';

interface DecisionButtonProps {
  readonly deal: Deal;
  readonly children: ReactNode;
  /** What it is about, for those who do not see what it stands beside. */
  readonly about?: string;
  readonly primary?: boolean;
  readonly pressed?: boolean;
  readonly onDone?: () => void;
}

/** Something to decide; where it is not possible it is grey and says why. */
export function DecisionButton(props: DecisionButtonProps): ReactNode {
  const { deal, children, about, primary = false, pressed, onDone } = props;
  const { words, decide } = useDesk();
  const why = useId();
  const { choice, refusal, spoken } = deal;
  async function take(): Promise<void> {
    if (refusal !== null) return announce(words.why(refusal));
    if (!(await decide(choice))) return;
    announce(words.say('desk.done', { what: words.choice(spoken) }));
    onDone?.();
  }
  return (
    <span className={css['decision']}>
      <button
        type="button"
        className={primary && refusal === null ? 'button primary' : 'button'}
        aria-pressed={pressed}
        aria-disabled={refusal !== null || undefined}
        data-disabled={refusal !== null || undefined}
        aria-describedby={refusal === null ? undefined : why}
        onClick={() => void take()}
      >
        {children}
        {about !== undefined && <span className="visually-hidden">{about}</span>}
      </button>
      {refusal !== null && <Reason refusal={refusal} id={why} />}
    </span>
  );
}
