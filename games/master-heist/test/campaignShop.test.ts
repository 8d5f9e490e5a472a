import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { campaignChoices, priceOf, type Universe, worthOf } from '../campaign/index.ts';
import { ITEM_IDS, ITEMS, type FixerId, type ItemId } from '../content/index.ts';
import { against, begun, decide, ended, leveled, trio } from './universe.ts';

const rich = (change: Partial<Universe> = {}): Universe => ({ ...trio(), cash: 30, ...change });
const withFixer = (fixer: FixerId): Partial<Universe> => ({ fixers: ['old-friend', fixer] });
const buy = (item: ItemId) => ({ do: 'buy', item }) as const;
const sell = (item: ItemId) => ({ do: 'sell', item }) as const;
const onSale = (universe: Universe) =>
  campaignChoices(universe).flatMap((choice) => (choice.do === 'buy' ? [choice.item] : []));

describe('the shop', () => {
  rule(['MH-SHP-01', 'MH-SHP-08'], 'is open between heists, for any number of deals', () => {
    const universe = decide(
      rich(),
      buy('radio'),
      buy('cheap-picks'),
      buy('cheap-picks'),
      sell('radio'),
      buy('radio'),
    );
    expect(universe.items.toSorted()).toEqual(['cheap-picks', 'cheap-picks', 'radio']);
    expect(against(begun(rich()), buy('radio'))).toBe('MH-CMP-15');
  });

  rule('MH-SHP-02', 'sells the items with source "shop" at the start of a campaign', () => {
    expect(onSale(rich())).toEqual(ITEM_IDS.filter((id) => ITEMS[id].source === 'shop'));
    expect(onSale(rich())).toHaveLength(7);
    expect(against(rich(), buy('flashbang'))).toBe('MH-SHP-05');
  });

  rule('MH-SHP-03', 'sells no more copies than exist and the team does not own', () => {
    expect(against(decide(rich(), buy('cheap-picks')), buy('cheap-picks'))).toBeNull();
    expect(against(decide(rich(), buy('cheap-picks'), buy('cheap-picks')), buy('cheap-picks'))).toBe(
      'MH-SHP-03',
    );
    expect(against(rich({ items: ['radio'] }), buy('radio'))).toBe('MH-SHP-03');
  });

  rule('MH-SHP-04', 'asks the cost from team cash, which never becomes negative', () => {
    expect(decide(rich(), buy('perfect-picks')).cash).toBe(30 - 7);
    expect(against(rich({ cash: 6 }), buy('perfect-picks'))).toBe('MH-SHP-04');
    expect(decide(rich({ cash: 7 }), buy('perfect-picks')).cash).toBe(0);
  });

  rule('MH-SHP-05', 'sells a scenario item once it has been discovered and later discarded', () => {
    const found = leveled(
      ended(begun(trio()), { discovered: ['lucky-penny'], items: ['lucky-penny'], cash: 9 }),
    );
    expect(against(found, buy('lucky-penny'))).toBe('MH-SHP-05');
    const used = leveled(ended(begun(found), { discarded: ['lucky-penny'], items: [], cash: 9 }));
    expect(onSale(used)).toContain('lucky-penny');
    expect(decide(used, buy('lucky-penny'))).toMatchObject({ items: ['lucky-penny'], cash: 8 });
  });

  rule(
    ['MH-SHP-09', 'MH-BST-05'],
    'sells a scenario item that was found and lost, but not one nobody had found',
    () => {
      const lost = ended(begun(trio()), {
        discovered: ['safecracking-tools'],
        discarded: ['safecracking-tools'],
        busted: ['Tiny'],
        cash: 20,
      });
      expect(onSale(lost)).toContain('safecracking-tools');
      const never = ended(begun(trio()), { discarded: ['safecracking-tools'], cash: 20 });
      expect(onSale(never)).not.toContain('safecracking-tools');
    },
  );

  rule('MH-SHP-06', 'takes an owned item back for half its cost, rounded down', () => {
    expect(decide(rich({ items: ['perfect-picks'] }), sell('perfect-picks'))).toMatchObject({
      cash: 33,
      items: [],
    });
    expect(decide(rich({ items: ['lucky-penny'] }), sell('lucky-penny')).cash).toBe(30);
    expect(against(rich(), sell('radio'))).toBe('MH-SHP-06');
  });

  rule('MH-FIX-fence', 'asks $1k less with the Fence, never below $0k', () => {
    const universe = rich(withFixer('fence'));
    expect(decide(universe, buy('perfect-picks')).cash).toBe(30 - 6);
    expect(priceOf({ ...universe, shop: [...universe.shop, 'lucky-penny'] }, 'lucky-penny')).toBe(0);
    expect(priceOf(rich(), 'perfect-picks')).toBe(7);
  });

  rule(
    ['MH-FIX-curator', 'MH-CMP-13', 'MH-RUL-35'],
    'jewels are worth nothing without the Curator and $4k with; items bring $1k below cost',
    () => {
      expect(against(rich({ jewels: 2 }), { do: 'sellJewel' })).toBe('MH-CMP-13');
      const universe = rich({ jewels: 2, items: ['perfect-picks'], ...withFixer('curator') });
      expect(decide(universe, { do: 'sellJewel' })).toMatchObject({ jewels: 1, cash: 34 });
      expect(decide(universe, sell('perfect-picks')).cash).toBe(36);
      expect(against({ ...universe, jewels: 0 }, { do: 'sellJewel' })).toBe('MH-FIX-curator');
      expect([worthOf(universe, 'cheap-picks'), worthOf(rich(), 'cheap-picks')]).toEqual([3, 2]);
    },
  );

  rule(
    'MH-OPT-04',
    'bonusItems: the first success in three jobs brings Flashbang, Laser Burst and Camouflage',
    () => {
      const after = (job: string, won: boolean, bonusItems: boolean) =>
        ended(begun(trio({ bonusItems }), job), { won }).shop.slice(7);
      expect(after('inclusion-job', true, true)).toEqual(['flashbang']);
      expect(after('startup-job', true, true)).toEqual(['laser-burst']);
      expect(after('greedy-prisoner', true, true)).toEqual(['camouflage']);
      expect(after('inclusion-job', false, true)).toEqual([]);
      expect(after('inclusion-job', true, false)).toEqual([]);
      const twice = ended(begun(leveled(ended(begun(trio({ bonusItems: true })), { won: true }))), {
        won: true,
      });
      expect(twice.shop.slice(7)).toEqual(['flashbang']);
    },
  );
});
