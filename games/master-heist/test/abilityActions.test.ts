import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  all,
  at,
  busy,
  can,
  does,
  endActions,
  every,
  facing,
  field,
  happened,
  heist,
  hold,
  now,
  only,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

rule(
  ['MH-ABL-04', 'MH-RUL-20', 'MH-GEN-05'],
  'BREACH: four ideas make an exit of an outer wall, and Escape begins at once, noise, event and crises dropped',
  () => {
    const s = heist(only('demolitions-guy'));
    stand(s, 'demolitions-guy', 'b3', { ideas: 4 });
    s.queue = ['C1'];
    busy(s, 'thug', {}, 3);
    const m = play(s);
    expect(every(m, { do: 'commit', action: 'breach' }).length).toBeGreaterThan(0);
    const entrances = now(m).entrances.length;
    does(m, { do: 'commit', who: 'demolitions-guy', action: 'breach' });
    expect([now(m).phase, now(m).noise, now(m).queue, now(m).entrances.length]).toEqual([
      'escape',
      0,
      [],
      entrances + 1,
    ]);
    expect(now(m).entrances.at(-1)?.tile).toBe(at(s, 'b3'));
    expect(happened(all(m), 'eventActive')).toHaveLength(0);
    const t = heist(only('demolitions-guy'));
    stand(t, 'demolitions-guy', 'c4', { ideas: 9 });
    expect(whyNot(play(t), { do: 'commit', who: 'demolitions-guy', action: 'breach' })).toBe('MH-ABL-04');
    stand(t, 'demolitions-guy', 'b3', { ideas: 3 });
    expect(whyNot(play(t), { do: 'commit', who: 'demolitions-guy', action: 'breach' })).toBe('MH-ACT-05');
    // Side SE of g7 is where entrance x1 lies.
    stand(t, 'demolitions-guy', 'g7', { ideas: 4 });
    expect(can(play(t), { do: 'commit', action: 'breach', side: 'SE' })).toBe(false);
  },
);

rule(
  ['MH-ITM-06', 'MH-ABL-04'],
  'a BREACH ends the Action phase: an item used up in it is gone before Escape',
  () => {
    const s = heist(only('demolitions-guy'));
    stand(s, 'demolitions-guy', 'b3', { ideas: 4 });
    hold(s, 'thug', 'flashbang');
    const m = play(s);
    does(
      m,
      { do: 'commit', who: 'thug', action: 'toss-flashbang' },
      { do: 'commit', who: 'demolitions-guy', action: 'breach' },
    );
    expect([now(m).phase, now(m).items[0]?.place]).toEqual(['escape', 'discarded']);
  },
);

rule(
  'MH-ABL-13',
  'AUTOPWN grants one, EXPLOIT two sub-actions of one kind to another, with one noise, used or not',
  () => {
    for (const [who, action, count] of [
      ['script-kiddie', 'autopwn', 1],
      ['black-hat', 'exploit', 2],
    ] as const) {
      const s = heist(only(who));
      const m = play(s);
      const before = the(now(m), who).ideas;
      expect(whyNot(m, { do: 'commit', who, action, to: who })).toBe('MH-ABL-13');
      does(m, { do: 'commit', who, action, to: 'thug', grant: 'disable' });
      expect([the(now(m), 'thug').granted.disable, now(m).pendingNoise, the(now(m), who).ideas]).toEqual([
        count,
        1,
        before - 1,
      ]);
    }
  },
);

rule('MH-ABL-15', 'DART and BOLT: ideas at the commit, then the moves', () => {
  const s = heist(only('ghost-runner', 'thug', 'angry-locksmith'));
  const m = play(s);
  does(m, { do: 'commit', who: 'ghost-runner', action: 'bolt', ideas: 2 });
  expect(the(now(m), 'ghost-runner')).toMatchObject({ ideas: 0, noise: 1, left: { move: 3 } });
  const n = play(heist());
  does(n, { do: 'commit', who: 'burglar', action: 'dart' });
  expect(the(now(n), 'burglar')).toMatchObject({ ideas: 1, noise: 1, left: { move: 2 } });
});

rule(
  'MH-ABL-20',
  'TOSS LOOT: any carried loot flies one or two tiles in a direction, or onto an entrance there, not past closed tiles',
  () => {
    const s = heist(only('con-artist'));
    stand(s, 'con-artist', 'f6');
    Object.assign(the(s, 'con-artist').carries, { cash: 3, jewel: 1, documents: 1 });
    put(s, 'e6', { locks: 1 });
    const m = play(s);
    const targets = field(every(m, { do: 'commit', action: 'toss-loot' }), 'at');
    // East g6; south-east g7 and the entrance x1 beyond it; north-east g5; north-west f5, e4; south-west f7.
    expect(targets.sort()).toEqual(['e4', 'f5', 'f7', 'g5', 'g6', 'g7', 'x1']);
    does(
      m,
      { do: 'commit', who: 'con-artist', action: 'toss-loot', at: 'x1' },
      { do: 'toss', what: 'cash' },
      { do: 'toss', what: 'jewel' },
      { do: 'done', who: 'con-artist' },
    );
    expect([
      now(m).loot.cash[at(s, 'x1')],
      now(m).loot.jewel[at(s, 'x1')],
      the(now(m), 'con-artist').carries.documents,
    ]).toEqual([3, 1, 1]);
    expect(the(now(m), 'con-artist').noise).toBe(0);
    const t = heist(only('con-artist'));
    stand(t, 'con-artist', 'f6');
    expect(whyNot(play(t), { do: 'commit', who: 'con-artist', action: 'toss-loot' })).toBe('MH-ABL-20');
    Object.assign(the(t, 'con-artist'), {
      at: t.entrances[1]!.tile,
      carries: { ...the(t, 'thug').carries, usb: 1 },
    });
    expect(can(play(t), { do: 'commit', action: 'toss-loot', at: 'x2' })).toBe(true);
  },
);

rule(
  ['MH-ABL-21', 'MH-RUL-24'],
  'PATCH IN: only next to a live camera; two ideas, a reveal and a noise',
  () => {
    const s = heist(only('shutter-bug'));
    stand(s, 'shutter-bug', 'g7', { ideas: 0 });
    put(s, 'g7', { cameras: 1 });
    expect(whyNot(play(s), { do: 'commit', who: 'shutter-bug', action: 'patch-in' })).toBe('MH-ABL-21');
    put(s, 'f7', { cameras: 1 });
    const m = play(s);
    does(m, { do: 'commit', who: 'shutter-bug', action: 'patch-in' });
    expect(the(now(m), 'shutter-bug')).toMatchObject({ ideas: 0, noise: 1, left: { idea: 2, reveal: 1 } });
  },
);

rule(
  ['MH-ABL-22', 'MH-RUL-19'],
  'LOOP FOOTAGE: until the Event phase is over cameras raise no alerts and the listed events see none',
  () => {
    const round = (card: '3' | '10' | '16' | '19' | 'A1' | 'A2' | '9') => {
      const s = heist(only('technician'));
      stand(s, 'technician', 'g6', { ideas: 2 });
      stand(s, 'thug', 'g7');
      tokens(s, 'thug', 'f7');
      put(s, 'f7', { cameras: 1 });
      put(s, 'f6', { cameras: 1, subdued: 1 });
      put(s, 'f5', { cameras: 1 });
      busy(s, 'thug', { move: 1 });
      busy(s, 'burglar');
      s.deck = [card, 'M1', 'M1', 'Z1'];
      const m = play(s);
      does(
        m,
        { do: 'commit', who: 'technician', action: 'loop-footage' },
        { do: 'move', who: 'thug', to: 'f7' },
      );
      endActions(m);
      const n = now(m);
      return [happened(all(m), 'alertRaised').length, n.guards.reduce((sum, one) => sum + one, 0), n.loop];
    };
    for (const card of ['3', '10', '16', '19', 'A1', 'A2'] as const)
      expect(round(card), card).toEqual([0, 0, false]);
    expect(happened(all(facing(heist(), '9')), 'alertRaised')).toHaveLength(0);
  },
);

rule(
  'MH-ABL-23',
  'REWIRE: up to two cameras on or next to the tile go off, and the guards with them go down',
  () => {
    const s = heist(only('tinkerer'));
    stand(s, 'tinkerer', 'f6', { ideas: 2 });
    put(s, 'f6', { cameras: 1 });
    put(s, 'g6', { cameras: 1, guards: 2 });
    put(s, 'f5', { cameras: 1, guards: 1 });
    const m = play(s);
    does(
      m,
      { do: 'commit', who: 'tinkerer', action: 'rewire-ability' },
      { do: 'rewire', at: 'g6' },
      { do: 'rewire', at: 'f6' },
    );
    const n = now(m);
    expect(['f6', 'g6', 'f5'].map((tile) => n.cameras[at(s, tile)])).toEqual([0, 0, 1]);
    expect([
      n.subdued[at(s, 'g6')],
      n.guards[at(s, 'f5')],
      the(n, 'tinkerer').ideas,
      the(n, 'tinkerer').noise,
    ]).toEqual([2, 1, 0, 1]);
  },
);
