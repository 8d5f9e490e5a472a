import type { BoardProps } from '@getaway/board';
import { RuleNumbers, SeatMark } from '@getaway/board';
import { figure } from '@getaway/words';
import type { ReactNode } from 'react';
import { hasCosta } from '../rules/characters.ts';
import { costaSheet, type Sheet, sheetOf } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import css from './ScoreSheet.module.css';

/** The lines of the sheet, each with its rule. */
const LINES = [
  ['group1', 'EP-SCO-03'],
  ['group2', 'EP-SCO-04'],
  ['safeHouses', 'EP-SCO-05'],
  ['cash', 'EP-SCO-06'],
  ['assets', 'EP-SCO-07'],
  ['contacts', 'EP-SCO-08'],
  ['bags', 'EP-SCO-09'],
  ['notoriety', 'EP-SCO-10'],
  ['wounds', 'EP-SCO-11'],
] as const satisfies readonly (readonly [keyof Sheet, string])[];

/** The rows of all lines, with a figure of each sheet. */
export const SheetLines = ({
  words,
  sheets,
}: Pick<BoardProps, 'words'> & { readonly sheets: readonly Sheet[] }): ReactNode =>
  LINES.map(([line, rule]) => (
    <tr key={line}>
      <th scope="row">
        {words.say(`sheet.${line}`)} <RuleNumbers rules={[rule]} />
      </th>
      {sheets.map((sheet, i) => (
        <td key={i}>{figure(sheet[line])}</td>
      ))}
    </tr>
  ));

/** The final scoring as on the printed sheet: a line for each rule, a column for each who got away. */
export function ScoreSheet({ view, words }: Pick<BoardProps<State>, 'view' | 'words'>): ReactNode {
  const thieves = view.thieves.map(({ status }, seat) => ({ status, seat }));
  const escaped = thieves.filter(({ status }) => status === 'escaped');
  const columns = [
    ...escaped.map(({ seat }) => ({
      key: String(seat),
      seat,
      name: words.player(seat),
      sheet: sheetOf(view, seat),
    })),
    ...(hasCosta(view)
      ? [{ key: 'costa', seat: null, name: words.term('costa'), sheet: costaSheet(view) }]
      : []),
  ];
  return (
    <>
      {thieves.map(
        ({ status, seat }) =>
          status === 'arrested' && (
            <p key={seat}>
              {words.say('event.arrested', { seat })} <RuleNumbers rules={['EP-SCO-01']} />
            </p>
          ),
      )}
      {columns.length > 0 && (
        <table className={css['sheet']}>
          <caption>{words.say('board.sheet')}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ key, seat, name }) => (
                <th key={key} scope="col">
                  {seat !== null && <SeatMark seat={seat} size={16} />} {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <SheetLines words={words} sheets={columns.map(({ sheet }) => sheet)} />
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.say('sheet.total')}</th>
              {columns.map(({ key, sheet }) => (
                <td key={key}>{figure(sheet.total)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
    </>
  );
}
