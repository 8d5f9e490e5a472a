import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { spaceNo } from '../rules/board/index.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  FREE,
  hero,
  lay,
  LIBRARY,
  NORTH,
  park,
  place,
  putEnemies,
  revealPoi,
  revealTile,
  roadState,
  scene,
  solo,
  SOUTH,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

const DRIVE = { step: 'carStep', seat: 0 } as const;
function drives(s: State, seat = 0): void {
  hero(s, seat).car = 'car';
  s.carFigures--;
}

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
  // A walk by a card is no drive.
  const onFoot = structuredClone(s);
  lay(onFoot, 'snake-2');
  const walked = stage(onFoot, { step: 'playCard', seat: 0 }, DRIVE).take({ do: 'resolveCard' });
  walked
    .take({ do: 'move', route: [NORTH] })
    .take({ do: 'reveal' })
    .take({ do: 'drive' })
    .take({ do: 'stop' });
  expect(walked.told('drove')).toEqual([]);
  putEnemies(s, 'prisoner', LIBRARY);
  expect(stage(s, DRIVE).why({ do: 'drive' })).toBe('NY-CAR-04');
});

rule('NY-CAR-04', 'a drive may go on after something was collected on the way', () => {
  const s = solo();
  drives(s);
  s.itemCubes[spaceNo(NORTH)] = 1;
  const played = stage(s, DRIVE)
    .take({ do: 'drive' })
    .take({ do: 'move', route: [NORTH] })
    .take({ do: 'collectItem' });
  expect(played.offered({ do: 'move', route: ['c04y04'] })).toHaveLength(1);
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
    expect([card.told('passengerRefused').length, card.told('passengerAgreed').length]).toEqual([1, 0]);
    expect([hero(card.s).at, hero(card.s, 1).at]).toEqual([NORTH, LIBRARY]);
    const drive = stage(s, DRIVE)
      .take({ do: 'drive' })
      .take({ do: 'invite', heroSeat: 1 })
      .take({ do: 'agree' });
    drive.take({ do: 'move', route: [NORTH] });
    expect([hero(s).at, hero(s, 1).at, hero(s, 2).at]).toEqual([NORTH, NORTH, SOUTH]);
    expect(drive.told('passengerAgreed')).toMatchObject([{ seat: 1, driverSeat: 0 }]);
    const three = scene({ heroes: ['cabbie', 'snake', 'brain'] });
    const next = resolve(three, 'cabbie-3').take({ do: 'invite', heroSeat: 1 }).take({ do: 'refuse' });
    expect(next.offered()).toEqual([{ do: 'invite', heroSeat: 2 }, { do: 'goAlone' }]);
    // Who has refused is not asked again.
    const four = resolve(scene({ heroes: ['cabbie', 'snake', 'brain', 'maggie'] }), 'cabbie-3');
    for (const heroSeat of [1, 2]) four.take({ do: 'invite', heroSeat }).take({ do: 'refuse' });
    expect(four.offered()).toEqual([{ do: 'invite', heroSeat: 3 }, { do: 'goAlone' }]);
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
  'giving up the car opens the road, a card movement goes on on foot, and the passenger gets out',
  () => {
    const s = scene({ heroes: ['snake', 'maggie'] });
    drives(s);
    block(s, LIBRARY, NORTH);
    revealTile(s, 'c05y01', 'city-34');
    const played = resolve(s, 'snake-1').take({ do: 'invite', heroSeat: 1 }).take({ do: 'agree' });
    played.take({ do: 'move', route: [NORTH, 'c05y01'], giveUpCar: true });
    expect([hero(s).car, s.carFigures, roadState(s, LIBRARY, NORTH)]).toEqual(['none', 4, 'open']);
    expect([hero(s).at, hero(s, 1).at]).toEqual(['c05y01', NORTH]);
    expect(played.told('carGivenUp')).toHaveLength(1);
  },
);

rule(['NY-CAR-09', 'NY-CAR-10'], 'after a pause, too, a card movement goes on without the car', () => {
  const s = solo();
  drives(s);
  block(s, LIBRARY, NORTH);
  s.itemCubes[spaceNo(NORTH)] = 1;
  const played = resolve(s, 'snake-1')
    .take({ do: 'move', route: [NORTH], giveUpCar: true })
    .take({ do: 'proceed' });
  expect([played.decision, hero(s).car]).toEqual(['walk', 'none']);
});

rule('NY-CAR-09', 'one car opens one roadblock of choice, through which the hero may also come back', () => {
  const s = solo();
  drives(s);
  for (const street of [NORTH, 'c04y06'] as const) block(s, LIBRARY, street);
  block(s, NORTH, 'c05y01');
  revealTile(s, 'c05y01', 'city-34');
  const played = resolve(s, 'snake-1');
  const routes = (end: string) =>
    played
      .offered({ do: 'move', giveUpCar: true })
      .flatMap((choice) => (choice.do === 'move' && choice.route[1] === end ? [choice.route[0]] : []));
  expect(routes('c05y01')).toEqual([]);
  expect(routes(LIBRARY)).toEqual([NORTH, 'c04y06']);
  expect(routes('c04y04')).toEqual([NORTH, 'c04y06']);
});

rule(['NY-CAR-09', 'NY-FX-13'], 'a card that destroys roadblocks saves the car', () => {
  const s = solo();
  drives(s);
  block(s, LIBRARY, NORTH);
  const played = resolve(s, 'snake-3');
  expect(played.offered({ do: 'move', giveUpCar: true })).toEqual([]);
  played.take({ do: 'move', route: [NORTH] });
  expect([hero(s).car, roadState(s, LIBRARY, NORTH)]).toEqual(['car', 'open']);
});

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
  s.turn.carAbandoned = true;
  const asked = stage(s, { step: 'chooseCards', seat: 0 });
  expect(asked.why({ do: 'abandonCar' })).toBe('NY-CAR-11');
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
