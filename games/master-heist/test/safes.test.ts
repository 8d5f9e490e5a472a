import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  at,
  busy,
  can,
  does,
  endActions,
  every,
  heist,
  hold,
  now,
  type Part,
  play,
  put,
  stand,
  the,
  whyNot,
} from './scene.ts';

/** The thug at the safe of The Marathon Job, on e2; f3 is next to it. */
function atTheSafe(item: 'safecracking-tools' | 'plasma-torch' | null, unlocks: number) {
  const s = heist({ scenario: 'marathon-job' });
  stand(s, 'thug', 'e2');
  put(s, 'e2', { token: 'safe' });
  if (item) hold(s, 'thug', item);
  busy(s, 'thug', { unlock: unlocks }, 2);
  for (const who of ['angry-locksmith', 'burglar'] as const) busy(s, who);
  return s;
}

const cracks = (m: ReturnType<typeof play>) =>
  every(m, { do: 'crack' }).map((choice) => {
    const { item, unlocks, granted } = choice as Part;
    return [item, unlocks, ...(granted ? ['granted'] : [])];
  });

rule(
  ['MH-ITM-18', 'MH-ITM-19'],
  'the tools turn one or two unlocks of the own action, the torch any one unlock, granted ones too',
  () => {
    const offered = (item: 'safecracking-tools' | 'plasma-torch', unlocks: number, granted: number) => {
      const s = atTheSafe(item, unlocks);
      the(s, 'thug').granted.unlock = granted;
      return cracks(play(s));
    };
    expect(offered('safecracking-tools', 2, 1)).toEqual([
      ['safecracking-tools', 1],
      ['safecracking-tools', 2],
    ]);
    expect(offered('safecracking-tools', 1, 1)).toEqual([['safecracking-tools', 1]]);
    expect(offered('safecracking-tools', 0, 1)).toEqual([]);
    expect(offered('plasma-torch', 2, 1)).toEqual([
      ['plasma-torch', 1],
      ['plasma-torch', 1, 'granted'],
    ]);
    expect(offered('plasma-torch', 0, 0)).toEqual([]);
    expect(whyNot(play(atTheSafe('plasma-torch', 0)), { do: 'crack', who: 'thug' })).toBe('MH-ACT-10');
  },
);

rule(['MH-SAF-02', 'MH-ITM-19'], 'an unlock that has become a crack is used up', () => {
  const s = atTheSafe('plasma-torch', 1);
  the(s, 'thug').granted.unlock = 1;
  const m = play(s);
  does(m, { do: 'crack', who: 'thug', granted: true });
  expect([the(now(m), 'thug').granted.unlock, the(now(m), 'thug').left.unlock]).toEqual([0, 1]);
  does(m, { do: 'crack', who: 'thug' });
  expect([cracks(m), now(m).cracks[at(s, 'e2')]]).toEqual([[], 2]);
  const n = play(atTheSafe('safecracking-tools', 3));
  does(n, { do: 'crack', who: 'thug', unlocks: 2 });
  expect([the(now(n), 'thug').left.unlock, cracks(n)]).toEqual([1, [['safecracking-tools', 1]]]);
});

rule(
  'MH-ITM-18',
  'with the tools cracking is silent only if nothing else was done, with the torch never',
  () => {
    const noise = (item: 'safecracking-tools' | 'plasma-torch', more: Part | null, moves = 0) => {
      const s = atTheSafe(item, 2);
      the(s, 'thug').did.move = moves;
      Object.assign(the(s, 'thug').left, { subdue: 1, disable: 1, idea: 1, reveal: 1, loot: 1 });
      put(s, 'e2', { guards: 1, cameras: 1 });
      put(s, 'f3', { locks: 1 });
      put(s, 'b1', { unknown: true });
      const m = play(s);
      does(m, { do: 'crack', who: 'thug', item, unlocks: 1 });
      if (more) does(m, { ...more, who: 'thug' });
      endActions(m);
      return now(m).noise;
    };
    expect(noise('safecracking-tools', null)).toBe(0);
    for (const verb of ['unlock', 'subdue', 'disable', 'idea', 'reveal', 'loot']) {
      expect(noise('safecracking-tools', { do: verb }), verb).toBe(2);
      expect(noise('safecracking-tools', { do: verb }, 1), `${verb} after a move`).toBe(2);
    }
    expect(noise('plasma-torch', null)).toBe(2);
  },
);

rule('MH-ITM-19', 'only who has an unlock lends it, to a torch at a safe that is near enough', () => {
  const lends = (who: string, holder: string, unlocks: number, torch: boolean, safe = true) => {
    const s = atTheSafe(torch ? 'plasma-torch' : null, 0);
    put(s, 'e2', { token: safe ? 'safe' : null });
    stand(s, 'thug', holder);
    stand(s, 'angry-locksmith', who);
    the(s, 'angry-locksmith').left.unlock = unlocks;
    return can(play(s), { do: 'lendUnlock', who: 'angry-locksmith', to: 'thug' });
  };
  expect(lends('f3', 'e2', 1, true)).toBe(true);
  expect(lends('e2', 'e2', 1, true)).toBe(true);
  expect(lends('b1', 'e2', 1, true)).toBe(false);
  expect(lends('f3', 'e2', 0, true)).toBe(false);
  expect(lends('f3', 'e2', 1, false)).toBe(false);
  expect(lends('e2', 'f3', 1, true)).toBe(false);
  expect(lends('f3', 'e2', 1, true, false)).toBe(false);
  // Nobody lends to itself, and what is lent is used up.
  const s = atTheSafe('plasma-torch', 1);
  stand(s, 'angry-locksmith', 'f3');
  the(s, 'angry-locksmith').left.unlock = 1;
  const m = play(s);
  expect(can(m, { do: 'lendUnlock', who: 'thug' })).toBe(false);
  does(m, { do: 'lendUnlock', who: 'angry-locksmith', to: 'thug' });
  expect([the(now(m), 'angry-locksmith').left.unlock, now(m).cracks[at(s, 'e2')]]).toEqual([0, 1]);
  expect(can(m, { do: 'lendUnlock' })).toBe(false);
});

rule(['MH-SCN-BLK-01', 'MH-SHP-05'], 'an item out of a safe is discovered when it is picked up', () => {
  const s = heist({ scenario: 'black-box' });
  put(s, 'h4', { token: 'safe' });
  s.cracks[at(s, 'h4')] = 2;
  stand(s, 'thug', 'h4');
  hold(s, 'thug', 'plasma-torch');
  busy(s, 'thug', { unlock: 1 });
  const m = play(s);
  does(m, { do: 'crack', who: 'thug' });
  expect(now(m).items.at(-1)).toMatchObject({ place: 'lying', at: at(s, 'h4'), discovered: false });
  does(m, { do: 'pickUp', who: 'thug', what: 'safecracking-tools' });
  expect(now(m).items.at(-1)).toMatchObject({ place: 'held', discovered: true });
});

rule('MH-ITM-11', 'an unlock that somebody granted does not silence Perfect Picks', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'f7', { locks: 2 });
  hold(s, 'thug', 'perfect-picks');
  the(s, 'thug').granted.unlock = 1;
  for (const who of ['angry-locksmith', 'burglar'] as const) busy(s, who);
  const m = play(s);
  does(m, { do: 'commit', who: 'thug', item: 'perfect-picks' }, { do: 'unlock', who: 'thug', granted: true });
  endActions(m);
  expect(now(m).noise).toBe(1);
});
