import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  at,
  busy,
  can,
  does,
  endActions,
  escaping,
  every,
  facing,
  field,
  heist,
  hold,
  now,
  only,
  onlyInBag,
  play,
  put,
  stand,
  the,
  tokens,
  whyNot,
} from './scene.ts';

rule(
  'MH-ABL-01',
  'EFFICIENT PICKER: up to one extra move with noise for each unlock symbol of the action, an idea each',
  () => {
    const s = heist(only('safecracker'));
    stand(s, 'safecracker', 'g7', { ideas: 9 });
    the(s, 'safecracker').granted.unlock = 2;
    const m = play(s);
    expect(whyNot(m, { do: 'useAbility', who: 'safecracker', ability: 'efficient-picker' })).toBe(
      'MH-ABL-01',
    );
    does(m, { do: 'commit', who: 'safecracker', action: 'pick-ii' });
    for (let i = 0; i < 2; i++)
      does(m, { do: 'useAbility', who: 'safecracker', ability: 'efficient-picker' });
    expect(the(now(m), 'safecracker')).toMatchObject({ ideas: 7, noise: 3, left: { move: 2, unlock: 2 } });
    expect(can(m, { do: 'useAbility', who: 'safecracker', ability: 'efficient-picker' })).toBe(false);
  },
);

rule(
  ['MH-ABL-02', 'MH-RUL-21'],
  'PICK UNDER PRESSURE: in Escape an idea opens an adjacent lock, before the last ditch roll',
  () => {
    const s = heist();
    stand(s, 'angry-locksmith', 'f7', { ideas: 2 });
    put(s, 'g7', { locks: 1 });
    const m = escaping(s);
    does(m, { do: 'useAbility', who: 'angry-locksmith', ability: 'pick-under-pressure', at: 'g7' });
    expect([now(m).locks[at(s, 'g7')], the(now(m), 'angry-locksmith').ideas]).toEqual([0, 1]);
    the(s, 'angry-locksmith').lastDitch = 'made';
    expect(whyNot(escaping(s), { do: 'useAbility', who: 'angry-locksmith' })).toBe('MH-ABL-02');
  },
);

rule(
  ['MH-ABL-05', 'MH-RUL-25'],
  'ADRENALINE: an idea for each subdue of its own, granted ones and ANGER THERAPY too, not for other effects',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    put(s, 'g7', { guards: 2 });
    busy(s, 'thug', { subdue: 1 });
    the(s, 'thug').granted.subdue = 1;
    const m = play(s);
    does(m, { do: 'subdue', who: 'thug' }, { do: 'subdue', who: 'thug', granted: true });
    expect(the(now(m), 'thug').ideas).toBe(2);
    const t = heist(only('bruiser', 'angry-locksmith', 'burglar'));
    stand(t, 'bruiser', 'g7', { ideas: 0 });
    put(t, 'g7', { guards: 3 });
    t.escapeDeclared = true;
    expect(the(now(facing(t, 'M1')), 'bruiser').ideas).toBe(3);
    const u = heist();
    stand(u, 'thug', 'g7');
    put(u, 'g7', { guards: 2 });
    hold(u, 'thug', 'flashbang');
    const n = play(u);
    does(n, { do: 'commit', who: 'thug', action: 'toss-flashbang' });
    expect([now(n).subdued[at(u, 'g7')], the(now(n), 'thug').ideas]).toEqual([2, 0]);
  },
);

rule('MH-ABL-06', 'ANGER THERAPY: when Escape begins every guard on the own tile goes down', () => {
  const s = heist(only('bruiser', 'angry-locksmith', 'burglar'));
  stand(s, 'bruiser', 'g7');
  put(s, 'g7', { guards: 1, dogs: 1 });
  put(s, 'f7', { guards: 1 });
  s.escapeDeclared = true;
  const n = now(facing(s, 'M1'));
  expect([n.guards[at(s, 'g7')], n.dogs[at(s, 'g7')], n.guards[at(s, 'f7')]]).toEqual([0, 0, 1]);
});

rule('MH-ABL-07', 'PRESSURE POINTS: subdued guards on or next to the tile stay down whatever happens', () => {
  const s = heist(only('operative', 'angry-locksmith', 'burglar'));
  stand(s, 'operative', 'f6');
  stand(s, 'burglar', 'f7');
  stand(s, 'angry-locksmith', 'b3');
  for (const tile of ['f6', 'f7', 'b3']) put(s, tile, { subdued: 1 });
  s.stunned[at(s, 'f7')] = 1;
  const n = now(facing(s, '23'));
  expect(['f6', 'f7', 'b3'].map((tile) => n.guards[at(s, tile)])).toEqual([0, 0, 1]);
});

rule('MH-ABL-08', 'THERE ARE BETTER WAYS: for an idea guarded tiles can be left until the phase ends', () => {
  const s = heist(only('street-urchin'));
  stand(s, 'street-urchin', 'g7', { ideas: 1 });
  tokens(s, 'street-urchin', 'f7', 'f6');
  put(s, 'g7', { guards: 2 });
  put(s, 'f7', { guards: 1 });
  busy(s, 'street-urchin', { move: 2 });
  const m = play(s);
  expect(whyNot(m, { do: 'move', who: 'street-urchin', to: 'f7' })).toBe('MH-CHT-02');
  does(m, { do: 'useAbility', who: 'street-urchin', ability: 'there-are-better-ways' });
  does(m, { do: 'move', who: 'street-urchin', to: 'f7' }, { do: 'move', who: 'street-urchin', to: 'f6' });
  expect(the(now(m), 'street-urchin').at).toBe(at(s, 'f6'));
});

rule('MH-ABL-09', 'THERE ARE BETTER WAYS: this character never subdues', () => {
  const s = heist(only('grifter'));
  stand(s, 'grifter', 'g7');
  put(s, 'g7', { guards: 1 });
  busy(s, 'grifter', { subdue: 2 });
  expect(whyNot(play(s), { do: 'subdue', who: 'grifter' })).toBe('MH-SUB-15');
});

rule('MH-ABL-10', 'THERE ARE BETTER WAYS: in Escape guards cost nothing extra', () => {
  const s = heist(only('street-urchin'));
  stand(s, 'street-urchin', 'g7', { ideas: 1 });
  put(s, 'g7', { guards: 3 });
  const m = escaping(s);
  does(m, { do: 'escapeMove', who: 'street-urchin', to: 'x1' });
  expect(the(now(m), 'street-urchin').ideas).toBe(0);
});

rule(
  ['MH-ABL-11', 'MH-RUL-23'],
  'CHANGE OF PLANS: up to three tokens move anywhere; those of other seats need their agreement',
  () => {
    const s = heist(only('street-urchin'));
    the(s, 'street-urchin').ideas = 2;
    tokens(s, 'street-urchin', 'g7', 'f7');
    tokens(s, 'thug', 'g7', 'f7');
    const m = play(s);
    does(m, { do: 'useAbility', who: 'street-urchin', ability: 'change-of-plans' });
    expect([the(now(m), 'street-urchin').ideas, now(m).pendingNoise]).toEqual([0, 1]);
    does(m, { do: 'lift', of: 'street-urchin', at: 'g7' });
    expect(can(m, { do: 'put', at: 'f7' })).toBe(false);
    does(m, { do: 'put', at: 'b3' });
    does(m, { do: 'lift', of: 'thug', at: 'g7' }, { do: 'put', at: 'c3' });
    expect(m.pending().map(({ seat }) => seat)).toEqual([1]);
    does(m, { do: 'refuse' });
    expect(now(m).plan[at(s, 'c3')]).toBe(0);
    does(m, { do: 'lift', of: 'thug', at: 'f7' }, { do: 'put', at: 'c3' }, { do: 'agree' });
    expect([now(m).plan[at(s, 'b3')], now(m).plan[at(s, 'c3')], now(m).plan[at(s, 'g7')]]).toEqual([1, 2, 2]);
    does(m, { do: 'lift', of: 'street-urchin', at: 'f7' }, { do: 'put', at: 'd3' });
    expect(can(m, { do: 'lift' })).toBe(false);
  },
);

rule('MH-ABL-12', 'ALRIGHT, NEW PLAN: up to six tokens, and up to three ideas for others', () => {
  const s = heist(only('mastermind'));
  the(s, 'mastermind').ideas = 6;
  tokens(s, 'mastermind', 'g7', 'f7', 'e7', 'd7', 'c7', 'b7', 'g6');
  const m = play(s);
  does(m, { do: 'useAbility', who: 'mastermind', ability: 'alright-new-plan' });
  const free = ['b3', 'c3', 'd3', 'e3', 'f3', 'g3'];
  ['g7', 'f7', 'e7', 'd7', 'c7', 'b7'].forEach((tile, i) =>
    does(m, { do: 'lift', of: 'mastermind', at: tile }, { do: 'put', at: free[i] }),
  );
  expect(can(m, { do: 'lift' })).toBe(false);
  does(m, { do: 'give', to: 'thug' }, { do: 'give', to: 'thug' }, { do: 'give', to: 'burglar' });
  expect(now(m).characters.map(({ ideas }) => ideas)).toEqual([1, 2, 3]);
  expect(can(m, { do: 'give' })).toBe(false);
});

rule('MH-ABL-14', 'THE CODES: once per heist unknown tiles around one live camera are revealed', () => {
  for (const [who, ability, cost] of [
    ['script-kiddie', 'i-can-haz-teh-codes', 2],
    ['black-hat', 'has-the-code', 0],
  ] as const) {
    const s = heist(only(who));
    the(s, who).ideas = 3;
    put(s, 'c4', { cameras: 1 });
    for (const tile of ['c3', 'd4', 'g2']) put(s, tile, { unknown: true });
    put(s, 'b7', { cameras: 1 });
    const m = play(s);
    expect(field(every(m, { do: 'useAbility', ability }), 'at')).toEqual(['c4']);
    does(m, { do: 'useAbility', who, ability, at: 'c4' });
    expect(['c3', 'd4', 'g2'].map((tile) => now(m).unknown[at(s, tile)])).toEqual([false, false, true]);
    expect([the(now(m), who).ideas, can(m, { do: 'useAbility', ability })]).toEqual([3 - cost, false]);
  }
});

rule(
  ['MH-ABL-16', 'MH-RUL-22'],
  'VENT CRAWL: for four noise the tile across one gap counts as adjacent until the character moves or the phase ends',
  () => {
    const s = heist(only('grease-man', 'thug', 'angry-locksmith'));
    // c6 and e6 face each other across the gap d6.
    stand(s, 'grease-man', 'c6');
    tokens(s, 'grease-man', 'e6');
    put(s, 'e6', { guards: 1, unknown: true });
    onlyInBag(s, { camera: 1 });
    busy(s, 'grease-man', { move: 1, subdue: 1 });
    const m = play(s);
    expect(whyNot(m, { do: 'move', who: 'grease-man', to: 'e6' })).toBe('MH-SUB-01');
    does(m, { do: 'useAbility', who: 'grease-man', ability: 'vent-crawl', side: 'E' });
    expect([
      now(m).pendingNoise,
      now(m).unknown[at(s, 'e6')],
      can(m, { do: 'useAbility', who: 'grease-man' }),
    ]).toEqual([4, false, false]);
    does(m, { do: 'subdue', who: 'grease-man', at: 'e6' }, { do: 'move', who: 'grease-man', to: 'e6' });
    expect([the(now(m), 'grease-man').at, the(now(m), 'grease-man').vent]).toEqual([at(s, 'e6'), -1]);
  },
);

rule(['MH-ABL-16', 'MH-ITM-13'], 'a vent serves sub-actions, not a flashbang', () => {
  const s = heist(only('grease-man', 'thug', 'angry-locksmith'));
  stand(s, 'grease-man', 'c6');
  put(s, 'e6', { guards: 1 });
  put(s, 'c5', { guards: 1 });
  hold(s, 'grease-man', 'flashbang');
  const m = play(s);
  does(
    m,
    { do: 'useAbility', who: 'grease-man', ability: 'vent-crawl', side: 'E' },
    { do: 'commit', who: 'grease-man', action: 'toss-flashbang' },
  );
  expect(['e6', 'c5'].map((tile) => now(m).guards[at(s, tile)])).toEqual([1, 0]);
});

rule(
  'MH-ABL-17',
  'KNOW A WAY: with the bag empty reveals give ideas, to the Lookout or, with the Watchman, to anybody',
  () => {
    const reveal = (card: 'lookout' | 'watchman', who: 'lookout' | 'watchman' | 'thug') => {
      const s = heist(only(card));
      onlyInBag(s, {});
      put(s, 'b3', { unknown: true });
      the(s, who).ideas = 0;
      busy(s, who, { reveal: 1 });
      const m = play(s);
      does(m, { do: 'reveal', who });
      return [the(now(m), who).ideas, now(m).unknown[at(s, 'b3')]];
    };
    expect([reveal('lookout', 'lookout'), reveal('lookout', 'thug'), reveal('watchman', 'thug')]).toEqual([
      [1, true],
      [0, false],
      [1, true],
    ]);
  },
);

rule(
  'MH-ABL-18',
  'IN A PINCH: two ideas are one for another who has not rolled; GOOD once, GREAT without limit',
  () => {
    const times = (who: 'lookout' | 'sentinel') => {
      const s = heist(only(who));
      stand(s, who, 'g7', { ideas: 9 });
      stand(s, 'thug', 'f7');
      stand(s, 'burglar', 'f7', { lastDitch: 'made' });
      const m = escaping(s);
      expect(can(m, { do: 'useAbility', who, to: 'burglar' })).toBe(false);
      let n = 0;
      while (can(m, { do: 'useAbility', who, to: 'thug' })) {
        does(m, { do: 'useAbility', who, to: 'thug' });
        n++;
      }
      expect(the(now(m), 'thug').ideas).toBe(n);
      return n;
    };
    expect([times('lookout'), times('sentinel')]).toEqual([1, 4]);
  },
);

rule(
  'MH-ABL-19',
  'LARCENIST picks up from adjacent open tiles for an idea, SWINDLER also drops there',
  () => {
    const reach = (who: 'pickpocket' | 'con-artist') => {
      const s = heist(only(who));
      stand(s, who, 'f6', { ideas: 1 });
      the(s, who).carries.documents = 1;
      put(s, 'g6', { jewel: 1 });
      put(s, 'f5', { cash: 2, locks: 1 });
      const m = play(s);
      expect(can(m, { do: 'pickUp', who, from: 'g6' })).toBe(false);
      does(m, { do: 'useAbility', who });
      expect(can(m, { do: 'pickUp', who, from: 'f5' })).toBe(false);
      does(m, { do: 'pickUp', who, what: 'jewel', from: 'g6' });
      return [the(now(m), who).carries.jewel, can(m, { do: 'drop', who, what: 'documents', at: 'g7' })];
    };
    expect([reach('pickpocket'), reach('con-artist')]).toEqual([
      [1, false],
      [1, true],
    ]);
    // The reach ends with the Action phase.
    const s = heist(only('pickpocket'));
    stand(s, 'pickpocket', 'f6', { ideas: 1 });
    put(s, 'g6', { jewel: 1 });
    put(s, 'f6', { cash: 1 });
    s.deck = ['M1', 'C4', 'M1', 'Z1'];
    const m = play(s);
    does(m, { do: 'useAbility', who: 'pickpocket' });
    for (const { id } of s.characters) does(m, { do: 'commit', who: id, action: 'walk' });
    endActions(m);
    expect([
      now(m).phase,
      can(m, { do: 'pickUp', what: 'cash' }),
      can(m, { do: 'pickUp', from: 'g6' }),
    ]).toEqual(['event', true, false]);
  },
);
