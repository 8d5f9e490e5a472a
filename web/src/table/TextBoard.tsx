import type { Choice } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Position } from '../match/position.ts';
import type { TableSession } from '../match/session.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.tsx';
import css from './TextBoard.module.css';

interface TextBoardProps {
  readonly session: TableSession;
  readonly position: Position;
  readonly words: Speaker;
  readonly onPlay: (choice: Choice) => void;
}

/** The position in words, and a line to type what to do: "travel bar", "rest". */
export function TextBoard({ session, position, words, onPlay }: TextBoardProps): ReactNode {
  const { say } = useWords();
  const { locale } = useSettings();
  const [text, setText] = useState('');
  useEffect(() => {
    void session.text(locale).then(setText);
  }, [session, position, locale]);
  return (
    <div className={css['board']}>
      <pre tabIndex={0} role="region" aria-label={say('table.textBoard')}>
        {text}
      </pre>
      <CommandLine choices={position.choices} words={words} onPlay={onPlay} />
    </div>
  );
}

interface CommandLineProps {
  readonly choices: readonly Choice[];
  readonly words: Speaker;
  readonly onPlay: (choice: Choice) => void;
}

function CommandLine({ choices, words, onPlay }: CommandLineProps): ReactNode {
  const { say } = useWords();
  const [typed, setTyped] = useState('');
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    wanted.length === 0
      ? []
      : choices.filter((choice) => {
          const label = `${choice.do} ${words.choice({ ...choice })}`.toLowerCase();
          return wanted.every((word) => label.includes(word));
        });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [choice] = found;
    if (!choice || found.length > 1) return;
    setTyped('');
    onPlay(choice);
  };
  return (
    <form className={css['command']} onSubmit={submit}>
      <label htmlFor="command" className="visually-hidden">
        {say('command.label')}
      </label>
      <input
        id="command"
        className="input"
        autoComplete="off"
        value={typed}
        placeholder={say('command.hint')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output htmlFor="command">
        {wanted.length > 0 &&
          say('command.found', { count: found.length, first: found[0] ? words.choice({ ...found[0] }) : '' })}
      </output>
    </form>
  );
}
