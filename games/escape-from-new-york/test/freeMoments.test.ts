import { createMatch } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { HeroId } from '../content/index.ts';
import { spaceNo } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import type { ActionPiece } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { policeScene } from './police.ts';
import {
  discard,
  game,
  giveCase,
  giveItem,
  hero,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  revealPoi,
  revealTile,
  solo,
  stackNy,
} from './scene.ts';
import { resolve, stage, type Stage } from './stage.ts';

/** When a player is asked, and what a whole turn brings. */

/** A hero who has nothing but cards in hand. */
function bare(): State {
  const s = solo({ heroes: ['brain'] });
  hero(s).cases = [];
  s.casesGone.push('diagram-3');
  return s;
}

/** What a player does who wants nothing but to play two cards. */
const DULL: { readonly [decision: string]: Partial<Choice> } = {
  timerStep: { do: 'keepTimer' },
  playCard: { do: 'resolveCard' },
  trick: { do: 'stop' },
  keepItems: { do: 'keep' },
  carStep: { do: 'proceed' },
  freeMoment: { do: 'proceed' },
  takeSpecial: { do: 'takeSpecial' },
  visit: { do: 'visit', option: 'nothing' },
};

/** Plays a turn to its end: the decisions, marked when an item could be paid for the level bar. */
function wholeTurn(
  s: State,
  cards: ActionPiece[],
  instead: typeof DULL = {},
): { asked: string[]; played: Stage } {
  stackNy(s, 'ny-07', 'ny-09', 'ny-10');
  const played = stage(s, { step: 'turn', seat: 0 });
  const asked: string[] = [];
  while (played.told('turnBegan').length < 2) {
    const { decision } = played;
    asked.push(played.offered({ do: 'payItem' }).length > 0 ? `${decision} +` : decision);
    const choice = { ...DULL, chooseCards: { do: 'playCards', cards }, ...instead }[
      decision
    ] as Partial<Choice>;
    played.take(choice);
  }
  return { asked, played };
}

rule(
  ['NY-TRN-01', 'NY-TRN-08', 'NY-TRN-09', 'NY-TRN-10', 'NY-TRN-11', 'NY-TRN-12'],
  'noise, damage, level, building and the steps of New York come in every turn, in this order',
  () => {
    const s = bare();
    const { bar } = hero(s);
    [bar.killed, bar.paid] = [bar.prisoners, bar.items];
    s.prisoners -= bar.killed;
    putEnemies(s, 'prisoner', LIBRARY);
    putEnemies(s, 'prisoner', NORTH);
    const { played } = wholeTurn(s, ['brain-4', 'brain-7']);
    const steps = new Set([
      'noiseGained',
      'heroHit',
      'levelledUp',
      'buildingVisited',
      'nyCardDiscarded',
      'enemyMovedIn',
      'turnBegan',
    ]);
    expect(played.events.map(({ event }) => event).filter((name) => steps.has(name))).toEqual([
      'turnBegan',
      'noiseGained',
      'heroHit',
      'levelledUp',
      'buildingVisited',
      'nyCardDiscarded',
      'noiseGained',
      'nyCardDiscarded',
      'noiseGained',
      'enemyMovedIn',
      'turnBegan',
    ]);
    expect(played.told('turnBegan')).toMatchObject([{ turn: 2 }, { turn: 3 }]);
  },
);

rule(['NY-TRN-12', 'NY-SET-25'], 'turns go round in seat order', () => {
  const match = createMatch(game, { seats: 3, seed: 'round' });
  for (const [seat, id] of (['snake', 'maggie', 'brain'] as const).entries())
    match.play(seat, { do: 'takeHero', hero: id });
  const first = match.view(null).current;
  const turns = () => match.events(null).flatMap(({ event }) => (event.event === 'turnBegan' ? [event] : []));
  const dull = new Set<string>(['keepTimer', 'proceed', 'stop']);
  for (let i = 0; i < 300 && turns().length < 4; i++) {
    const [{ seat, choices }] = match.pending() as [{ seat: number; choices: readonly Choice[] }];
    match.play(seat, choices.find((choice) => dull.has(choice.do)) ?? choices[0]!);
  }
  expect(turns()).toMatchObject([0, 1, 2, 3].map((turn) => ({ seat: (first + turn) % 3, turn: turn + 1 })));
});

rule(
  ['NY-LVL-03', 'NY-TRN-13', 'NY-TRN-14'],
  'items are paid in the free moments before step 8, not after it',
  () => {
    const s = bare();
    giveItem(s, 0, 'skates');
    hero(s).bar = { prisoners: 1, items: 2, killed: 0, paid: 0 };
    putEnemies(s, 'prisoner', LIBRARY);
    expect(wholeTurn(s, ['brain-4', 'brain-7']).asked).toEqual([
      'timerStep +',
      'chooseCards +',
      'playCard +',
      'trick',
      'playCard +',
      'keepItems',
      'carStep +',
      'freeMoment +',
      'freeMoment +',
      'visit',
      'freeMoment',
      'freeMoment',
    ]);
    // A new level is news, too.
    const up = bare();
    giveItem(up, 0, 'skates');
    hero(up).bar = { prisoners: 0, items: 0, killed: 0, paid: 0 };
    const { asked } = wholeTurn(up, ['brain-4', 'brain-6']);
    expect(asked.slice(asked.indexOf('takeSpecial') + 1)).toEqual([
      'freeMoment',
      'visit',
      'freeMoment',
      'freeMoment',
    ]);
  },
);

rule(
  ['NY-TRN-13', 'NY-TRN-07'],
  'after the extra move of a car there is a free moment before the noise',
  () => {
    const s = solo({ heroes: ['cabbie'] });
    giveItem(s, 0, 'skates');
    hero(s).bar = { prisoners: 1, items: 1, killed: 0, paid: 0 };
    const played = stage(s, { step: 'turn', seat: 0 })
      .take({ do: 'keepTimer' })
      .take({ do: 'playCards', cards: ['cabbie-7', 'cabbie-8'] })
      .take({ do: 'resolveCard' })
      .take({ do: 'resolveCard' })
      .take({ do: 'drive' })
      .take({ do: 'move', route: [NORTH] })
      .take({ do: 'reveal' });
    expect([played.decision, s.noise]).toEqual(['freeMoment', 0]);
    expect(played.offered({ do: 'payItem' })).toHaveLength(1);
  },
);

rule('NY-TRN-14', 'an act in step 1 to 5 does not use up the step', () => {
  for (const step of ['timerStep', 'chooseCards', 'playCard', 'carStep'] as const) {
    const s = solo({ heroes: ['cabbie'] });
    giveItem(s, 0, 'radio-jammer');
    hero(s).played = [{ state: 'facedown', card: hero(s).hand.pop()! }];
    const asked = step === 'timerStep' ? { step, seat: 0, must: false } : { step, seat: 0 };
    const played = stage(s, asked).take({ do: 'useItem' });
    expect([played.decision, hero(s).items, played.told('turnBegan')]).toEqual([step, [], []]);
  }
});

rule(
  ['NY-TRN-13', 'NY-TRN-14'],
  'a free moment is offered for any act that is possible, and for nothing else',
  () => {
    const asks = (arrange: (s: State) => void, pay = true): boolean => {
      const s = bare();
      arrange(s);
      return stage(s, { step: 'freeMoment', seat: 0, pay }).decision === 'freeMoment';
    };
    const arm = (s: State, item: 'shotgun' | 'axe', ammo: number): void => {
      s.itemDeck.splice(s.itemDeck.indexOf(item), 1);
      hero(s).weapon = { card: item, ammo };
      hero(s).bar = { prisoners: 1, items: 1, killed: 0, paid: 0 };
    };
    const cube = (s: State): void => void (s.itemCubes[spaceNo(LIBRARY)] = 1);
    const parked = (s: State): void => {
      s.abandonedCars.push(LIBRARY);
      s.carFigures--;
    };
    const driving = (s: State, abandoned: boolean): void => {
      hero(s).car = 'car';
      s.carFigures--;
      s.turn.carAbandoned = abandoned;
    };
    const reasons: ((s: State) => void)[] = [
      (s) => giveItem(s, 0, 'skates'),
      (s) => giveCase(s, 0, 'tape'),
      cube,
      (s) => void (s.cases[2]!.token = LIBRARY),
      parked,
      (s) => driving(s, false),
      (s) => arm(s, 'shotgun', 1),
      (s) => arm(s, 'shotgun', 0),
      (s) => {
        revealPoi(s, 'c04y00', 'dukes-camp');
        place(s, 0, 'c04y00');
      },
    ];
    expect(reasons.map((reason) => asks(reason))).toEqual(reasons.map(() => true));
    const none: ((s: State) => void)[] = [
      () => {},
      (s) => arm(s, 'axe', 0),
      (s) => {
        arm(s, 'shotgun', 0);
        hero(s).bar.paid = 1;
      },
      (s) => driving(s, true),
      (s) => {
        driving(s, true);
        parked(s);
      },
      (s) => {
        cube(s);
        putEnemies(s, 'prisoner', LIBRARY);
      },
      (s) => {
        cube(s);
        s.itemsUnused = s.itemDeck.splice(0);
      },
      (s) => {
        s.cases[2]!.token = LIBRARY;
        s.turn.casesCollected = 4;
      },
    ];
    expect(none.map((nothing) => asks(nothing))).toEqual(none.map(() => false));
    expect(asks((s) => arm(s, 'shotgun', 0), false)).toBe(false);
  },
);

rule(['NY-TRN-13', 'NY-USP-64'], 'the Tracer of a companion is reason enough for a free moment', () => {
  const cast: readonly HeroId[] = ['brain', 'snake'];
  const s = policeScene({ heroes: cast });
  hero(s).cases = [];
  s.casesGone.push('diagram-3');
  revealTile(s, 'c09y05', 'park-4');
  for (const seat of [0, 1]) place(s, seat, 'c09y05');
  for (const card of ['tape', 'tracer'] as const) giveCase(s, 1, card);
  s.president = 'held';
  hero(s, 1).president = true;
  const free = { step: 'freeMoment', seat: 0, pay: true } as const;
  expect(stage(structuredClone(s), free).decision).not.toBe('freeMoment');
  s.helicopter.landed = true;
  expect(
    stage(s, free)
      .offered()
      .map((choice) => choice.do),
  ).toEqual(['useTracer', 'proceed']);
});

rule(['NY-CAR-01', 'NY-TRN-14'], 'a car taken in a free moment costs nothing of the turn', () => {
  const s = solo();
  s.abandonedCars.push(LIBRARY);
  s.carFigures--;
  const played = stage(s, { step: 'freeMoment', seat: 0, pay: true }, { step: 'buildingStep', seat: 0 });
  played.take({ do: 'takeCar' }).take({ do: 'proceed' });
  expect(played.decision).toBe('visit');
});

rule(['NY-MOV-07', 'NY-ACT-13'], 'nothing but the movement ends with taking a car', () => {
  const s = solo();
  s.abandonedCars.push(NORTH);
  s.carFigures--;
  s.itemCubes[spaceNo(NORTH)] = 1;
  const street = resolve(s, 'snake-1')
    .take({ do: 'move', route: [NORTH] })
    .take({ do: 'takeCar' });
  street.take({ do: 'collectItem' });
  expect(street.decision).toBe('reveal');
  // After a manhole there is no movement left to end.
  const t = bare();
  revealTile(t, 'c04y02', 'city-04');
  revealTile(t, 'c07y03', 'city-30');
  place(t, 0, 'c04y02');
  t.abandonedCars.push('c07y03');
  t.carFigures--;
  const sewer = resolve(t, 'brain-s3').take({ do: 'chooseEffects', option: 0 }).take({ do: 'takeCar' });
  expect(sewer.decision).toBe('reveal');
});

rule(['NY-TRN-04', 'NY-ACT-04'], 'cards put down leave the hand, and each is resolved once', () => {
  const s = solo();
  const card = { step: 'playCard', seat: 0 } as const;
  const played = stage(s, { step: 'chooseCards', seat: 0 }, card, card);
  played.take({ do: 'playCards', cards: ['snake-5', 'snake-8'] });
  expect(hero(s).hand).toEqual(['snake-1', 'snake-2', 'snake-3', 'snake-4', 'snake-6', 'snake-7']);
  played.take({ do: 'resolveCard', card: 'snake-5' });
  expect(played.offeredAs('resolveCard', 'card')).toEqual(['snake-8']);
});

rule('NY-TRN-04', 'with an empty hand nothing is put down, and the turn goes on', () => {
  const s = bare();
  discard(s, 0, 8);
  const played = stage(s, { step: 'chooseCards', seat: 0 }, { step: 'buildingStep', seat: 0 });
  expect(played.offered()).toEqual([{ do: 'proceed' }]);
  played.take({ do: 'proceed' });
  expect([played.decision, hero(s).played]).toEqual(['visit', []]);
});
