import type { TeamSheet } from '@getaway/master-heist/campaign';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';

interface FiguresProps {
  readonly team: Pick<TeamSheet, 'cash' | 'jewels' | 'heists' | 'finalScore' | 'suits'>;
  readonly words: Speaker;
}

/** How a team stands, in figures. */
export function Figures({ team, words }: FiguresProps): ReactNode {
  const { cash, jewels, heists, finalScore, suits } = team;
  const figures = [
    [words.say('desk.cash'), `$${cash}k`],
    [words.say('desk.jewelCount'), String(jewels)],
    [words.say('desk.wonOf'), `${heists.filter(({ won }) => won).length} / ${heists.length}`],
    [words.say('desk.teamLevel'), words.term(suits)],
    ...(finalScore === null ? [] : [[words.say('desk.finalScore'), `$${finalScore}k`]]),
  ];
  return (
    <dl>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
