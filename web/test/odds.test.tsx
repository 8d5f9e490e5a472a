import { pick, seeded, startState, Table } from '@getaway/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Threats } from '../../games/escape-from-new-york/board/Threats.tsx';
import { escapeFromNewYork } from '../../games/escape-from-new-york/index.ts';
import { percentOf, threats } from '../../games/escape-from-new-york/rules/threats.ts';
import { drawFloor } from '../../games/master-heist/board/geometry.ts';
import { WayOut } from '../../games/master-heist/board/WayOut.tsx';
import { wayOutOf } from '../../games/master-heist/board/wayOutOf.ts';
import { masterHeist } from '../../games/master-heist/index.ts';

/** What boards draw of the odds, in positions of random games. */

const drawn = (markup: string): string[] =>
  [...markup.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text!.replaceAll(/<[^>]*>/g, ''));

test('New York: one arrow for each side from which somebody can come in', () => {
  const chance = { rng: seeded('arrows') };
  const table = new Table(
    escapeFromNewYork,
    startState(escapeFromNewYork, { seats: 3, options: {}, seed: 'arrows' }),
  );
  for (let i = 0; i < 300 && table.pending().length > 0; i++) {
    const { seat, choices } = table.pending()[0]!;
    const sides = threats(table.state).city?.sides ?? [];
    const markup = renderToStaticMarkup(<Threats view={table.state} sides={sides} />);
    expect(drawn(markup)).toEqual(sides.map((side) => `${percentOf(side)}%`));
    expect(markup).not.toMatch(/NaN|undefined/);
    table.play(seat, pick(chance, choices));
  }
});

test('Master Heist: every tile and entrance says what it would take from there', () => {
  const chance = { rng: seeded('ways') };
  const table = new Table(
    masterHeist,
    startState(masterHeist, { seats: 2, options: { scenario: 'inclusion-job' }, seed: 'ways' }),
  );
  for (let i = 0; i < 300 && table.pending().length > 0; i++) {
    const { seat, choices } = pick(chance, table.pending());
    if (i % 15 === 0) {
      const view = table.state;
      const hexes = drawFloor(view).filter(({ space }) => space >= 0);
      const { odds, faces } = wayOutOf(view, view.characters[0]!.id);
      const markup = renderToStaticMarkup(<WayOut view={view} hexes={hexes} odds={odds} faces={faces} />);
      expect(drawn(markup)).toEqual(
        hexes.map(({ id, space }) => `${id} ${faces[space] === 0 ? '✕' : `${faces[space]}/6`}`),
      );
      expect(markup).not.toMatch(/NaN|undefined/);
    }
    const liked = choices.filter(({ do: verb }) => ['planPath', 'ready', 'roll', 'move'].includes(verb));
    table.play(seat, pick(chance, liked.length > 0 ? liked : choices));
  }
});
