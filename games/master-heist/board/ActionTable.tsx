import { useIntent } from '@getaway/board';
import type { CSSProperties, ReactNode } from 'react';
import { ABILITIES } from '../content/index.ts';
import { commitsTo, FACES, nearness, type Printed, printedActions, subsOf, turnsTo } from './actions.ts';
import { Acts } from './Acts.tsx';
import { type Aim, nextTowards } from './aim.ts';
import { Die } from './Die.tsx';
import type { CharacterProps } from './Dock.tsx';
import css from './Dock.module.css';
import { cardText } from './names.ts';
import { onAction } from './notes.ts';
import { Sign } from './Sign.tsx';
import { subWords } from './worth.ts';

/** Where a cell of the table lies; narrow screens turn it over, and begin with the face that the die shows. */
const cellAt = (face: number, line: number, die: number): CSSProperties =>
  ({ '--face': face, '--line': line, '--near': nearness(die, face) }) as CSSProperties;

/** What a character can do at each face of its die, with the ideas that it takes to turn it there. */
export function ActionTable(props: CharacterProps): ReactNode {
  const { view, c, words, choices, onPlay } = props;
  const one = view.characters[c]!;
  const aimAt = useIntent(choices, (aim: Aim) => nextTowards(view, choices, aim), onPlay);
  const actions = printedActions(view, c);
  const always = actions.filter(({ face }) => face === null);
  const lines = [...new Set(actions.filter(({ face }) => face !== null).map(({ skill }) => skill))];
  const cell = ({ action, face }: Printed): ReactNode => {
    const turns = turnsTo(one.die, face);
    const aim = face !== null && turns > 0 && one.ideas >= turns ? { who: one.id, action, face } : null;
    // In a lesson the die may be turned one way only.
    const isNear = aim !== null && nextTowards(view, choices, aim) !== null;
    return (
      <Action
        {...props}
        action={action}
        face={face}
        turns={view.phase === 'action' && one.action === null ? turns : 0}
        onPress={isNear ? () => aimAt(aim) : undefined}
        offered={turns === 0}
      />
    );
  };
  return (
    <div className={css['actions']} role="group" aria-label={words.say('board.actions')}>
      <div className={css['always']}>
        <h3>{words.say('board.always')}</h3>
        {always.map((each) => (
          <div key={each.action}>{cell(each)}</div>
        ))}
      </div>
      <div className={css['slots']} data-lines={lines.length}>
        {lines.map((skill, line) => (
          <h3 key={skill} style={cellAt(0, line + 1, 0)}>
            {skill === null ? '' : words.term(skill)}
          </h3>
        ))}
        {FACES.map((face) => (
          <span
            key={face}
            style={cellAt(face, 0, one.die)}
            className={css['face']}
            data-shown={face === one.die || undefined}
          >
            <Die face={face} size={24} label={words.say('board.die', { die: face })} />
          </span>
        ))}
        {actions.map(
          (each) =>
            each.face !== null && (
              <div
                key={`${each.skill} ${each.face}`}
                style={cellAt(each.face, lines.indexOf(each.skill) + 1, one.die)}
              >
                {cell(each)}
              </div>
            ),
        )}
      </div>
    </div>
  );
}

interface ActionProps extends CharacterProps {
  readonly action: Printed['action'];
  readonly face: number | null;
  readonly turns: number;
  /** The die lies right for it. */
  readonly offered: boolean;
  readonly onPress: (() => void) | undefined;
}

function Action({ action, face, turns, offered, onPress, ...props }: ActionProps): ReactNode {
  const { view, c, words, choices, onPlay, onLook } = props;
  const one = view.characters[c]!;
  const subs = subsOf(action);
  const ability = ABILITIES[action as keyof typeof ABILITIES];
  const name = words.say('board.action', {
    action,
    face: face ?? 0,
    ideas: turns,
    many: subs.length,
    subs: subWords(subs, words),
  });
  return (
    <Acts
      {...{ words, onPlay, onLook, name, onPress }}
      piece={onAction(action)}
      text={ability && cardText(action, words)}
      choices={offered ? commitsTo(choices, one.id, action) : []}
    >
      <span aria-hidden="true" data-done={one.action === action || undefined}>
        <strong>{words.term(action)}</strong>
        <span className={css['subs']}>
          {subs.map((sub, i) => (
            <i key={i} data-sub={sub}>
              <Sign name={sub === 'crack' ? 'safe' : sub} size={14} />
            </i>
          ))}
          {turns > 0 && (
            <small>
              {turns} <Sign name="idea" size={12} />
            </small>
          )}
        </span>
      </span>
    </Acts>
  );
}
