import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { heistResult } from '../rules/result.ts';
import {
  all,
  at,
  busy,
  can,
  does,
  endActions,
  endEscape,
  escaping,
  facing,
  happened,
  heist,
  hold,
  now,
  planning,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

rule(['MH-ITM-01', 'MH-ITM-02'], 'an item is loot, and serves whoever holds it', () => {
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'g7');
  hold(s, 'thug', 'dog-whistle');
  const m = play(s);
  expect([
    can(m, { do: 'commit', who: 'thug', action: 'blow-whistle' }),
    can(m, { do: 'commit', who: 'burglar', action: 'blow-whistle' }),
  ]).toEqual([true, false]);
  does(
    m,
    { do: 'drop', who: 'thug', what: 'dog-whistle' },
    { do: 'pickUp', who: 'burglar', what: 'dog-whistle' },
  );
  expect([
    can(m, { do: 'commit', who: 'thug', action: 'blow-whistle' }),
    can(m, { do: 'commit', who: 'burglar', action: 'blow-whistle' }),
  ]).toEqual([false, true]);
});

rule('MH-ITM-03', 'the action of an item is there whatever the die shows', () => {
  for (let die = 1; die <= 6; die++) {
    const s = heist();
    hold(s, 'thug', 'cheap-picks');
    the(s, 'thug').die = die;
    expect(can(play(s), { do: 'commit', who: 'thug', action: 'rake', item: 'cheap-picks' })).toBe(true);
  }
});

rule(
  ['MH-ITM-04', 'MH-RUL-07'],
  'an item token is the item the scenario names, taken by a character on its tile',
  () => {
    const s = planning({ scenario: 'dark-horse-job' });
    expect(s.items.map(({ id, place, at: tile }) => [id, place, tile])).toEqual([
      ['cheap-picks', 'lying', at(s, 'c4')],
    ]);
    const h = heist();
    stand(h, 'thug', 'g7');
    put(h, 'g7', { item: 'laser-burst' });
    const m = play(h);
    does(m, { do: 'pickUp', who: 'thug', what: 'laser-burst' });
    expect(now(m).items[0]).toMatchObject({ place: 'held', at: 0, discovered: true });
  },
);

rule(
  ['MH-ITM-05', 'MH-SHP-05', 'MH-SHP-09'],
  'items of those who escaped go to the team; the result tells what was found and what was lost',
  () => {
    const s = heist();
    stand(s, 'thug', 'x1');
    stand(s, 'burglar', 'b3');
    put(s, 'x1', { item: 'flashbang' });
    put(s, 'b3', { item: 'lucky-penny' });
    put(s, 'c3', { item: 'camouflage' });
    const m = escaping(s);
    does(
      m,
      { do: 'pickUp', who: 'thug', what: 'flashbang' },
      { do: 'pickUp', who: 'burglar', what: 'lucky-penny' },
    );
    endEscape(m);
    const result = heistResult(now(m));
    expect([result.items, result.discovered, result.discarded]).toEqual([
      ['flashbang'],
      ['flashbang', 'lucky-penny'],
      ['lucky-penny'],
    ]);
  },
);

rule(
  'MH-ITM-06',
  'a discarded item leaves at the end of the Action phase and cannot be handed on before',
  () => {
    const s = heist();
    for (const who of ['thug', 'burglar'] as const) stand(s, who, 'x1');
    hold(s, 'thug', 'radio');
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', action: 'tweak-plan' });
    expect([
      now(m).items[0]?.place,
      can(m, { do: 'pass', who: 'thug' }),
      can(m, { do: 'drop', who: 'thug' }),
    ]).toEqual(['held', false, false]);
    does(
      m,
      { do: 'commit', who: 'burglar', action: 'pause' },
      { do: 'commit', who: 'angry-locksmith', action: 'pick' },
    );
    endActions(m);
    expect(now(m).items[0]?.place).toBe('discarded');
  },
);

rule('MH-ITM-10', 'Cheap Picks break on a die of 1 to 4', () => {
  const kept = [1, 2, 3, 4, 5, 6].map((die) => {
    const s = heist();
    hold(s, 'thug', 'cheap-picks');
    the(s, 'thug').die = die;
    for (const who of ['angry-locksmith', 'burglar'] as const) busy(s, who);
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', item: 'cheap-picks' });
    expect(the(now(m), 'thug').left).toMatchObject({ unlock: 2, move: 1 });
    endActions(m);
    return now(m).items[0]?.place;
  });
  expect(kept).toEqual(['discarded', 'discarded', 'discarded', 'discarded', 'held', 'held']);
});

rule('MH-ITM-11', 'Perfect Picks are silent if at least one unlock and no move was done with them', () => {
  const noise = (unlocks: number, move: boolean) => {
    const s = heist();
    stand(s, 'thug', 'g7');
    put(s, 'f7', { locks: 2 });
    hold(s, 'thug', 'perfect-picks');
    for (const who of ['angry-locksmith', 'burglar'] as const) busy(s, who);
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', item: 'perfect-picks' });
    for (let i = 0; i < unlocks; i++) does(m, { do: 'unlock', who: 'thug' });
    if (move) does(m, { do: 'move', who: 'thug', to: 'x1' });
    endActions(m);
    return now(m).noise;
  };
  expect([noise(0, false), noise(1, false), noise(2, false), noise(2, true)]).toEqual([1, 0, 0, 1]);
});

rule(
  'MH-ITM-12',
  'Laser Burst disables live cameras on the next three tiles of a line, one noise a tile hit, once per heist',
  () => {
    const s = heist();
    stand(s, 'thug', 'b3');
    put(s, 'c3', { cameras: 2 });
    put(s, 'e3', { cameras: 1 });
    put(s, 'f3', { cameras: 1 });
    hold(s, 'thug', 'laser-burst');
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', action: 'kill-pixels', side: 'E' });
    expect(['c3', 'e3', 'f3'].map((tile) => now(m).cameras[at(s, tile)])).toEqual([0, 0, 1]);
    expect([the(now(m), 'thug').noise, now(m).items[0]?.used]).toEqual([2, true]);
    const t = heist();
    hold(t, 'thug', 'laser-burst');
    stand(t, 'thug', 'b3');
    t.items[0]!.used = true;
    expect(whyNot(play(t), { do: 'commit', who: 'thug', action: 'kill-pixels' })).toBe('MH-ITM-12');
  },
);

rule(
  'MH-ITM-13',
  'a flashbang downs every guard on and around the tile until the Event phase ends; it is no subdue',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    put(s, 'g7', { guards: 1 });
    put(s, 'f7', { guards: 1, dogs: 1 });
    put(s, 'b3', { guards: 1 });
    hold(s, 'thug', 'flashbang');
    for (const who of ['angry-locksmith', 'burglar'] as const) busy(s, who);
    s.deck = ['M1', 'M1', 'Z1'];
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', action: 'toss-flashbang' });
    const n = now(m);
    expect([
      n.subdued[at(s, 'g7')],
      n.subdued[at(s, 'f7')],
      n.subduedDogs[at(s, 'f7')],
      n.guards[at(s, 'b3')],
    ]).toEqual([1, 1, 1, 1]);
    expect([the(n, 'thug').ideas, the(n, 'thug').noise]).toEqual([0, 3]);
    endActions(m);
    expect([now(m).guards[at(s, 'g7')], now(m).guards[at(s, 'f7')], now(m).items[0]?.place]).toEqual([
      1,
      1,
      'discarded',
    ]);
  },
);

rule(
  'MH-ITM-14',
  'Master Plan Copy: two more tokens; if that character is busted everybody is, and the heist fails',
  () => {
    const s = planning({ scenario: 'inclusion-job', seats: 1, options: { items: ['master-plan-copy'] } });
    const p = play(s);
    does(p, { do: 'assignItem', item: 'master-plan-copy', who: 'thug' });
    expect(the(now(p), 'thug').tokens).toBe(9);
    for (const [who, space] of [
      ['thug', 'x1'],
      ['angry-locksmith', 'x2'],
      ['burglar', 'x3'],
    ])
      does(p, { do: 'setStart', who, at: space });
    does(p, { do: 'ready' });
    expect(the(now(p), 'thug').planCopy).toBe(true);
    const h = heist();
    hold(h, 'burglar', 'master-plan-copy');
    stand(h, 'thug', 'b3', { planCopy: true });
    h.banked.documents = 1;
    const m = escaping(h);
    endEscape(m);
    expect([m.outcome()?.ending, now(m).characters.map(({ status }) => status)]).toEqual([
      'failure',
      ['busted', 'busted', 'busted'],
    ]);
    const good = heist();
    hold(good, 'thug', 'master-plan-copy');
    the(good, 'thug').planCopy = true;
    const n = escaping(good);
    endEscape(n);
    expect(now(n).items[0]?.place).toBe('discarded');
  },
);

rule('MH-ITM-15', 'Building Schematics: one planning reveal, then gone; it can be bought again', () => {
  const m = play(planning({ scenario: 'inclusion-job', seats: 1, options: { cash: 4 } }));
  does(m, { do: 'buyItem', item: 'building-schematics' });
  expect(whyNot(m, { do: 'buyItem', item: 'building-schematics' }, 0)).toBe('MH-SHP-03');
  does(m, { do: 'useItem', item: 'building-schematics', at: 'd4' });
  expect([now(m).unknown[at(now(m), 'd4')], can(m, { do: 'useItem' })]).toEqual([false, false]);
  does(m, { do: 'buyItem', item: 'building-schematics' });
  expect(can(m, { do: 'useItem' })).toBe(true);
});

rule('MH-ITM-16', 'the Lucky Penny saves an idea from an event; crises and NPCs are not covered', () => {
  const s = heist();
  stand(s, 'burglar', 'b3', { ideas: 2 });
  for (const item of ['radio', 'lucky-penny'] as const) hold(s, 'burglar', item);
  const m = facing(s, '18');
  does(m, { do: 'carryOn' }, { do: 'penny', who: 'burglar' });
  expect(the(now(m), 'burglar').ideas).toBe(2);
  expect(now(m).items.map(({ place }) => place)).toEqual(['held', 'discarded']);
  const t = heist();
  stand(t, 'burglar', 'b3', { ideas: 0 });
  hold(t, 'burglar', 'lucky-penny');
  const n = facing(t, '18');
  does(n, { do: 'carryOn' });
  expect([can(n, { do: 'penny' }), now(n).items[0]?.place]).toEqual([false, 'held']);
  const h = heist({ scenario: 'hospitality-job' });
  stand(h, 'npc', 'i4', { status: 'active', die: 1 });
  hold(h, 'thug', 'lucky-penny');
  for (const { id } of h.characters) busy(h, id);
  the(h, 'thug').ideas = 1;
  stand(h, 'thug', 'h4');
  const o = play(h);
  endActions(o);
  does(o, { do: 'loseIdea', who: 'thug' });
  expect([the(now(o), 'thug').ideas, now(o).items[0]?.place]).toEqual([0, 'held']);
});

rule(
  'MH-ITM-17',
  'Radio: every player character may shift one token to an adjacent tile; it is discarded',
  () => {
    const s = heist();
    hold(s, 'thug', 'radio');
    tokens(s, 'thug', 'f7', 'b3');
    tokens(s, 'burglar', 'f7');
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', action: 'tweak-plan' });
    expect(m.pending().map(({ seat }) => seat)).toEqual([0, 2]);
    expect(can(m, { do: 'shift', who: 'thug', at: 'f7', to: 'b3' })).toBe(false);
    does(m, { do: 'shift', who: 'thug', at: 'f7', to: 'g7' }, { do: 'leave', who: 'burglar' });
    expect([now(m).plan[at(s, 'g7')], now(m).plan[at(s, 'f7')], the(now(m), 'thug').left.move]).toEqual([
      1, 4, 1,
    ]);
  },
);

rule(
  ['MH-ITM-18', 'MH-SAF-05'],
  'Safecracking Tools: one unlock is one crack, two together are three; a round of cracking alone is silent',
  () => {
    const crack = (unlocks: number[], more: boolean) => {
      const s = heist({ scenario: 'marathon-job' });
      stand(s, 'thug', 'e2');
      put(s, 'e2', { token: 'safe' });
      hold(s, 'thug', 'safecracking-tools');
      busy(s, 'thug', { unlock: 3, idea: 1 }, 2);
      for (const who of ['angry-locksmith', 'burglar'] as const) busy(s, who);
      const m = play(s);
      for (const n of unlocks) does(m, { do: 'crack', who: 'thug', item: 'safecracking-tools', unlocks: n });
      if (more) does(m, { do: 'idea', who: 'thug' });
      const cracks = now(m).cracks[at(s, 'e2')];
      endActions(m);
      return [cracks, now(m).noise];
    };
    expect([crack([1], false), crack([2], false), crack([2, 1], false), crack([1, 1, 1], true)]).toEqual([
      [1, 0],
      [3, 0],
      [4, 0],
      [3, 2],
    ]);
  },
);

rule(
  'MH-ITM-19',
  'Plasma Torch: each unlock is one crack, and those on or next to the tile lend theirs',
  () => {
    const s = heist({ scenario: 'marathon-job' });
    stand(s, 'thug', 'e2');
    put(s, 'e2', { token: 'safe' });
    put(s, 'f3', { token: null });
    stand(s, 'angry-locksmith', 'f3');
    stand(s, 'burglar', 'b1');
    hold(s, 'thug', 'plasma-torch');
    busy(s, 'thug', { unlock: 2 });
    the(s, 'thug').granted.unlock = 1;
    busy(s, 'angry-locksmith', { unlock: 1 });
    busy(s, 'burglar', { unlock: 1 });
    const m = play(s);
    expect(can(m, { do: 'crack', who: 'thug', unlocks: 2 })).toBe(false);
    does(
      m,
      { do: 'crack', who: 'thug', unlocks: 1 },
      { do: 'crack', who: 'thug', granted: true },
      { do: 'lendUnlock', who: 'angry-locksmith', to: 'thug' },
    );
    expect([now(m).cracks[at(s, 'e2')], can(m, { do: 'lendUnlock', who: 'burglar' })]).toEqual([3, false]);
  },
);

rule(
  'MH-ITM-20',
  'Camouflage: at the end of Escape its holder gets away where no guard is on or next to the tile',
  () => {
    const status = (guard: string | null) => {
      const s = heist();
      stand(s, 'thug', 'f6');
      the(s, 'thug').carries.cash = 3;
      hold(s, 'thug', 'camouflage');
      if (guard) put(s, guard, { guards: 1 });
      const m = escaping(s);
      endEscape(m);
      return [the(now(m), 'thug').status, now(m).cash];
    };
    expect([status(null), status('f6'), status('f5'), status('b3')]).toEqual([
      ['escaped', 3],
      ['busted', 0],
      ['busted', 0],
      ['escaped', 3],
    ]);
  },
);

rule(
  ['MH-ITM-21', 'MH-RUL-28'],
  'Dog Whistle: until the phase ends no dog chases, and none jumps later without a new reason',
  () => {
    const s = heist();
    hold(s, 'thug', 'dog-whistle');
    stand(s, 'thug', 'x1');
    stand(s, 'burglar', 'g7');
    tokens(s, 'burglar', 'f7');
    put(s, 'e7', { dogs: 1 });
    busy(s, 'burglar', { move: 1 });
    busy(s, 'angry-locksmith');
    s.deck = ['M1', 'M1', 'Z1'];
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', action: 'blow-whistle' }, { do: 'move', who: 'burglar', to: 'f7' });
    expect([now(m).dogs[at(s, 'e7')], the(now(m), 'thug').left.move, the(now(m), 'thug').noise]).toEqual([
      1, 1, 2,
    ]);
    endActions(m);
    expect([now(m).dogs[at(s, 'e7')], now(m).items[0]?.place]).toEqual([1, 'held']);
    expect(happened(all(m), 'dogMoved')).toHaveLength(0);
  },
);
