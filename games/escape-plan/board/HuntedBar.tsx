import { Bar } from '@getaway/board';
import type { ReactNode } from 'react';
import { named } from '../rules/characters.ts';
import type { EscapePlanBoardProps } from './index.tsx';

/** Whom the officer that somebody has to move must come closer to (EP-THR-04). */
export function HuntedBar({
  view,
  words,
  choices,
}: Pick<EscapePlanBoardProps, 'view' | 'words' | 'choices'>): ReactNode {
  const decision = view.agenda.at(-1);
  if (decision?.step !== 'chase' || choices.length === 0) return null;
  const seat = named(view, Number(decision['who']));
  return (
    <Bar quiet words={words} label={words.say('group.moveOfficer')}>
      {words.say('board.hunted', { seat })}
    </Bar>
  );
}
