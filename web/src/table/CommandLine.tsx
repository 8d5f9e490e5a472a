import type { Choice } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { TableSession } from '../match/session.ts';
import { useWords } from '../words/words.tsx';
import { isAbout, meant } from './commands.ts';
import { PlanPanel } from './PlanPanel.tsx';
import css from './TextBoard.module.css';
import type { Directions } from './useDirections.ts';
import { waysOut } from './waysOut.ts';

interface CommandLineProps {
  readonly session: TableSession;
  readonly choices: readonly Choice[];
  readonly words: Speaker;
  readonly onPlay: (choice: Choice) => void;
  readonly directions: Directions;
  /** Asks the rules lens by name. */
  readonly onRules: (name: string) => void;
}

const MOST = 12;

/** A line to type what to do ("go casino", "2") or what to ask ("why church", "rules church"). */
export function CommandLine(props: CommandLineProps): ReactNode {
  const { session, choices, words, onPlay, directions, onRules } = props;
  const { say } = useWords();
  const [typed, setTyped] = useState('');
  /** What the last line could mean, to pick by number. */
  const [offered, setOffered] = useState<readonly Choice[]>([]);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  useEffect(() => {
    setOffered([]);
    setReasons([]);
  }, [choices]);

  /** What is asked about with this word; null where it is another one. */
  const askedWith = (word: string): string | null =>
    typed.trim().toLowerCase().startsWith(`${word.toLowerCase()} `) ? typed.trim().slice(word.length) : null;
  const [why, rules] = [askedWith(say('command.why')), askedWith(say('command.rules'))];
  const asks = why !== null || rules !== null;
  const numbered = offered[Number(typed) - 1];
  const found = asks ? [] : numbered ? [numbered] : meant(typed, choices, words, directions);

  async function explain(about: string): Promise<void> {
    const all = (await session.explain()).map((reason) => ({
      text: [
        `${words.choice({ ...reason.choice })}: ${words.why(reason)} (${reason.rule})`,
        ...waysOut(reason, words, say).map((way) => way.text),
      ].join(' '),
      where: directions(reason.choice),
    }));
    const some = all.filter(({ text, where }) => isAbout(about, `${text} ${where}`)).slice(0, MOST);
    setReasons(some.length > 0 ? some.map(({ text }) => text) : [say('why.none')]);
    setTyped('');
  }

  const isLong = offered.length > 0 || reasons.length > 0 || found.length === 1;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (why !== null) return void explain(why);
    if (rules !== null) {
      setTyped('');
      return onRules(rules.trim());
    }
    const [choice] = found;
    if (!choice) return;
    if (found.length > 1) return setOffered(found.slice(0, MOST));
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
      {/* Who has no wheel reads a long answer with the arrow keys. */}
      <output htmlFor="command" tabIndex={isLong ? 0 : undefined}>
        {typed !== '' &&
          !asks &&
          say('command.found', { count: found.length, first: found[0] ? words.choice({ ...found[0] }) : '' })}
        {found.length === 1 && typed !== '' && (
          <PlanPanel session={session} choice={found[0] ?? null} words={words} compact />
        )}
        {offered.length > 0 && (
          <ol>
            {offered.map((choice) => (
              <li key={JSON.stringify(choice)}>
                {[words.choice({ ...choice }), directions(choice)].filter(Boolean).join(': ')}
              </li>
            ))}
          </ol>
        )}
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </output>
    </form>
  );
}
