import { below, seeded, Table } from '@getaway/engine';
import { rule, situation } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { board, type SpaceId } from '../content/index.ts';
import { ALL_SPACES, KIND, spaceNo } from '../rules/board/index.ts';
import { buildingAt, hasEvent, hasManhole, isRevealed } from '../rules/city/spaces.ts';
import type { State } from '../rules/state.ts';
import {
  enemiesAt,
  game,
  now,
  offered,
  place,
  play,
  putEnemies,
  resolving,
  revealPoi,
  revealTile,
  roadState,
  scene,
  take,
} from './scene.ts';

const step = (s: State) =>
  play(s, { step: 'walk', seat: 0, left: 1, upTo: true, roadblocks: 'stop', by: 'card', tried: false });
const canGo = (s: State, to: SpaceId) => offered(step(s), 0, { do: 'move', route: [to] }).length > 0;
const canReveal = (s: State) =>
  offered(play(s, { step: 'reveal', seat: 0, left: 1 }), 0, { do: 'reveal' }).map(
    (choice) => choice.do === 'reveal' && choice.space,
  );

describe('the board in play', () => {
  rule('NY-BRD-11', 'streets have no icons: nothing is set off, entered or activated there', () => {
    const s = scene();
    for (const space of ALL_SPACES.filter((no) => KIND[no] === 'street')) {
      expect([hasEvent(s, space), hasManhole(s, space), buildingAt(s, space)]).toEqual([false, false, null]);
    }
    const match = step(s);
    take(match, 0, { do: 'move', route: ['c05y03'] });
    expect(now(match).turn.events).toBe(0);
    expect(now(match).eventDiscard).toEqual([]);
  });

  rule('NY-BRD-12', 'a city or park space is revealed by its tile, a POI space by its faceup tile', () => {
    const s = scene();
    place(s, 0, 'c05y03');
    expect(canGo(s, 'c05y01')).toBe(false);
    revealTile(s, 'c05y01', 'city-34');
    expect(canGo(s, 'c05y01')).toBe(true);
    expect(isRevealed(s, spaceNo('c04y00'))).toBe(false);
    revealPoi(s, 'c04y00', 'nothing-here');
    expect(isRevealed(s, spaceNo('c04y00'))).toBe(true);
  });

  rule('NY-BRD-13', 'a facedown POI tile is neither revealed nor unexplored', () => {
    const s = scene();
    revealTile(s, 'c05y01', 'city-34');
    revealTile(s, 'c04y02', 'city-28');
    revealTile(s, 'c06y02', 'city-33');
    revealTile(s, 'c06y00', 'city-05');
    place(s, 0, 'c05y01');
    // Heroes can go there, but it cannot be revealed from beside it, and nobody can be placed there.
    expect(canGo(s, 'c04y00')).toBe(true);
    expect(canReveal(s)).toEqual([]);
    const match = play(s, resolving(s, 'closing-in', 'event'));
    expect(
      offered(match, 0, { do: 'place' }).map((choice) => choice.do === 'place' && choice.space),
    ).not.toContain('c04y00');
  });

  rule('NY-BRD-14', 'heroes and enemies are on revealed spaces only, whatever happens', () => {
    const options = { uspf: true, bands: true, extraTraps: true, extraSpecialCards: true };
    for (const seed of ['one', 'two', 'three']) {
      const table = new Table(game, situation(game, { seats: 3, options, seed }));
      const chance = { rng: seeded(seed) };
      while (table.pending().length > 0) {
        const [{ seat, choices } = { seat: 0, choices: [] }] = table.pending();
        table.play(seat, choices[below(chance, choices.length)]!);
        const s = table.state;
        for (const { at } of [...s.heroes, ...s.enemies]) expect(isRevealed(s, spaceNo(at))).toBe(true);
      }
    }
  });

  rule('NY-BRD-15', 'any number of heroes, enemies, cars and cubes share a space', () => {
    const s = scene({ heroes: ['snake', 'maggie', 'brain', 'cabbie'] });
    putEnemies(s, 'prisoner', 'c05y05', 20);
    putEnemies(s, 'prisonerCar', 'c05y05', 3);
    putEnemies(s, 'duke', 'c05y05');
    s.carFigures--;
    s.abandonedCars.push('c05y05');
    s.itemCubes[spaceNo('c05y05')] = 7;
    const match = play(s, resolving(s, 'jumped', 'event'));
    expect(enemiesAt(now(match), 'c05y05')).toHaveLength(25);
    expect(now(match).heroes.every(({ at }) => at === 'c05y05')).toBe(true);
  });

  rule('NY-BRD-16', 'the event level track says 1, 1, 2, 2, 3 cards', () => {
    expect(board.eventLevelTrack).toEqual([1, 1, 2, 2, 3]);
    const cards = [0, 1, 2, 3, 4].map((level) => {
      const s = scene();
      s.eventLevel = level;
      const quiet = ['lull', 'screaming', 'dropped-bag'];
      s.eventDeck = s.eventDeck.toSorted((a, b) => Number(quiet.includes(a)) - Number(quiet.includes(b)));
      return now(play(s, resolving(s, 'sirens', 'timer', 1))).eventDiscard.length;
    });
    expect(cards).toEqual([1, 1, 2, 2, 3]);
  });

  rule('NY-BRD-17', 'tiles are not rotated: a roadblock icon lies in its direction', () => {
    const s = scene();
    place(s, 0, 'c05y07');
    s.cityDeck.push(...s.cityDeck.splice(s.cityDeck.indexOf('city-09'), 1));
    const match = play(s, { step: 'reveal', seat: 0, left: 1 });
    take(match, 0, { do: 'reveal', space: 'c04y08' });
    const after = now(match);
    expect(roadState(after, 'c04y08', 'c04y06')).toBe('blocked');
    expect(roadState(after, 'c04y08', 'c05y09')).toBe('blocked');
    expect(after.roads.filter((road) => road === 'blocked')).toHaveLength(2);
  });
});
