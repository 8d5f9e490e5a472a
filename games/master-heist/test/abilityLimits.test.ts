import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { type Direction, DIRECTIONS, STEP } from '../content/index.ts';
import { cellNo } from '../rules/board.ts';
import { boardOf } from '../rules/spaces.ts';
import {
  at,
  can,
  does,
  escaping,
  every,
  field,
  heist,
  now,
  onlyInBag,
  play,
  put,
  type Setting,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

// How far abilities go, and no further.

type Card = NonNullable<Setting['crew']>[number];
const withCard = (card: Card) =>
  heist({ crew: [card, 'thug', card === 'demolitions-guy' ? 'burglar' : 'angry-locksmith'] });

rule(['MH-ABL-14', 'MH-CHR-05'], 'THE CODES turn over unknown tiles only, and only once per heist', () => {
  const s = withCard('script-kiddie');
  the(s, 'script-kiddie').ideas = 4;
  put(s, 'c4', { cameras: 1 });
  put(s, 'f6', { cameras: 1 });
  for (const tile of ['c3', 'd4', 'f5']) put(s, tile, { unknown: true });
  onlyInBag(s, { lock: 9 });
  const m = play(s);
  does(m, { do: 'useAbility', ability: 'i-can-haz-teh-codes', at: 'c4' });
  expect(now(m).locks.reduce((sum, n) => sum + n, 0)).toBe(2);
  expect(can(m, { do: 'useAbility', ability: 'i-can-haz-teh-codes' })).toBe(false);
  expect(whyNot(m, { do: 'useAbility', who: 'script-kiddie', at: 'f6' })).toBe('MH-CHR-05');
});

rule(['MH-ABL-11', 'MH-ABL-12', 'MH-CHR-05'], 'plans are changed once per heist', () => {
  for (const [who, ability] of [
    ['street-urchin', 'change-of-plans'],
    ['mastermind', 'alright-new-plan'],
  ] as const) {
    const s = withCard(who);
    the(s, who).ideas = 4;
    tokens(s, who, 'g7');
    const m = play(s);
    does(m, { do: 'useAbility', who, ability }, { do: 'done', who });
    expect(whyNot(m, { do: 'useAbility', who, ability })).toBe('MH-CHR-05');
  }
});

rule('MH-ABL-12', 'ALRIGHT, NEW PLAN: ideas go to others, three at most and no more than there are', () => {
  const s = withCard('mastermind');
  the(s, 'mastermind').ideas = 3;
  tokens(s, 'mastermind', 'g7');
  const m = play(s);
  does(m, { do: 'useAbility', ability: 'alright-new-plan' });
  expect(field(every(m, { do: 'give' }), 'to')).toEqual(['thug', 'angry-locksmith']);
  does(m, { do: 'give', to: 'thug' });
  expect([can(m, { do: 'give' }), can(m, { do: 'lift' }), the(now(m), 'mastermind').ideas]).toEqual([
    false,
    true,
    0,
  ]);
});

rule(['MH-ABL-08', 'MH-ABL-19'], 'what lasts for the phase is not paid for twice', () => {
  for (const [who, ability, refused] of [
    ['street-urchin', 'there-are-better-ways', 'MH-ABL-08'],
    ['pickpocket', 'larcenist', 'MH-ABL-19'],
    ['con-artist', 'swindler', 'MH-ABL-19'],
  ] as const) {
    const s = withCard(who);
    the(s, who).ideas = 3;
    const m = play(s);
    does(m, { do: 'useAbility', who, ability });
    expect([the(now(m), who).ideas, can(m, { do: 'useAbility', who, ability })]).toEqual([2, false]);
    expect(whyNot(m, { do: 'useAbility', who, ability })).toBe(refused);
  }
});

rule('MH-ABL-13', 'AUTOPWN costs an idea; only subdues are refused to who cannot subdue', () => {
  const s = heist({ crew: ['script-kiddie', 'street-urchin', 'thug'] });
  const grants = (to: string) => field(every(play(s), { do: 'commit', action: 'autopwn', to }), 'grant');
  expect([grants('street-urchin'), grants('thug')]).toEqual([
    ['disable', 'unlock'],
    ['subdue', 'disable', 'unlock'],
  ]);
  the(s, 'script-kiddie').ideas = 0;
  const to = { do: 'commit', who: 'script-kiddie', action: 'autopwn', to: 'thug', grant: 'unlock' };
  expect(whyNot(play(s), to)).toBe('MH-ACT-05');
});

rule('MH-ABL-04', 'BREACH costs its four ideas, and the new entrance lies beyond the chosen wall', () => {
  const s = withCard('demolitions-guy');
  stand(s, 'demolitions-guy', 'b3', { ideas: 5 });
  const m = play(s);
  const walls = field(every(m, { do: 'commit', action: 'breach' }), 'side');
  const [side] = walls;
  does(m, { do: 'commit', action: 'breach', side });
  const { q, r } = boardOf(s).tiles[at(s, 'b3')]!;
  const beyond = STEP[side as Direction];
  expect(now(m).entrances.at(-1)?.cell).toBe(cellNo({ q: q + beyond.q, r: r + beyond.r }));
  expect(the(now(m), 'demolitions-guy').ideas).toBe(1);
  does(m, { do: 'escapeMove', who: 'demolitions-guy', to: now(m).entrances.at(-1)?.name });
  // What speaks against it: no wall to the outside, no ideas, no building.
  const why = (wall: unknown) =>
    whyNot(play(s), { do: 'commit', who: 'demolitions-guy', action: 'breach', side: wall });
  const inner = DIRECTIONS.find((one) => !walls.includes(one));
  expect(why(inner)).toBe('MH-ABL-04');
  the(s, 'demolitions-guy').ideas = 3;
  expect(why(side)).toBe('MH-ACT-05');
  stand(s, 'demolitions-guy', 'x1', { ideas: 5 });
  expect(why(side)).toBe('MH-ABL-04');
});

rule('MH-ABL-16', 'a vent goes over exactly one gap, a closed gate too', () => {
  const sides = (tile: string, gone: string[] = []) => {
    const s = withCard('grease-man');
    stand(s, 'grease-man', tile);
    for (const one of gone) s.gone[at(s, one)] = true;
    return field(every(play(s), { do: 'useAbility', ability: 'vent-crawl' }), 'side');
  };
  expect(sides('c6')).toEqual(['E', 'NE']);
  expect(sides('g6')).toEqual([]);
  expect(sides('g6', ['f6'])).toEqual(['W']);
  expect(sides('g6', ['f6', 'e6'])).toEqual([]);
  expect(sides('x1')).toEqual([]);
  const s = withCard('grease-man');
  stand(s, 'grease-man', 'g6');
  expect(whyNot(play(s), { do: 'useAbility', who: 'grease-man', ability: 'vent-crawl' })).toBe('MH-ABL-16');
});

rule(
  'MH-ABL-18',
  'IN A PINCH: another character that has not rolled; the Lookout once, the Sentinel often',
  () => {
    const pinch = (who: 'lookout' | 'sentinel', ability: string) => {
      const s = withCard(who);
      stand(s, who, 'g7', { ideas: 6 });
      the(s, 'angry-locksmith').lastDitch = 'made';
      const m = escaping(s);
      expect(field(every(m, { do: 'useAbility', ability }), 'to')).toEqual(['thug']);
      let times = 0;
      for (; can(m, { do: 'useAbility', ability }); times++) does(m, { do: 'useAbility', ability });
      return [times, the(now(m), who).ideas, the(now(m), 'thug').ideas];
    };
    expect(pinch('lookout', 'good-in-a-pinch')).toEqual([1, 4, 1]);
    expect(pinch('sentinel', 'great-in-a-pinch')).toEqual([3, 0, 3]);
  },
);

rule(['MH-ESC-16', 'MH-ESC-10'], 'the stranded use no abilities; the others only those of Escape', () => {
  const s = withCard('lookout');
  stand(s, 'lookout', 'g7', { ideas: 6, lastDitch: 'stranded' });
  const m = escaping(s);
  expect(can(m, { do: 'useAbility' })).toBe(false);
  expect(whyNot(m, { do: 'useAbility', who: 'lookout', to: 'thug' })).toBe('MH-ESC-16');
  const t = withCard('grease-man');
  stand(t, 'grease-man', 'c6');
  stand(t, 'angry-locksmith', 'f7', { ideas: 2 });
  put(t, 'g7', { locks: 1 });
  const n = escaping(t);
  expect(whyNot(n, { do: 'useAbility', who: 'grease-man', ability: 'vent-crawl' })).toBe('MH-ESC-10');
  expect(whyNot(n, { do: 'useAbility', who: 'thug', ability: 'vent-crawl' })).toBeNull();
  t.phase = 'action';
  t.agenda = [{ step: 'actions' }];
  const o = play(t);
  expect(whyNot(o, { do: 'useAbility', who: 'angry-locksmith', ability: 'pick-under-pressure' })).toBe(
    'MH-ABL-02',
  );
  expect(whyNot(o, { do: 'useAbility', who: 'thug', ability: 'pick-under-pressure' })).toBeNull();
});

rule(
  'MH-ABL-20',
  'TOSS LOOT ends when its owner says so, and an entrance must belong to the last tile',
  () => {
    const ready = () => {
      const s = withCard('con-artist');
      stand(s, 'con-artist', 'f6');
      Object.assign(the(s, 'con-artist').carries, { cash: 3, jewel: 2 });
      return s;
    };
    const m = play(ready());
    does(m, { do: 'commit', action: 'toss-loot', at: 'g7' }, { do: 'toss', what: 'jewel' });
    expect(can(m, { do: 'toss', what: 'jewel' })).toBe(true);
    does(m, { do: 'done', who: 'con-artist' });
    expect([can(m, { do: 'toss' }), the(now(m), 'con-artist').carries.jewel]).toEqual([false, 1]);
    const targets = (change: (s: ReturnType<typeof heist>) => void) => {
      const s = ready();
      change(s);
      return field(every(play(s), { do: 'commit', action: 'toss-loot' }), 'at');
    };
    expect(targets(() => {})).toContain('x1');
    expect(targets((s) => (s.entrances[0]!.tile = at(s, 'b3')))).not.toContain('x1');
    expect(targets((s) => (s.entrances[0]!.cell = 0))).not.toContain('x1');
    expect(
      targets((s) => (s.gone[at(s, 'f5')] = true)).filter((tile) => tile === 'f5' || tile === 'e4'),
    ).toEqual([]);
    expect(targets((s) => stand(s, 'con-artist', 'x1'))).toEqual([]);
  },
);

rule('MH-ABL-22', 'LOOP FOOTAGE costs two ideas', () => {
  const s = withCard('technician');
  the(s, 'technician').ideas = 3;
  const m = play(s);
  does(m, { do: 'commit', who: 'technician', action: 'loop-footage' });
  expect(the(now(m), 'technician').ideas).toBe(1);
  the(s, 'technician').ideas = 1;
  expect(whyNot(play(s), { do: 'commit', who: 'technician', action: 'loop-footage' })).toBe('MH-ACT-05');
});

rule('MH-ABL-23', 'REWIRE: two cameras at most, fewer if wanted', () => {
  const s = withCard('tinkerer');
  stand(s, 'tinkerer', 'f6', { ideas: 2 });
  for (const tile of ['f6', 'g6', 'f5', 'b3']) put(s, tile, { cameras: 1 });
  const m = play(s);
  does(m, { do: 'commit', who: 'tinkerer', action: 'rewire-ability' });
  expect(field(every(m, { do: 'rewire' }), 'at')).toEqual(['f6', 'f5', 'g6']);
  does(m, { do: 'rewire', at: 'g6' });
  const n = play(s);
  does(m, { do: 'rewire', at: 'f5' });
  expect(can(m, { do: 'rewire' })).toBe(false);
  does(n, { do: 'commit', who: 'tinkerer', action: 'rewire-ability' }, { do: 'done', who: 'tinkerer' });
  expect([can(n, { do: 'rewire' }), now(n).cameras[at(s, 'g6')]]).toEqual([false, 1]);
});

rule(['MH-SCN-MEL-04', 'MH-SCN-BLK-05'], 'special actions of NPCs are their action of the round', () => {
  const s = heist({ scenario: 'black-box' });
  stand(s, 'npc', 'a8', { status: 'active', die: 2 });
  the(s, 'npc').carries.documents = 1;
  const m = play(s);
  does(m, { do: 'commit', who: 'npc', action: 'study-schematics' });
  expect([the(now(m), 'npc').action, now(m).schematicsStudied]).toEqual(['study-schematics', true]);
  const t = heist({ scenario: 'melee-job' });
  stand(t, 'npc', 'a6', { die: 2 });
  the(t, 'npc').carries.keycard = 1;
  const n = play(t);
  does(n, { do: 'commit', who: 'npc', action: 'fancy-card-flick' });
  expect(the(now(n), 'npc').action).toBe('fancy-card-flick');
  expect(whyNot(n, { do: 'commit', who: 'npc' })).toBe('MH-ACT-01');
});

rule(
  'MH-ACT-02',
  'an action that two cards offer is offered once; items that lie about offer nothing',
  () => {
    const s = heist();
    Object.assign(the(s, 'thug'), { skills: ['smash-n-grab', 'hit-n-run'], die: 1 });
    put(s, 'c1', { item: 'radio' });
    const actions = field(every(play(s), { do: 'commit', who: 'thug' }), 'action');
    expect(actions).toEqual(['walk', 'punch', 'hit']);
  },
);
