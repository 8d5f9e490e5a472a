import { Explained, RuleNumbers } from '@getaway/board';
import type { ReactNode } from 'react';
import { type EscapeOdds, sumOf } from '../rules/odds.ts';
import { personNo } from '../rules/people.ts';
import { spaceName } from '../rules/spaces.ts';
import { type DrawnHex, lineOver } from './geometry.ts';
import type { MasterHeistBoardProps } from './index.tsx';
import { personName } from './names.ts';
import css from './WayOut.module.css';

interface WayOutProps extends Pick<MasterHeistBoardProps, 'view'> {
  readonly hexes: readonly DrawnHex[];
  /** By space: how many faces of the die would be enough from there. */
  readonly faces: readonly number[];
  readonly odds: EscapeOdds;
}

/** From where the character at hand would get out, hex by hex, and its way from where it stands. */
export function WayOut({ view, hexes, faces, odds }: WayOutProps): ReactNode {
  const { at } = view.characters[personNo(view, odds.who)]!;
  const way = at < 0 ? [] : [spaceName(view, at), ...sumOf(view, odds).way];
  return (
    <g className={css['wayOut']}>
      {hexes.map(
        ({ id, space, outline }) =>
          space >= 0 && <path key={id} d={outline} className={css['heat']} data-faces={faces[space]} />,
      )}
      <polyline points={lineOver(hexes, way)} className={css['way']} />
      {hexes.map(
        ({ id, space, centre: { x, y } }) =>
          space >= 0 && (
            <g key={id} transform={`translate(${x} ${y})`}>
              <g className={css['faces']} data-faces={faces[space]}>
                <rect x={-23} y={-37} width={46} height={17} rx={4} />
                <text y={-24}>
                  <tspan>{id} </tspan>
                  {faces[space] === 0 ? '✕' : `${faces[space]}/6`}
                </text>
              </g>
            </g>
          ),
      )}
    </g>
  );
}

interface OutBarProps extends Pick<MasterHeistBoardProps, 'view' | 'words'> {
  readonly odds: EscapeOdds;
  readonly last: number | null;
}

/** What the figures mean, and how those of the character at hand are counted. */
export function OutBar({ view, words, odds, last }: OutBarProps): ReactNode {
  return (
    <Explained
      words={words}
      label={words.say('board.wayOut')}
      summary={
        <>
          <strong>{personName(view, personNo(view, odds.who), words)}</strong> {oddsInShort(odds, words)}
        </>
      }
    >
      <p>
        {howOut(view, odds, words)} {last !== null && `${words.say('board.lastRound', { round: last })}.`}{' '}
        <RuleNumbers rules={['MH-ESC-06', 'MH-ESC-08', 'MH-ESC-12']} />
      </p>
      <p>{words.say('board.wayOutHelp')}</p>
    </Explained>
  );
}

export const oddsInShort = (
  { exit, cost, faces }: EscapeOdds,
  words: MasterHeistBoardProps['words'],
): string => words.say('board.odds', { exit: exit ?? 'none', cost, faces });

/** How a character's odds are counted. */
export const howOut = (
  view: MasterHeistBoardProps['view'],
  odds: EscapeOdds,
  words: MasterHeistBoardProps['words'],
): string => {
  if (odds.exit === null) return words.say('odds.none');
  return odds.cost === 0 ? words.say('odds.there') : words.say('odds.how', sumOf(view, odds));
};
