import type { ReactNode } from 'react';
import { sheetOf } from '../rules/scoring.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import css from './Rail.module.css';
import { SheetLines } from './ScoreSheet.tsx';

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
          <SheetLines words={words} sheets={[sheet]} />
        </tbody>
      </table>
    </details>
  );
}
