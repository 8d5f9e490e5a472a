import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  all,
  at,
  busy,
  can,
  does,
  facing,
  happened,
  heist,
  now,
  planning,
  play,
  put,
  refusal,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

const alerts = (events: ReturnType<typeof all>) => happened(events, 'alertRaised').length;

/** The thug on f7 with a plan for g7 and f6 and two moves. */
function walker() {
  const s = heist();
  stand(s, 'thug', 'f7');
  tokens(s, 'thug', 'g7', 'f6');
  busy(s, 'thug', { move: 2, unlock: 2, subdue: 2, disable: 2 });
  return s;
}

rule('MH-CHT-01', 'chits of the map start active: guards up, locks locked, cameras live', () => {
  const s = planning({ scenario: 'startup-job' });
  expect([s.guards[at(s, 'f3')], s.locks[at(s, 'f3')], s.locks[at(s, 'g3')], s.cameras[at(s, 'c3')]]).toEqual(
    [1, 1, 2, 1],
  );
  for (const handled of [s.subdued, s.subduedDogs, s.unlocked, s.disabled])
    expect(handled.every((n) => n === 0)).toBe(true);
});

rule(
  ['MH-CHT-02', 'MH-SUB-03'],
  'nobody leaves a tile with an active guard; subdued it no longer holds anyone',
  () => {
    const s = walker();
    put(s, 'f7', { guards: 1 });
    const m = play(s);
    expect(can(m, { do: 'move', who: 'thug' })).toBe(false);
    expect(whyNot(m, { do: 'move', who: 'thug', to: 'g7' })).toBe('MH-CHT-02');
    expect(refusal(m, 0, { do: 'move', who: 'thug', to: 'g7' })).toBe('MH-CHT-02');
    does(m, { do: 'subdue', who: 'thug', at: 'f7' }, { do: 'move', who: 'thug', to: 'g7' });
    expect(the(now(m), 'thug').at).toBe(at(now(m), 'g7'));
  },
);

rule('MH-CHT-03', 'a tile with active guards can be entered', () => {
  const s = walker();
  put(s, 'g7', { guards: 2 });
  expect(can(play(s), { do: 'move', who: 'thug', to: 'g7' })).toBe(true);
});

rule('MH-CHT-04', 'a locked tile cannot be entered; one locked lock among others is enough', () => {
  const s = walker();
  put(s, 'g7', { locks: 1, unlocked: 3 });
  const m = play(s);
  expect(whyNot(m, { do: 'move', who: 'thug', to: 'g7' })).toBe('MH-CHT-04');
});

rule('MH-CHT-05', 'who stands on a tile that becomes locked may leave it', () => {
  const s = walker();
  put(s, 'f7', { locks: 2 });
  expect(can(play(s), { do: 'move', who: 'thug', to: 'g7' })).toBe(true);
});

rule(
  ['MH-CHT-06', 'MH-RUL-40'],
  'entering a tile raises one alert for each live camera on it, and is allowed',
  () => {
    const s = walker();
    put(s, 'g7', { cameras: 2, disabled: 1 });
    const m = play(s);
    const events = does(m, { do: 'move', who: 'thug', to: 'g7' });
    expect(alerts(events)).toBe(2);
    expect(now(m).deck.length).toBe(s.deck.length - 2);
  },
);

rule('MH-CHT-07', 'a camera that comes back on raises one alert for each character on its tile', () => {
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'f7');
  put(s, 'f7', { disabled: 1 });
  put(s, 'f6', { disabled: 1 });
  const m = facing(s, '8');
  expect(alerts(all(m))).toBe(2);
  expect(now(m).cameras[at(s, 'f7')]).toBe(1);
});

rule(
  ['MH-CHT-08', 'MH-RUL-34'],
  'the supply never runs out: events add chits beyond what the box holds',
  () => {
    const s = heist();
    for (let i = 0; i < 25; i++) {
      stand(s, 'thug', 'f7');
      put(s, 'f6', { locks: 1, guards: 20 + i });
      const m = facing(s, '14');
      expect(now(m).guards[at(s, 'f6')]).toBe(21 + i);
    }
  },
);

rule('MH-CHT-09', 'each chit needs its own sub-action: two locks, two unlocks', () => {
  const s = walker();
  put(s, 'g7', { locks: 2 });
  const m = play(s);
  does(m, { do: 'unlock', who: 'thug', at: 'g7' });
  expect(whyNot(m, { do: 'move', who: 'thug', to: 'g7' })).toBe('MH-CHT-04');
  does(m, { do: 'unlock', who: 'thug', at: 'g7' });
  expect(can(m, { do: 'move', who: 'thug', to: 'g7' })).toBe(true);
});

rule('MH-CHT-10', 'a new live camera on an occupied tile raises no alert', () => {
  const s = heist();
  stand(s, 'thug', 'f7');
  stand(s, 'burglar', 'f6');
  put(s, 'f7', { cameras: 1 });
  const m = facing(s, '9');
  expect(now(m).cameras[at(s, 'f7')]).toBe(2);
  expect(alerts(all(m))).toBe(0);
});

rule('MH-CHT-11', 'a lock does not protect the other chits of its tile', () => {
  const s = walker();
  put(s, 'g7', { locks: 1, guards: 1, cameras: 1 });
  const m = play(s);
  does(m, { do: 'subdue', who: 'thug', at: 'g7' }, { do: 'disable', who: 'thug', at: 'g7' });
  expect([now(m).subdued[at(s, 'g7')], now(m).disabled[at(s, 'g7')], now(m).locks[at(s, 'g7')]]).toEqual([
    1, 1, 1,
  ]);
});

rule('MH-CHT-12', 'chits that events demand come from the supply, not from the bag', () => {
  const s = heist();
  stand(s, 'thug', 'f7');
  put(s, 'f6', { locks: 1 });
  const bag = { ...s.bag };
  expect(now(facing(s, '14')).bag).toEqual(bag);
});
