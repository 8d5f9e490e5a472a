import { type ReactNode, useState } from 'react';
import { Bar } from './Bar.tsx';
import css from './Explained.module.css';
import type { BoardProps } from './props.ts';

interface ExplainedProps extends Pick<BoardProps, 'words'> {
  readonly label: string;
  readonly summary: ReactNode;
  /** How it is counted. */
  readonly children: ReactNode;
}

/** Where the board needs the room, only what is asked for is opened. */
const hasRoom = (): boolean => matchMedia('(min-width: 1151px) and (min-height: 561px)').matches;

/** A bar that says what the board foresees; opened, how that is counted. */
export function Explained({ words, label, summary, children }: ExplainedProps): ReactNode {
  const [open, setOpen] = useState(hasRoom);
  return (
    <Bar quiet words={words} label={label}>
      <details
        className={css['explained']}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{summary}</summary>
        {open && children}
      </details>
    </Bar>
  );
}
