import { Count, Figures, Glyph, onSeat, Pinned, RuleNumbers, SeatMark, SeatRow, Tip } from '@getaway/board';
import { memo, type ReactNode, useMemo } from 'react';
import { PARTS } from '../rules/state.ts';
import { EXITS, ROW_PENALTY, THRESHOLDS, TOP_ROW } from '../content/index.ts';
import { isHuman, named } from '../rules/characters.ts';
import { escapeOutlook } from './escapeOutlook.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { onCharacter, onTrack } from './notes.ts';
import { OpenBoard } from './OpenBoard.tsx';
import css from './Rail.module.css';
import { ScoreNow } from './ScoreNow.tsx';
import { Supply } from './Supply.tsx';

/** The public side of the table: time, exits, the thieves in turn order, and the notoriety track. */
export const Rail = memo(function Rail(props: EscapePlanBoardProps): ReactNode {
  const { view, words } = props;
  return (
    <aside className={css['rail']} tabIndex={0} aria-label={words.say('board.table')}>
      <div className={css['time']} data-piece={onTrack('time')}>
        <strong>{words.say('board.day', { day: view.day })}</strong>
        <ol>
          {PARTS.map((part) => (
            <li key={part} aria-current={view.part === part ? 'step' : undefined}>
              {words.term(part)}
            </li>
          ))}
        </ol>
      </div>
      <ul className={css['exits']} data-piece={onTrack('exits')} aria-label={words.say('board.exits')}>
        {EXITS.map((exit) => {
          const open = view.closedBy[exit - 1] === 0;
          return (
            <li key={exit} data-open={open || undefined}>
              {words.say(open ? 'board.exitOpen' : 'board.exitClosed', { exit })}
            </li>
          );
        })}
      </ul>
      <EscapeMeter {...props} />
      {!props.veiled && <ScoreNow view={view} viewer={props.viewer} words={words} />}
      <ol className={css['thieves']} aria-label={words.say('board.order')}>
        {view.order.map((who) => (
          <Thief key={who} who={who} {...props} />
        ))}
      </ol>
      <Track view={view} words={words} />
      <Supply view={view} words={words} />
    </aside>
  );
});

/** From the second day on: how far the viewer is from getting away, and what it costs. */
function EscapeMeter({ view, viewer, words }: EscapePlanBoardProps): ReactNode {
  const outlook = useMemo(() => escapeOutlook(view, viewer), [view, viewer]);
  if (!outlook) return null;
  const { turns, exit, cost, overtaken, money } = outlook;
  return (
    <details className={css['escape']} data-piece={onTrack('exits')} data-short={money < cost || undefined}>
      <summary>
        <strong>{words.say('board.escape', { turns, exit })}</strong>
        <span>{words.say('board.escapeCost', { cost, more: overtaken > cost ? overtaken : 0 })}</span>
        {money < cost && <span>{words.say('board.escapeShort')}</span>}
      </summary>
      <p>
        {words.say('board.escapeHow')} <RuleNumbers rules={['EP-ESC-05']} />
      </p>
    </details>
  );
}

function Thief({
  who,
  view,
  viewer,
  words,
  actor,
  notes,
}: EscapePlanBoardProps & { readonly who: number }): ReactNode {
  const name = named(view, who);
  if (!isHuman(view, who)) {
    return (
      <SeatRow piece={onCharacter(view, who)} name={words.term(String(name))}>
        <Figures>{words.say('board.row', { row: view.row[who] })}</Figures>
      </SeatRow>
    );
  }
  const thief = view.thieves[who]!;
  const contacts = thief.contacts.filter((card) => card !== null).length;
  const figures = words.say('board.thief', {
    row: view.row[who],
    wounds: thief.wounds,
    contacts,
    income: thief.incomeCubes,
    discs: view.discs[who],
  });
  const counts = (
    <>
      <span className="visually-hidden">{figures}</span>
      <Tip text={figures}>
        {() => (
          <Figures silent>
            <Count picture={<Glyph name="eye" size={16} />} value={view.row[who] ?? 0} />
            <Count picture={<Glyph name="wound" size={16} />} value={thief.wounds} />
            <Count picture={<Glyph name="person" size={16} />} value={contacts} />
            <Count picture={<Glyph name="money" size={16} />} value={thief.incomeCubes} />
            <Count picture={<Glyph name="disc" size={16} />} value={view.discs[who] ?? 0} />
          </Figures>
        )}
      </Tip>
    </>
  );
  return (
    <SeatRow
      piece={onSeat(who)}
      seat={who}
      name={words.player(who)}
      about={thief.status !== 'active' && words.term(thief.status)}
      acting={who === actor}
      gone={thief.status !== 'active'}
    >
      {who === viewer ? (
        counts
      ) : (
        <details>
          <summary>
            <span className="visually-hidden">{words.say('board.openBoard', { seat: who })}: </span>
            {counts}
          </summary>
          <OpenBoard view={view} words={words} seat={who} />
        </details>
      )}
      <Pinned note={notes?.[onSeat(who)]} words={words} />
    </SeatRow>
  );
}

/** A thermometer with its three lines; the penalty stands beside each row. */
function Track({ view, words }: Pick<EscapePlanBoardProps, 'view' | 'words'>): ReactNode {
  const rows = Array.from({ length: TOP_ROW }, (_, i) => TOP_ROW - i);
  const lines = new Set(THRESHOLDS.map(({ between }) => between[0]));
  return (
    <table className={css['track']} data-piece={onTrack('notoriety')}>
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
