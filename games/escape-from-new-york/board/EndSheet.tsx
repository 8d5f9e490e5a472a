import { SeatMark } from '@getaway/board';
import type { ReactNode } from 'react';
import { objectives } from '../content/index.ts';
import { BRIDGE_AT, spaceNo } from '../rules/board/index.ts';
import type { State } from '../rules/state.ts';
import css from './EndSheet.module.css';
import type { NewYorkBoardProps } from './index.tsx';

/** Who got out and how, and who is still on the island with what. */
export function EndSheet({ view, words }: Pick<NewYorkBoardProps, 'view' | 'words'>): ReactNode {
  const { outcome } = view;
  if (outcome === null) return null;
  const winners = outcome.winners;
  return (
    <table className={css['sheet']}>
      <caption>{words.say('board.sheet')}</caption>
      <thead>
        <tr>
          <th scope="col">{words.say('board.sheetHero')}</th>
          <th scope="col">{words.say('board.sheetEnd')}</th>
          <th scope="col">{words.say('board.sheetLevel')}</th>
          <th scope="col">{words.say('board.sheetCarried')}</th>
        </tr>
      </thead>
      <tbody>
        {view.heroes.map(({ hero, level, at }, seat) => (
          <tr key={seat} data-out={winners.includes(seat) || undefined}>
            <th scope="row">
              <SeatMark seat={seat} size={16} /> {words.player(seat)}{' '}
              <small>{hero && words.term(hero)}</small>
            </th>
            <td>
              {winners.includes(seat)
                ? words.say('board.gotOut', { way: wayOut(view, seat) })
                : words.say('board.leftBehind', { space: at })}
            </td>
            <td>{level}</td>
            <td>{carried(view, seat, words).join(', ') || '–'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>
            {words.say('board.turnsPlayed', { turns: view.turn.number, tiles: view.timer.length })}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Alone by what the objective names, together over the bridge where they stand, or by the Tracer's helicopter. */
function wayOut(view: State, seat: number): string {
  const { purple, at } = view.heroes[seat]!;
  const [objective = null] = purple;
  const bridge = BRIDGE_AT[spaceNo(at)] ?? 'helicopter';
  if (view.outcome?.ending !== 'loneVictory' || objective === null) return bridge;
  const { transport } = objectives.purple[objective].requires;
  return transport === 'bridge' ? bridge : transport;
}

/** What a hero held at the end, as far as it is known. */
function carried(view: State, seat: number, words: NewYorkBoardProps['words']): string[] {
  const { president, cases, items, car } = view.heroes[seat]!;
  const cards = [...cases.map(({ card }) => card), ...items] as (string | null)[];
  return [
    ...(president ? [words.term('president')] : []),
    ...cards.map((card) => (card === null ? words.say('board.facedown') : words.term(card))),
    ...(car === 'none' ? [] : [words.term(car)]),
  ];
}
