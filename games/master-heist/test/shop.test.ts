import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { can, does, now, planning, play, whyNot } from './scene.ts';

/** One person plans for all three. */
const alone = (scenario = 'inclusion-job', options = {}) => play(planning({ scenario, seats: 1, options }));
rule(
  ['MH-SHP-01', 'MH-SHP-02', 'MH-SHP-03', 'MH-SHP-04'],
  'the shop sells shop items, as many as exist and are not owned, for their cost',
  () => {
    const m = alone('inclusion-job', { cash: 8, items: ['radio'] });
    expect(whyNot(m, { do: 'buyItem', item: 'radio' }, 0)).toBe('MH-SHP-03');
    expect(whyNot(m, { do: 'buyItem', item: 'flashbang' }, 0)).toBe('MH-SHP-02');
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
