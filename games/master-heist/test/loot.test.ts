import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { heistResult } from '../rules/result.ts';
import {
  at,
  busy,
  can,
  does,
  endEscape,
  escaping,
  every,
  field,
  happened,
  heist,
  hold,
  now,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

rule('MH-LOT-01', 'who shares a tile with loot may take any of it, free and at once', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'g7', { cash: 2, jewel: 1, keycard: 1 });
  put(s, 'f7', { usb: 1 });
  const m = play(s);
  expect(field(every(m, { do: 'pickUp', who: 'thug' }), 'what')).toEqual(['cash', 'jewel', 'keycard']);
  does(m, { do: 'pickUp', who: 'thug', what: 'keycard' });
  expect([the(now(m), 'thug').carries.keycard, the(now(m), 'thug').action]).toEqual([1, null]);
  expect(whyNot(m, { do: 'pickUp', who: 'thug', what: 'usb' })).toBe('MH-LOT-01');
});

rule('MH-LOT-02', 'carried loot can be dropped on the own space at any time', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  the(s, 'thug').carries.jewel = 2;
  const m = play(s);
  does(m, { do: 'drop', who: 'thug', what: 'jewel' });
  expect([now(m).loot.jewel[at(s, 'g7')], the(now(m), 'thug').carries.jewel]).toEqual([1, 1]);
});

rule('MH-LOT-03', 'two who share a space pass loot from one to the other', () => {
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'g7');
  the(s, 'thug').carries.documents = 1;
  const m = play(s);
  expect(can(m, { do: 'pass', who: 'thug', to: 'angry-locksmith' })).toBe(false);
  const events = does(m, { do: 'pass', who: 'thug', what: 'documents', to: 'burglar' });
  expect([the(now(m), 'burglar').carries.documents, the(now(m), 'thug').carries.documents]).toEqual([1, 0]);
  expect(happened(events, 'passed')).toMatchObject([{ who: 'thug', receiver: 'burglar' }]);
});

rule('MH-LOT-04', 'there is no carrying limit', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  Object.assign(the(s, 'thug').carries, { cash: 50, jewel: 20, documents: 9, keycard: 5, usb: 4 });
  put(s, 'g7', { jewel: 1 });
  expect(can(play(s), { do: 'pickUp', who: 'thug', what: 'jewel' })).toBe(true);
});

rule('MH-LOT-05', 'all cash in one place is one piece and moves as a whole', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'g7', { cash: 7 });
  const m = play(s);
  does(m, { do: 'pickUp', who: 'thug', what: 'cash' });
  expect([the(now(m), 'thug').carries.cash, now(m).loot.cash[at(s, 'g7')]]).toEqual([7, 0]);
  does(m, { do: 'drop', who: 'thug', what: 'cash' });
  expect(now(m).loot.cash[at(s, 'g7')]).toBe(7);
});

rule(['MH-LOT-06', 'MH-LOT-07'], 'outdoors loot is acquired; cash is banked by itself', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  Object.assign(the(s, 'thug').carries, { cash: 3, documents: 1 });
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  expect(whyNot(m, { do: 'bank', who: 'thug', what: 'documents' })).toBe('MH-LOT-06');
  const events = does(m, { do: 'move', who: 'thug', to: 'x1' });
  expect([now(m).banked.cash, the(now(m), 'thug').carries.cash]).toEqual([3, 0]);
  expect(happened(events, 'banked')).toMatchObject([{ who: 'thug', what: 'cash', count: 3 }]);
});

rule(
  'MH-LOT-08',
  'jewels too; documents, keycards, USB keys and items stay unless banked, and banked loot stays banked',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    Object.assign(the(s, 'thug').carries, { jewel: 2, documents: 1, keycard: 1 });
    hold(s, 'thug', 'radio');
    busy(s, 'thug', { move: 1 });
    const m = play(s);
    does(m, { do: 'move', who: 'thug', to: 'x1' });
    expect([now(m).banked.jewel, the(now(m), 'thug').carries.documents]).toEqual([2, 1]);
    does(m, { do: 'bank', who: 'thug', what: 'documents' }, { do: 'bank', who: 'thug', what: 'radio' });
    expect([now(m).banked.documents, now(m).items[0]?.place, every(m, { do: 'pickUp' }).length]).toEqual([
      1,
      'home',
      0,
    ]);
  },
);

rule('MH-LOT-09', 'loot still on a character counts as acquired if the character escaped', () => {
  const s = heist();
  the(s, 'thug').carries.documents = 1;
  const m = escaping(s);
  endEscape(m);
  expect(m.outcome()?.ending).toBe('success');
});

rule('MH-LOT-10', 'active guards do not prevent picking up or dropping', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'g7', { cash: 1, guards: 3 });
  const m = play(s);
  does(m, { do: 'pickUp', who: 'thug', what: 'cash' }, { do: 'drop', who: 'thug', what: 'cash' });
  expect(now(m).loot.cash[at(s, 'g7')]).toBe(1);
});

rule(
  'MH-LOT-11',
  'loot dropped on an entrance can be picked up there, and is acquired when somebody there holds it',
  () => {
    const s = heist();
    stand(s, 'thug', 'x1');
    stand(s, 'burglar', 'x1');
    the(s, 'thug').carries.documents = 1;
    const m = play(s);
    does(m, { do: 'drop', who: 'thug', what: 'documents' });
    expect(now(m).loot.documents[at(s, 'x1')]).toBe(1);
    does(m, { do: 'pickUp', who: 'burglar', what: 'documents' });
    expect(the(now(m), 'burglar').carries.documents).toBe(1);
  },
);

rule('MH-LOT-12', 'what is left on the board at the end is lost', () => {
  const s = heist();
  put(s, 'x1', { cash: 5, documents: 1, item: 'radio' });
  const m = escaping(s);
  endEscape(m);
  expect([now(m).cash, m.outcome()?.ending, heistResult(now(m)).items]).toEqual([0, 'failure', []]);
});

rule('MH-LOT-13', 'loot under a remote lock is out of reach', () => {
  const s = heist({ crew: ['pickpocket', 'thug', 'burglar'] });
  stand(s, 'pickpocket', 'g7', { ideas: 1 });
  tokens(s, 'pickpocket', 'f7');
  put(s, 'f7', { token: 'remoteLockY', documents: 1 });
  busy(s, 'pickpocket', { move: 1 });
  const m = play(s);
  does(m, { do: 'useAbility', who: 'pickpocket', ability: 'larcenist' });
  expect(whyNot(m, { do: 'move', who: 'pickpocket', to: 'f7' })).toBe('MH-RLK-01');
  expect(whyNot(m, { do: 'pickUp', who: 'pickpocket', what: 'documents' })).toBe('MH-RLK-01');
});

rule('MH-ITM-01', 'of several cards of an item the one at hand is picked up and handed on', () => {
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'g7');
  hold(s, 'angry-locksmith', 'flashbang');
  put(s, 'c1', { item: 'flashbang' });
  put(s, 'g7', { item: 'flashbang' });
  const m = play(s);
  expect(every(m, { do: 'drop', who: 'thug' })).toEqual([]);
  does(
    m,
    { do: 'pickUp', who: 'thug', what: 'flashbang' },
    { do: 'pass', who: 'thug', what: 'flashbang', to: 'burglar' },
  );
  const [burglar, locksmith] = [2, 1];
  expect(now(m).items.map((item) => [item.place, item.at])).toEqual([
    ['held', locksmith],
    ['lying', at(s, 'c1')],
    ['held', burglar],
  ]);
  does(m, { do: 'drop', who: 'burglar', what: 'flashbang' });
  expect(now(m).items[2]).toMatchObject({ place: 'lying', at: at(s, 'g7') });
  expect(can(m, { do: 'drop' })).toBe(true);
});
