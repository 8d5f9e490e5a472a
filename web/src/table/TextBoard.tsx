import type { Choice } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import type { ReactNode } from 'react';
import type { Position } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { useSettings } from '../settings/settings.ts';
import { useAnswer } from '../ui/useAnswer.ts';
import { CommandLine } from './CommandLine.tsx';
import css from './TextBoard.module.css';
import { TextPicture } from './TextPicture.tsx';
import type { Directions } from './useDirections.ts';

interface TextBoardProps {
  readonly session: TableSession;
  readonly position: Position;
  readonly choices: readonly Choice[];
  readonly words: Speaker;
  readonly onPlay: (choice: Choice) => void;
  readonly directions: Directions;
  /** Asks the rules lens by name. */
  readonly onRules: (name: string) => void;
}

/** The position in words, and a line to type what to do: "go casino", "police north". */
export function TextBoard(props: TextBoardProps): ReactNode {
  const { session, position, choices, words, onPlay, directions, onRules } = props;
  const { locale } = useSettings();
  const text = useAnswer(() => session.text(locale), [session, position, locale], '');
  return (
    <div className={css['board']}>
      <TextPicture text={text} />
      <CommandLine
        session={session}
        choices={choices}
        words={words}
        onPlay={onPlay}
        directions={directions}
        onRules={onRules}
      />
    </div>
  );
}
