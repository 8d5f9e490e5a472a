import { type Choice, same } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import css from './ActionsList.module.css';
import type { Directions } from './useDirections.ts';

interface ActionsListProps {
  readonly choices: readonly Choice[];
  readonly words: Speaker;
  readonly onPlay: (choice: Choice) => void;
  /** The choice that somebody points at, for the preview. */
  readonly onLook: (choice: Choice) => void;
  readonly busy: boolean;
  /** What a hint says. */
  readonly suggested?: Choice | null;
  /** Which way a choice leads, where no picture shows it. */
  readonly directions: Directions;
}

interface Action {
  readonly choice: Choice;
  readonly label: string;
  readonly where: string;
}

const FEW = 12;

/** Every legal choice. The board is a shortcut for this list. */
export const ActionsList = memo(function ActionsList(props: ActionsListProps): ReactNode {
  const { choices, words, onPlay, onLook, busy, directions, suggested = null } = props;
  const { say } = useWords();
  const [wanted, setWanted] = useState('');
  const section = useRef<HTMLElement>(null);
  // Whoever goes by keyboard stays in the list when it changes under them.
  const inside = useRef(false);
  useEffect(() => {
    if (inside.current) section.current?.querySelector('button')?.focus();
  }, [choices]);
  const groups = useMemo(() => groupsOf(choices, words, directions), [choices, words, directions]);
  if (busy || choices.length === 0) return <p className={css['none']}>{say('actions.none')}</p>;
  const needle = wanted.trim().toLowerCase();
  // Opening what is asked for anyway would be one press too many: only several long groups are folded.
  const folded = groups.filter(({ actions }) => actions.length > FEW).length > 1;
  return (
    <section
      ref={section}
      className={css['actions']}
      aria-label={say('actions.title')}
      onFocus={() => (inside.current = true)}
      onBlur={(event) => (inside.current = event.relatedTarget === null)}
      onPointerDown={() => (inside.current = false)}
      onKeyDown={(event) => {
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        const buttons = [...(section.current?.querySelectorAll<HTMLElement>('button, summary') ?? [])];
        const at = buttons.indexOf(document.activeElement as HTMLElement);
        if (by === undefined || at < 0) return;
        event.preventDefault();
        buttons[(at + by + buttons.length) % buttons.length]?.focus();
      }}
    >
      {choices.length > FEW && (
        <input
          type="search"
          className="input"
          value={wanted}
          placeholder={say('actions.search', { count: choices.length })}
          aria-label={say('actions.search', { count: choices.length })}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {groups.map(({ name, actions }) => {
        const shown = needle
          ? actions.filter(({ label, where }) => `${label} ${where}`.toLowerCase().includes(needle))
          : actions;
        if (shown.length === 0) return null;
        const list = (
          <ul>
            {shown.slice(0, 200).map(({ choice, label, where }) => (
              <li key={JSON.stringify(choice)}>
                <button
                  type="button"
                  className={css['action']}
                  data-suggested={(suggested && same(choice, suggested)) || undefined}
                  onClick={() => onPlay(choice)}
                  onPointerEnter={() => onLook(choice)}
                  onFocus={() => onLook(choice)}
                >
                  {label} {where && <small>{where}</small>}
                  {suggested && same(choice, suggested) && <em>{say('hint.title')}</em>}
                </button>
              </li>
            ))}
          </ul>
        );
        if (!folded || shown.length <= FEW || needle) return <div key={name}>{list}</div>;
        return (
          <details key={name} open={suggested?.do === name}>
            <summary className={css['group']}>
              {words.has(`group.${name}`) ? words.say(`group.${name}`) : name} <span>{shown.length}</span>
            </summary>
            {list}
          </details>
        );
      })}
    </section>
  );
});

function groupsOf(
  choices: readonly Choice[],
  words: Speaker,
  directions: Directions,
): { name: string; actions: Action[] }[] {
  const groups = new Map<string, Action[]>();
  for (const choice of choices) {
    const actions = groups.get(choice.do) ?? [];
    actions.push({ choice, label: words.choice({ ...choice }), where: directions(choice) });
    groups.set(choice.do, actions);
  }
  return [...groups].map(([name, actions]) => ({ name, actions }));
}
