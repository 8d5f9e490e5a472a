import { RuleNumbers } from '@getaway/board';
import type { ReactNode } from 'react';
import { lastRound } from '../rules/noReturn.ts';
import type { EscapeOdds } from '../rules/odds.ts';
import type { MasterHeistBoardProps } from './index.tsx';
import { howOut, oddsInShort } from './WayOut.tsx';
import css from './WayOut.module.css';

type Seen = Pick<MasterHeistBoardProps, 'view' | 'words'>;

/** How likely a character gets out if Escape began now; opened, how that is counted. */
export function CrewOdds({ view, words, odds }: Seen & { readonly odds: EscapeOdds }): ReactNode {
  const { faces } = odds;
  return (
    <details
      className={css['odds']}
      data-sure={faces === 6 || undefined}
      data-lost={faces === 0 || undefined}
    >
      <summary>{oddsInShort(odds, words)}</summary>
      <p>
        {howOut(view, odds, words)} <RuleNumbers rules={['MH-ESC-12']} />
      </p>
    </details>
  );
}

/** The round after which there is no going back. */
export function LastRound({ view, words }: Seen): ReactNode {
  const round = lastRound(view);
  if (round === null) return null;
  return (
    <details className={css['last']} data-now={round === view.round || undefined}>
      <summary>{words.say('board.lastRound', { round })}</summary>
      <p>
        {words.say('board.lastRoundHow')} <RuleNumbers rules={['MH-EVD-01', 'MH-ESC-01']} />
      </p>
    </details>
  );
}
