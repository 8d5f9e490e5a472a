import { createMatch } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { spaceNo } from '../rules/board/index.ts';
import {
  block,
  cubesAt,
  discard,
  game,
  giveCase,
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
  stackNy,
  stackTimer,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

const TURN = { step: 'turn', seat: 0 } as const;

rule(
  ['NY-TRN-01', 'NY-TRN-04', 'NY-TRN-05', 'NY-TRN-06', 'NY-TRN-08'],
  'a turn goes through its twelve steps in order',
  () => {
    const s = solo({ heroes: ['brain'] });
    hero(s).cases = [];
    s.casesGone.push('diagram-3');
    stackNy(s, 'ny-07', 'ny-09', 'ny-02');
    const played = stage(s, TURN);
    const order: string[] = [];
    for (const choice of [
      { do: 'keepTimer' },
      { do: 'playCards', cards: ['brain-2', 'brain-6'] },
      { do: 'resolveCard', card: 'brain-6' },
      { do: 'resolveCard', card: 'brain-2' },
      { do: 'move', route: [NORTH] },
      { do: 'reveal' },
    ] as const) {
      order.push(played.decision);
      played.take(choice as never);
    }
    expect(order).toEqual(['timerStep', 'chooseCards', 'playCard', 'playCard', 'walk', 'reveal']);
    const told = played.events.map(({ event }) => event);
    const steps = ['cardsPlayed', 'cardResolved', 'noiseGained', 'nyCardDiscarded', 'turnBegan'].map((name) =>
      told.indexOf(name, 2),
    );
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(hero(s).discard.sort()).toEqual(['brain-2', 'brain-6']);
  },
);

rule(
  'NY-TRN-02',
  'with 0 or 1 cards in hand a timer tile must be revealed, with 2 it may be declined',
  () => {
    for (const [cards, must] of [
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      const s = solo({ heroes: ['brain'] });
      discard(s, 0, 8 - cards);
      const played = stage(s, TURN);
      if (must && played.decision === 'timerStep') expect(played.why({ do: 'keepTimer' })).toBe('NY-TRN-02');
      expect(played.offered({ do: 'keepTimer' })).toHaveLength(must ? 0 : 1);
    }
  },
);

rule(
  ['NY-TRN-03', 'NY-RUL-27'],
  'first the discarded cards come back, then the tile is resolved and can hit the full hand',
  () => {
    const s = solo();
    discard(s, 0, 5);
    stackTimer(s, 'sirens');
    s.eventDeck.splice(s.eventDeck.indexOf('thrown-bricks'), 1);
    s.eventDeck.push('thrown-bricks');
    const played = stage(s, { step: 'timerStep', seat: 0, must: false }).take({ do: 'revealTimer' });
    const told = played.events.map(({ event }) => event);
    expect(played.told('cardsReturned')).toMatchObject([{ seat: 0, n: 5 }]);
    expect(told.indexOf('cardsReturned')).toBeLessThan(told.indexOf('timerRevealed'));
    expect([hero(s).hand.length, hero(s).discard.length]).toEqual([7, 1]);
  },
);

rule(
  'NY-TRN-04',
  'two cards of the hand are laid down, with fewer all of them, and it cannot be declined',
  () => {
    const s = solo();
    const eight = stage(s, { step: 'chooseCards', seat: 0 });
    expect(eight.offered({ do: 'playCards' })).toHaveLength(28);
    expect(eight.offered({ do: 'proceed' })).toEqual([]);
    const one = solo();
    discard(one, 0, 7);
    const played = stage(one, { step: 'chooseCards', seat: 0 });
    expect(played.offered({ do: 'playCards' })).toEqual([{ do: 'playCards', cards: ['snake-8'] }]);
    played.take({ do: 'playCards' });
    expect(hero(one).played).toEqual([{ state: 'facedown', card: 'snake-8' }]);
  },
);

rule('NY-TRN-07', 'a hero with a car and no enemy in the space may drive on, or not', () => {
  const car = (enemy: boolean) => {
    const s = solo({ heroes: ['cabbie'] });
    if (enemy) putEnemies(s, 'prisoner', LIBRARY);
    return stage(s, { step: 'carStep', seat: 0 });
  };
  expect(car(false).offered({ do: 'drive' })).toHaveLength(1);
  expect(car(false).offered({ do: 'proceed' })).toHaveLength(1);
  expect(car(true).offered({ do: 'drive' })).toEqual([]);
  const walker = solo({ heroes: ['brain'] });
  expect(stage(walker, { step: 'carStep', seat: 0 }).why({ do: 'drive' })).toBe('NY-TRN-07');
  expect(stage(solo({ heroes: ['brain'] }), { step: 'carStep', seat: 0 }).offered({ do: 'drive' })).toEqual(
    [],
  );
});

rule(
  ['NY-TRN-08', 'NY-ACT-15'],
  'the noise comes first: what it sets off cannot return the cards of this turn',
  () => {
    const s = solo({ options: { extraTimerTiles: true } });
    [s.noise, s.missionLeft, s.turn.noise] = [10, 1, 1];
    stackTimer(s, 'second-wind');
    lay(s, 'snake-1', 'snake-2');
    discard(s, 0, 1);
    const played = stage(s, { step: 'noiseStep', seat: 0 });
    expect(played.offeredAs('returnCard', 'card')).toEqual(['snake-3']);
    played.take({ do: 'stop' });
    expect(hero(s).discard).toEqual(['snake-3', 'snake-1', 'snake-2']);
    expect(hero(s).played).toEqual([]);
  },
);

rule(['NY-TRN-09', 'NY-TRN-10', 'NY-TRN-11'], 'damage, level and building follow in this order', () => {
  const s = solo({ heroes: ['brain'] });
  const { bar } = hero(s);
  [bar.killed, bar.paid] = [bar.prisoners, bar.items];
  s.prisoners -= bar.killed;
  putEnemies(s, 'prisoner', LIBRARY);
  const played = stage(
    s,
    { step: 'damageStep', seat: 0 },
    { step: 'levelStep', seat: 0 },
    { step: 'buildingStep', seat: 0 },
  );
  played.take({ do: 'takeSpecial' });
  const told = played.events
    .map(({ event }) => event)
    .filter((name) => ['heroHit', 'levelledUp', 'buildingVisited'].includes(name));
  expect(told).toEqual(['heroHit', 'levelledUp', 'buildingVisited']);
});

rule(
  'NY-TRN-12',
  'at the end enemies stand up, damage on prisoners is forgotten, protection ends, and the next player is on',
  () => {
    const s = scene();
    putEnemies(s, 'prisonerCar', LIBRARY);
    putEnemies(s, 'slag', LIBRARY);
    for (const enemy of s.enemies) [enemy.tricked, enemy.damage] = [true, 1];
    s.turn.prevent = 3;
    s.turn.preventAll = true;
    s.turn.ignoreEvents = true;
    const played = stage(s, { step: 'endTurn', seat: 0 });
    expect(s.enemies).toMatchObject([
      { tricked: false, damage: 0 },
      { tricked: false, damage: 1 },
    ]);
    expect([s.current, played.asked, s.turn.prevent, s.turn.preventAll, s.turn.ignoreEvents]).toEqual([
      1,
      1,
      0,
      false,
      false,
    ]);
  },
);

rule(
  ['NY-TRN-13', 'NY-RUL-03'],
  'free acts come with every decision of steps 1 to 5, after later steps that did something, and once after step 12',
  () => {
    const s = scene();
    giveItem(s, 0, 'skates');
    const use = { do: 'useItem', item: 'skates' } as const;
    for (const step of ['timerStep', 'chooseCards', 'playCard', 'carStep'] as const) {
      const t = structuredClone(s);
      lay(t, 'snake-5');
      const played = stage(t, step === 'timerStep' ? { step, seat: 0, must: false } : { step, seat: 0 });
      expect(played.offered(use)).toHaveLength(1);
    }
    stackNy(s, 'ny-07', 'ny-09', 'ny-02');
    const played = stage(s, TURN)
      .take({ do: 'keepTimer' })
      .take({ do: 'playCards', cards: ['snake-5', 'snake-8'] });
    played.take({ do: 'resolveCard' }).take({ do: 'resolveCard' });
    const moments: string[] = [];
    while (s.current === 0) {
      moments.push(played.decision);
      expect(played.offered(use)).toHaveLength(1);
      played.take(played.decision === 'visit' ? { do: 'visit', option: 'nothing' } : { do: 'proceed' });
      if (played.decision === 'visit') played.take({ do: 'visit', option: 'nothing' });
    }
    // Before the noise, after it, after the building, and after step 12.
    expect(moments).toEqual(['carStep', 'freeMoment', 'freeMoment', 'freeMoment']);
  },
);

rule(
  'NY-TRN-13',
  'who let a moment pass is asked again after losing cards, not when nothing happened',
  () => {
    const after = (enemies: number, cards = 8, step: 'damageStep' | 'noiseStep' = 'damageStep') => {
      const s = solo({ heroes: ['brain'] });
      putEnemies(s, 'prisoner', LIBRARY, enemies);
      discard(s, 0, 8 - cards);
      s.turn.stirred = false;
      return stage(s, { step, seat: 0 }, { step: 'freeMoment', seat: 0, pay: true }).decision;
    };
    expect([after(1), after(0), after(1, 0)]).toEqual(['freeMoment', 'timerStep', 'timerStep']);
    expect(after(0, 8, 'noiseStep')).toBe('timerStep');
  },
);

rule(
  ['NY-TRN-14', 'NY-TRN-17'],
  'a free moment offers every act that is possible, again and again, and none is forced',
  () => {
    const s = solo({ heroes: ['cabbie'] });
    giveItem(s, 0, 'skates', 'pistol');
    giveCase(s, 0, 'presidents-bracelet');
    hero(s).weapon = { card: 'shotgun', ammo: 2 };
    s.itemDeck.splice(s.itemDeck.indexOf('shotgun'), 1);
    hero(s).bar = { prisoners: 2, items: 1, killed: 0, paid: 0 };
    s.itemCubes[spaceNo(LIBRARY)] = 1;
    const played = stage(s, { step: 'freeMoment', seat: 0, pay: true });
    const kinds = new Set(played.offered().map((choice) => choice.do));
    expect([...kinds].sort()).toEqual(
      [
        'abandonCar',
        'collectItem',
        'dropCase',
        'dropItem',
        'payItem',
        'payWeapon',
        'proceed',
        'revealBracelet',
        'revealWeapon',
        'useItem',
        'useWeapon',
      ].sort(),
    );
    played
      .take({ do: 'dropItem', item: 'skates' })
      .take({ do: 'dropItem', item: 'pistol' })
      .take({ do: 'proceed' });
    expect(hero(s).items).toEqual([]);
  },
);

rule(
  ['NY-TRN-15', 'NY-RUL-22'],
  'nothing is collected while an enemy, tricked or not, is in the space',
  () => {
    for (const tricked of [false, true]) {
      const s = solo();
      s.itemCubes[spaceNo(LIBRARY)] = 1;
      s.abandonedCars.push(LIBRARY);
      s.carFigures--;
      if (s.cases[0]) s.cases[0].token = LIBRARY;
      putEnemies(s, 'prisoner', LIBRARY);
      for (const enemy of s.enemies) enemy.tricked = tricked;
      const played = stage(s, { step: 'chooseCards', seat: 0 });
      for (const kind of ['collectItem', 'collectCase', 'takeCar'] as const) {
        expect(played.offered({ do: kind })).toEqual([]);
        expect(played.why({ do: kind })).toBe('NY-TRN-15');
      }
    }
  },
);

rule('NY-TRN-16', 'after a step of a movement collecting is possible, other acts are not', () => {
  const s = solo();
  giveItem(s, 0, 'fire-bomb');
  s.itemCubes[spaceNo(NORTH)] = 1;
  const played = resolve(s, 'snake-1').take({ do: 'move', route: [NORTH] });
  expect(played.decision).toBe('collect');
  expect(played.offered().map((choice) => choice.do)).toEqual(['collectItem', 'proceed']);
  played.take({ do: 'collectItem' });
  expect([hero(s).items.length, cubesAt(s, NORTH)]).toEqual([2, 0]);
  expect(played.decision).toBe('walk');
});

rule('NY-TRN-01', 'nobody else decides in a turn', () => {
  const match = createMatch(game, { seats: 2, seed: 'order' });
  match.play(0, { do: 'takeHero', hero: 'snake' });
  match.play(1, { do: 'takeHero', hero: 'maggie' });
  const current = match.view(null).current;
  expect(match.pending().map(({ seat }) => seat)).toEqual([current]);
  expect(() => match.play(1 - current, { do: 'keepTimer' })).toThrow('NY-TRN-01');
});

rule('NY-TRN-16', 'the lone victory is possible between steps', () => {
  const s = solo();
  Object.assign(hero(s), { level: 3, blue: ['obj-tape'], purple: ['obj-gullfire'] });
  giveCase(s, 0, 'tape');
  s.president = 'held';
  hero(s).president = true;
  revealTile(s, 'c03y03', 'city-34');
  place(s, 0, 'c03y03');
  const played = resolve(s, 'snake-1').take({ do: 'move', route: ['c02y02'] });
  expect(played.decision).toBe('collect');
  played.take({ do: 'escape', transport: 'gullfire' });
  expect(s.outcome).toMatchObject({ ending: 'loneVictory', winners: [0] });
});

rule('NY-GEN-04', 'the game ends at that moment: nothing pending is resolved', () => {
  const s = scene();
  showLast(s);
  const noise = s.noise;
  const played = stage(s, { step: 'revealTimer', left: 1 }, { step: 'gainNoise', n: 3 });
  expect(s.outcome?.ending).toBe('newYorkVictory');
  expect([s.noise, played.asked]).toEqual([noise, -1]);
});

function showLast(s: ReturnType<typeof scene>): void {
  s.timer.splice(s.timer.indexOf('red-new-york-wins'), 1);
  s.timerGone.push(...s.timer.splice(0));
  s.timer.push('red-new-york-wins');
}

rule('NY-GEN-06', 'nothing is handed over: no choice gives a card, a cube or a car to another hero', () => {
  const s = scene();
  giveItem(s, 0, 'skates', 'pistol');
  giveCase(s, 0, 'tape');
  const played = stage(s, { step: 'freeMoment', seat: 0, pay: true });
  expect(played.offered().some((choice) => 'heroSeat' in choice)).toBe(false);
});

rule(
  'NY-GEN-07',
  'what a card says goes before the general rule: one card crosses the roadblock that stops the others',
  () => {
    const at = (card: 'snake-2' | 'snake-3') => {
      const s = solo();
      block(s, LIBRARY, NORTH);
      return resolve(s, card).offered({ do: 'move', route: [NORTH] });
    };
    expect(at('snake-2')).toEqual([]);
    expect(at('snake-3')).toHaveLength(1);
  },
);
