import { SeatMark } from '@getaway/board';
import type { ReactNode } from 'react';
import { PARTS } from '../rules/state.ts';
import { EXITS, ROW_PENALTY, THRESHOLDS, TOP_ROW } from '../content/index.ts';
import { isHuman, named } from '../rules/characters.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import css from './Rail.module.css';

/** The public side of the table: time, exits, the thieves in turn order, and the notoriety track. */
export function Rail(props: EscapePlanBoardProps): ReactNode {
  const { view, words } = props;
  return (
    <aside className={css['rail']} aria-label={words.say('board.table')}>
      <div className={css['time']}>
        <strong>{words.say('board.day', { day: view.day })}</strong>
        <ol>
          {PARTS.map((part) => (
            <li key={part} aria-current={view.part === part ? 'step' : undefined}>
              {words.term(part)}
            </li>
          ))}
        </ol>
      </div>
      <ul className={css['exits']} aria-label={words.say('board.exits')}>
        {EXITS.map((exit) => {
          const open = view.closedBy[exit - 1] === 0;
          return (
            <li key={exit} data-open={open || undefined}>
              {words.say(open ? 'board.exitOpen' : 'board.exitClosed', { exit })}
            </li>
          );
        })}
      </ul>
      <ol className={css['thieves']} aria-label={words.say('board.order')}>
        {view.order.map((who) => (
          <Thief key={who} who={who} {...props} />
        ))}
      </ol>
      <Track view={view} words={words} />
    </aside>
  );
}

function Thief({ who, view, words, actor }: EscapePlanBoardProps & { readonly who: number }): ReactNode {
  const name = named(view, who);
  if (!isHuman(view, who)) {
    return (
      <li>
        <span className={css['who']}>{words.term(String(name))}</span>
        <span className={css['figures']}>{words.say('board.row', { row: view.row[who] })}</span>
      </li>
    );
  }
  const thief = view.thieves[who]!;
  const contacts = thief.contacts.filter((card) => card !== null).length;
  return (
    <li data-acting={who === actor || undefined} data-gone={thief.status !== 'active' || undefined}>
      <span className={css['who']}>
        <SeatMark seat={who} size={16} /> {words.player(who)}
        {thief.status !== 'active' && <em>{words.term(thief.status)}</em>}
      </span>
      <span className={css['figures']}>
        {words.say('board.thief', {
          row: view.row[who],
          wounds: thief.wounds,
          contacts,
          income: thief.incomeCubes,
          discs: view.discs[who],
        })}
      </span>
    </li>
  );
}

/** A thermometer with its three lines; the penalty stands beside each row. */
function Track({ view, words }: Pick<EscapePlanBoardProps, 'view' | 'words'>): ReactNode {
  const rows = Array.from({ length: TOP_ROW }, (_, i) => TOP_ROW - i);
  const lines = new Set(THRESHOLDS.map(({ between }) => between[0]));
  return (
    <table className={css['track']}>
      <caption>{words.say('board.notoriety')}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row} data-line={lines.has(row) || undefined}>
            <th scope="row">{row}</th>
            <td className={css['markers']}>
              {view.row.map((at, who) =>
                at !== row ? null : isHuman(view, who) ? (
                  <span key={who} role="img" aria-label={words.player(who)}>
                    <SeatMark seat={who} size={14} />
                  </span>
                ) : (
                  <span key={who} className={css['npc']}>
                    {words.term(String(named(view, who)))}
                  </span>
                ),
              )}
            </td>
            <td>−{ROW_PENALTY[row]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
