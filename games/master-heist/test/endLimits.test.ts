import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { heistResult } from '../rules/result.ts';
import {
  all,
  at,
  can,
  does,
  endEscape,
  escaping,
  every,
  facing,
  field,
  happened,
  heist,
  hold,
  now,
  put,
  stand,
  team,
  the,
  whyNot,
} from './scene.ts';

// Who gets away, with what, and what follows from it.

type Scene = ReturnType<typeof heist>;
const statuses = (s: Scene) => s.characters.map(({ status }) => status);

rule(
  ['MH-SCN-CTY-01', 'MH-SCN-FIN-10'],
  'every exit that holds too many is thinned out, and only those',
  () => {
    const s = heist({ scenario: 'county-bricks', crew: ['thug', 'angry-locksmith', 'burglar', 'lookout'] });
    for (const [who, exit] of [
      ['thug', 'x1'],
      ['angry-locksmith', 'x1'],
      ['burglar', 'x2'],
      ['lookout', 'x2'],
    ] as const)
      stand(s, who, exit);
    const m = escaping(s);
    endEscape(m);
    const left = () => [...new Set(field(every(m, { do: 'choose' }), 'who'))];
    expect(left()).toEqual(['thug', 'angry-locksmith']);
    team(m, { do: 'choose', who: 'angry-locksmith' });
    expect(left()).toEqual(['burglar', 'lookout']);
    team(m, { do: 'choose', who: 'burglar' });
    expect(statuses(now(m))).toEqual(['escaped', 'busted', 'busted', 'escaped']);
  },
);

rule('MH-SCN-FIN-10', 'an exit with nobody but the NPC is free for a player character', () => {
  const s = heist({ scenario: 'final-score-2' });
  stand(s, 'npc', 'x1', { status: 'active' });
  stand(s, 'thug', 'a2', { ideas: 1 });
  stand(s, 'burglar', 'x2');
  stand(s, 'angry-locksmith', 'x3');
  const m = escaping(s);
  does(m, { do: 'escapeMove', who: 'thug', to: 'x1' });
  endEscape(m);
  expect(statuses(now(m))).toEqual(['escaped', 'escaped', 'escaped', 'escaped']);
});

rule(
  'MH-SCN-FIN-03',
  'a hideout takes a second character and not a third; there is no way out of its limit',
  () => {
    const s = heist({ scenario: 'final-score-1' });
    stand(s, 'thug', 'c2');
    stand(s, 'burglar', 'd3', { ideas: 2 });
    stand(s, 'angry-locksmith', 'd3', { ideas: 2 });
    const m = escaping(s);
    does(m, { do: 'escapeMove', who: 'burglar', to: 'c2' });
    expect(whyNot(m, { do: 'escapeMove', who: 'angry-locksmith', to: 'c2' })).toBe('MH-SCN-FIN-03');
    expect(whyNot(m, { do: 'lastDitch', who: 'angry-locksmith', exit: 'c2' })).toBe('MH-SCN-FIN-03');
    expect(can(m, { do: 'lastDitch', who: 'angry-locksmith', exit: 'f2' })).toBe(true);
  },
);

rule(['MH-SCN-FIN-04', 'MH-ITM-20'], 'documents hidden elsewhere by Camouflage are in no hideout', () => {
  const s = heist({ scenario: 'final-score-1' });
  stand(s, 'thug', 'd3');
  hold(s, 'thug', 'camouflage');
  the(s, 'thug').carries.documents = 1;
  stand(s, 'burglar', 'c2');
  const m = escaping(s);
  endEscape(m);
  expect([m.outcome()?.ending, the(now(m), 'thug').status]).toEqual(['failure', 'escaped']);
});

rule('MH-LOT-09', 'loot on a character counts as acquired if that character escaped', () => {
  const won = (space: string, seats: number) => {
    const s = heist({ seats });
    stand(s, 'thug', space);
    the(s, 'thug').carries.documents = 1;
    const m = escaping(s);
    endEscape(m);
    return heistResult(now(m)).won;
  };
  expect([won('x1', 3), won('g7', 3)]).toEqual([true, false]);
  expect([won('x1', 1), won('g7', 1)]).toEqual([true, false]);
});

rule('MH-FIX-bookie', 'the log tells of a bet of any size, and of none where none was made', () => {
  const told = (stake: number, documents: number, allOut = true) => {
    const s = heist();
    s.stake = stake;
    s.banked.documents = documents;
    if (!allOut) stand(s, 'thug', 'b3');
    const m = escaping(s);
    endEscape(m);
    return all(m).flatMap(({ event }) => (event.startsWith('bet') ? [event] : []));
  };
  expect([told(1, 1), told(1, 1, false), told(1, 0), told(0, 1)]).toEqual([
    ['betWon'],
    ['betLost'],
    ['betLost'],
    [],
  ]);
});

rule('MH-FIX-bookie', 'the Bookie asks for player characters only', () => {
  const s = heist({ scenario: 'side-channel' });
  s.stake = 3;
  s.banked.documents = 1;
  stand(s, 'npc', 'h7');
  const m = escaping(s);
  endEscape(m);
  expect([the(now(m), 'npc').status, now(m).cash]).toEqual(['busted', 6]);
});

rule(
  'MH-ITM-14',
  'with the plan everybody of the crew falls, though not the NPC; a copy left at home is kept',
  () => {
    const s = heist({ scenario: 'hospitality-job' });
    stand(s, 'npc', 'x1', { status: 'active' });
    stand(s, 'thug', 'e3', { planCopy: true });
    const m = escaping(s);
    endEscape(m);
    expect([statuses(now(m)), m.outcome()?.ending]).toEqual([
      ['busted', 'busted', 'busted', 'escaped'],
      'failure',
    ]);
    expect(happened(all(m), 'busted').map(({ rules }) => rules[0])).toEqual([
      'MH-ESC-26',
      'MH-ITM-14',
      'MH-ITM-14',
    ]);
    const home = (planCopy: boolean) => {
      const t = heist({ options: { items: ['master-plan-copy', 'radio'] } });
      the(t, 'thug').planCopy = planCopy;
      const n = escaping(t);
      endEscape(n);
      return heistResult(now(n)).items;
    };
    expect([home(false), home(true)]).toEqual([['master-plan-copy', 'radio'], ['radio']]);
  },
);

rule(['MH-LOT-12', 'MH-SHP-09'], 'what is left lying is lost, and reported if it had been found', () => {
  const s = heist();
  stand(s, 'thug', 'x1');
  put(s, 'b3', { cash: 4, jewel: 1, item: 'flashbang' });
  put(s, 'c1', { item: 'camouflage' });
  s.items[0]!.discovered = true;
  const m = escaping(s);
  endEscape(m);
  const { cash, jewels, items, discarded } = heistResult(now(m));
  expect([cash, jewels, items, discarded]).toEqual([0, 0, [], ['flashbang']]);
});

/** Part 1 is won by those on the hideouts. */
function nextPart(arrange: (s: Scene) => void, crew = ['thug', 'angry-locksmith', 'burglar', 'lookout']) {
  const s = heist({ scenario: 'final-score-1', crew: crew as never });
  s.characters.forEach(({ id }, i) => stand(s, id, i < 2 ? 'c2' : 'f2'));
  the(s, 'thug').carries.documents = 1;
  arrange(s);
  const m = escaping(s);
  endEscape(m);
  return m;
}

rule(
  ['MH-SCN-FIN-05', 'MH-SCN-FIN-11'],
  'part 2 begins with everything anew but what the survivors hold',
  () => {
    const m = nextPart((s) => {
      stand(s, 'lookout', 'x1');
      Object.assign(the(s, 'thug'), { lastDitch: 'made', pinched: true, die: 4, vent: 3, spent: true });
      s.banked.cash = 3;
      s.cash = 2;
      s.discard = ['1', '2'];
      s.panic = s.escapeDeclared = true;
      put(s, 'd3', { item: 'flashbang', guards: 1 });
      hold(s, 'burglar', 'radio');
    });
    const s = now(m);
    expect(the(s, 'thug')).toMatchObject({
      lastDitch: 'none',
      pinched: false,
      die: 0,
      vent: -1,
      spent: true,
    });
    expect([s.discard, s.panic, s.escapeDeclared, s.round, s.parts[1]]).toEqual([
      [],
      false,
      false,
      0,
      { scenario: 'final-score-2', won: false, cashAtStart: 5 },
    ]);
    expect(s.items.map(({ id, place }) => [id, place])).toEqual([
      ['flashbang', 'lost'],
      ['radio', 'held'],
    ]);
    expect([s.track, the(s, 'npc').status, the(s, 'lookout').status]).toEqual([3, 'inactive', 'busted']);
    expect(now(nextPart(() => {})).track).toBe(4);
    const two = nextPart((one) =>
      ['burglar', 'lookout'].forEach((who) => stand(one, who as 'burglar', 'x1')),
    );
    expect(now(two).track).toBe(3);
  },
);

rule(
  ['MH-SCN-FIN-06', 'MH-ITM-14'],
  'new planning tokens in part 2, two more with the Master Plan Copy',
  () => {
    const m = nextPart((s) => {
      hold(s, 'thug', 'master-plan-copy');
      stand(s, 'lookout', 'x1', { tokens: 0 });
    });
    expect(now(m).characters.map(({ tokens }) => tokens)).toEqual([9, 8, 8, 0, 0]);
  },
);

rule(
  ['MH-END-05', 'MH-SCN-GRE-01'],
  'an objective of two parts is not satisfied by one, nor before its end',
  () => {
    const s = heist({ scenario: 'greedy-prisoner' });
    stand(s, 'thug', 'd3', { ideas: 0 });
    s.banked.jewel = 3;
    expect(the(now(facing(s, 'M3')), 'thug').ideas).toBe(0);
    const won = (jewels: number, npc: 'active' | 'inactive') => {
      const t = heist({ scenario: 'greedy-prisoner' });
      t.banked.jewel = jewels;
      put(t, 'e5', { token: 'remoteLockX' });
      stand(t, 'npc', 'x1', { status: npc });
      const m = escaping(t);
      endEscape(m);
      return m.outcome()?.ending;
    };
    expect([won(2, 'active'), won(1, 'active'), won(2, 'inactive')]).toEqual([
      'success',
      'failure',
      'failure',
    ]);
  },
);

rule(['MH-ITM-20', 'MH-END-07'], 'whoever hides brings everything home', () => {
  const s = heist();
  stand(s, 'thug', 'f6');
  hold(s, 'thug', 'camouflage');
  Object.assign(the(s, 'thug').carries, { cash: 2, jewel: 3 });
  const m = escaping(s);
  endEscape(m);
  const { cash, jewels, items } = heistResult(now(m));
  expect([cash, jewels, items]).toEqual([2, 3, ['camouflage']]);
});

rule('MH-END-07', 'an item comes home with whoever holds it, be it the only one who got away', () => {
  const s = heist();
  hold(s, 'thug', 'radio');
  stand(s, 'angry-locksmith', 'b3');
  stand(s, 'burglar', 'b3');
  const m = escaping(s);
  endEscape(m);
  expect(statuses(now(m))).toEqual(['escaped', 'busted', 'busted']);
  expect(now(m).items.map(({ id, place }) => [id, place])).toContainEqual(['radio', 'home']);
});

rule(['MH-ITM-20', 'MH-ESC-26'], 'the log says by which rule somebody got away', () => {
  const s = heist();
  stand(s, 'thug', 'f6');
  hold(s, 'thug', 'camouflage');
  const m = escaping(s);
  endEscape(m);
  expect(happened(all(m), 'escaped')).toMatchObject([
    { who: 'thug', rules: ['MH-ITM-20'] },
    { who: 'angry-locksmith', rules: ['MH-ESC-26'] },
    { who: 'burglar', rules: ['MH-ESC-26'] },
  ]);
});

rule(['MH-ABL-03', 'MH-BST-05'], 'the result counts no lent card, neither as kept nor as gone', () => {
  const result = (space: string) => {
    const s = heist({ crew: ['thief', 'thug', 'burglar'] });
    hold(s, 'thief', 'radio');
    stand(s, 'thief', space);
    const m = escaping(s);
    endEscape(m);
    const { items, discarded } = heistResult(now(m));
    return [items, discarded];
  };
  expect([result('x1'), result('g7')]).toEqual([
    [['radio'], []],
    [[], ['radio']],
  ]);
});

rule(['MH-SHP-05', 'MH-ITM-06'], 'an item that was used up is reported as gone', () => {
  const s = heist();
  hold(s, 'thug', 'flashbang');
  s.items[0]!.place = 'discarded';
  const m = escaping(s);
  endEscape(m);
  expect(heistResult(now(m)).discarded).toEqual(['flashbang']);
});

rule('MH-CMP-14', 'the result tells who rolled for what, and whether all began inside', () => {
  const s = heist({ scenario: 'county-bricks' });
  s.characters.forEach((one, i) => {
    Object.assign(one, { at: at(s, `x${i + 1}`), startedInside: i > 0 });
  });
  Object.assign(the(s, 'burglar'), { rolled: 1, needed: 3, lastDitch: 'made' });
  const m = escaping(s);
  endEscape(m);
  const { crew, facts } = heistResult(now(m));
  expect(crew.map(({ lastDitch }) => lastDitch)).toEqual([null, null, { needed: 3, rolled: 1 }]);
  expect(facts.allStartedInside).toBe(false);
  expect(() => heistResult(heist())).toThrow(/not over/);
});
