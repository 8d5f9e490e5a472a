import { byFinger } from '@getaway/board';
import { type Choice, same } from '@getaway/engine';
import type { Speaker } from '@getaway/words';
import { memo, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Pause } from '../ui/Pause.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useWords } from '../words/words.tsx';
import css from './ActionsList.module.css';
import type { Directions } from './useDirections.ts';
import type { Omens } from './useOmens.ts';
import type { Worth } from './useWorth.ts';
import { Warnings } from './Warnings.tsx';

interface ActionsListProps {
  readonly choices: readonly Choice[];
  readonly words: Speaker;
  readonly onPlay: (choice: Choice) => void;
  /** The choice that somebody points at, for the preview. */
  readonly onLook: (choice: Choice) => void;
  readonly busy: boolean;
  /** What a hint says, or the seat has planned. */
  readonly suggested: Choice | null;
  readonly suggestedBy: string;
  /** What the second press does, in words. */
  readonly doIt: string;
  /** Which way a choice leads, where no picture shows it. */
  readonly directions: Directions;
  readonly worth: Worth;
  readonly omens: Omens;
  /** What a choice would bring, to be shown with it before a finger takes it. */
  readonly plan: (choice: Choice) => ReactNode;
}

interface Action {
  readonly choice: Choice;
  readonly label: string;
  readonly where: string;
  /** What it costs or pays, and what the card or tile does that it is about. */
  readonly about: string;
}

const FEW = 12;
/** A touch is felt, where the device can do that; in milliseconds. */
const TICK = 8;

/** Every legal choice. The board is a shortcut for this list. */
export const ActionsList = memo(function ActionsList(props: ActionsListProps): ReactNode {
  const { choices, words, onPlay, onLook, busy, directions, worth, omens, plan } = props;
  const { suggested, suggestedBy, doIt } = props;
  const { say } = useWords();
  const { arm } = useSettings();
  const [wanted, setWanted] = useState('');
  /** What a finger has touched once: the second touch does it. */
  const [armed, setArmed] = useState<Choice | null>(null);
  useEffect(() => setArmed(null), [choices]);
  /** Then there is nothing to weigh, and one touch is enough. */
  const isOnly = choices.length === 1;
  const press = (choice: Choice, event: MouseEvent): void => {
    const finger = byFinger(event);
    if (finger) navigator.vibrate?.(TICK);
    if (!finger || !arm || isOnly || armed === choice) return onPlay(choice);
    setArmed(choice);
  };
  const section = useRef<HTMLElement>(null);
  // Whoever goes by keyboard stays in the list when it changes under them; under a finger nothing moves for it.
  const inside = useRef(false);
  /** What a finger touches is shown with the action itself. */
  const touched = useRef(false);
  useEffect(() => {
    if (inside.current) section.current?.querySelector('button')?.focus({ preventScroll: touched.current });
  }, [choices]);
  const groups = useMemo(
    () => groupsOf(choices, words, directions, worth),
    [choices, words, directions, worth],
  );
  if (busy) return <p className={css['none']}>{say('actions.chosen', { done: say('table.commit') })}</p>;
  if (choices.length === 0) return <p className={css['none']}>{say('actions.none')}</p>;
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
      onPointerDown={(event) => {
        inside.current = false;
        touched.current = byFinger(event);
      }}
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
        <SearchField
          value={wanted}
          onSearch={setWanted}
          label={say('actions.search', { count: choices.length })}
        />
      )}
      {groups.map(({ name, actions }) => {
        const shown = needle
          ? actions.filter(({ label, where, about }) =>
              `${label} ${where} ${about}`.toLowerCase().includes(needle),
            )
          : actions;
        if (shown.length === 0) return null;
        const list = (
          <ul>
            {shown.slice(0, 200).map(({ choice, label, where, about }) => (
              <li key={JSON.stringify(choice)} data-choice={JSON.stringify(choice)}>
                <button
                  type="button"
                  className={css['action']}
                  data-suggested={(suggested && same(choice, suggested)) || undefined}
                  data-armed={choice === armed || undefined}
                  data-only={isOnly || undefined}
                  onClick={(event) => press(choice, event)}
                  onPointerEnter={(event) => !byFinger(event) && onLook(choice)}
                  onFocus={() => !touched.current && onLook(choice)}
                >
                  <span data-label>
                    {label} {where && <small>{where}</small>}
                  </span>{' '}
                  <Warnings preview={omens.get(choice)} words={words} />
                  {suggested && same(choice, suggested) && (
                    <em>
                      <Pause />
                      {suggestedBy}
                    </em>
                  )}
                  {about && (
                    <span className={css['about']}>
                      <Pause />
                      {about}
                    </span>
                  )}
                </button>
                {choice === armed && (
                  <div className={css['armed']} ref={bringIntoView}>
                    <button type="button" className="button primary" onClick={() => onPlay(choice)}>
                      {doIt}
                    </button>
                    {plan(choice)}
                  </div>
                )}
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
  worth: Worth,
): { name: string; actions: Action[] }[] {
  const groups = new Map<string, Action[]>();
  for (const choice of choices) {
    const actions = groups.get(choice.do) ?? [];
    actions.push({
      choice,
      label: words.choice({ ...choice }),
      where: directions(choice),
      about: [worth(choice), textOf(choice, words)].filter(Boolean).join(' · '),
    });
    groups.set(choice.do, actions);
  }
  return [...groups].map(([name, actions]) => ({ name, actions }));
}

/** Parts of a choice that name a card or tile with a text of its own; what is done in place of a card goes before it. */
const THINGS = ['ability', 'card', 'item', 'asset', 'equipment', 'fixer', 'what', 'unlock'] as const;

function textOf(choice: Choice, words: Speaker): string {
  const named: Readonly<Record<string, unknown>> = { ...choice };
  const thing = THINGS.map((part) => named[part]).find((id) => typeof id === 'string');
  return typeof thing === 'string' && words.has(`text.${thing}`) ? words.say(`text.${thing}`) : '';
}

const bringIntoView = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'center' });
