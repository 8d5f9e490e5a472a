import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { tilesNear } from '../rules/spaces.ts';
import {
  all,
  at,
  busy,
  can,
  does,
  endActions,
  every,
  facing,
  happened,
  heist,
  hold,
  now,
  planning,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

// How far the actions of items go, and whose items they are.

rule('MH-ITM-12', 'a Laser Burst is aimed where there are tiles, one is enough', () => {
  const s = heist();
  hold(s, 'thug', 'laser-burst');
  const sides = (tile: string) => {
    stand(s, 'thug', tile);
    return every(play(s), { do: 'commit', item: 'laser-burst' }).length;
  };
  for (const tile of ['g7', 'f6', 'b3', 'c1'])
    expect(sides(tile), tile).toBe(tilesNear(s, at(s, tile)).length);
  expect(sides('x1')).toBe(0);
});

rule('MH-ITM-13', 'a Flashbang stuns guards, dogs and escorts, and the log counts them', () => {
  const s = heist({ scenario: 'safehouse-rescue' });
  stand(s, 'thug', 'd4');
  hold(s, 'thug', 'flashbang');
  put(s, 'd4', { guards: 2, dogs: 1 });
  s.escort = [{ at: at(s, 'd4'), subduedIn: 0 }];
  const m = play(s);
  does(m, { do: 'commit', who: 'thug', item: 'flashbang' });
  expect(now(m).escort[0]?.subduedIn).toBe(now(m).round);
  expect(happened(all(m), 'subdued')).toMatchObject([{ at: 'd4', count: 4 }]);
});

rule(['MH-ITM-13', 'MH-EVP-09'], 'those that were down before a Flashbang stay down', () => {
  for (const before of [
    { guards: 1, subdued: 1, dogs: 0, subduedDogs: 1 },
    { guards: 1, subdued: 1, dogs: 1, subduedDogs: 1 },
    { guards: 0, subdued: 1, dogs: 1, subduedDogs: 1 },
  ]) {
    const s = heist();
    stand(s, 'thug', 'g7');
    hold(s, 'thug', 'flashbang');
    put(s, 'g7', before);
    for (const who of ['angry-locksmith', 'burglar'] as const) busy(s, who);
    s.deck = ['M1', 'M1', 'M1', 'M1', 'Z1'];
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', item: 'flashbang' });
    const on = (list: keyof typeof before) => now(m)[list][at(s, 'g7')];
    expect([on('guards'), on('dogs')]).toEqual([0, 0]);
    endActions(m);
    for (const list of ['guards', 'subdued', 'dogs', 'subduedDogs'] as const)
      expect(on(list), list).toBe(before[list]);
  }
});

rule('MH-ITM-06', 'of two copies the one that is not under way can be dropped', () => {
  const s = heist();
  stand(s, 'thug', 'g7', { die: 1 });
  for (let i = 0; i < 2; i++) hold(s, 'thug', 'cheap-picks');
  const m = play(s);
  does(m, { do: 'commit', who: 'thug', item: 'cheap-picks' }, { do: 'drop', who: 'thug' });
  expect(now(m).items.map(({ place, spent }) => [place, spent])).toEqual([
    ['held', true],
    ['lying', false],
  ]);
});

rule(['MH-ITM-17', 'MH-GTE-05'], 'who leaves its planning tokens as they are decides for nobody else', () => {
  const s = heist();
  hold(s, 'thug', 'radio');
  for (const who of ['thug', 'burglar'] as const) tokens(s, who, 'f7');
  const m = play(s);
  does(m, { do: 'commit', who: 'thug', item: 'radio' }, { do: 'leave', who: 'thug' });
  expect(m.pending().map(({ seat }) => seat)).toEqual([2]);
  does(m, { do: 'shift', who: 'burglar', at: 'f7', to: 'g7' });
  expect([now(m).plan[at(s, 'f7')], now(m).plan[at(s, 'g7')]]).toEqual([0b001, 0b100]);
  const t = heist({ scenario: 'inclusion-job' });
  for (const who of ['thug', 'burglar'] as const) tokens(t, who, 'g3');
  const n = facing(t, 'G1');
  does(n, { do: 'leave', who: 'thug' }, { do: 'replan', who: 'burglar', at: 'e4' });
  expect([now(n).plan[at(t, 'e4')], now(n).phase]).toEqual([0b100, 'roll']);
});

rule(['MH-PLN-09', 'MH-ITM-14'], 'the card that is named goes home, and only the plan brings tokens', () => {
  const m = play(planning({ seats: 1, options: { items: ['radio', 'master-plan-copy'] } }));
  const { tokens: before } = the(now(m), 'thug');
  does(m, { do: 'assignItem', item: 'radio', who: 'thug' });
  expect(the(now(m), 'thug').tokens).toBe(before);
  does(m, { do: 'assignItem', item: 'master-plan-copy', who: 'thug' });
  expect(the(now(m), 'thug').tokens).toBe(before + 2);
  m.play(0, { do: 'assignItem', item: 'radio' });
  expect(now(m).items.map(({ place }) => place)).toEqual(['home', 'held']);
});

rule('MH-SHP-04', 'the last $1k buys what costs $1k', () => {
  const m = play(planning({ seats: 1, options: { cash: 1, shop: ['lucky-penny', 'radio'] } }));
  expect(every(m, { do: 'buyItem' })).toEqual([{ do: 'buyItem', item: 'lucky-penny' }]);
  does(m, { do: 'buyItem' });
  expect([now(m).cash, can(m, { do: 'buyItem' })]).toEqual([0, false]);
});

rule(['MH-FIX-curator', 'MH-CMP-13'], 'the Curator buys as many jewels as there are', () => {
  const shop = (fixers: string[]) => play(planning({ seats: 1, options: { jewels: 1, fixers } }));
  expect(whyNot(shop([]), { do: 'sellJewel' }, 0)).toBe('MH-CMP-13');
  const m = shop(['curator']);
  does(m, { do: 'sellJewel' });
  expect([now(m).jewels, now(m).cash, can(m, { do: 'sellJewel' })]).toEqual([0, 4, false]);
});
