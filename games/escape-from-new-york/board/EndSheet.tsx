import { RuleNumbers, SeatMark } from '@getaway/board';
import type { ReactNode } from 'react';
import { CASE_CARD_IDS, type CaseCardId, caseCards, objectives } from '../content/index.ts';
import { BRIDGE_AT, spaceNo } from '../rules/board/index.ts';
import type { State } from '../rules/state.ts';
import css from './EndSheet.module.css';
import type { NewYorkBoardProps } from './index.tsx';

/** The rules that each ending follows from. */
const ENDING_RULES: Readonly<Record<string, readonly string[]>> = {
  collectiveVictory: ['NY-WIN-04'],
  loneVictory: ['NY-WIN-08', 'NY-WIN-13'],
  newYorkVictory: ['NY-WIN-12'],
};

/** Who got out and how, and who is still on the island with what. */
export function EndSheet({ view, words }: Pick<NewYorkBoardProps, 'view' | 'words'>): ReactNode {
  const { outcome } = view;
  if (outcome === null) return null;
  const winners = outcome.winners;
  return (
    <table className={css['sheet']}>
      <caption>
        {words.say('board.sheet')} <RuleNumbers rules={ENDING_RULES[outcome.ending] ?? []} />
      </caption>
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
            {outcome.ending === 'newYorkVictory' && <Together view={view} words={words} />}
            {words.say('board.turnsPlayed', {
              turns: view.turn.number,
              lost: outcome.ending === 'newYorkVictory',
              tiles: view.timer.length,
            })}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const SIGNS = { true: '✓', unknown: '?', false: '✗' } as const;

/**
 * NY-WIN-04, NY-USP-64: how near they were; the cards of all heroes together, each with a tick, a cross, or a question
 * mark where somebody holds a card face down.
 */
function Together({ view, words }: Pick<NewYorkBoardProps, 'view' | 'words'>): ReactNode {
  const cases = view.heroes.flatMap((hero) => hero.cases.map(({ card }) => card as CaseCardId | null));
  const without = cases.includes(null) ? 'unknown' : 'false';
  const isHeld = (fits: (card: CaseCardId) => boolean) =>
    cases.some((card) => card !== null && fits(card)) ? 'true' : without;
  const needed = [
    [words.term('president'), view.heroes.some(({ president }) => president) ? 'true' : 'false'],
    [words.term('tape'), isHeld((card) => card === 'tape')],
    [words.say('board.aDiagram', { uspf: view.options.uspf }), isHeld((card) => WAYS_OUT.includes(card))],
  ] as const;
  return (
    <div className={css['together']}>
      {words.say('board.together')}
      <ul>
        {needed.map(([what, held]) => (
          <li key={what} data-held={held === 'true' || undefined}>
            <span aria-hidden="true">{SIGNS[held]}</span> {words.say('board.heldAtEnd', { what, held })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const WAYS_OUT = CASE_CARD_IDS.filter((card) => card === 'tracer' || caseCards[card].kind === 'diagram');

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
