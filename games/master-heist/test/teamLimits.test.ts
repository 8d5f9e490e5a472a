import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  at,
  atKennel,
  can,
  does,
  every,
  facing,
  field,
  heist,
  type HeistMatch,
  member,
  now,
  onlyInBag,
  planning,
  play,
  put,
  refusal,
  stand,
  the,
  whyNot,
} from './scene.ts';

// What fixers and the shop do in planning, and what they do not.

/** One person plans for all three. */
const alone = (scenario = 'inclusion-job', options = {}, crew = ['thug', 'angry-locksmith', 'burglar']) =>
  play(planning({ scenario, seats: 1, options, crew: crew as never }));

rule('MH-FIX-beat-cop', 'no more guards or dogs are swapped than the bag holds', () => {
  const s = planning({ scenario: 'inclusion-job', seats: 1, options: { fixers: ['beat-cop'], cash: 9 } });
  onlyInBag(s, { guard: 1, dog: 1, lock: 3 });
  const uses = every(play(s), { do: 'useFixer' }).map((choice) => {
    const { count, dogs } = choice as { count: number; dogs: number };
    return [count, dogs];
  });
  expect(uses).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
});

rule('MH-FIX-bookie', 'nobody stakes more than there is, and only once', () => {
  const m = alone('inclusion-job', { fixers: ['bookie'], cash: 3 });
  expect(field(every(m, { do: 'useFixer' }), 'count')).toEqual([1, 2, 3]);
  does(m, { do: 'useFixer', fixer: 'bookie', count: 2 });
  expect([now(m).cash, now(m).stake, can(m, { do: 'useFixer' })]).toEqual([1, 2, false]);
});

rule(['MH-FIX-machinist', 'MH-FIX-01'], 'the Machinist helps only where he is unlocked', () => {
  const s = planning({ scenario: 'inclusion-job', seats: 1, options: { fixers: ['visage'], cash: 1 } });
  onlyInBag(s, { lock: 9 });
  const m = play(s);
  does(m, { do: 'useFixer', fixer: 'visage', at: 'd4' });
  expect([now(m).locks[at(s, 'd4')], can(m, { do: 'choose' })]).toEqual([1, false]);
});

rule('MH-FIX-retiree', 'cards that are not inserted in planning are not inserted at all', () => {
  const m = alone('inclusion-job', { fixers: ['retiree'], cash: 6 });
  does(m, { do: 'useFixer', fixer: 'retiree', count: 3 });
  expect(every(m, { do: 'insertEvent', card: 'M1' })).toHaveLength(now(m).deck.length);
  does(m, { do: 'insertEvent', card: 'M1', count: 1 });
  expect(can(m, { do: 'insertEvent', card: 'M1' })).toBe(false);
  expect(can(m, { do: 'insertEvent', card: 'M3', count: now(m).deck.length - 1 })).toBe(true);
  expect(can(m, { do: 'insertEvent', card: 'M3', count: now(m).deck.length })).toBe(false);
  for (const [i, who] of ['thug', 'angry-locksmith', 'burglar'].entries())
    does(m, { do: 'setStart', who, at: `x${i + 1}` });
  does(m, { do: 'ready' });
  expect([now(m).masterEvents, now(m).phase === 'planning']).toEqual([0, false]);
});

rule('MH-FIX-architect', 'the prices, and tokens that hang together', () => {
  const spent = [1, 2, 3].map((count) => {
    const m = alone('inclusion-job', { fixers: ['architect'], cash: 5 });
    does(m, { do: 'useFixer', fixer: 'architect', count });
    return [5 - now(m).cash, now(m).floorplans];
  });
  expect(spent).toEqual([
    [0, 1],
    [3, 2],
    [5, 3],
  ]);
  const m = alone('inclusion-job', { fixers: ['architect'] });
  does(m, { do: 'useFixer', fixer: 'architect', count: 1 }, { do: 'placeIdea', at: 'c5' });
  expect([now(m).ideaTokens[at(now(m), 'c5')], can(m, { do: 'placeIdea' })]).toEqual([1, false]);
  // Only who stands on the tile takes the token.
  const s = heist();
  stand(s, 'thug', 'f7');
  put(s, 'g7', { ideaTokens: 1 });
  expect(can(play(s), { do: 'takeIdeaToken' })).toBe(false);
});

rule('MH-FIX-mayor', 'one guard goes, the character is inside and stays there', () => {
  const s = planning({ seats: 1, options: { fixers: ['mayor'] } });
  const tile = s.guards.findIndex((n) => n > 0);
  s.guards[tile] = 2;
  const m = play(s);
  const name = (every(m, { do: 'useFixer', who: 'thug' })[0] as { at: string }).at;
  expect(at(s, name)).toBe(tile);
  does(m, { do: 'useFixer', fixer: 'mayor', who: 'thug', at: name });
  expect([now(m).guards[tile], the(now(m), 'thug').at]).toEqual([1, tile]);
  expect(whyNot(m, { do: 'setStart', who: 'thug', at: 'x1' })).toBe('MH-FIX-mayor');
  expect(can(m, { do: 'useFixer' })).toBe(false);
  for (const who of ['angry-locksmith', 'burglar']) does(m, { do: 'setStart', who, at: 'x1' });
  does(m, { do: 'ready' });
  expect(now(m).characters.map(({ startedInside }) => startedInside)).toEqual([true, false, false]);
});

rule(['MH-FIX-consultant', 'MH-FIX-diversion-artist'], 'what blanks and shields cost', () => {
  const blanks = [1, 2, 3].map((count) => {
    const m = alone('inclusion-job', { fixers: ['consultant'], cash: 7 });
    does(m, { do: 'useFixer', fixer: 'consultant', count });
    return [7 - now(m).cash, now(m).blanks];
  });
  expect(blanks).toEqual([
    [0, 1],
    [3, 2],
    [7, 3],
  ]);
});

rule('MH-ITM-15', 'Building Schematics also serve from a character’s hands', () => {
  const m = alone('inclusion-job', { items: ['building-schematics'] });
  does(
    m,
    { do: 'assignItem', item: 'building-schematics', who: 'thug' },
    { do: 'useItem', item: 'building-schematics', at: 'd4' },
  );
  expect([now(m).items[0]?.place, now(m).unknown[at(now(m), 'd4')]]).toEqual(['discarded', false]);
});

rule(
  ['MH-SHP-03', 'MH-ABL-03', 'MH-SHP-07'],
  'a card that a character brings along is not the team’s',
  () => {
    const m = alone('inclusion-job', { cash: 9 }, ['thief', 'bruiser', 'grifter']);
    expect(now(m).items.map(({ id }) => id)).toEqual(['plasma-torch']);
    does(m, { do: 'buyItem', item: 'plasma-torch' });
    expect(now(m).cash).toBe(4);
    expect(whyNot(m, { do: 'buyItem', item: 'plasma-torch' }, 0)).toBe('MH-SHP-03');
    does(m, { do: 'sellItem', item: 'plasma-torch' });
    expect([now(m).cash, can(m, { do: 'sellItem' }), now(m).items[0]?.place]).toEqual([6, false, 'held']);
    expect(can(m, { do: 'assignItem' })).toBe(false);
  },
);

rule(
  ['MH-FIX-fence', 'MH-SHP-04'],
  'the Fence never makes a price negative, and an item of $1k is free',
  () => {
    const m = alone('inclusion-job', { fixers: ['fence'], shop: ['lucky-penny'], cash: 0 });
    does(m, { do: 'buyItem', item: 'lucky-penny' });
    expect([now(m).cash, now(m).fixersUsed]).toEqual([0, ['fence']]);
  },
);

rule('MH-SHP-06', 'what a character holds is not sold', () => {
  const m = alone('inclusion-job', { items: ['radio'] });
  does(m, { do: 'assignItem', item: 'radio', who: 'thug' });
  expect(can(m, { do: 'sellItem' })).toBe(false);
  does(m, { do: 'assignItem', item: 'radio' }, { do: 'sellItem', item: 'radio' });
  expect([now(m).items[0]?.place, now(m).cash, can(m, { do: 'assignItem' })]).toEqual(['sold', 1, false]);
});

rule(['MH-ITM-14', 'MH-PLN-09'], 'the Master Plan Copy is given back with its two tokens', () => {
  const s = planning({ scenario: 'inclusion-job', seats: 1, options: { items: ['master-plan-copy'] } });
  the(s, 'thug').tokens = 1;
  const m = play(s);
  does(m, { do: 'assignItem', item: 'master-plan-copy', who: 'thug' });
  expect(the(now(m), 'thug').tokens).toBe(3);
  for (const tile of ['e1', 'f1']) does(m, { do: 'placeToken', who: 'thug', at: tile });
  expect(whyNot(m, { do: 'assignItem', item: 'master-plan-copy' }, 0)).toBe('MH-ITM-14');
  does(m, { do: 'removeToken', who: 'thug', at: 'f1' }, { do: 'assignItem', item: 'master-plan-copy' });
  expect(the(now(m), 'thug').tokens).toBe(0);
  does(m, { do: 'assignItem', item: 'master-plan-copy', who: 'burglar' });
  expect([the(now(m), 'burglar').tokens, the(now(m), 'thug').tokens]).toEqual([10, 0]);
});

rule(
  'MH-FIX-prison-guard',
  'who starts inside: one is enough, a guide on an entrance is not, and locks must be there',
  () => {
    const options = { fixers: ['prison-guard', 'mayor'], cash: 3 };
    const refused = (m: HeistMatch) => whyNot(m, { do: 'useFixer', fixer: 'prison-guard' }, 0);
    const crew = (['thug', 'angry-locksmith', 'burglar'] as const).map((one, i) =>
      member(one, i, { busted: i === 2 }),
    );
    expect(refused(alone('county-hole', { ...options, campaign: true, crew }))).toBeNull();
    expect(refused(alone('melee-job', options))).toBe('MH-FIX-prison-guard');
    const s = planning({ scenario: 'county-hole', seats: 1, options });
    s.bag.lock = 0;
    expect(refused(play(s))).toBe('MH-FIX-prison-guard');
    const m = alone('startup-job', options);
    expect(refused(m)).toBe('MH-FIX-prison-guard');
    does(m, { do: 'useFixer', fixer: 'mayor', who: 'thug' });
    expect(refused(m)).toBeNull();
  },
);

rule('MH-FIX-connoisseur', 'cash and a jewel on one tile are one place', () => {
  const s = planning({ seats: 1, options: { fixers: ['connoisseur'] } });
  put(s, 'b3', { cash: 1, jewel: 1 });
  const m = play(s);
  does(m, { do: 'useFixer', fixer: 'connoisseur' });
  expect(now(m).loot.cash[at(s, 'b3')]).toBe(2);
});

rule('MH-FIX-architect', 'no two idea tokens on one tile', () => {
  const m = alone('inclusion-job', { fixers: ['architect'], cash: 5 });
  does(m, { do: 'useFixer', fixer: 'architect', count: 3 });
  for (const tile of ['e1', 'f1']) does(m, { do: 'placeIdea', at: tile });
  for (const tile of ['e1', 'f1'])
    expect(whyNot(m, { do: 'placeIdea', at: tile }, 0)).toBe('MH-FIX-architect');
});

rule('MH-ITM-15', 'no other item reveals anything in planning', () => {
  const m = alone('inclusion-job', { items: ['radio', 'building-schematics', 'dog-whistle'] });
  does(m, { do: 'useItem', item: 'building-schematics', at: 'd4' });
  expect(now(m).items.map(({ place }) => place)).toEqual(['home', 'discarded', 'home']);
  expect(can(m, { do: 'useItem' })).toBe(false);
});

rule('MH-CMP-14', 'what is remembered of fixers: who helped, and the Mayor in part 1', () => {
  const used = (scenario: string) => {
    const m = alone(scenario, { fixers: ['mayor'] });
    does(m, { do: 'useFixer', fixer: 'mayor', who: 'thug' });
    return [now(m).facts.mayorInPart1, now(m).fixersUsed];
  };
  expect(used('startup-job')).toEqual([false, ['mayor']]);
  expect(used('final-score-1')).toEqual([true, ['mayor']]);
  const twice = heist();
  stand(twice, 'thug', 'x1', { ideas: 4 });
  const friendly = play(twice);
  for (let i = 0; i < 2; i++) does(friendly, { do: 'teamwork', who: 'thug', to: 'burglar' });
  expect(now(friendly).fixersUsed).toEqual(['old-friend']);
  const s = planning({
    scenario: 'inclusion-job',
    seats: 1,
    options: { fixers: ['visage', 'machinist'], cash: 1 },
  });
  onlyInBag(s, { lock: 9 });
  const m = play(s);
  does(m, { do: 'useFixer', fixer: 'visage', at: 'd4' }, { do: 'choose', who: 'thug' });
  expect(now(m).fixersUsed).toEqual(['visage', 'machinist']);
});

rule(
  ['MH-OPT-03', 'MH-GEN-09', 'MH-GEN-10'],
  'with a captain forced decisions are the captain’s, too',
  () => {
    const tie = (captain: number) => {
      const s = atKennel({ captain });
      stand(s, 'thug', 'f5');
      stand(s, 'burglar', 'c3');
      return facing(s, 'D1');
    };
    const m = tie(1);
    m.play(0, { do: 'choose', who: 'burglar' });
    expect(m.pending().map(({ seat }) => seat)).toEqual([1]);
    m.play(1, { do: 'accept' });
    expect(now(m).hunted).toEqual([2]);
    const n = tie(1);
    n.play(1, { do: 'choose', who: 'thug' });
    expect(now(n).hunted).toEqual([0]);
    // Without one, everybody else is asked, one after the other.
    const o = tie(-1);
    o.play(2, { do: 'choose', who: 'burglar' });
    expect(refusal(o, 2, { do: 'accept' })).not.toBeNull();
    expect(refusal(o, 0, { do: 'choose', who: 'thug' })).toBe('MH-GEN-09');
    o.play(1, { do: 'accept' });
    expect([o.pending().map(({ seat }) => seat), now(o).hunted]).toEqual([[0], []]);
    o.play(0, { do: 'reject' });
    expect(o.pending().map(({ seat }) => seat)).toEqual([0, 1, 2]);
  },
);

rule(['MH-OPT-03', 'MH-ROL-01'], 'with a captain the dice wait for nobody else', () => {
  const s = heist({ options: { captain: 1 } });
  Object.assign(s, { phase: 'roll', round: 2, agenda: [{ step: 'rolling' }] });
  const m = play(s);
  expect(refusal(m, 0, { do: 'roll' })).not.toBeNull();
  m.play(1, { do: 'roll' });
  expect(now(m).phase).toBe('action');
  const t = heist();
  Object.assign(t, { phase: 'roll', round: 2, agenda: [{ step: 'rolling' }] });
  const n = play(t);
  n.play(1, { do: 'roll' });
  n.play(0, { do: 'roll' });
  expect([now(n).phase, n.pending().map(({ seat }) => seat)]).toEqual(['roll', [2]]);
});

rule(
  ['MH-FIX-old-friend', 'MH-ROL-03'],
  'before the first dice there is something to do only with Old Friend',
  () => {
    const first = (arrange: (s: ReturnType<typeof heist>) => void, fixers = ['old-friend']) => {
      const s = heist({ options: { fixers } });
      Object.assign(s, { phase: 'roll', round: 0, agenda: [{ step: 'round' }] });
      for (const one of s.characters) one.ideas = 1;
      arrange(s);
      return now(play(s)).phase;
    };
    expect(first(() => {})).toBe('action');
    expect(first((s) => stand(s, 'thug', 'x1', { ideas: 2 }))).toBe('roll');
    expect(first((s) => stand(s, 'thug', 'g7', { ideas: 2 }))).toBe('action');
    expect(first((s) => stand(s, 'thug', 'x1', { ideas: 2 }), [])).toBe('action');
  },
);

rule('MH-FIX-old-friend', 'an idea for another, never for oneself, and never from the NPC', () => {
  const s = heist({ scenario: 'side-channel' });
  stand(s, 'npc', 'x1', { ideas: 5 });
  for (const { id } of s.characters) if (id !== 'npc') the(s, id).ideas = 0;
  stand(s, 'thug', 'x1', { ideas: 2 });
  const m = play(s);
  expect(field(every(m, { do: 'teamwork' }), 'who')).toEqual(['thug', 'thug', 'thug']);
  expect(field(every(m, { do: 'teamwork' }), 'to')).toEqual(['angry-locksmith', 'burglar', 'npc']);
});

rule('MH-OPT-03', 'the first seat can be captain as well', () => {
  const m = play(heist({ options: { captain: 0 } }));
  m.play(1, { do: 'declareEscape' });
  expect(refusal(m, 2, { do: 'accept' })).toBe('MH-GEN-09');
  m.play(0, { do: 'accept' });
  expect(now(m).escapeDeclared).toBe(true);
  const n = play(heist({ options: { captain: 0 } }));
  n.play(0, { do: 'declareEscape' });
  expect(now(n).escapeDeclared).toBe(true);
});
