import { below, type Chance, seeded, type Table } from '@getaway/engine';
import { positions, rule, type Variant } from '@getaway/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyNyCardId, nyCards } from '../content/index.ts';
import type { Choice } from '../rules/choices.ts';
import { gainNoise, noiseAfter, noiseAtMaximum } from '../rules/city/noise.ts';
import { movingIn, nyAction } from '../rules/city/phase.ts';
import { hitHero, threat } from '../rules/hero/hit.ts';
import type { State } from '../rules/state.ts';
import { isAhead, isLikely, lossOf, type Odds, percentOf, threats } from '../rules/threats.ts';
import { game, hero, LIBRARY, NORTH, putEnemies, solo } from './scene.ts';

/** Threat odds equal what happens in all worlds that the viewer can imagine, each counted once. */

const VARIANTS: readonly Variant[] = [
  { seats: 1 },
  { seats: 3 },
  { seats: 2, options: { hardNyDeck: true, extraSpecialCards: true } },
  { seats: 3, options: { bands: true } },
];

/** The orders of the next two cards, all equally likely. */
function ordersOf(cards: readonly AnyNyCardId[]): (readonly [AnyNyCardId, AnyNyCardId])[] {
  return cards.flatMap((first) =>
    cards.flatMap((second) => (first === second ? [] : [[first, second] as const])),
  );
}

/** Steps 10 to 12 in every world: what lies on top in step 11, and in step 12. */
function worldsOf(view: State, world: State): (readonly [AnyNyCardId, AnyNyCardId])[] {
  const deck = [...world.nyDeck];
  const everything = [...deck, ...world.nyDiscard, ...world.nyActive];
  const discarded = isAhead(view, 'discardNyCard') ? deck.splice(-1) : [];
  const top = deck.at(-1) as AnyNyCardId;
  if (deck.length === 1) return ordersOf(everything);
  if (discarded.length === 0) {
    const rest = deck.length === 2 ? everything : deck.slice(0, -1);
    return rest.map((card) => [top, card] as const);
  }
  if (deck.length === 2) return deck.flatMap((first) => everything.map((second) => [first, second] as const));
  return ordersOf(deck);
}

const share = ({ chances, of }: Odds): number => chances / of;
const shareOf = <T>(all: readonly T[], fits: (one: T) => boolean): number =>
  all.filter(fits).length / all.length;

/** Whether the engine itself pays in step 11 with this card on top. */
function isPaid(world: State, card: AnyNyCardId, noise: number): boolean {
  const s = game.schema.clone(world);
  s.noise = noise;
  s.nyDeck.push(card);
  let paid = false;
  nyAction.run?.(s, { step: 'nyAction' }, ({ event }) => {
    paid ||= event === 'nyCardResolved';
  });
  return paid;
}

function equalsAllWorlds(table: Table<State, Choice>, chance: Chance): void {
  const { state } = table;
  const viewer = below(chance, state.seats + 1) - 1;
  const view = game.schema.observe(state, viewer);
  const told = threats(view);
  const world = game.schema.imagine(view, viewer, { rng: seeded(String(chance.rng)) });
  expect(threats(world), 'the same in every world').toEqual(told);
  expect(threats(state), 'the same in the real one').toEqual(told);
  const { city } = told;
  if (city === null || city.pays === null) return;
  const worlds = worldsOf(view, world);
  const pays = new Map(
    [...new Set(worlds.map(([card]) => card))].map((card) => [card, isPaid(world, card, city.noise)]),
  );
  expect(share(city.pays)).toBeCloseTo(shareOf(worlds, ([card]) => pays.get(card) === true));
  city.curve.forEach((odds, noise) =>
    expect(share(odds)).toBeCloseTo(shareOf(worlds, ([card]) => nyCards[card].cost <= noise)),
  );
  for (const { direction, from, enemies, ...odds } of city.sides) {
    expect(share(odds)).toBeCloseTo(
      shareOf(worlds, ([, card]) => nyCards[card].moveFrom.includes(direction)),
    );
    if (enemies === 0) continue;
    const enters = shareOf(worlds, ([, card]) => movingIn(world, card).some(({ at }) => at === from));
    expect(share(odds)).toBeCloseTo(enters);
  }
  for (const { enemies, ...odds } of city.entering)
    expect(share(odds)).toBeCloseTo(shareOf(worlds, ([, card]) => movingIn(world, card).length === enemies));
}

test.each(VARIANTS)('odds of the city are those of all worlds, and tell no secret: %o', (variant) => {
  positions(game, variant, 'threats', { count: 150, every: 5 }, equalsAllWorlds);
});

describe('damage', () => {
  rule(['NY-HIT-05', 'NY-HIT-06'], 'each card of the hand is lost with damage ÷ hand size', () => {
    const s = solo();
    putEnemies(s, 'prisoner', LIBRARY, 2);
    s.agenda = [{ step: 'damageStep', seat: 0 }];
    const { hit } = threats(s);
    const card = hero(s).hand[0]!;
    const runs = 600;
    let lost = 0;
    for (let i = 0; i < runs; i++) {
      const world = game.schema.clone(s);
      world.rng = seeded(`hit ${i}`);
      hitHero(world, 0, threat(world, 0), undefined);
      if (!hero(world).hand.includes(card)) lost++;
    }
    expect(hit).toEqual({ damage: 2, hand: hero(s).hand.length });
    expect(Math.abs(lost / runs - 2 / hero(s).hand.length)).toBeLessThan(0.06);
  });

  rule(['NY-TRN-04', 'NY-HIT-05'], 'cards that will be played are out of reach', () => {
    const s = solo();
    s.agenda = [
      { step: 'damageStep', seat: 0 },
      { step: 'chooseCards', seat: 0 },
    ];
    expect(threats(s).hit?.hand).toBe(hero(s).hand.length - 2);
    hero(s).hand.splice(1);
    expect(threats(s).hit?.hand).toBe(0);
  });

  rule(['NY-FX-32', 'NY-HIT-08', 'NY-HIT-07'], 'what will be prevented does not threaten', () => {
    const s = solo();
    putEnemies(s, 'prisoner', LIBRARY, 3);
    s.agenda = [{ step: 'damageStep', seat: 0 }];
    const damage = (turn: Partial<State['turn']>) =>
      threats({ ...s, turn: { ...s.turn, ...turn } }).hit?.damage;
    expect([{}, { prevent: 2 }, { prevent: 5 }, { preventAll: true }].map(damage)).toEqual([3, 1, 0, 0]);
  });

  test('odds in figures: of 100, likely from one half on, and of no card none is lost', () => {
    expect([1, 2].map((chances) => percentOf({ chances, of: 3 }))).toEqual([33, 67]);
    expect([2, 1].map((chances) => isLikely({ chances, of: 2 + chances }))).toEqual([true, false]);
    expect(isLikely({ chances: 2, of: 5 })).toBe(false);
    expect(lossOf({ damage: 1, hand: 4 })).toEqual({ chances: 1, of: 4 });
    expect(lossOf({ damage: 3, hand: 0 })).toEqual({ chances: 0, of: 1 });
  });
});

rule(
  ['NY-TRN-01', 'NY-NOI-02', 'NY-NYP-01'],
  'what is over threatens no more, and only noise that is still to come is added',
  () => {
    const ahead = (steps: readonly string[], more?: number) => {
      const s = solo();
      s.noise = 2;
      s.turn.noise = 3;
      s.agenda = steps.map((step) => ({ step }));
      return threats(s, more);
    };
    expect(ahead([])).toEqual({ hit: null, city: null });
    const phase = ['moveIn', 'nyAction'];
    expect(ahead(phase).city?.noise).toBe(2);
    expect(ahead([...phase, 'discardNyCard'], 1).city?.noise).toBe(3);
    expect(ahead([...phase, 'discardNyCard', 'noiseStep']).city?.noise).toBe(6);
    expect(ahead([...phase, 'discardNyCard', 'noiseStep'], 1).city?.noise).toBe(7);
    expect(ahead(phase).city?.curve).toHaveLength(11);
  },
);

rule(
  ['NY-NYP-06', 'NY-NYP-07'],
  'while the last card but one is resolved, any card may be on top next',
  () => {
    const s = solo();
    putEnemies(s, 'prisoner', NORTH);
    const resolved = s.nyDeck.pop()!;
    s.nyDiscard.push(...s.nyDeck.splice(1));
    s.agenda = [{ step: 'moveIn' }, { step: 'reshuffleNy' }, { step: 'putNyCardAway', card: resolved }];
    expect(threats(s).city).toMatchObject({
      pays: null,
      sides: expect.arrayContaining([expect.objectContaining({ of: 10 })]),
    });
  },
);

rule(['NY-INF-10', 'NY-NYP-02', 'NY-NYP-08'], 'the card on top is known when its step comes', () => {
  const s = solo();
  const sides = (steps: readonly string[]) => {
    s.agenda = steps.map((step) => ({ step }));
    return threats(s).city;
  };
  expect(sides(['moveIn', 'nyAction'])?.pays).toMatchObject({ of: 1 });
  for (const steps of [['moveIn'], ['moveIn', 'reshuffleNy']])
    expect(sides(steps)?.sides.map(({ of }) => of)).toEqual([1, 1, 1, 1, 1, 1]);
});

rule(['NY-NOI-03', 'NY-NOI-04', 'NY-NOI-05'], 'noise is foreseen as it is gained', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 20 }),
      (noise, missionLeft, n) => {
        const s = solo();
        Object.assign(s, { noise, missionLeft, agenda: [] });
        const told = noiseAfter(s, n);
        const events: string[] = [];
        const emit = ({ event }: { event: string }): void => void events.push(event);
        gainNoise(s, n, emit);
        // Everything but the timer tile itself, whose effect nobody knows.
        for (let next = s.agenda.pop(); next; next = s.agenda.pop()) {
          if (next.step === 'noiseAtMaximum') noiseAtMaximum.run?.(s, next as never, emit);
          if (next.step === 'gainNoise') gainNoise(s, (next as unknown as { n: number }).n, emit);
        }
        expect(told.noise).toBe(s.noise);
        expect(told.tiles).toBe(events.filter((event) => event === 'noiseReset').length);
      },
    ),
  );
});
