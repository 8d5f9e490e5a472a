import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { actionCards } from '../content/index.ts';
import {
  block,
  discard,
  giveItem,
  hero,
  lay,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  revealTile,
  scene,
  solo,
  SOUTH,
  stackNy,
  STREETS,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

/** A hero who cannot leave the Library. */
function walledIn(heroes: Parameters<typeof solo>[0] = {}) {
  const s = solo(heroes);
  for (const street of STREETS) block(s, LIBRARY, street);
  return s;
}

rule('NY-ACT-01', 'a resolved card is shown and all its effects happen in order', () => {
  const s = solo({ heroes: ['maggie'] });
  putEnemies(s, 'prisoner', NORTH);
  const played = resolve(s, 'maggie-3').take({ do: 'move', route: [NORTH] });
  expect(hero(s).played).toEqual([{ state: 'resolved', card: 'maggie-3' }]);
  expect(s.enemies).toEqual([]);
  played.take({ do: 'reveal' });
  expect(played.told('spaceRevealed')).toHaveLength(1);
});

rule('NY-ACT-02', 'the order is chosen when the first card is revealed', () => {
  const s = solo();
  lay(s, 'snake-1', 'snake-5');
  const played = stage(s, { step: 'playCard', seat: 0 });
  expect(played.offeredAs('resolveCard', 'card')).toEqual(['snake-1', 'snake-5']);
});

rule('NY-ACT-03', 'events of the first card, and a free moment, come before the second card', () => {
  const s = solo();
  revealTile(s, 'c04y02', 'city-26');
  place(s, 0, 'c04y04');
  giveItem(s, 0, 'skates');
  s.eventDeck.splice(s.eventDeck.indexOf('lull'), 1);
  s.eventDeck.push('lull');
  lay(s, 'snake-2', 'snake-5');
  const played = stage(s, { step: 'playCard', seat: 0 }, { step: 'playCard', seat: 0 });
  played
    .take({ do: 'resolveCard', card: 'snake-2' })
    .take({ do: 'move', route: ['c04y02'] })
    .take({ do: 'reveal' });
  expect(played.told('eventRevealed')).toHaveLength(1);
  expect(hero(s).played[1]?.state).toBe('facedown');
  expect(played.offered({ do: 'useItem' })).toHaveLength(1);
});

rule('NY-ACT-04', 'a card laid down must be resolved or replaced', () => {
  const s = solo();
  lay(s, 'snake-5');
  const played = stage(s, { step: 'playCard', seat: 0 });
  expect(new Set(played.offered().map((choice) => choice.do))).toEqual(
    new Set(['resolveCard', 'useAbility', 'useWeapon']),
  );
});

rule(
  ['NY-ACT-05', 'NY-ACT-06', 'NY-ACT-08'],
  'without a legal first step the whole card is skipped, and its noise is made',
  () => {
    const s = walledIn();
    putEnemies(s, 'prisoner', LIBRARY);
    lay(s, 'snake-7');
    stackNy(s, 'ny-07', 'ny-09', 'ny-02');
    const played = stage(s, { step: 'playCard', seat: 0 }, { step: 'noiseStep', seat: 0 });
    played.take({ do: 'resolveCard', card: 'snake-7' });
    expect(played.told('cardSkipped')).toMatchObject([{ because: { rule: 'NY-ACT-08' } }]);
    // Not even the damage that could have been done.
    expect(s.enemies).toHaveLength(1);
    expect(s.noise).toBe(actionCards['snake-7'].noise);
  },
);

rule(
  'NY-ACT-07',
  'possible is what some choices make possible: theft after a step that reaches another hero',
  () => {
    const s = scene();
    giveItem(s, 1, 'skates');
    place(s, 1, NORTH);
    const near = resolve(structuredClone(s), 'snake-s2');
    expect(near.told('cardSkipped')).toEqual([]);
    revealTile(s, 'c05y01', 'city-34');
    place(s, 1, 'c05y01');
    expect(resolve(s, 'snake-s2').told('cardSkipped')).toMatchObject([{ because: { rule: 'NY-ACT-10' } }]);
  },
);

rule(
  'NY-ACT-08',
  'one way out is enough: any street, a POI tile that lies facedown, a roadblock that a car opens',
  () => {
    for (const open of STREETS) {
      const s = solo();
      for (const street of STREETS) if (street !== open) block(s, LIBRARY, street);
      resolve(s, 'snake-2');
      expect(hero(s).at).toBe(open);
    }
    const edge = solo();
    revealTile(edge, 'c04y02', 'city-34');
    place(edge, 0, 'c04y02');
    for (const street of [NORTH, 'c04y04'] as const) block(edge, 'c04y02', street);
    resolve(edge, 'snake-2');
    expect(hero(edge).at).toBe('c04y00');
    const driver = walledIn();
    hero(driver).car = 'car';
    driver.carFigures--;
    expect(resolve(driver, 'snake-2').offered({ do: 'move', giveUpCar: true })).toHaveLength(6);
  },
);

rule('NY-ACT-08', '"up to" moves are always possible', () => {
  const played = resolve(walledIn({ heroes: ['maggie'], options: { extraSpecialCards: true } }), 'maggie-x2');
  expect(played.told('cardSkipped')).toEqual([]);
});

rule(
  ['NY-ACT-09', 'NY-ACT-11', 'NY-ACT-12'],
  'nothing to reveal, hit, trick, return or reload does not make a card impossible',
  () => {
    for (const [heroes, card] of [
      [['snake'], 'snake-6'],
      [['snake'], 'snake-8'],
      [['snake'], 'snake-s1'],
      [['maggie'], 'maggie-8'],
    ] as const) {
      expect(resolve(solo({ heroes }), card).told('cardSkipped')).toEqual([]);
    }
    const s = solo({ heroes: ['maggie'], options: { extraSpecialCards: true } });
    hero(s).weapon = null;
    s.itemsGone.push('start-revolver');
    expect(resolve(s, 'maggie-x1').told('cardSkipped')).toEqual([]);
    const explored = solo();
    const walking = resolve(explored, 'snake-1').take({ do: 'move', route: [NORTH, LIBRARY] });
    expect(walking.told('cardSkipped')).toEqual([]);
    expect(walking.told('spaceRevealed')).toEqual([]);
  },
);

rule(
  ['NY-ACT-10', 'NY-CAR-09'],
  'a roadblock before the victim makes theft impossible, unless a car can be given up',
  () => {
    const s = scene();
    giveItem(s, 1, 'skates');
    place(s, 1, SOUTH);
    block(s, LIBRARY, NORTH);
    expect(resolve(structuredClone(s), 'snake-s2').told('cardSkipped')).toEqual([]);
    block(s, LIBRARY, SOUTH);
    expect(resolve(structuredClone(s), 'snake-s2').told('cardSkipped')).toMatchObject([
      { because: { rule: 'NY-ACT-10' } },
    ]);
    hero(s).car = 'car';
    s.carFigures--;
    expect(resolve(s, 'snake-s2').told('cardSkipped')).toEqual([]);
  },
);

rule('NY-ACT-10', 'theft is impossible when nobody in reach has a card that may be stolen', () => {
  const s = scene();
  expect(resolve(s, 'snake-s2').told('cardSkipped')).toMatchObject([{ because: { rule: 'NY-ACT-10' } }]);
});

rule(
  ['NY-ACT-13', 'NY-MOV-07'],
  'taking a car ends the movement, which counts as performed; later effects follow',
  () => {
    const s = solo();
    s.abandonedCars.push(NORTH);
    s.carFigures--;
    const played = resolve(s, 'snake-1')
      .take({ do: 'move', route: [NORTH] })
      .take({ do: 'takeCar' });
    expect([hero(s).at, hero(s).car]).toEqual([NORTH, 'car']);
    expect(played.decision).toBe('reveal');
    expect(played.told('heroMoved')).toHaveLength(1);
  },
);

rule('NY-ACT-14', 'the icon of a card does nothing: a special card that damages kills like any other', () => {
  const s = solo({ heroes: ['maggie'] });
  putEnemies(s, 'prisoner', NORTH);
  expect(actionCards['maggie-s1'].icon).toBe('special');
  resolve(s, 'maggie-s1');
  expect(s.enemies).toEqual([]);
});

rule('NY-ACT-15', 'a card returns neither itself nor the other card of the turn', () => {
  const s = solo();
  discard(s, 0, 1);
  lay(s, 'snake-2');
  const played = resolve(s, 'snake-s1');
  expect(played.offeredAs('returnCard', 'card')).toEqual(['snake-1']);
});

rule(
  ['NY-ABL-01', 'NY-ABL-04'],
  'once per turn the personal ability replaces a card, which stays unseen and silent',
  () => {
    const s = solo();
    lay(s, 'snake-6', 'snake-5');
    const played = stage(
      s,
      { step: 'playCard', seat: 0 },
      { step: 'playCard', seat: 0 },
      { step: 'noiseStep', seat: 0 },
    );
    played.take({ do: 'useAbility', ability: 'fight', card: 'snake-6' });
    expect(played.offered({ do: 'useAbility' })).toEqual([]);
    expect(played.why({ do: 'useAbility' })).toBe('NY-ABL-01');
    played.take({ do: 'resolveCard', card: 'snake-5' });
    expect(played.told('cardResolved')).toMatchObject([{ card: 'snake-5' }]);
    expect(s.noise).toBe(2 + actionCards['snake-5'].noise);
    expect(hero(s).discard.sort()).toEqual(['snake-5', 'snake-6']);
  },
);

rule(
  ['NY-ABL-02', 'NY-ABL-03'],
  'the ability is 2 damage in the space, or move 1 and reveal 1, for 2 noise',
  () => {
    const fight = solo();
    putEnemies(fight, 'prisoner', LIBRARY, 3);
    putEnemies(fight, 'prisoner', NORTH);
    lay(fight, 'snake-1');
    const fought = stage(fight, { step: 'playCard', seat: 0 }, { step: 'noiseStep', seat: 0 });
    fought.take({ do: 'useAbility', ability: 'fight' });
    expect(fought.told('prisonerKilled')).toMatchObject([{ at: LIBRARY }, { at: LIBRARY }]);
    expect(fight.noise).toBe(2);

    const move = solo();
    lay(move, 'snake-1');
    const moved = stage(move, { step: 'playCard', seat: 0 }).take({ do: 'useAbility', ability: 'move' });
    expect(moved.offered({ do: 'move' })).toHaveLength(6);
    moved.take({ do: 'move', route: [NORTH] }).take({ do: 'reveal' });
    expect(moved.told('spaceRevealed')).toHaveLength(1);
  },
);

rule('NY-ABL-05', 'an ability that cannot be performed is skipped, and still heard', () => {
  const s = walledIn();
  lay(s, 'snake-1');
  const played = stage(s, { step: 'playCard', seat: 0 }, { step: 'noiseStep', seat: 0 });
  played.take({ do: 'useAbility', ability: 'move' });
  expect(played.told('cardSkipped')).toHaveLength(1);
  expect(s.noise).toBe(2);
});
