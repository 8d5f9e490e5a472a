import { Count, Figures, onSeat, Pinned, SeatRow } from '@getaway/board';
import type { ReactNode } from 'react';
import type { NewYorkBoardProps } from './index.tsx';
import css from './Rail.module.css';
import { Glyph } from './Glyph.tsx';

/** The heroes in seat order with everything that is public about them (NY-INF). */
export function Heroes(props: NewYorkBoardProps): ReactNode {
  const { view, words } = props;
  return (
    <ol className={css['heroes']} aria-label={words.say('board.heroes')}>
      {view.heroes.map((_, seat) => (
        <Hero key={seat} {...props} seat={seat} />
      ))}
    </ol>
  );
}

function Hero({ view, words, seat, notes }: NewYorkBoardProps & { readonly seat: number }): ReactNode {
  const { hero, level, hand, discard, items, cases, president, weapon, car, bar, at } = view.heroes[seat]!;
  return (
    <SeatRow
      piece={onSeat(seat)}
      seat={seat}
      name={words.player(seat)}
      about={hero !== null && `${words.term(hero)}, ${words.term(at)}`}
      acting={seat === view.current}
    >
      {hero !== null && (
        <>
          <span className="visually-hidden">
            {words.say('text.hero', {
              seat,
              hero,
              space: at,
              level,
              hand: hand.length,
              discard: discard.length,
            })}{' '}
            {words.say('text.bar', { ...bar, level })}{' '}
            {words.say('text.supply', {
              items: items.length,
              cases: cases.length,
              president: String(president),
              car,
              weapon: weapon?.card ?? 'none',
              ammo: weapon?.ammo ?? 0,
            })}
          </span>
          <Figures silent>
            <b>{words.say('board.levelShort', { level })}</b>
            <span>
              <Cards /> {hand.length}+{discard.length}
            </span>
            <Count picture={<Glyph name="item" size={16} />} value={items.length} />
            <Count picture={<Glyph name="case" size={16} />} value={cases.length} />
            {weapon && <Count picture={<Glyph name="ammo" size={16} />} value={weapon.ammo} />}
            {car !== 'none' && <Glyph name="car" size={16} />}
            {president && <Glyph name="president" size={16} />}
          </Figures>
        </>
      )}
      <Pinned note={notes?.[onSeat(seat)]} words={words} />
    </SeatRow>
  );
}

/** Cards in hand, then those discarded. */
const Cards = (): ReactNode => (
  <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
    <path d="M5 1h9v12h-2V3H5zM2 4h8v11H2z" />
  </svg>
);
