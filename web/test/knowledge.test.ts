import {
  below,
  type Game,
  knowledge,
  type Pile,
  seeded,
  SPECTATOR,
  startState,
  Table,
} from '@getaway/engine';
import { wordsOf } from '@getaway/engine/testing';
import { speaker } from '@getaway/words';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/match/catalog.ts';
import { pileName, placeKey, possibilities } from '../src/table/know.ts';

/** Some positions of a random game. */
function positionsOf(game: Game, seats: number): Table[] {
  const chance = { rng: seeded(`know ${seats}`) };
  const table = new Table(game, startState(game, { seats, seed: 'know' }));
  const found: Table[] = [];
  while (table.state.outcome === null) {
    if (below(chance, 25) === 0) found.push(table.clone());
    const pending = table.pending();
    const { seat, choices } = pending[below(chance, pending.length)]!;
    table.play(seat, choices[below(chance, choices.length)]!);
  }
  return found;
}

const pilesFor = (game: Game, world: Table['state'], viewer: number): Pile[] =>
  knowledge(game, game.schema.observe(world, viewer), viewer < 0 ? null : viewer);

describe.each(TITLES.map((title) => [title.id, title] as const))('what is known in %s', (_, title) => {
  test('is the same in every world that looks the same', async () => {
    const game = await title.load();
    const chance = { rng: seeded('worlds') };
    for (const { state } of positionsOf(game, 3)) {
      for (let viewer = SPECTATOR; viewer < 3; viewer++) {
        const other = game.schema.imagine(game.schema.observe(state, viewer), viewer, chance);
        expect(pilesFor(game, other, viewer)).toEqual(pilesFor(game, state, viewer));
      }
    }
  });

  test('can be said, and the odds of a pile add up', async () => {
    const game = await title.load();
    for (const [locale, messages] of Object.entries(await wordsOf(game))) {
      const words = speaker(messages, { locale });
      for (let seats = title.seats.min; seats <= title.seats.max; seats += 2) {
        for (const { state } of positionsOf(game, seats)) {
          for (const pile of pilesFor(game, state, 0)) {
            expect(words.has(`pile.${pile.set}`), pile.set).toBe(true);
            expect(pileName(pile, words)).not.toBe('');
            for (const place of pile.places) expect(placeKey(place, words), place.stack).toBeDefined();
            for (const { id } of pile.pieces) expect(words.has(`term.${id}`), id).toBe(true);
            const odds = possibilities(pile, words).reduce((sum, each) => sum + each.odds, 0);
            if (pile.pieces.length > 0) expect(odds).toBeCloseTo(100);
          }
        }
      }
    }
  });
});
