import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { boardOf } from '../rules/spaces.ts';
import { ACTIONS } from '../content/index.ts';
import {
  all,
  at,
  busy,
  can,
  does,
  endActions,
  every,
  field,
  happened,
  heist,
  now,
  onlyInBag,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

rule('MH-SUB-01', 'a move goes to an adjacent entrance or to an adjacent tile with an own token', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f7', 'e7');
  tokens(s, 'burglar', 'f6');
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  expect(field(every(m, { do: 'move', who: 'thug' }), 'to')).toEqual(['f7', 'x1']);
  expect(whyNot(m, { do: 'move', who: 'thug', to: 'f6' })).toBe('MH-SUB-01');
  // Whoever asks about a space that is far away is told so, and what comes first.
  expect(m.explain(0)).toContainEqual(
    expect.objectContaining({ choice: { do: 'move', who: 'thug', to: 'b4' }, rule: 'MH-SUB-01' }),
  );
  busy(s, 'thug', { move: 2 });
  const first = { do: 'move', who: 'thug', to: 'f7' };
  const next = { choice: { do: 'move', who: 'thug', to: 'e7' }, rule: 'MH-SUB-01', first };
  expect(play(s).explain(0)).toContainEqual(expect.objectContaining(next));
});

rule('MH-SUB-02', 'locks, remote locks and closed keycard doors keep everybody out', () => {
  const reasons = [{ locks: 1 }, { token: 'remoteLockX' }, { token: 'keycardDoor' }].map((things) => {
    const s = heist();
    stand(s, 'thug', 'g7');
    tokens(s, 'thug', 'f7');
    put(s, 'f7', things as never);
    busy(s, 'thug', { move: 1 });
    return whyNot(play(s), { do: 'move', who: 'thug', to: 'f7' });
  });
  expect(reasons).toEqual(['MH-CHT-04', 'MH-RLK-01', 'MH-KEY-01']);
});

rule('MH-SUB-04', 'after a move: camera alerts, auto-reveals, chases, then loot can be taken', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f6');
  put(s, 'f6', { cameras: 1, cash: 2 });
  put(s, 'f5', { unknown: true });
  onlyInBag(s, { dog: 1 });
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  const events = does(m, { do: 'move', who: 'thug', to: 'f6' }).map(({ event }) => event);
  const order = ['moved', 'alertRaised', 'revealed', 'dogMoved'].map((event) => events.indexOf(event));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order.every((i) => i >= 0)).toBe(true);
  expect(can(m, { do: 'pickUp', who: 'thug', what: 'cash' })).toBe(true);
});

rule('MH-SUB-05', 'unlock opens one lock on an adjacent tile, never on the own', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'g7', { locks: 1 });
  put(s, 'f7', { locks: 2 });
  busy(s, 'thug', { unlock: 1 });
  const m = play(s);
  expect(whyNot(m, { do: 'unlock', who: 'thug', at: 'g7' })).toBe('MH-SUB-05');
  does(m, { do: 'unlock', who: 'thug', at: 'f7' });
  expect([now(m).locks[at(s, 'f7')], now(m).unlocked[at(s, 'f7')]]).toEqual([1, 1]);
  expect(whyNot(m, { do: 'unlock', who: 'thug', at: 'f7' })).toBe('MH-ACT-10');
  // Where there is nothing to open, there is nothing to say.
  expect(whyNot(m, { do: 'unlock', who: 'thug', at: 'f6' })).toBeNull();
  s.locks[at(s, 'g7')] = 0;
  expect(whyNot(play(s), { do: 'unlock', who: 'thug', at: 'g7' })).toBeNull();
});

rule(['MH-SUB-06', 'MH-SUB-07'], 'subdue and disable reach the own tile and adjacent ones', () => {
  const s = heist();
  stand(s, 'thug', 'f7');
  for (const tile of ['f7', 'g7', 'd7']) put(s, tile, { guards: 1, cameras: 1 });
  busy(s, 'thug', { subdue: 1, disable: 1 });
  const m = play(s);
  const reach = (verb: string) => field(every(m, { do: verb, who: 'thug' }), 'at');
  expect([reach('subdue'), reach('disable')]).toEqual([
    ['f7', 'g7'],
    ['f7', 'g7'],
  ]);
  does(m, { do: 'subdue', who: 'thug', at: 'g7' }, { do: 'disable', who: 'thug', at: 'f7' });
  expect([now(m).subdued[at(s, 'g7')], now(m).disabled[at(s, 'f7')]]).toEqual([1, 1]);
});

rule('MH-SUB-08', 'idea adds one idea', () => {
  const s = heist();
  busy(s, 'burglar', { idea: 2 });
  const m = play(s);
  does(m, { do: 'idea', who: 'burglar' });
  expect([the(now(m), 'burglar').ideas, the(now(m), 'burglar').left.idea]).toEqual([3, 1]);
});

rule('MH-SUB-09', 'reveal turns any one unknown tile of the board over', () => {
  const s = heist();
  stand(s, 'thug', 'x1');
  const [first] = boardOf(s).names as [string];
  for (const tile of [first, 'b3', 'g2', 'c5']) put(s, tile, { unknown: true });
  busy(s, 'thug', { reveal: 1 });
  const m = play(s);
  expect(field(every(m, { do: 'reveal' }), 'at')).toEqual([first, 'g2', 'b3', 'c5']);
  does(m, { do: 'reveal', at: 'c5' });
  expect(now(m).unknown.filter(Boolean)).toHaveLength(3);
});

rule(
  ['MH-SUB-10', 'MH-RUL-32'],
  'loot adds $1k to what the character carries, wherever it stands; outdoors it is banked',
  () => {
    const s = heist();
    stand(s, 'thug', 'f7');
    stand(s, 'burglar', 'x1');
    busy(s, 'thug', { loot: 1 });
    busy(s, 'burglar', { loot: 1 });
    const m = play(s);
    does(m, { do: 'loot', who: 'thug' }, { do: 'loot', who: 'burglar' });
    expect([
      the(now(m), 'thug').carries.cash,
      the(now(m), 'burglar').carries.cash,
      now(m).banked.cash,
    ]).toEqual([1, 0, 1]);
  },
);

rule(['MH-SUB-11', 'MH-NOI-01'], 'each noise moves the marker one space', () => {
  const s = heist();
  for (const [who, noise] of [
    ['thug', 1],
    ['angry-locksmith', 2],
    ['burglar', 0],
  ] as const)
    busy(s, who, {}, noise);
  const m = play(s);
  endActions(m);
  expect(now(m).noise).toBe(3);
});

rule('MH-SUB-12', 'alert raises one alert', () => {
  const s = heist();
  the(s, 'burglar').skills = ['blast', 'hurry'];
  const m = play(s);
  const top = now(m).deck[0];
  does(m, { do: 'commit', who: 'burglar', action: 'detonate' });
  expect([now(m).discard, now(m).lastDiscarded]).toEqual([[top], top]);
});

rule('MH-SUB-13', 'cracks exist only by turning unlocks with an item', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'g7', { token: 'safe' });
  busy(s, 'thug', { unlock: 1 });
  const m = play(s);
  expect(can(m, { do: 'crack' })).toBe(false);
  expect(whyNot(m, { do: 'crack', who: 'thug' })).toBe('MH-SAF-02');
  for (const { sub } of Object.values(ACTIONS)) expect(sub).not.toContain('crack');
});

rule('MH-SUB-14', 'a sub-action without a target is simply not used', () => {
  const s = heist();
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const)
    busy(s, who, { subdue: 2, unlock: 2, disable: 1 });
  const m = play(s);
  for (const verb of ['subdue', 'unlock', 'disable']) expect(can(m, { do: verb })).toBe(false);
  expect(can(m, { do: 'endActions' })).toBe(true);
});

rule('MH-SUB-15', 'who cannot subdue can neither use one of its own nor receive one', () => {
  const s = heist({ crew: ['street-urchin', 'script-kiddie', 'thug'] });
  stand(s, 'street-urchin', 'g7');
  put(s, 'f7', { guards: 1 });
  busy(s, 'street-urchin', { subdue: 1 });
  const m = play(s);
  expect(can(m, { do: 'subdue', who: 'street-urchin' })).toBe(false);
  expect(whyNot(m, { do: 'subdue', who: 'street-urchin' })).toBe('MH-SUB-15');
  const grant = {
    do: 'commit',
    who: 'script-kiddie',
    action: 'autopwn',
    to: 'street-urchin',
    grant: 'subdue',
  };
  expect(whyNot(m, grant)).toBe('MH-SUB-15');
  expect(happened(all(m), 'granted')).toHaveLength(0);
});
