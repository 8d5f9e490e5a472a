import { below, createMatch, seeded } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { masterHeist } from '../index.ts';
import { escapeOdds } from '../rules/odds.ts';
import { forecast } from '../rules/preview.ts';
import type { Choice } from '../rules/choices.ts';
import { drive } from './driver.ts';
import {
  at,
  busy,
  does,
  escaping,
  heist,
  hold,
  now,
  offeredTo,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

describe('what an action costs in noise, and where that leads', () => {
  test('a commit tells its noise, the sum of the round, the alerts, and the event they lead to', () => {
    const s = heist();
    s.deck = ['1', '2', '3', 'C2', '4', 'Z1'];
    s.noise = 2;
    stand(s, 'thug', 'g7', { die: 5 });
    busy(s, 'burglar', {}, 1);
    const m = play(s);
    const figures = (action: string) =>
      m.preview(0, offeredTo(m, 0, { do: 'commit', who: 'thug', action })).figures;
    // Space 4 is the first alert: a quiet walk stays below it, a sprint (2 noise) reaches 5.
    expect(figures('walk')).toMatchObject({ noise: 1, roundNoise: 2, alerts: 1, event: '2', crises: [] });
    expect(figures('sprint')).toMatchObject({ noise: 2, roundNoise: 3, alerts: 1, event: '2', crises: [] });
    s.noise = 1;
    expect(play(s).preview(0, { do: 'commit', who: 'thug', action: 'walk' }).figures).toMatchObject({
      alerts: 0,
      event: '1',
    });
  });

  test('a move past a camera counts its alert', () => {
    const s = heist();
    s.deck = ['1', '2', 'C2', '3', 'Z1'];
    stand(s, 'thug', 'g7');
    tokens(s, 'thug', 'f7');
    put(s, 'f7', { cameras: 1 });
    busy(s, 'thug', { move: 1 });
    const m = play(s);
    expect(m.preview(0, { do: 'move', who: 'thug', to: 'f7' }).figures).toMatchObject({
      noise: 0,
      alerts: 1,
      event: '2',
      crises: ['C2'],
    });
  });

  test('the forecast comes true when the phase ends', () => {
    for (let seed = 0; seed < 6; seed++) {
      const m = createMatch(masterHeist, { seats: 1, options: { crewSize: 3 }, seed: `forecast ${seed}` });
      const chance = { rng: seeded(`driver ${seed}`) };
      while (m.outcome() === null && now(m).round < 4) {
        const [{ seat, choices }] = m.pending() as [{ seat: number; choices: readonly Choice[] }];
        const choice = drive(now(m), seat, choices, () => below(chance, 1000) / 1000);
        const promised = choice.do === 'endActions' ? forecast(now(m)) : null;
        const before = m.events(null).length;
        m.play(seat, choice);
        const event = m.events(null, before).find((one) => one.event.event === 'eventActive')?.event;
        if (promised && event) expect((event as unknown as { card: string }).card).toBe(promised.event);
      }
    }
  });
});

describe('odds of escape', () => {
  const odds = (arrange: (s: ReturnType<typeof heist>) => void) => {
    const s = heist();
    arrange(s);
    const { exit, cost, needed, faces } = escapeOdds(s, 0);
    return [exit, cost, needed, faces];
  };

  test('count every face of the die, with all ideas put in', () => {
    expect(odds((s) => stand(s, 'thug', 'x2'))).toEqual(['x2', 0, 0, 6]);
    expect(odds((s) => stand(s, 'thug', 'g7'))).toEqual(['x1', 1, 1, 6]);
    expect(odds((s) => stand(s, 'thug', 'g5'))).toEqual(['x1', 3, 3, 4]);
    expect(odds((s) => stand(s, 'thug', 'g5', { ideas: 2 }))).toEqual(['x1', 3, 1, 6]);
    expect(odds((s) => stand(s, 'thug', 'c1'))).toEqual(['x2', 8, 8, 0]);
    expect(odds((s) => stand(s, 'thug', 'c1', { ideas: 2 }))).toEqual(['x2', 8, 6, 1]);
    expect(
      odds((s) => {
        stand(s, 'thug', 'c1');
        put(s, 'b2', { locks: 1 });
      }),
    ).toEqual([null, 0, 0, 0]);
  });

  rule('MH-ITM-20', 'are certain for whoever hides with Camouflage and no guard near', () => {
    const hidden = (guards: number) =>
      odds((s) => {
        stand(s, 'thug', 'c1');
        hold(s, 'thug', 'camouflage');
        put(s, 'b2', { guards });
      });
    expect(hidden(0)).toEqual(['c1', 0, 0, 6]);
    expect(hidden(1)).toEqual(['x2', 9, 9, 0]);
  });

  test('count dogs that come along', () => {
    const cost = (dogs: number) =>
      odds((s) => {
        stand(s, 'thug', 'f6');
        put(s, 'g6', { dogs });
      })[1];
    // f6, g7, x1: a dog on g6 follows onto g7 and makes the last step dearer.
    expect([cost(0), cost(1), cost(2)]).toEqual([2, 3, 4]);
  });

  test('are exact: the same last ditch effort, once for each face', () => {
    const setup = () => {
      const s = heist();
      stand(s, 'thug', 'e6', { ideas: 1 });
      put(s, 'f7', { dogs: 1 });
      put(s, 'g7', { guards: 1 });
      return s;
    };
    const { needed, exit } = escapeOdds(setup(), 0);
    const seen = new Map<number, boolean>();
    for (let seed = 0; seen.size < 6; seed++) {
      const s = setup();
      s.rng = seeded(String(seed));
      const m = escaping(s);
      const promised = m.preview(0, {
        do: 'lastDitch',
        who: 'thug',
        exit: exit ?? '',
        ideas: 1,
        loot: 'none',
      });
      expect(promised.figures['needed']).toBe(needed);
      does(m, { do: 'lastDitch', who: 'thug', exit, ideas: 1, loot: 'none' });
      seen.set(the(now(m), 'thug').rolled, the(now(m), 'thug').lastDitch === 'made');
    }
    for (const [die, away] of seen) expect(away, `die ${die}`).toBe(die >= needed);
  });
});

rule(
  ['MH-SUB-01', 'MH-SUB-05', 'MH-ACT-02', 'MH-SHP-04'],
  'why not: a move, an unlock, an action, a purchase',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    put(s, 'g7', { locks: 1 });
    put(s, 'f7', { locks: 1 });
    busy(s, 'thug', { move: 1, unlock: 1 });
    const m = play(s);
    expect(whyNot(m, { do: 'move', who: 'thug', to: 'g6' })).toBe('MH-SUB-01');
    expect(whyNot(m, { do: 'unlock', who: 'thug', at: 'g7' })).toBe('MH-SUB-05');
    expect(whyNot(m, { do: 'commit', who: 'thug' })).toBe('MH-ACT-01');
    expect(now(m).locks[at(s, 'f7')]).toBe(1);
    const planning = createMatch(masterHeist, { seats: 1, options: { cash: 1 }, seed: 'poor' });
    expect(whyNot(planning, { do: 'buyItem', item: 'radio' }, 0)).toBe('MH-SHP-04');
  },
);
