import type { ReactNode } from 'react';
import type { Joined } from '../rules/map/index.ts';
import css from './City.module.css';
import { type DrawnTile, rimAround } from './geometry.ts';
import type { EscapePlanBoardProps } from './index.tsx';
import { landFill } from './Land.tsx';

interface JoinsProps {
  readonly tiles: readonly DrawnTile[];
  readonly joins: readonly Joined[];
}

/** The land that grows together with a tile that is being laid: each network tinted, with one line around it. */
export function Joins({ tiles, joins }: JoinsProps): ReactNode {
  return joins.map((joined) => {
    const zones = tiles.flatMap(({ tile, zones: drawn }) =>
      drawn.filter(({ id }) => joined.zones.includes(`${tile}.${id}`)),
    );
    const rim = rimAround(zones);
    return (
      <g key={joined.zones[0]} className={css['joined']} data-joined={joined.land}>
        {zones.map(({ path }) => (
          <path key={path} d={path} />
        ))}
        <path d={rim} className={css['casing']} />
        <path d={rim} className={css['rim']} />
      </g>
    );
  });
}

interface JoinWordsProps extends Pick<EscapePlanBoardProps, 'words'> {
  readonly joins: readonly Joined[];
}

/** The same in words: short for those who see the board, and with the tiles' names for those who do not. */
export function JoinWords({ joins, words }: JoinWordsProps): ReactNode {
  if (joins.length === 0) return <p>{words.say('board.joinsNothing')}</p>;
  return (
    <ul className={css['joins']}>
      <li aria-hidden="true">{words.say('board.joining')}</li>
      {joins.map(({ land, navigable, tiles, zones }) => (
        <li key={zones[0]}>
          <span className="visually-hidden">{words.say('figure.joins', { land, navigable, tiles })}</span>
          <svg width="18" height="18" aria-hidden="true">
            <rect x="0.5" y="0.5" width="17" height="17" rx="3" fill={landFill(land)} />
          </svg>
          <span aria-hidden="true">
            {words.say('board.joins', { land, count: tiles.length, water: navigable ? 'open' : 'closed' })}
          </span>
        </li>
      ))}
    </ul>
  );
}
