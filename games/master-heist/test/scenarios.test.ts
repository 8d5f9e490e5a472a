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
  facing,
  field,
  heist,
  type HeistMatch,
  hold,
  now,
  onlyInBag,
  planning,
  play,
  put,
  stand,
  the,
  whyNot,
} from './scene.ts';

const won = (m: HeistMatch) => {
  endEscape(m);
  return now(m).parts[0]?.won;
};

rule(
  'MH-SCN-INC-01',
  'Inclusion Job: all three jewels of the board; gates and reinforcements are there',
  () => {
    const s = planning({ scenario: 'inclusion-job' });
    expect([
      s.loot.jewel.reduce((sum, n) => sum + n, 0),
      s.token.filter((token) => token?.startsWith('gate')).length,
      s.token[at(s, 'g5')],
    ]).toEqual([3, 4, 'reinforcements']);
    const result = (jewels: number) => {
      const h = heist({ scenario: 'inclusion-job' });
      h.banked.jewel = jewels;
      return won(escaping(h));
    };
    expect([result(2), result(3)]).toEqual([false, true]);
  },
);

rule('MH-SCN-STA-01', 'Startup Job: the document behind the keycard door; two watchtowers', () => {
  const s = planning({ scenario: 'startup-job' });
  expect([
    s.loot.documents[at(s, 'c1')],
    s.token[at(s, 'b2')],
    s.token.filter((token) => token === 'watchtower').length,
  ]).toEqual([1, 'keycardDoor', 2]);
  const h = heist();
  the(h, 'thug').carries.documents = 1;
  expect(won(escaping(h))).toBe(true);
});

rule(
  'MH-SCN-DRK-01',
  'Dark Horse Job: the documents under remote lock Y; the item token holds Cheap Picks',
  () => {
    const s = planning({ scenario: 'dark-horse-job' });
    expect([s.loot.documents[at(s, 'i1')], s.token[at(s, 'i1')], s.items[0]?.id]).toEqual([
      1,
      'remoteLockY',
      'cheap-picks',
    ]);
  },
);

rule('MH-SCN-GRE-01', 'Greedy Prisoner: at least two jewels and the prisoner', () => {
  const result = (jewels: number, free: boolean) => {
    const s = heist({ scenario: 'greedy-prisoner' });
    s.banked.jewel = jewels;
    stand(s, 'npc', 'x1', { status: free ? 'active' : 'gone' });
    return won(escaping(s));
  };
  expect([result(2, true), result(1, true), result(3, false)]).toEqual([true, false, false]);
});

rule(
  'MH-SCN-BLI-01',
  'Blind Justice Job: the documents under remote lock X; the item is the Lucky Penny',
  () => {
    const s = planning({ scenario: 'blind-justice-job' });
    expect([s.loot.documents[at(s, 'd4')], s.token[at(s, 'd4')], s.items[0]?.id]).toEqual([
      1,
      'remoteLockX',
      'lucky-penny',
    ]);
  },
);

rule(
  ['MH-SCN-MEL-01', 'MH-SCN-MEL-02'],
  'Melee Job: three of the four jewels, one in the safe (4 cracks); loot from the bag is guarded; the item opens safes',
  () => {
    const s = heist({ scenario: 'melee-job' });
    put(s, 'b8', { token: 'safe' });
    stand(s, 'thug', 'b8');
    hold(s, 'thug', 'safecracking-tools');
    busy(s, 'thug', { unlock: 4 });
    const m = play(s);
    does(m, { do: 'crack', unlocks: 2 });
    expect(now(m).token[at(s, 'b8')]).toBe('safe');
    does(m, { do: 'crack', unlocks: 1 });
    expect([now(m).token[at(s, 'b8')], now(m).loot.jewel[at(s, 'b8')]]).toEqual([null, 1]);
    const p = planning({ scenario: 'melee-job' });
    expect([p.bag.jewel, p.bag.keycard, p.items[0]?.id]).toEqual([3, 1, 'safecracking-tools']);
  },
);

rule(
  ['MH-SCN-MEL-03', 'MH-RUL-37'],
  'Melee Job: the team places the guide on an entrance, within the limit',
  () => {
    const m = play(planning({ scenario: 'melee-job', seats: 1 }));
    for (const [who, space] of [
      ['thug', 'x1'],
      ['angry-locksmith', 'x1'],
      ['burglar', 'x2'],
    ])
      does(m, { do: 'setStart', who, at: space });
    expect(whyNot(m, { do: 'ready' }, 0)).toBe('MH-SCN-MEL-03');
    expect(whyNot(m, { do: 'placeNpc', at: 'x1' }, 0)).toBe('MH-PLN-05');
    does(m, { do: 'placeNpc', at: 'x2' });
    expect([the(now(m), 'npc').at, the(now(m), 'npc').ideas, can(m, { do: 'ready' })]).toEqual([
      at(now(m), 'x2'),
      3,
      true,
    ]);
  },
);

rule(
  ['MH-SCN-MEL-04', 'MH-RUL-44'],
  'FANCY CARD FLICK: the guide flicks the keycard along a line, not past gaps, locks or unknown tiles, but past doors',
  () => {
    const s = heist({ scenario: 'melee-job' });
    stand(s, 'npc', 'a6', { die: 2 });
    put(s, 'b6', { token: 'keycardDoor' });
    put(s, 'e6', { locks: 1 });
    put(s, 'b5', { unknown: true });
    const m = play(s);
    expect(whyNot(m, { do: 'commit', who: 'npc', action: 'fancy-card-flick' })).toBe('MH-SCN-MEL-04');
    the(s, 'npc').carries.keycard = 1;
    const n = play(s);
    const targets = field(every(n, { do: 'commit', action: 'fancy-card-flick' }), 'at');
    expect(targets).toEqual(['a5', 'b6', 'c6', 'd6', 'b7', 'b8'].filter((tile) => targets.includes(tile)));
    expect(
      ['b6', 'c6', 'd6'].every((tile) => targets.includes(tile)) &&
        !targets.includes('e6') &&
        !targets.includes('b5'),
    ).toBe(true);
    does(n, { do: 'commit', who: 'npc', action: 'fancy-card-flick', at: 'd6' });
    expect([
      now(n).loot.keycard[at(s, 'd6')],
      the(now(n), 'npc').carries.keycard,
      the(now(n), 'npc').noise,
    ]).toEqual([1, 0, 0]);
  },
);

rule(
  ['MH-SCN-SID-01', 'MH-SCN-SID-02', 'MH-SCN-SID-03', 'MH-SCN-SID-04'],
  'Side Channel: documents under remote lock Y, one tunnel, no limit on entrances, Shell as guide with PAUSE',
  () => {
    const m = play(planning({ scenario: 'side-channel', seats: 1 }));
    const s = now(m);
    expect([
      s.loot.documents[at(s, 'g2')],
      s.token[at(s, 'g2')],
      the(s, 'npc').name,
      the(s, 'npc').ideas,
    ]).toEqual([1, 'remoteLockY', 'Shell', 2]);
    for (const who of ['thug', 'angry-locksmith', 'burglar']) does(m, { do: 'setStart', who, at: 'x1' });
    does(m, { do: 'placeTunnel' });
    expect(can(m, { do: 'placeTunnel' })).toBe(false);
    const h = play(heist({ scenario: 'side-channel' }));
    does(h, { do: 'commit', who: 'npc', action: 'pause' });
    expect([the(now(h), 'npc').left.idea, the(now(h), 'npc').noise]).toEqual([1, 0]);
  },
);

rule('MH-SCN-SID-05', 'CRACK CIPHER: as soon as Shell holds the USB key, remote lock Y is gone', () => {
  const s = heist({ scenario: 'side-channel' });
  expect(planning({ scenario: 'side-channel' }).token.includes('serverY')).toBe(false);
  put(s, 'g2', { token: 'remoteLockY', documents: 1 });
  stand(s, 'npc', 'h7');
  stand(s, 'thug', 'h7');
  the(s, 'thug').carries.usb = 1;
  const m = play(s);
  expect(now(m).token[at(s, 'g2')]).toBe('remoteLockY');
  does(m, { do: 'pass', who: 'thug', what: 'usb', to: 'npc' });
  expect(now(m).token[at(s, 'g2')]).toBeNull();
  // Loot can be passed on in the Event phase too (MH-EVP-08).
  const n = facing(s, '22');
  does(n, { do: 'pass', who: 'thug', what: 'usb', to: 'npc' });
  expect(now(n).token[at(s, 'g2')]).toBeNull();
});

rule(
  'MH-SCN-HOS-01',
  'Hospitality Job: the hostage must escape; safe with 3 cracks, $5k and a jewel; $7k',
  () => {
    const s = heist({ scenario: 'hospitality-job' });
    stand(s, 'npc', 'x1', { status: 'active' });
    const m = escaping(s);
    endEscape(m);
    expect([m.outcome()?.ending, heistResult(now(m)).cash, heistResult(now(m)).unlocks]).toEqual([
      'success',
      7,
      'consultant',
    ]);
  },
);

rule('MH-SCN-PRO-01', 'Proving Grounds: documents and $5k in a safe of 5 cracks', () => {
  const s = heist({ scenario: 'proving-grounds' });
  put(s, 'e1', { token: 'safe' });
  stand(s, 'thug', 'e1');
  hold(s, 'thug', 'plasma-torch');
  busy(s, 'thug', { unlock: 5 });
  const m = play(s);
  for (let i = 0; i < 4; i++) does(m, { do: 'crack', who: 'thug' });
  expect(now(m).token[at(s, 'e1')]).toBe('safe');
  does(m, { do: 'crack', who: 'thug' });
  expect([now(m).loot.documents[at(s, 'e1')], now(m).loot.cash[at(s, 'e1')]]).toEqual([1, 5]);
});

rule(
  ['MH-SCN-BLK-01', 'MH-SCN-BLK-02'],
  'Black Box: loot from the bag is guarded; the safe holds tools and $5k; two tunnels',
  () => {
    const s = heist({ scenario: 'black-box' });
    put(s, 'h4', { token: 'safe' });
    put(s, 'b3', { unknown: true });
    stand(s, 'thug', 'h4');
    hold(s, 'thug', 'plasma-torch');
    busy(s, 'thug', { unlock: 3, reveal: 1 });
    onlyInBag(s, { usb: 1 });
    const m = play(s);
    for (let i = 0; i < 3; i++) does(m, { do: 'crack', who: 'thug' });
    does(m, { do: 'reveal', at: 'b3' });
    expect([now(m).loot.cash[at(s, 'h4')], now(m).items.at(-1)?.id, now(m).guards[at(s, 'b3')]]).toEqual([
      5,
      'safecracking-tools',
      1,
    ]);
    const p = play(planning({ scenario: 'black-box', seats: 1 }));
    does(p, { do: 'placeTunnel', at: 'd4' }, { do: 'placeTunnel', at: 'f4' });
    expect(can(p, { do: 'placeTunnel' })).toBe(false);
  },
);

rule(
  ['MH-SCN-BLK-03', 'MH-RUL-10'],
  'the Architect is a prisoner, free when the door next to him opens',
  () => {
    const s = heist({ scenario: 'black-box' });
    stand(s, 'npc', 'a8');
    put(s, 'b7', { token: 'keycardDoor' });
    stand(s, 'thug', 'b6');
    the(s, 'thug').carries.keycard = 1;
    const m = play(s);
    expect(the(now(m), 'npc').status).toBe('inactive');
    does(m, { do: 'openDoor', who: 'thug', at: 'b7' });
    expect([the(now(m), 'npc').status, can(m, { do: 'commit', who: 'npc', action: 'crawl' })]).toEqual([
      'active',
      true,
    ]);
  },
);

rule('MH-SCN-BLK-04', 'CHECK THE LOGS: with the USB key on the story tile two reveals and $3k, once', () => {
  const s = heist({ scenario: 'black-box' });
  stand(s, 'thug', 'f2');
  for (const tile of ['b3', 'b4', 'h3']) put(s, tile, { unknown: true });
  const m = play(s);
  expect(whyNot(m, { do: 'checkLogs', who: 'thug' })).toBe('MH-SCN-BLK-04');
  the(s, 'thug').carries.usb = 1;
  const n = play(s);
  does(n, { do: 'checkLogs', who: 'thug' }, { do: 'reveal', at: 'b4' }, { do: 'reveal', at: 'h3' });
  expect([
    now(n).unknown[at(s, 'b4')],
    now(n).unknown[at(s, 'h3')],
    the(now(n), 'thug').carries.cash,
  ]).toEqual([false, false, 3]);
  expect(can(n, { do: 'checkLogs' })).toBe(false);
});

rule(
  'MH-SCN-BLK-05',
  'STUDY SCHEMATICS: with the documents the NPC puts $2k on the kennel and on every reinforcements tile, once',
  () => {
    const s = heist({ scenario: 'black-box' });
    stand(s, 'npc', 'a8', { status: 'active', die: 2 });
    expect(whyNot(play(s), { do: 'commit', who: 'npc', action: 'study-schematics' })).toBe('MH-SCN-BLK-05');
    the(s, 'npc').carries.documents = 1;
    for (const panic of [false, true]) {
      s.panic = panic;
      const m = play(s);
      does(m, { do: 'commit', who: 'npc', action: 'study-schematics' });
      expect([
        ['b2', 'e6', 'd7'].map((tile) => now(m).loot.cash[at(s, tile)]),
        the(now(m), 'npc').noise,
      ]).toEqual([[2, 2, 2], 0]);
    }
    s.schematicsStudied = true;
    expect(can(play(s), { do: 'commit', action: 'study-schematics' })).toBe(false);
  },
);

rule('MH-SCN-MAR-01', 'Marathon Job: documents in a safe of 6 cracks, guarded jewels, $10k', () => {
  const s = heist({ scenario: 'marathon-job' });
  put(s, 'e2', { token: 'safe' });
  s.cracks[at(s, 'e2')] = 4;
  stand(s, 'thug', 'e2');
  hold(s, 'thug', 'plasma-torch');
  busy(s, 'thug', { unlock: 2 });
  const m = play(s);
  does(m, { do: 'crack' });
  expect(now(m).token[at(s, 'e2')]).toBe('safe');
  does(m, { do: 'crack' });
  expect(now(m).loot.documents[at(s, 'e2')]).toBe(1);
});
