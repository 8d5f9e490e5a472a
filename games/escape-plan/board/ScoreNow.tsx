import type { ReactNode } from 'react';
import { sheetOf } from '../rules/scoring.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import css from './Rail.module.css';
import { LINES } from './ScoreSheet.tsx';

/** What the viewer would score by getting away now, and how that comes about. Only from what the viewer knows. */
export function ScoreNow({
  view,
  viewer,
  words,
}: Pick<EscapePlanBoardProps, 'view' | 'viewer' | 'words'>): ReactNode {
  if (viewer === null || view.thieves[viewer]?.status !== 'active') return null;
  const sheet = sheetOf(view, viewer);
  return (
    <details className={css['score']}>
      <summary>{words.say('board.scoreNow', { total: sheet.total })}</summary>
      <table>
        <tbody>
          {LINES.map(([line, rule]) => (
            <tr key={line}>
              <th scope="row">
                {words.say(`sheet.${line}`)} <small>{rule}</small>
              </th>
              <td>{sheet[line]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
