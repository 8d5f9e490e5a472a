import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { CharacterId, EventId } from '../content/index.ts';
import {
  alerts,
  all,
  at,
  busy,
  can,
  carryOn,
  does,
  endActions,
  every,
  facing,
  field,
  happened,
  heist,
  type HeistMatch,
  hold,
  inCrisis,
  now,
  play,
  put,
  stand,
  team,
  the,
  whyNot,
} from './scene.ts';

// Whom the cards mean, and whom they do not.

const ideas = (m: HeistMatch) => now(m).characters.map((character) => character.ideas);

/** Thug, angry locksmith and burglar with so many ideas each, on these spaces. */
function crewOn(each: number, ...spaces: [string, string, string]) {
  const s = heist();
  s.characters.forEach(({ id }, i) => stand(s, id, spaces[i] as string, { ideas: each }));
  return s;
}

rule(
  ['MH-EVT-18', 'MH-BRD-03', 'MH-BRD-04'],
  'together is on one space or on adjacent ones, entrances included',
  () => {
    const alone = (...spaces: [string, string, string]) =>
      ideas(facing(crewOn(1, ...spaces), '18')).map((left) => left === 0);
    expect(alone('x1', 'x1', 'b3')).toEqual([false, false, true]);
    expect(alone('x1', 'x2', 'b3')).toEqual([true, true, true]);
    expect(alone('x1', 'g7', 'b3')).toEqual([false, false, true]);
    expect(alone('g7', 'x1', 'b3')).toEqual([false, false, true]);
    expect(alone('x1', 'f7', 'b3')).toEqual([true, true, true]);
    expect(alone('f7', 'g7', 'b3')).toEqual([false, false, true]);
    expect(alone('g7', 'g7', 'x2')).toEqual([false, false, true]);
  },
);

rule('MH-EVT-17', 'whispering is for those who have ideas and somebody near', () => {
  const s = crewOn(2, 'g7', 'f7', 'b3');
  the(s, 'angry-locksmith').ideas = 0;
  const m = facing(s, '17');
  expect(every(m, {})).toEqual([{ do: 'carryOn' }, { do: 'give', who: 'thug', to: 'angry-locksmith' }]);
  expect(whyNot(m, { do: 'give', who: 'thug', to: 'burglar' })).toBe('MH-EVT-17');
  does(m, { do: 'give', who: 'thug' });
  expect([ideas(m), now(m).fidgets]).toEqual([
    [1, 1, 2],
    [1, 0, 0],
  ]);
  // Now the locksmith could give it back; both may go on instead, and are not asked again.
  expect(m.pending().map(({ seat }) => seat)).toEqual([0, 1]);
  m.play(1, { do: 'carryOn' });
  expect(m.pending().map(({ seat }) => seat)).toEqual([0]);
  m.play(0, { do: 'carryOn' });
  expect([now(m).phase, now(m).noise]).toEqual(['roll', 1]);
  // Of two at the same hand only one has something to give.
  const t = heist({ seats: 1 });
  stand(t, 'thug', 'g7', { ideas: 0 });
  stand(t, 'burglar', 'f7', { ideas: 1 });
  stand(t, 'angry-locksmith', 'b3');
  expect(every(facing(t, '17'), { do: 'give' })).toEqual([{ do: 'give', who: 'burglar', to: 'thug' }]);
});

rule('MH-EVT-24', 'an idea is given by who has one, to somebody else', () => {
  const s = crewOn(0, 'g7', 'f7', 'b3');
  the(s, 'burglar').ideas = 1;
  expect(facing(s, '24').pending()[0]?.choices).toEqual([
    { do: 'decline' },
    { do: 'give', who: 'burglar', to: 'thug' },
    { do: 'give', who: 'burglar', to: 'angry-locksmith' },
  ]);
});

rule('MH-EVT-12', 'only a subdued guard on the own tile starts blabbing', () => {
  const s = crewOn(0, 'g7', 'f7', 'x1');
  put(s, 'f7', { subdued: 1 });
  put(s, 'g7', { guards: 1 });
  const m = facing(s, '12');
  expect(every(m, { do: 'blab' })).toEqual([{ do: 'blab', who: 'angry-locksmith' }]);
});

rule('MH-EVT-5', 'the team chooses three different tiles', () => {
  const s = crewOn(0, 'f6', 'x1', 'x1');
  for (const tile of ['f5', 'g6', 'e6', 'f7', 'g7']) put(s, tile, { guards: 1 });
  const m = facing(s, '5');
  team(m, { do: 'chooseTile', at: 'g6' });
  expect(can(m, { do: 'chooseTile', at: 'g6' })).toBe(false);
  team(m, { do: 'chooseTile', at: 'f7' });
  team(m, { do: 'chooseTile', at: 'e6' });
  expect(can(m, { do: 'chooseTile' })).toBe(false);
  expect(['f5', 'g6', 'e6', 'f7', 'g7'].map((tile) => now(m).locks[at(s, tile)])).toEqual([0, 1, 1, 1, 0]);
});

rule('MH-EVT-13', 'from an entrance the chits of the tile next to it count', () => {
  const s = crewOn(1, 'x1', 'x2', 'b3');
  put(s, 'g7', { locks: 1, cameras: 1 });
  put(s, 'b3', { guards: 1, subdued: 2, disabled: 1, unlocked: 1 });
  expect(ideas(facing(s, '13'))).toEqual([0, 1, 1]);
});

rule('MH-EVT-20', 'nobody outdoors shares a tile with a guard', () => {
  const s = crewOn(1, 'x1', 'g7', 'f7');
  put(s, 'g7', { guards: 1 });
  put(s, 'f7', { subdued: 1 });
  expect(ideas(facing(s, '20'))).toEqual([1, 0, 1]);
});

rule('MH-EVT-A4', 'a camera or a guard on the own tile counts like one next to it', () => {
  const loses = (own: object, near: object, space = 'f6') => {
    const s = crewOn(1, space, 'x2', 'x2');
    put(s, 'f6', own);
    put(s, 'g7', near);
    return ideas(facing(s, 'A4'))[0] === 0;
  };
  expect(loses({}, {})).toBe(false);
  expect(loses({ guards: 1 }, {})).toBe(true);
  expect(loses({}, { guards: 1 })).toBe(true);
  expect(loses({ guards: 1, cameras: 1 }, {})).toBe(false);
  expect(loses({ cameras: 1 }, { guards: 1 })).toBe(false);
  expect(loses({ guards: 1 }, { cameras: 1 })).toBe(false);
  expect(loses({ guards: 1 }, { disabled: 1 })).toBe(true);
  expect(loses({}, { guards: 1 }, 'x1')).toBe(true);
});

rule('MH-EVT-M3', 'everybody indoors gains, however many ideas they have', () => {
  const s = crewOn(5, 'g7', 'x1', 'b3');
  s.banked.documents = 1;
  expect(ideas(facing(s, 'M3'))).toEqual([6, 5, 6]);
});

rule(
  'MH-EVT-22',
  'objective loot, items and what is carried outdoors are not fumbled; cash falls in one piece',
  () => {
    const s = crewOn(0, 'f6', 'x1', 'x1');
    Object.assign(the(s, 'thug').carries, { documents: 1, cash: 3, jewel: 2 });
    Object.assign(the(s, 'burglar').carries, { keycard: 1 });
    hold(s, 'thug', 'radio');
    put(s, 'g6', { guards: 1 });
    const m = facing(s, '22');
    carryOn(m);
    expect(every(m, { do: 'fumble' })).not.toContainEqual(expect.objectContaining({ at: 'g6' }));
    expect(whyNot(m, { do: 'carryOn' }, 0)).toBe('MH-EVT-22');
    does(m, { do: 'fumble', what: 'cash', at: 'f5' }, { do: 'fumble', what: 'jewel', at: 'f5' });
    does(m, { do: 'fumble', what: 'jewel', at: 'g7' });
    expect(now(m).phase).toBe('roll');
    expect([the(now(m), 'thug').carries, the(now(m), 'burglar').carries.keycard]).toMatchObject([
      { documents: 1, cash: 0, jewel: 0 },
      1,
    ]);
    const { cash, jewel } = now(m).loot;
    expect([cash[at(s, 'f5')], jewel[at(s, 'f5')], jewel[at(s, 'g7')]]).toEqual([3, 1, 1]);
    expect(now(m).items[0]?.place).toBe('held');
  },
);

rule('MH-EVT-22', 'with a guard on every side the pieces are lost, all of them', () => {
  const s = crewOn(0, 'g7', 'x2', 'x2');
  Object.assign(the(s, 'thug').carries, { cash: 3, jewel: 3, documents: 1 });
  for (const tile of ['f7', 'g6', 'f6']) put(s, tile, { guards: 1 });
  const m = facing(s, '22');
  carryOn(m);
  expect(field(happened(all(m), 'lootLost'), 'what')).toEqual(['cash', 'jewel', 'jewel', 'jewel']);
  expect(the(now(m), 'thug').carries).toMatchObject({ cash: 0, jewel: 0, documents: 1 });
  expect([...now(m).loot.cash, ...now(m).loot.jewel].every((n) => n === 0)).toBe(true);
});

rule('MH-ITM-16', 'who keeps the penny loses the idea', () => {
  const s = crewOn(2, 'b3', 'x1', 'x1');
  hold(s, 'thug', 'lucky-penny');
  const m = facing(s, '18');
  carryOn(m);
  does(m, { do: 'loseIdea', who: 'thug' });
  expect([the(now(m), 'thug').ideas, now(m).items[0]?.place]).toEqual([1, 'held']);
});

rule(
  'MH-ABL-22',
  'on a loop other events see cameras as they are, and cameras that come back raise no alerts',
  () => {
    const looped = (card: EventId, arrange: (s: ReturnType<typeof heist>) => void) => {
      const s = crewOn(1, 'f6', 'x2', 'x2');
      arrange(s);
      s.loop = true;
      return facing(s, card);
    };
    const nine = looped('9', (s) => put(s, 'g6', { cameras: 1 }));
    expect(now(nine).cameras[at(now(nine), 'g6')]).toBe(2);
    const eight = looped('8', (s) => {
      for (const tile of ['f6', 'g6']) put(s, tile, { disabled: 1 });
    });
    expect([alerts(eight), now(eight).cameras[at(now(eight), 'f6')]]).toEqual([0, 1]);
  },
);

rule(
  ['MH-CRI-C1', 'MH-CHT-07', 'MH-ABL-22'],
  'cameras that C1 brings back see everybody on their tile, unless on a loop',
  () => {
    const seen = (loop: boolean) => {
      const s = crewOn(0, 'g6', 'g6', 'x1');
      put(s, 'f6', { token: 'reinforcements' });
      put(s, 'g6', { disabled: 3 });
      s.loop = loop;
      const m = inCrisis(s, 'C1', [...Array.from({ length: 8 }, () => 'M1' as const), 'Z1']);
      carryOn(m);
      return alerts(m);
    };
    expect([seen(false), seen(true)]).toEqual([6, 0]);
  },
);

rule('MH-CRI-C1a', 'handled chits keep a tile from being empty, and a dog that comes round chases', () => {
  const s = crewOn(0, 'g7', 'x2', 'x2');
  put(s, 'f6', { token: 'reinforcements' });
  put(s, 'f5', { unlocked: 1 });
  put(s, 'e6', { disabled: 1 });
  put(s, 'g6', { subduedDogs: 1 });
  const m = inCrisis(s, 'C1');
  carryOn(m);
  const { guards, locks, unlocked, cameras, dogs } = now(m);
  expect(['f5', 'e6', 'g6'].map((tile) => guards[at(s, tile)])).toEqual([0, 0, 0]);
  expect([locks[at(s, 'f5')], unlocked[at(s, 'f5')], cameras[at(s, 'e6')]]).toEqual([1, 0, 1]);
  expect(['g6', 'g7'].map((tile) => dogs[at(s, tile)])).toEqual([0, 1]);
});

rule('MH-CRI-C2', 'an NPC is seen like anybody else, and nobody off the lines is', () => {
  const s = heist({ scenario: 'hospitality-job' });
  put(s, 'f5', { token: 'watchtower' });
  stand(s, 'npc', 'd5', { status: 'active', die: 1 });
  stand(s, 'thug', 'g4');
  stand(s, 'burglar', 'f4');
  const { guards } = now(inCrisis(s, 'C2'));
  expect(guards.flatMap((n, tile) => (n > 0 ? [tile] : []))).toEqual([at(s, 'f4'), at(s, 'd5')]);
});

rule(
  ['MH-CRI-Z1', 'MH-CRI-Z2', 'MH-GTE-06'],
  'Z2 closes the gates at once, Z1 leaves them to the start of Escape',
  () => {
    const order = (card: 'Z1' | 'Z2') => {
      const s = heist({ scenario: 'inclusion-job' });
      const m = inCrisis(s, card);
      carryOn(m);
      const events = all(m).map(({ event }) => event);
      expect(happened(all(m), 'gateClosed')).toHaveLength(4);
      return events.indexOf('gateClosed') < events.indexOf('escapeBegins');
    };
    expect([order('Z1'), order('Z2')]).toEqual([false, true]);
  },
);

rule('MH-GTE-04', 'an unknown gate is unknown no more, and who waits elsewhere stays', () => {
  const s = heist({ scenario: 'final-score-2' });
  stand(s, 'npc', 'e5');
  put(s, 'c7', { unknown: true, token: 'gateA' });
  const m = facing(s, 'G1');
  carryOn(m);
  expect([now(m).gone[at(s, 'c7')], now(m).unknown[at(s, 'c7')], now(m).token[at(s, 'c7')]]).toEqual([
    true,
    false,
    null,
  ]);
  expect(the(now(m), 'npc').status).toBe('inactive');
});

rule('MH-EVT-11', 'a lock that locks again is unlocked no more', () => {
  const s = crewOn(0, 'g7', 'x2', 'x2');
  put(s, 'f7', { unlocked: 2 });
  const { locks, unlocked } = now(facing(s, '11'));
  expect([locks[at(s, 'f7')], unlocked[at(s, 'f7')]]).toEqual([2, 0]);
});

rule('MH-ITM-13', 'a guard subdued in a later round is not one that a flashbang stunned', () => {
  const s = crewOn(0, 'g7', 'x2', 'x2');
  for (const { id } of s.characters) busy(s, id, { subdue: 1 });
  put(s, 'f7', { guards: 1 });
  s.stunned[at(s, 'f7')] = 1;
  s.subdued[at(s, 'f7')] = 1;
  s.deck = ['M1', 'M1', 'M1', 'Z1'];
  const m = play(s);
  endActions(m);
  expect(now(m).guards[at(s, 'f7')]).toBe(2);
  while (can(m, { do: 'roll' })) does(m, { do: 'roll' });
  for (const who of ['angry-locksmith', 'burglar']) does(m, { do: 'commit', who, action: 'walk' });
  does(m, { do: 'commit', who: 'thug', action: 'punch' }, { do: 'subdue', who: 'thug', at: 'f7' });
  endActions(m);
  expect([now(m).guards[at(s, 'f7')], now(m).subdued[at(s, 'f7')]]).toEqual([1, 1]);
});

rule(
  ['MH-SCN-SAF-01', 'MH-CHT-02', 'MH-SUB-06'],
  'escort guards are guards where they stand, until they are subdued',
  () => {
    const s = heist({ scenario: 'safehouse-rescue' });
    s.escort = ['d4', 'd4', 'c6', 'c6'].map((tile) => ({ at: at(s, tile), subduedIn: 0 }));
    stand(s, 'npc', 'd5');
    stand(s, 'thug', 'd4');
    s.plan[at(s, 'e4')] = 1;
    busy(s, 'thug', { move: 1, subdue: 2 });
    const m = play(s);
    expect(whyNot(m, { do: 'move', who: 'thug', to: 'e4' })).toBe('MH-CHT-02');
    expect(every(m, { do: 'subdue' })).toEqual([{ do: 'subdue', who: 'thug', at: 'd4', what: 'escort' }]);
    does(m, { do: 'subdue', who: 'thug' });
    expect(whyNot(m, { do: 'move', who: 'thug', to: 'e4' })).toBe('MH-CHT-02');
    does(m, { do: 'subdue', who: 'thug' });
    expect(now(m).escort.map(({ subduedIn }) => subduedIn)).toEqual([1, 1, 0, 0]);
    does(m, { do: 'move', who: 'thug', to: 'e4' });
    // An event sees them too.
    const t = heist({ scenario: 'safehouse-rescue' });
    t.escort = [{ at: at(t, 'd4'), subduedIn: 1 }];
    Object.assign(the(t, 'npc'), { status: 'active', at: at(t, 'i1') });
    stand(t, 'thug', 'd4');
    const n = facing(t, '23');
    expect(now(n).escort[0]?.subduedIn).toBe(0);
  },
);

rule(
  ['MH-EVT-23', 'MH-SCN-SAF-04', 'MH-ABL-07'],
  'who recovers is subdued no more; others and those kept down stay',
  () => {
    const s = crewOn(0, 'g7', 'x2', 'x2');
    put(s, 'g7', { subdued: 1, subduedDogs: 1 });
    const { subdued, subduedDogs, guards } = now(facing(s, '23'));
    expect([subdued[at(s, 'g7')], subduedDogs[at(s, 'g7')], guards[at(s, 'g7')]]).toEqual([0, 0, 1]);
    const escort = (crew: readonly CharacterId[], card: EventId, captive: boolean) => {
      const t = heist({ scenario: 'safehouse-rescue', crew });
      t.escort = ['d4', 'c6'].map((tile) => ({ at: at(t, tile), subduedIn: 1 }));
      stand(t, 'npc', 'e5', { status: captive ? 'inactive' : 'active' });
      stand(t, crew[0]!, 'd4');
      return now(facing(t, card)).escort.map(({ subduedIn }) => subduedIn);
    };
    expect(escort(['thug', 'angry-locksmith', 'burglar'], '23', false)).toEqual([0, 1]);
    expect(escort(['thug', 'angry-locksmith', 'burglar'], 'M1', true)).toEqual([0, 0]);
    expect(escort(['operative', 'angry-locksmith', 'burglar'], 'M1', true)).toEqual([1, 0]);
  },
);

rule('MH-SUB-06', 'an escort guard is subdued where the subdue is aimed', () => {
  const s = heist({ scenario: 'safehouse-rescue' });
  s.escort = ['d4', 'd4', 'c6', 'c6'].map((tile) => ({ at: at(s, tile), subduedIn: 0 }));
  stand(s, 'thug', 'd6');
  busy(s, 'thug', { subdue: 1 });
  const m = play(s);
  does(m, { do: 'subdue', who: 'thug', at: 'c6', what: 'escort' });
  expect(now(m).escort.map(({ subduedIn }) => subduedIn)).toEqual([0, 0, 1, 0]);
});

rule(['MH-EVT-17', 'MH-GEN-17'], 'a restless seat whispers no more', () => {
  const s = crewOn(2, 'g7', 'g7', 'b3');
  const m = facing(s, '17');
  for (let i = 0; i < 15; i++)
    does(
      m,
      { do: 'give', who: 'thug', to: 'angry-locksmith' },
      { do: 'give', who: 'angry-locksmith', to: 'thug' },
    );
  expect(now(m).fidgets).toEqual([15, 15, 0]);
  for (let i = 0; i < 15; i++)
    does(
      m,
      { do: 'give', who: 'thug', to: 'angry-locksmith' },
      { do: 'give', who: 'angry-locksmith', to: 'thug' },
    );
  expect(can(m, { do: 'give' })).toBe(false);
});
