import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { tilesNear } from '../rules/spaces.ts';
import {
  at,
  can,
  carryOn,
  does,
  endEscape,
  escaping,
  every,
  facing,
  heist,
  hold,
  inCrisis,
  now,
  type Part,
  planning,
  play,
  put,
  stand,
  the,
  whyNot,
} from './scene.ts';

// Whose loot it is, and where it lies.

rule('MH-ABL-19', 'reached loot comes from that tile and goes to that tile', () => {
  const s = heist({ crew: ['con-artist', 'thug', 'burglar'] });
  stand(s, 'con-artist', 'f6', { ideas: 1 });
  put(s, 'g6', { cash: 3 });
  put(s, 'f6', { cash: 1 });
  const m = play(s);
  does(
    m,
    { do: 'useAbility', who: 'con-artist' },
    { do: 'pickUp', who: 'con-artist', what: 'cash', from: 'g6' },
  );
  const lying = () => ['f6', 'g6', 'f5'].map((tile) => now(m).loot.cash[at(s, tile)]);
  expect([the(now(m), 'con-artist').carries.cash, lying()]).toEqual([3, [1, 0, 0]]);
  does(m, { do: 'drop', who: 'con-artist', what: 'cash', at: 'f5' });
  expect([the(now(m), 'con-artist').carries.cash, lying()]).toEqual([0, [1, 0, 3]]);
});

rule('MH-ESC-16', 'loot is taken from the stranded only, and only where they are', () => {
  const s = heist();
  stand(s, 'thug', 'f7', { lastDitch: 'stranded' });
  stand(s, 'burglar', 'f7', { ideas: 2 });
  stand(s, 'angry-locksmith', 'g7', { ideas: 2 });
  for (const { id } of s.characters) the(s, id).carries.documents = 1;
  put(s, 'f7', { cash: 2 });
  const m = escaping(s);
  expect(every(m, { do: 'pickUp', what: 'documents' })).toEqual([
    { do: 'pickUp', who: 'burglar', what: 'documents', from: 'thug' },
  ]);
  expect(whyNot(m, { do: 'pickUp', who: 'thug', what: 'cash' })).toBe('MH-ESC-16');
  expect(whyNot(m, { do: 'pass', who: 'thug', to: 'burglar' })).toBe('MH-ESC-16');
  expect(every(m, { who: 'thug' }).map((choice) => choice.do)).toEqual(['drop']);
  does(m, { do: 'pickUp', who: 'burglar', what: 'documents', from: 'thug' });
  expect(now(m).characters.map(({ carries }) => carries.documents)).toEqual([0, 1, 2]);
  // Nobody is robbed outside Escape.
  s.phase = 'action';
  s.agenda = [{ step: 'actions' }];
  expect(can(play(s), { do: 'pickUp', what: 'documents' })).toBe(false);
});

rule('MH-LOT-03', 'loot is passed to others on the space, not to oneself or next door', () => {
  const s = heist();
  stand(s, 'thug', 'f7');
  stand(s, 'burglar', 'f7');
  stand(s, 'angry-locksmith', 'g7');
  the(s, 'thug').carries.usb = 1;
  expect(every(play(s), { do: 'pass' })).toEqual([{ do: 'pass', who: 'thug', what: 'usb', to: 'burglar' }]);
});

rule(
  ['MH-LOT-11', 'MH-LOT-07', 'MH-LOT-08'],
  'cash and jewels picked up on an entrance are banked there',
  () => {
    const s = heist();
    stand(s, 'thug', 'x1');
    put(s, 'x1', { cash: 2, jewel: 1, documents: 1 });
    const m = play(s);
    for (const what of ['cash', 'jewel', 'documents']) does(m, { do: 'pickUp', who: 'thug', what });
    expect([now(m).banked.cash, now(m).banked.jewel, the(now(m), 'thug').carries.documents]).toEqual([
      2, 1, 1,
    ]);
  },
);

rule('MH-ITM-20', 'Camouflage hides its holder and nobody else, and not while it lies about', () => {
  const s = heist();
  stand(s, 'thug', 'f6');
  stand(s, 'burglar', 'f6');
  hold(s, 'burglar', 'camouflage');
  const m = escaping(s);
  endEscape(m);
  expect(now(m).characters.map(({ status }) => status)).toEqual(['busted', 'escaped', 'escaped']);
  const t = heist();
  stand(t, 'thug', 'f6');
  // Tile 0 and character 0 are not the same thing.
  put(t, 'c1', { item: 'camouflage' });
  expect(t.items[0]?.at).toBe(0);
  const n = escaping(t);
  endEscape(n);
  expect(the(now(n), 'thug').status).toBe('busted');
});

rule(
  ['MH-BST-02', 'MH-GTE-04'],
  'what others hold and what lies elsewhere is not lost with the busted',
  () => {
    const s = heist({ scenario: 'inclusion-job' });
    stand(s, 'thug', 'g3');
    Object.assign(the(s, 'thug').carries, { cash: 2, jewel: 1 });
    hold(s, 'thug', 'radio');
    hold(s, 'burglar', 'flashbang');
    const zero = s.unknown.length > 0 ? 0 : -1;
    s.items.push({ ...s.items[0]!, id: 'lucky-penny', place: 'lying', at: zero });
    put(s, 'h3', { item: 'cheap-picks' });
    const m = facing(s, 'G1');
    carryOn(m);
    expect(Object.values(the(now(m), 'thug').carries)).toEqual([0, 0, 0, 0, 0]);
    expect(now(m).items.map(({ id, place }) => [id, place])).toEqual([
      ['radio', 'lost'],
      ['flashbang', 'held'],
      ['lucky-penny', 'lying'],
      ['cheap-picks', 'lying'],
    ]);
  },
);

rule('MH-CRI-C4', 'an item that somebody holds is no loot on a tile', () => {
  const s = heist();
  hold(s, 'thug', 'radio');
  stand(s, 'thug', 'x1');
  const m = inCrisis(s, 'C4');
  carryOn(m);
  expect(now(m).locks.every((locks) => locks === 0)).toBe(true);
});

rule(
  'MH-GEN-17',
  'everything that only rearranges counts, a withdrawn word and a rejected proposal a third',
  () => {
    const counted = (m: ReturnType<typeof play>, ...parts: Part[]) => {
      does(m, ...parts);
      return now(m).fidgets[0];
    };
    const acting = () => {
      const s = heist({ scenario: 'side-channel' });
      for (const who of ['thug', 'burglar'] as const) stand(s, who, 'h7', { action: 'walk' });
      the(s, 'thug').carries.usb = 1;
      return s;
    };
    expect(counted(play(acting()), { do: 'drop', who: 'thug' })).toBe(1);
    expect(counted(play(acting()), { do: 'pass', who: 'thug', to: 'burglar' })).toBe(1);
    expect(counted(play(acting()), { do: 'declareEscape' })).toBe(1);
    expect(counted(play(acting()), { do: 'declareEscape' }, { do: 'reject' })).toBe(11);
    const escape = acting();
    the(escape, 'thug').ideas = 1;
    expect(counted(escaping(escape), { do: 'declarePath', who: 'thug' })).toBe(1);
    expect(counted(escaping(escape), { do: 'endEscape' }, { do: 'resumeEscape' })).toBe(10);
    const plan = () => play(planning({ scenario: 'inclusion-job' }));
    const start = (space: string) => ({ do: 'setStart', who: 'thug', at: space });
    expect(counted(plan(), start('x1'))).toBe(0);
    expect(counted(plan(), start('x1'), start('x2'))).toBe(1);
    const token = { who: 'thug', at: 'e1' };
    expect(counted(plan(), { do: 'placeToken', ...token })).toBe(0);
    expect(counted(plan(), { do: 'placeToken', ...token }, { do: 'removeToken', ...token })).toBe(1);
    expect(counted(plan(), start('x1'), { do: 'ready' }, { do: 'resumePlanning' })).toBe(40);
    // A restless seat does none of it.
    const s = acting();
    s.fidgets[0] = 30;
    const m = play(s);
    for (const verb of ['drop', 'pass', 'declareEscape'])
      expect(whyNot(m, { do: verb }, 0), verb).toBe('MH-GEN-17');
    expect(can(m, { do: 'drop' }) || can(m, { do: 'pass' })).toBe(false);
  },
);

rule(['MH-LOT-01', 'MH-LOT-02'], 'of several items the named one is picked up and dropped', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  for (const item of ['flashbang', 'lucky-penny'] as const) put(s, 'g7', { item });
  const m = play(s);
  does(m, { do: 'pickUp', who: 'thug', what: 'lucky-penny' });
  expect(now(m).items.map(({ place }) => place)).toEqual(['lying', 'held']);
  does(m, { do: 'pickUp', who: 'thug', what: 'flashbang' }, { do: 'drop', who: 'thug', what: 'lucky-penny' });
  expect(now(m).items.map(({ place }) => place)).toEqual(['held', 'lying']);
});

rule(['MH-GEN-17', 'MH-LOT-08'], 'banking is no rearranging: even a restless seat may do it outdoors', () => {
  const s = heist();
  stand(s, 'thug', 'x1');
  the(s, 'thug').carries.documents = 1;
  s.fidgets[0] = 30;
  const m = play(s);
  expect([can(m, { do: 'drop', who: 'thug' }), can(m, { do: 'bank', who: 'thug' })]).toEqual([false, true]);
});

rule(
  ['MH-ITM-01', 'MH-LOT-01'],
  'what somebody holds lies nowhere, and what lies somewhere nobody holds',
  () => {
    // The first tile and the first character have the same number.
    const s = heist();
    Object.assign(the(s, 'burglar'), { at: 0 });
    hold(s, 'thug', 'radio');
    const m = play(s);
    expect([can(m, { do: 'pickUp', who: 'burglar' }), can(m, { do: 'drop', who: 'thug' })]).toEqual([
      false,
      true,
    ]);
    expect(now(inCrisis(s, 'C4')).locks[0]).toBe(0);
    s.items[0]!.place = 'lying';
    const n = play(s);
    expect([can(n, { do: 'pickUp', who: 'burglar' }), can(n, { do: 'drop', who: 'thug' })]).toEqual([
      true,
      false,
    ]);
    expect(can(n, { do: 'commit', who: 'thug', item: 'radio' })).toBe(false);
  },
);

rule('MH-ABL-19', 'the first tile is within reach as well', () => {
  const s = heist({ crew: ['pickpocket', 'thug', 'burglar'] });
  Object.assign(the(s, 'pickpocket'), { at: tilesNear(s, 0)[0], reaches: true });
  s.loot.jewel[0] = 1;
  const m = play(s);
  does(m, { do: 'pickUp', who: 'pickpocket', what: 'jewel' });
  expect([the(now(m), 'pickpocket').carries.jewel, now(m).loot.jewel[0]]).toEqual([1, 0]);
});
