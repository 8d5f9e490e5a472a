import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { AnyStep } from '../rules/agenda.ts';
import { spaceNo } from '../rules/board/index.ts';
import type { State } from '../rules/state.ts';
import { block, enemiesAt, place, putEnemies, revealPoi, revealTile, roadState, scene } from './scene.ts';
import { hero, LIBRARY, NORTH, resolve, solo, SOUTH, stage } from './situation.ts';

const FREE = { step: 'freeMoment', seat: 0, pay: true } as const;
const DRIVE = { step: 'carStep', seat: 0 } as const;
function park(s: State, at: typeof LIBRARY): void {
  s.abandonedCars.push(at);
  s.carFigures--;
}
function drives(s: State, seat = 0): void {
  hero(s, seat).car = 'car';
  s.carFigures--;
}
const MOVE = (only: 'any' | 'cars' = 'any', left = 1): AnyStep => ({
  step: 'moveEnemies',
  seat: 0,
  left,
  only,
  moved: [],
});

rule(
  ['NY-CAR-01', 'NY-CAR-02'],
  'a hero without a car takes an abandoned one, which then moves with the hero',
  () => {
    const s = solo();
    park(s, LIBRARY);
    stage(s, FREE).take({ do: 'takeCar' });
    expect([hero(s).car, s.abandonedCars]).toEqual(['car', []]);
    s.current = 0;
    resolve(s, 'snake-2').take({ do: 'move', route: [NORTH] });
    expect([hero(s).car, hero(s).at]).toEqual(['car', NORTH]);
  },
);

rule('NY-CAR-03', 'a hero has one car and must abandon it before taking another', () => {
  const s = solo();
  drives(s);
  park(s, LIBRARY);
  const played = stage(s, FREE);
  expect(played.why({ do: 'takeCar' })).toBe('NY-CAR-03');
  played.take({ do: 'abandonCar' }).take({ do: 'takeCar' });
  expect([hero(s).car, s.abandonedCars]).toEqual(['car', [LIBRARY]]);
});

rule('NY-CAR-04', 'the extra move is up to 2; made, it is 1 noise; not with an enemy in the space', () => {
  const s = solo();
  drives(s);
  revealTile(s, 'c04y02', 'city-34');
  const played = stage(structuredClone(s), DRIVE, { step: 'noiseStep', seat: 0 }).take({ do: 'drive' });
  played.take({ do: 'move', route: [NORTH, 'c04y02'] });
  expect([hero(played.s).at, played.s.noise]).toEqual(['c04y02', 1]);
  const still = stage(structuredClone(s), DRIVE, { step: 'noiseStep', seat: 0 })
    .take({ do: 'drive' })
    .take({ do: 'stop' });
  expect(still.s.noise).toBe(0);
  putEnemies(s, 'prisoner', LIBRARY);
  expect(stage(s, DRIVE).why({ do: 'drive' })).toBe('NY-CAR-04');
});

rule('NY-CAR-05', 'the Taxi reveals 1 after an extra move that was made', () => {
  const s = solo({ heroes: ['cabbie'] });
  const played = stage(structuredClone(s), DRIVE)
    .take({ do: 'drive' })
    .take({ do: 'move', route: [NORTH] });
  expect(played.decision).toBe('reveal');
  const still = stage(s, DRIVE).take({ do: 'drive' }).take({ do: 'stop' });
  expect(still.told('spaceRevealed')).toEqual([]);
  const car = solo();
  drives(car);
  expect(
    stage(car, DRIVE)
      .take({ do: 'drive' })
      .take({ do: 'move', route: [NORTH] })
      .told('spaceRevealed'),
  ).toEqual([]);
});

rule('NY-CAR-06', 'the extra move follows all movement rules, and its events come after it', () => {
  const s = solo();
  drives(s);
  revealTile(s, 'c04y02', 'city-26');
  place(s, 0, 'c04y04');
  s.eventDeck.push(...s.eventDeck.splice(s.eventDeck.indexOf('lull'), 1));
  const played = stage(s, DRIVE).take({ do: 'drive' });
  expect(played.why({ do: 'move', route: ['c03y03'] })).toBe('NY-MOV-10');
  played.take({ do: 'move', route: ['c04y02'] });
  expect(played.told('eventRevealed')).toHaveLength(1);
});

rule(
  'NY-CAR-07',
  'on every movement another hero without a car in the space may ride along, if that player agrees',
  () => {
    const s = scene({ heroes: ['cabbie', 'snake', 'brain'] });
    place(s, 2, SOUTH);
    const card = resolve(structuredClone(s), 'cabbie-3');
    expect(card.offered()).toEqual([{ do: 'invite', heroSeat: 1 }, { do: 'goAlone' }]);
    card.take({ do: 'invite', heroSeat: 1 });
    expect(card.asked).toBe(1);
    card.take({ do: 'refuse' }).take({ do: 'move', route: [NORTH] });
    expect([hero(card.s).at, hero(card.s, 1).at]).toEqual([NORTH, LIBRARY]);
    const drive = stage(s, DRIVE)
      .take({ do: 'drive' })
      .take({ do: 'invite', heroSeat: 1 })
      .take({ do: 'agree' });
    drive.take({ do: 'move', route: [NORTH] });
    expect([hero(s).at, hero(s, 1).at, hero(s, 2).at]).toEqual([NORTH, NORTH, SOUTH]);
    const both = scene({ heroes: ['cabbie', 'snake'] });
    drives(both, 1);
    expect(resolve(both, 'cabbie-3').decision).toBe('walk');
  },
);

rule(
  'NY-CAR-08',
  'the passenger is chosen before the first step, stays for the whole movement and collects nothing',
  () => {
    const s = scene({ heroes: ['cabbie', 'snake', 'brain'] });
    place(s, 2, NORTH);
    s.itemCubes[0] = 0;
    const played = resolve(s, 'cabbie-2').take({ do: 'invite', heroSeat: 1 }).take({ do: 'agree' });
    played.take({ do: 'move', route: [NORTH, 'c04y04'] });
    expect([hero(s).at, hero(s, 1).at, hero(s, 2).at]).toEqual(['c04y04', 'c04y04', NORTH]);
    expect(s.turn.passenger).toBeNull();
    expect(played.told('heroMoved')).toMatchObject([{ passengerSeat: 1 }, { passengerSeat: 1 }]);
  },
);

rule(
  ['NY-CAR-09', 'NY-CAR-10'],
  'giving up the car opens the road, and a card movement goes on on foot',
  () => {
    const s = scene({ heroes: ['snake', 'maggie'] });
    drives(s);
    block(s, LIBRARY, NORTH);
    revealTile(s, 'c05y01', 'city-34');
    const played = resolve(s, 'snake-1').take({ do: 'invite', heroSeat: 1 }).take({ do: 'agree' });
    played.take({ do: 'move', route: [NORTH, 'c05y01'], giveUpCar: true });
    expect([hero(s).car, s.carFigures, roadState(s, LIBRARY, NORTH)]).toEqual(['none', 4, 'open']);
    expect([hero(s).at, hero(s, 1).at]).toEqual(['c05y01', 'c05y01']);
    expect(played.told('carGivenUp')).toHaveLength(1);
  },
);

rule(['NY-CAR-10', 'NY-CAR-09'], 'the extra move ends with the car; the Taxi leaves the game', () => {
  const s = solo({ heroes: ['cabbie'] });
  block(s, LIBRARY, NORTH);
  // Something to collect is a reason to pause, but not to go on.
  s.itemCubes[spaceNo(NORTH)] = 1;
  revealTile(s, 'c05y01', 'city-34');
  const played = stage(s, DRIVE).take({ do: 'drive' });
  expect(played.offered({ do: 'move', route: [NORTH, 'c05y01'] })).toEqual([]);
  played.take({ do: 'move', route: [NORTH], giveUpCar: true });
  played.take({ do: 'proceed' });
  expect([hero(s).car, s.carFigures, hero(s).at]).toEqual(['none', 4, NORTH]);
  expect(played.decision).not.toBe('walk');
});

rule('NY-CAR-11', 'an abandoned car stays in the space; once per turn', () => {
  const s = solo();
  drives(s);
  const played = stage(s, FREE).take({ do: 'abandonCar' });
  expect([hero(s).car, s.abandonedCars, s.carFigures]).toEqual(['none', [LIBRARY], 3]);
  played.take({ do: 'takeCar' });
  expect(played.offered({ do: 'abandonCar' })).toEqual([]);
});

rule('NY-CAR-12', 'an abandoned Taxi is gone', () => {
  const s = solo({ heroes: ['cabbie'] });
  stage(s, FREE).take({ do: 'abandonCar' });
  expect([hero(s).car, s.abandonedCars]).toEqual(['none', []]);
});

rule('NY-CAR-13', 'a car changes nothing for fighting and damage', () => {
  const s = solo();
  drives(s);
  putEnemies(s, 'prisoner', LIBRARY, 2);
  const hand = hero(s).hand.length;
  stage(s, { step: 'damageStep', seat: 0 }, { step: 'assignDamage', seat: 0, left: 2, range: 0 });
  expect([hero(s).hand.length, s.enemies.length]).toEqual([hand - 2, 0]);
});

rule('NY-CAR-14', 'car and passenger go along to another POI', () => {
  const s = scene({ heroes: ['cabbie', 'snake'] });
  revealPoi(s, 'c04y00', 'nothing-here');
  place(s, 0, 'c04y00');
  place(s, 1, 'c04y00');
  const played = resolve(s, 'cabbie-s3').take({ do: 'invite', heroSeat: 1 }).take({ do: 'agree' });
  played.take({ do: 'jump', to: 'c10y08' });
  expect([hero(s).at, hero(s).car, hero(s, 1).at]).toEqual(['c10y08', 'taxi', 'c10y08']);
});

rule(['NY-PCR-01', 'NY-EMV-12'], 'a prisoner who meets an abandoned car takes it at once and stops', () => {
  const s = solo();
  s.nyActive.push(...s.nyAside.splice(s.nyAside.indexOf('ny-sp-romero'), 1));
  park(s, 'c04y02');
  revealTile(s, 'c04y02', 'city-34');
  revealTile(s, 'c03y01', 'city-28');
  place(s, 0, 'c05y05');
  putEnemies(s, 'prisoner', 'c03y01');
  stage(s, MOVE());
  expect(s.enemies).toMatchObject([{ kind: 'prisonerCar', at: 'c04y02' }]);
  expect([s.abandonedCars, s.prisoners]).toEqual([[], 40]);
});

rule(
  'NY-PCR-01',
  'not while a hero is there; once the hero leaves, the first of the prisoners takes it',
  () => {
    const s = solo();
    park(s, LIBRARY);
    putEnemies(s, 'prisoner', LIBRARY, 2);
    expect(s.enemies.every(({ kind }) => kind === 'prisoner')).toBe(true);
    resolve(s, 'snake-2').take({ do: 'move', route: [NORTH] });
    expect(s.enemies.map(({ kind }) => kind)).toEqual(['prisonerCar', 'prisoner']);
  },
);

rule('NY-PCR-02', 'a tricked prisoner takes the car only when it stands up', () => {
  const s = solo();
  park(s, NORTH);
  putEnemies(s, 'prisoner', LIBRARY);
  const played = stage(s, { step: 'trick', seat: 0, left: 1, range: 0 }, { step: 'chooseCards', seat: 0 });
  played.take({ do: 'trick', to: NORTH });
  expect(s.enemies[0]?.kind).toBe('prisoner');
  stage(s, { step: 'endTurn', seat: 0 });
  expect(s.enemies[0]?.kind).toBe('prisonerCar');
});

rule(['NY-PCR-03', 'NY-EMV-05'], 'a prisoner with a car moves 2', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  putEnemies(s, 'prisonerCar', 'c02y02');
  stage(s, MOVE());
  expect(s.enemies[0]?.at).toBe('c04y04');
});

rule(['NY-PCR-04', 'NY-EMV-03'], 'cars use no manholes', () => {
  const s = solo();
  revealTile(s, 'c11y03', 'city-04');
  revealTile(s, 'c04y02', 'city-30');
  putEnemies(s, 'prisonerCar', 'c11y03');
  stage(structuredClone(s), MOVE());
  const played = stage(s, MOVE());
  expect(played.told('enemyMoved')).toEqual([]);
});

rule('NY-PCR-05', 'bosses neither take cars nor ride in them', () => {
  const s = solo();
  park(s, NORTH);
  revealTile(s, 'c05y01', 'city-34');
  putEnemies(s, 'slag', NORTH);
  stage(s, { step: 'endTurn', seat: 0 });
  expect([s.enemies[0]?.kind, s.abandonedCars]).toEqual(['slag', [NORTH]]);
  s.current = 0;
  putEnemies(s, 'prisonerCar', 'c05y01');
  putEnemies(s, 'duke', 'c05y01');
  const played = stage(s, MOVE('cars'));
  expect(played.told('enemyMoved')).toMatchObject([{ carries: null }]);
});

rule(
  ['NY-PCR-06', 'NY-PCR-11'],
  'a car takes one prisoner of its start or way along, which does not count as moved',
  () => {
    const s = solo();
    revealTile(s, 'c03y03', 'city-34');
    putEnemies(s, 'prisonerCar', 'c02y02');
    const [walker] = putEnemies(s, 'prisoner', 'c03y03');
    putEnemies(s, 'prisoner', 'c02y02');
    const played = stage(s, MOVE('any', 2));
    expect(played.offeredAs('moveEnemy', 'carries')).toEqual([1, 2]);
    played.take({ do: 'moveEnemy', carries: walker as number });
    // The second move goes to the one that was carried, which stands nearest now.
    expect(played.told('enemyMoved')).toMatchObject([{ enemy: 0 }, { enemy: walker }]);
    expect(enemiesAt(s, LIBRARY)).toMatchObject([{ no: walker }]);
  },
);

rule('NY-PCR-06', 'engaged and tricked prisoners stay behind', () => {
  const s = solo();
  revealTile(s, 'c03y03', 'city-34');
  putEnemies(s, 'prisonerCar', 'c02y02');
  putEnemies(s, 'prisoner', 'c02y02');
  const tricked = s.enemies[1];
  if (tricked) tricked.tricked = true;
  expect(stage(s, MOVE()).told('enemyMoved')).toMatchObject([{ carries: null }]);
});

rule('NY-PCR-07', 'of equally short routes a car takes one with a passenger', () => {
  const s = solo();
  place(s, 0, SOUTH);
  revealTile(s, 'c04y02', 'city-34');
  putEnemies(s, 'prisonerCar', 'c05y03');
  putEnemies(s, 'prisoner', 'c04y04');
  const played = stage(structuredClone(s), MOVE('cars'));
  expect(played.told('enemyMoved')).toMatchObject([{ carries: null, route: [LIBRARY, SOUTH] }]);
  place(s, 0, 'c04y06');
  const both = stage(s, MOVE('cars'));
  expect(both.told('enemyMoved')).toMatchObject([{ carries: 1, route: ['c04y04', 'c04y06'] }]);
});

rule(
  ['NY-PCR-08', 'NY-RUL-13', 'NY-EMV-17'],
  'without an open route a car rams the first roadblock: wrecked, road open, driver and passenger on foot beyond',
  () => {
    const s = solo();
    place(s, 0, 'c03y03');
    revealTile(s, 'c03y03', 'city-34');
    for (const street of ['c04y04'] as const) block(s, 'c03y03', street);
    putEnemies(s, 'prisonerCar', 'c04y04');
    putEnemies(s, 'prisoner', 'c04y04');
    for (const enemy of s.enemies) if (enemy.kind === 'prisonerCar') enemy.damage = 1;
    const figures = s.carFigures;
    const played = stage(s, MOVE('cars'));
    expect(played.told('carRammed')).toHaveLength(1);
    expect(enemiesAt(s, 'c03y03').map(({ kind, damage }) => [kind, damage])).toEqual([
      ['prisoner', 0],
      ['prisoner', 0],
    ]);
    expect([s.carFigures, roadState(s, 'c03y03', 'c04y04')]).toEqual([figures + 1, 'open']);
    const open = solo();
    revealTile(open, 'c03y03', 'city-34');
    revealTile(open, 'c03y05', 'city-28');
    place(open, 0, 'c03y03');
    block(open, 'c03y03', 'c04y04');
    putEnemies(open, 'prisonerCar', 'c04y04');
    expect(stage(open, MOVE('cars')).told('carRammed')).toEqual([]);
  },
);

rule('NY-PCR-10', 'without a prisoner token New York gains 1 noise instead', () => {
  const s = solo();
  place(s, 0, 'c03y03');
  revealTile(s, 'c03y03', 'city-34');
  block(s, 'c03y03', 'c04y04');
  putEnemies(s, 'prisonerCar', 'c04y04');
  s.prisoners = 0;
  stage(s, MOVE('cars'));
  expect([s.enemies.length, s.noise]).toEqual([0, 1]);
});
