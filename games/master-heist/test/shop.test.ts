import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { alone, can, does, now, type Part, planning, play, whyNot } from './scene.ts';

rule(
  ['MH-SHP-01', 'MH-SHP-02', 'MH-SHP-03', 'MH-SHP-04', 'MH-SHP-05'],
  'the shop sells shop items, as many as exist and are not owned, for their cost',
  () => {
    const m = alone('inclusion-job', { cash: 8, items: ['radio'] });
    expect(whyNot(m, { do: 'buyItem', item: 'radio' }, 0)).toBe('MH-SHP-03');
    expect(whyNot(m, { do: 'buyItem', item: 'flashbang' }, 0)).toBe('MH-SHP-05');
    const empty = alone('inclusion-job', { cash: 8, shop: ['flashbang'] });
    expect(whyNot(empty, { do: 'buyItem', item: 'radio' }, 0)).toBe('MH-SHP-02');
    expect(can(empty, { do: 'buyItem', item: 'flashbang' })).toBe(true);
    does(m, { do: 'buyItem', item: 'cheap-picks' }, { do: 'buyItem', item: 'cheap-picks' });
    expect(now(m).cash).toBe(0);
    expect(whyNot(m, { do: 'buyItem', item: 'cheap-picks' }, 0)).toBe('MH-SHP-03');
    expect(whyNot(m, { do: 'buyItem', item: 'dog-whistle' }, 0)).toBe('MH-SHP-04');
    expect(whyNot(alone('final-score-2', { cash: 9 }), { do: 'buyItem', item: 'radio' }, 0)).toBe(
      'MH-SCN-FIN-06',
    );
  },
);

rule(
  ['MH-SHP-06', 'MH-FIX-curator'],
  'items sell for half their cost rounded down, through the Curator for one less than the cost',
  () => {
    const sold = (fixers: string[]) => {
      const m = alone('inclusion-job', { items: ['perfect-picks'], jewels: 1, fixers });
      does(m, { do: 'sellItem', item: 'perfect-picks' });
      if (can(m, { do: 'sellJewel' })) does(m, { do: 'sellJewel' });
      return [now(m).cash, now(m).jewels];
    };
    expect(sold([])).toEqual([3, 1]);
    expect(sold(['curator'])).toEqual([10, 0]);
    expect(whyNot(alone('inclusion-job', { jewels: 1 }), { do: 'sellJewel' }, 0)).toBe('MH-CMP-13');
  },
);

rule('MH-SHP-08', 'buying and selling are team decisions, any number of them', () => {
  const m = play(planning({ scenario: 'inclusion-job', options: { cash: 9 } }));
  m.play(0, { do: 'buyItem', item: 'radio' });
  expect(now(m).items).toHaveLength(0);
  m.play(1, { do: 'accept' });
  m.play(2, { do: 'accept' });
  m.play(2, { do: 'buyItem', item: 'dog-whistle' });
  m.play(0, { do: 'accept' });
  m.play(1, { do: 'reject' });
  expect(now(m).items.map(({ id }) => id)).toEqual(['radio']);
});

rule('MH-SHP-03', 'an item that a character holds is owned as well', () => {
  const m = alone('inclusion-job', { cash: 9 });
  does(m, { do: 'buyItem', item: 'radio' }, { do: 'assignItem', item: 'radio', who: 'thug' });
  expect(whyNot(m, { do: 'buyItem', item: 'radio' }, 0)).toBe('MH-SHP-03');
});

rule(
  ['MH-CMP-14', 'MH-FIX-fence', 'MH-FIX-curator'],
  'Fence and Curator count as used where they helped',
  () => {
    const used = (fixers: string[], ...deeds: Part[]) => {
      const m = alone('inclusion-job', { fixers, items: ['radio'], jewels: 1, cash: 4 });
      does(m, ...deeds);
      return now(m).fixersUsed;
    };
    const [buy, sell] = [
      { do: 'buyItem', item: 'dog-whistle' },
      { do: 'sellItem', item: 'radio' },
    ];
    expect([used([], buy, sell), used(['fence'], buy), used(['fence'], sell)]).toEqual([[], ['fence'], []]);
    expect([used(['curator'], sell), used(['curator'], { do: 'sellJewel' })]).toEqual([
      ['curator'],
      ['curator'],
    ]);
  },
);

rule('MH-SCN-FIN-06', 'in part 2 nothing is sold either', () => {
  const m = alone('final-score-2', { fixers: ['curator'], items: ['radio'], jewels: 1 });
  for (const verb of ['sellItem', 'sellJewel']) expect(whyNot(m, { do: verb }, 0)).toBe('MH-SCN-FIN-06');
});

rule('MH-PLN-09', 'items go to one character and back again, whatever tokens it has', () => {
  const s = planning({
    scenario: 'inclusion-job',
    seats: 1,
    options: { items: ['cheap-picks', 'cheap-picks'] },
  });
  for (const one of s.characters) one.tokens = 1;
  const m = play(s);
  const holders = () => now(m).items.map(({ place, at }) => (place === 'held' ? at : place));
  does(m, { do: 'assignItem', item: 'cheap-picks', who: 'burglar' });
  does(m, { do: 'assignItem', item: 'cheap-picks', who: 'angry-locksmith' });
  expect([holders(), can(m, { do: 'assignItem', who: 'thug' })]).toEqual([[2, 1], false]);
  m.play(0, { do: 'assignItem', item: 'cheap-picks' });
  expect(holders()).toEqual([2, 'home']);
  m.play(0, { do: 'assignItem', item: 'cheap-picks' });
  expect([holders(), now(m).characters.map(({ tokens }) => tokens)]).toEqual([
    ['home', 'home'],
    [1, 1, 1],
  ]);
});
