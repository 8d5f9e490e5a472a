import { createMatch, startState, Table } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { caseCards, HERO_IDS, levelBars, timerTiles } from '../content/index.ts';
import { SUBURB_SPACES } from '../rules/board/index.ts';
import type { State } from '../rules/state.ts';
import { game, hero, LIBRARY, scene } from './scene.ts';

const fresh = (seats: number, seed = 'setup'): State => startState(game, { seats, seed });
const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const differ = (what: (s: State) => unknown): boolean =>
  new Set(seeds.map((seed) => JSON.stringify(what(fresh(2, seed))))).size > 1;

rule('NY-SET-01', 'the 8 POI tiles lie shuffled and facedown on the POI spaces', () => {
  const s = fresh(2);
  expect(new Set(s.poi.map(({ tile }) => tile)).size).toBe(8);
  expect(s.poi.every(({ faceup }) => !faceup)).toBe(true);
  expect(differ(({ poi }) => poi)).toBe(true);
});

rule(
  ['NY-SET-02', 'NY-SET-03'],
  'the Gullfire is ready, the helicopter in the air over the middle of Central Park',
  () => {
    const s = fresh(1);
    expect(s.gullfire).toBe(true);
    expect(s.helicopter).toEqual({ at: 'c09y05', landed: false });
  },
);

rule('NY-SET-04', 'a shuffled facedown counter lies on each suburb', () => {
  const s = fresh(1);
  expect(s.suburbs).toHaveLength(SUBURB_SPACES.length);
  const icons = s.suburbs.map(({ counter }) => counter).sort();
  expect(icons).toEqual([
    'event',
    'item',
    'item',
    'manhole',
    'manhole',
    'prisoner',
    'prisoner',
    'prisonerCar',
    'raft',
    'raft',
    'raft',
    'raft',
  ]);
  expect(s.suburbs.every(({ faceup, raft }) => !faceup && !raft)).toBe(true);
  expect(differ(({ suburbs }) => suburbs)).toBe(true);
});

rule(
  ['NY-SET-05', 'NY-SET-06', 'NY-SET-08', 'NY-SET-14'],
  'tokens on their slots, tracks at their start, the President waiting, bosses away',
  () => {
    const s = fresh(3);
    expect(s.cases.every(({ token }) => token === null)).toBe(true);
    expect([s.eventLevel, s.noise, s.missionLeft, s.president]).toEqual([0, 0, 4, 'slot']);
    expect(s.enemies).toEqual([]);
  },
);

rule(
  ['NY-SET-07', 'NY-RUL-24'],
  'red tiles, the hurry up tile, then 9, 10, 11 or 12 black ones; the others leave the game unseen',
  () => {
    for (const [heroes, black] of [
      [1, 9],
      [2, 10],
      [3, 11],
      [4, 12],
    ] as const) {
      const s = fresh(heroes);
      const sets = s.timer.map((tile) => timerTiles[tile].set);
      expect(sets).toEqual(['red', 'red', 'red', 'hurryUp', ...Array<string>(black).fill('black')]);
      expect(s.timerUnused).toHaveLength(12 - black);
      expect(game.schema.observe(s, 0).timerUnused.every((tile) => tile === null)).toBe(true);
    }
    expect(differ(({ timer }) => timer.slice(0, 3))).toBe(true);
    expect(differ(({ timer }) => timer.slice(4))).toBe(true);
  },
);

rule(
  'NY-SET-09',
  'Tape, Bracelet and two of three diagrams lie in the slots, the third diagram is gone unseen',
  () => {
    for (const seed of seeds) {
      const s = fresh(2, seed);
      const cards = s.cases.flatMap(({ card }) => card);
      expect(cards).toContain('tape');
      expect(cards).toContain('presidents-bracelet');
      expect(cards.filter((card) => caseCards[card].kind === 'diagram')).toHaveLength(2);
      expect(s.casesUnused).toHaveLength(1);
      expect(cards).not.toContain('diagram-3');
    }
    expect(differ(({ casesUnused }) => casesUnused)).toBe(true);
    expect(differ(({ cases }) => cases.findIndex(({ card }) => card[0] === 'tape'))).toBe(true);
  },
);

rule(
  ['NY-SET-10', 'NY-SET-20', 'NY-INF-06'],
  'the Diagram of Bridge 3 comes only with Brain, faceup and counting for the limit',
  () => {
    const without = scene({ heroes: ['snake', 'maggie'] });
    expect(JSON.stringify(without)).not.toContain('diagram-3');
    const s = scene({ heroes: ['brain', 'snake'] });
    expect(hero(s).cases).toEqual([{ faceup: true, card: 'diagram-3' }]);
    expect(game.schema.observe(s, 1).heroes[0]?.cases[0]?.card).toBe('diagram-3');
  },
);

rule('NY-SET-11', 'four shuffled facedown decks', () => {
  const s = fresh(1);
  expect([s.cityDeck.length, s.parkDeck.length, s.itemDeck.length, s.eventDeck.length]).toEqual([
    36, 8, 40, 22,
  ]);
  for (const deck of ['cityDeck', 'parkDeck', 'itemDeck', 'eventDeck'] as const)
    expect(differ((one) => one[deck])).toBe(true);
  const view = game.schema.observe(s, 0);
  expect(
    [...view.cityDeck, ...view.parkDeck, ...view.itemDeck, ...view.eventDeck].every((card) => card === null),
  ).toBe(true);
});

rule(
  ['NY-SET-12', 'NY-SET-13'],
  'the supply holds 40 prisoners, 4 cars and 30 roadblocks; special cards lie aside',
  () => {
    const s = fresh(1);
    expect([s.prisoners, s.carFigures, s.roadblocks]).toEqual([40, 4, 30]);
    expect(s.nyAside).toHaveLength(4);
    expect(hero(scene()).specials).toHaveLength(3);
  },
);

rule('NY-SET-15', 'the New York deck is the 10 shuffled action cards', () => {
  const s = fresh(1);
  expect([...s.nyDeck].sort()).toEqual(
    Array.from({ length: 10 }, (_, i) => `ny-${String(i + 1).padStart(2, '0')}`),
  );
  expect(differ(({ nyDeck }) => nyDeck)).toBe(true);
});

rule(['NY-SET-16', 'NY-GEN-02'], 'heroes are chosen in seat order, each only once', () => {
  const match = createMatch(game, { seats: 3, seed: 'heroes' });
  expect(match.pending().map(({ seat }) => seat)).toEqual([0]);
  match.play(0, { do: 'takeHero', hero: 'brain' });
  expect(match.pending().map(({ seat }) => seat)).toEqual([1]);
  expect(() => match.play(1, { do: 'takeHero', hero: 'brain' })).toThrow('NY-GEN-02');
  match.play(1, { do: 'takeHero', hero: 'snake' });
  match.play(2, { do: 'takeHero', hero: 'cabbie' });
  expect(match.view(null).heroes.map((one) => one.hero)).toEqual(['brain', 'snake', 'cabbie']);
});

rule(
  ['NY-SET-17', 'NY-SET-18', 'NY-SET-19', 'NY-SET-22', 'NY-SET-23'],
  'every hero starts at the Library with 8 cards in hand and the own starting card',
  () => {
    const s = scene({ heroes: HERO_IDS });
    for (const one of s.heroes) {
      expect([one.hand.length, one.discard.length, one.specials.length, one.at]).toEqual([8, 0, 3, LIBRARY]);
      expect(one.hand.every((card) => card.startsWith(`${one.hero}-`))).toBe(true);
    }
    expect(s.heroes.map(({ weapon, car }) => [weapon, car])).toEqual([
      [{ card: 'start-submachine-gun', ammo: 3 }, 'none'],
      [{ card: 'start-revolver', ammo: 4 }, 'none'],
      [null, 'none'],
      [null, 'taxi'],
    ]);
    expect(game.schema.observe(s, 1).heroes[0]?.specials).toEqual(['snake-s1', 'snake-s2', 'snake-s3']);
  },
);

rule('NY-SET-21', 'every hero has another texture, and its first bar is flipped', () => {
  const s = fresh(4);
  expect(new Set(s.heroes.map(({ texture }) => texture)).size).toBe(4);
  for (const { texture, bar } of s.heroes) {
    const [first] = levelBars[texture];
    expect(bar).toEqual({ prisoners: first.prisoners, items: first.items, killed: 0, paid: 0 });
  }
  expect(differ(({ heroes }) => heroes.map(({ texture }) => texture))).toBe(true);
});

rule('NY-SET-24', '3, 4, 5 or 6 cards of each colour take part; every hero draws one of each', () => {
  for (const heroes of [1, 2, 3, 4] as const) {
    const s = scene({ heroes: HERO_IDS.slice(0, heroes) });
    expect(s.heroes.every(({ blue, purple }) => blue.length === 1 && purple.length === 1)).toBe(true);
    expect([s.blueDeck.length, s.purpleDeck.length]).toEqual([2, 2]);
    expect([s.blueUnused.length, s.purpleUnused.length]).toEqual([4 - heroes, 4 - heroes]);
  }
  for (const deck of ['blueDeck', 'blueUnused', 'purpleDeck', 'purpleUnused'] as const)
    expect(differ((one) => one[deck])).toBe(true);
});

rule(
  ['NY-SET-25', 'NY-GEN-03'],
  'a random hero has the first turn, the same one for the same seed, and turns go round',
  () => {
    const first = (seed: string): number => {
      const table = new Table(game, startState(game, { seats: 3, seed }));
      for (const [seat, id] of (['snake', 'maggie', 'brain'] as const).entries())
        table.play(seat, { do: 'takeHero', hero: id });
      return table.state.current;
    };
    expect(new Set(seeds.map(first)).size).toBe(3);
    expect(seeds.map(first)).toEqual(seeds.map(first));
  },
);

rule('NY-GEN-03', 'the whole deal follows from the seed', () => {
  expect(fresh(4, 'one')).toEqual(fresh(4, 'one'));
  expect(fresh(4, 'one')).not.toEqual(fresh(4, 'two'));
});

rule('NY-GEN-01', '1 to 4 heroes take part', () => {
  for (const seats of [1, 2, 3, 4])
    expect(createMatch(game, { seats, seed: 'x' }).view(null).heroes).toHaveLength(seats);
  expect(() => createMatch(game, { seats: 6, seed: 'x' })).toThrow('1 to 5 seats');
  expect(createMatch(game, { seats: 5, seed: 'x' }).view(null).heroes).toHaveLength(4);
});
