import { seeded } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { can, does, endEscape, escaping, heist, isAt, now, put, stand, the, whyNot } from './scene.ts';

/** Rolls the same last ditch effort in many worlds and collects how it ended by the die. */
function ditches(setup: () => ReturnType<typeof heist>, part: Record<string, unknown>) {
  const ends = new Map<number, boolean>();
  for (let seed = 0; seed < 60; seed++) {
    const s = setup();
    s.rng = seeded(String(seed));
    const m = escaping(s);
    does(m, part);
    const { rolled, lastDitch } = the(now(m), 'thug');
    ends.set(rolled, lastDitch === 'made');
  }
  return ends;
}

rule(
  ['MH-ESC-12', 'MH-ESC-14', 'MH-ESC-15'],
  'ideas put in and the die are the escape moves; who does not reach the exit is stranded',
  () => {
    const setup = () => {
      const s = heist();
      stand(s, 'thug', 'e7', { ideas: 1 });
      put(s, 'f7', { guards: 1 });
      return s;
    };
    // e7, f7 with its guard, g7, x1: four escape moves, and no other way is cheaper.
    const cost = 4;
    const ends = ditches(setup, { do: 'lastDitch', who: 'thug', exit: 'x1', ideas: 1, loot: 'none' });
    expect(ends.size).toBe(6);
    for (const [die, away] of ends) expect(away, `die ${die}`).toBe(die + 1 >= cost);
    const m = escaping(setup());
    does(m, { do: 'lastDitch', who: 'thug', exit: 'x1', ideas: 1 });
    expect(whyNot(m, { do: 'lastDitch', who: 'thug' })).not.toBeNull();
    expect(whyNot(m, { do: 'lastDitch', who: 'burglar' })).toBe('MH-ESC-12');
  },
);

rule(
  ['MH-ESC-13', 'MH-RUL-27'],
  'everything is declared before the roll; ideas that come later do not help that character',
  () => {
    const s = heist({ crew: ['thug', 'sentinel', 'burglar'] });
    stand(s, 'thug', 'b3');
    stand(s, 'sentinel', 'x1', { ideas: 9 });
    const m = escaping(s);
    does(m, { do: 'lastDitch', who: 'thug', exit: 'x2' });
    expect(can(m, { do: 'useAbility', who: 'sentinel', to: 'thug' })).toBe(false);
    const t = heist();
    stand(t, 'thug', 'g7', { ideas: 2 });
    const n = escaping(t);
    does(n, { do: 'lastDitch', who: 'thug', exit: 'x1', ideas: 0 });
    expect(whyNot(n, { do: 'escapeMove', who: 'thug', to: 'g7' })).toBe('MH-ESC-13');
  },
);

rule(
  ['MH-ESC-16', 'MH-RUL-26'],
  'a stranded character holds its loot, can only drop it, and others there may take it',
  () => {
    const s = heist();
    stand(s, 'thug', 'f7', { lastDitch: 'stranded', ideas: 3 });
    stand(s, 'burglar', 'f7', { ideas: 2 });
    the(s, 'thug').carries.jewel = 2;
    const m = escaping(s);
    expect(whyNot(m, { do: 'escapeMove', who: 'thug' })).toBe('MH-ESC-16');
    expect(can(m, { do: 'drop', who: 'thug', what: 'jewel' })).toBe(true);
    does(
      m,
      { do: 'pickUp', who: 'burglar', what: 'jewel', from: 'thug' },
      { do: 'escapeMove', who: 'burglar', to: 'g7' },
      { do: 'escapeMove', who: 'burglar', to: 'x1' },
    );
    endEscape(m);
    expect([now(m).banked.jewel, now(m).jewels, the(now(m), 'thug').status]).toEqual([1, 1, 'busted']);
  },
);

rule('MH-ESC-18', 'ideas and points of a last ditch effort that are not needed are lost', () => {
  const s = heist();
  stand(s, 'thug', 'f7', { ideas: 3 });
  const m = escaping(s);
  does(
    m,
    { do: 'declarePath', who: 'thug' },
    { do: 'leg', to: 'g7' },
    { do: 'leg', to: 'x1' },
    { do: 'rollLastDitch', ideas: 3 },
  );
  expect([the(now(m), 'thug').ideas, isAt(m, 'thug', 'x1')]).toEqual([0, true]);
});

rule('MH-ESC-19', 'a path must end on an exit; without one there is no roll', () => {
  const s = heist();
  stand(s, 'thug', 'c1', { ideas: 3 });
  put(s, 'b2', { locks: 1 });
  const m = escaping(s);
  expect(can(m, { do: 'lastDitch', who: 'thug' })).toBe(false);
  expect(whyNot(m, { do: 'lastDitch', who: 'thug', exit: 'x1' })).toBe('MH-ESC-19');
  const t = heist();
  stand(t, 'thug', 'f7', { ideas: 3 });
  const n = escaping(t);
  does(n, { do: 'declarePath', who: 'thug' }, { do: 'leg', to: 'g7' });
  expect(whyNot(n, { do: 'rollLastDitch' }, 0)).toBe('MH-ESC-19');
});

rule('MH-ESC-21', 'the way need not be the shortest', () => {
  const s = heist();
  stand(s, 'thug', 'f7');
  const m = escaping(s);
  does(m, { do: 'declarePath', who: 'thug' });
  for (const to of ['f6', 'g6', 'g7', 'x1']) does(m, { do: 'leg', to });
  expect(can(m, { do: 'rollLastDitch', ideas: 0 })).toBe(true);
});
