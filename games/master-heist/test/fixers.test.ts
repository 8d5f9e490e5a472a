import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  alone,
  at,
  can,
  does,
  escaping,
  every,
  field,
  heist,
  now,
  onlyInBag,
  planning,
  play,
  put,
  stand,
  the,
  whyNot,
} from './scene.ts';

rule('MH-FIX-01', 'all unlocked fixers work together in one heist, locked ones do not', () => {
  const m = alone('inclusion-job', { fixers: ['visage', 'shell', 'connoisseur'], cash: 9 });
  does(
    m,
    { do: 'useFixer', fixer: 'shell' },
    { do: 'useFixer', fixer: 'connoisseur' },
    { do: 'useFixer', fixer: 'visage' },
  );
  expect(now(m).fixersUsed).toEqual(['shell', 'connoisseur', 'visage']);
  expect(whyNot(m, { do: 'useFixer', fixer: 'mayor' }, 0)).toBe('MH-FIX-01');
});

rule('MH-FIX-02', 'using a fixer is a team decision and is paid from team cash', () => {
  const m = play(planning({ scenario: 'inclusion-job', options: { fixers: ['shell'], cash: 3 } }));
  m.play(0, { do: 'useFixer', fixer: 'shell' });
  expect(now(m).shell).toBe(false);
  m.play(1, { do: 'accept' });
  m.play(2, { do: 'accept' });
  expect([now(m).shell, now(m).cash]).toEqual([true, 0]);
  const poor = alone('inclusion-job', { fixers: ['shell'], cash: 2 });
  expect(whyNot(poor, { do: 'useFixer', fixer: 'shell' }, 0)).toBe('MH-SHP-04');
});

rule('MH-FIX-03', 'a fixer with price steps is used once, at one step', () => {
  const m = alone('inclusion-job', { fixers: ['consultant'], cash: 20 });
  does(m, { do: 'useFixer', fixer: 'consultant', count: 1 });
  expect(can(m, { do: 'useFixer', fixer: 'consultant' })).toBe(false);
  expect(whyNot(m, { do: 'useFixer', fixer: 'consultant', count: 3 }, 0)).toBe('MH-FIX-03');
});

rule(
  ['MH-FIX-04', 'MH-FIX-beat-cop'],
  'Beat Cop swaps guards and dogs of the bag for blanks; the bag keeps its size',
  () => {
    const m = alone('black-box', { fixers: ['beat-cop'], cash: 4 });
    const before = Object.values(now(m).bag).reduce((sum, n) => sum + n, 0);
    does(m, { do: 'useFixer', fixer: 'beat-cop', count: 3, dogs: 2 });
    const { bag, cash } = now(m);
    expect([bag.dog, bag.guard, bag.blank, cash]).toEqual([2, 3, 3, 0]);
    expect(Object.values(bag).reduce((sum, n) => sum + n, 0)).toBe(before);
    const prices = [1, 2, 3].map((count) => {
      const one = alone('black-box', { fixers: ['beat-cop'], cash: 4 });
      does(one, { do: 'useFixer', fixer: 'beat-cop', count });
      return 4 - now(one).cash;
    });
    expect(prices).toEqual([2, 3, 4]);
  },
);

rule('MH-FIX-fence', 'Fence makes every item $1k cheaper', () => {
  const m = alone('inclusion-job', { fixers: ['fence'], cash: 4 });
  does(m, { do: 'buyItem', item: 'radio' }, { do: 'buyItem', item: 'cheap-picks' });
  expect(now(m).cash).toBe(0);
});

rule('MH-FIX-visage', 'Visage reveals unknown tiles for $1k each, as often as paid for', () => {
  const m = alone('inclusion-job', { fixers: ['visage'], cash: 2 });
  does(m, { do: 'useFixer', fixer: 'visage', at: 'd4' }, { do: 'useFixer', fixer: 'visage', at: 'f4' });
  expect([now(m).cash, now(m).unknown[at(now(m), 'd4')], now(m).unknown[at(now(m), 'f4')]]).toEqual([
    0,
    false,
    false,
  ]);
  expect(can(m, { do: 'useFixer', fixer: 'visage' })).toBe(false);
});

rule(
  'MH-FIX-machinist',
  'for each lock a planning reveal finds, a player character of choice gains an idea',
  () => {
    const s = planning({
      scenario: 'inclusion-job',
      seats: 1,
      options: { fixers: ['visage', 'machinist'], cash: 3 },
    });
    onlyInBag(s, { lock: 9 });
    const m = play(s);
    does(m, { do: 'useFixer', fixer: 'visage', at: 'd4' }, { do: 'choose', who: 'burglar' });
    expect(the(now(m), 'burglar').ideas).toBe(3);
    const t = planning({
      scenario: 'inclusion-job',
      seats: 1,
      options: { fixers: ['visage', 'machinist'], cash: 3 },
    });
    onlyInBag(t, { guard: 9 });
    const other = play(t);
    does(other, { do: 'useFixer', fixer: 'visage', at: 'd4' });
    expect(can(other, { do: 'choose' })).toBe(false);
  },
);

rule(
  'MH-FIX-prison-guard',
  'Prison Guard swaps two locks for blanks once for $3k, if somebody starts inside',
  () => {
    const m = alone('county-hole', { fixers: ['prison-guard'], cash: 9 });
    does(m, { do: 'useFixer', fixer: 'prison-guard' });
    expect([now(m).bag.lock, now(m).bag.blank, now(m).cash]).toEqual([2, 2, 6]);
    const outside = alone('inclusion-job', { fixers: ['prison-guard'], cash: 9 });
    expect(whyNot(outside, { do: 'useFixer', fixer: 'prison-guard' }, 0)).toBe('MH-FIX-prison-guard');
    const captive = alone('greedy-prisoner', { fixers: ['prison-guard'], cash: 9 });
    expect(can(captive, { do: 'useFixer', fixer: 'prison-guard' })).toBe(true);
    const s = planning({ scenario: 'county-hole', seats: 1, options: { fixers: ['prison-guard'], cash: 9 } });
    s.bag.lock = 1;
    const one = play(s);
    does(one, { do: 'useFixer', fixer: 'prison-guard' });
    expect([now(one).bag.lock, now(one).bag.blank]).toEqual([0, 1]);
  },
);

rule('MH-FIX-connoisseur', 'Connoisseur adds $1k where cash or a jewel lies, also under remote locks', () => {
  const m = alone('marathon-job', { fixers: ['connoisseur'] });
  does(m, { do: 'useFixer', fixer: 'connoisseur' });
  const { loot } = now(m);
  expect([
    loot.cash[at(now(m), 'c8')],
    loot.cash[at(now(m), 'c6')],
    loot.cash[at(now(m), 'h5')],
    loot.jewel[at(now(m), 'c6')],
  ]).toEqual([3, 1, 0, 1]);
  expect(can(m, { do: 'useFixer', fixer: 'connoisseur' })).toBe(false);
});

rule('MH-FIX-shell', 'once Shell is paid, cameras that planning reveals find are off', () => {
  const found = (paid: boolean) => {
    const s = planning({
      scenario: 'inclusion-job',
      seats: 1,
      options: { fixers: ['visage', 'shell'], cash: 9 },
    });
    onlyInBag(s, { camera: 9 });
    const m = play(s);
    if (paid) does(m, { do: 'useFixer', fixer: 'shell' });
    does(m, { do: 'useFixer', fixer: 'visage', at: 'd4' });
    return [now(m).cameras[at(s, 'd4')], now(m).disabled[at(s, 'd4')], now(m).cash];
  };
  expect(found(false)).toEqual([1, 0, 8]);
  expect(found(true)).toEqual([0, 1, 5]);
});

rule(
  'MH-FIX-architect',
  'idea tokens for $0k, $3k or $5k on tiles next to one another; a character there takes one as an idea',
  () => {
    const m = alone('inclusion-job', { fixers: ['architect'], cash: 5 });
    does(m, { do: 'useFixer', fixer: 'architect', count: 3 });
    expect(now(m).cash).toBe(0);
    does(m, { do: 'placeIdea', at: 'e1' });
    expect(whyNot(m, { do: 'placeIdea', at: 'e1' }, 0)).toBe('MH-FIX-architect');
    expect(whyNot(m, { do: 'placeIdea', at: 'c5' }, 0)).toBe('MH-FIX-architect');
    does(m, { do: 'placeIdea', at: 'f1' }, { do: 'placeIdea', at: 'f2' });
    expect(can(m, { do: 'placeIdea' })).toBe(false);
    const s = heist();
    stand(s, 'thug', 'g7');
    put(s, 'g7', { ideaTokens: 1 });
    const h = play(s);
    does(h, { do: 'takeIdeaToken', who: 'thug' });
    expect([the(now(h), 'thug').ideas, can(h, { do: 'takeIdeaToken' })]).toEqual([1, false]);
    const e = escaping(s);
    does(e, { do: 'takeIdeaToken', who: 'thug' });
    expect(the(now(e), 'thug').ideas).toBe(1);
  },
);

rule('MH-FIX-retiree', 'Mastermind events go anywhere above the final crisis, each once', () => {
  const m = alone('inclusion-job', { fixers: ['retiree'], cash: 5 });
  does(m, { do: 'useFixer', fixer: 'retiree', count: 2 });
  expect(now(m).cash).toBe(0);
  const places = field<number>(every(m, { do: 'insertEvent', card: 'M1' }), 'count');
  expect(Math.max(...places)).toBe(now(m).deck.length - 1);
  does(m, { do: 'insertEvent', card: 'M2', count: 0 }, { do: 'insertEvent', card: 'M3', count: 5 });
  expect([now(m).deck[0], now(m).deck[5], now(m).deck.at(-1)]).toEqual(['M2', 'M3', 'Z2']);
  expect(can(m, { do: 'insertEvent' })).toBe(false);
});

rule(
  ['MH-FIX-mayor', 'MH-RUL-45'],
  'the Mayor takes away one visible guard chit; a character starts there for good',
  () => {
    const m = alone('startup-job', { fixers: ['mayor'] });
    does(m, { do: 'useFixer', fixer: 'mayor', at: 'f3', who: 'burglar' });
    expect([now(m).guards[at(now(m), 'f3')], the(now(m), 'burglar').at]).toEqual([0, at(now(m), 'f3')]);
    expect(whyNot(m, { do: 'setStart', who: 'burglar', at: 'x1' })).toBe('MH-FIX-mayor');
    const dogs = alone('dark-horse-job', { fixers: ['mayor'] });
    const tiles = field(every(dogs, { do: 'useFixer', fixer: 'mayor' }), 'at');
    expect([...new Set(tiles)]).toEqual(['g2']);
    expect(
      every(alone('safehouse-rescue', { fixers: ['mayor'] }), { do: 'useFixer', fixer: 'mayor' }),
    ).toHaveLength(0);
  },
);
