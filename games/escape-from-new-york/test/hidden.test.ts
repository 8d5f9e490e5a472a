import { createMatch, pick, seeded, SPECTATOR } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { State } from '../rules/state.ts';
import {
  discard,
  flipCounter,
  game,
  giveCase,
  giveItem,
  hero,
  lay,
  LIBRARY,
  play,
  putEnemies,
  resolving,
  scene,
  stackTimer,
  take,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

/** What a seat, or a spectator, sees. */
const view = (s: State, seat = SPECTATOR): State => game.schema.observe(s, seat);
const hidden = (cards: readonly unknown[]): boolean =>
  cards.length > 0 && cards.every((card) => card === null);

rule(['NY-INF-01', 'NY-INF-03'], 'hand and discard are seen by their owner only, their sizes by all', () => {
  const s = scene();
  discard(s, 0, 3);
  for (const other of [1, SPECTATOR]) {
    const seen = hero(view(s, other));
    expect(hidden(seen.hand) && hidden(seen.discard)).toBe(true);
    expect([seen.hand.length, seen.discard.length]).toEqual([5, 3]);
  }
  expect(hero(view(s, 0)).hand).toEqual(hero(s).hand);
  expect(hero(view(s, 0)).discard).toEqual(hero(s).discard);
});

rule(
  'NY-INF-02',
  'a card laid down is seen by its owner until it is resolved; a replaced one stays unseen',
  () => {
    const s = scene();
    lay(s, 'snake-1', 'snake-5');
    expect(hidden(hero(view(s, 1)).played.map(({ card }) => card))).toBe(true);
    expect(hero(view(s, 0)).played.map(({ card }) => card)).toEqual(['snake-1', 'snake-5']);
    const played = stage(s, { step: 'playCard', seat: 0 }, { step: 'playCard', seat: 0 });
    played.take({ do: 'useAbility', ability: 'fight', card: 'snake-1' });
    expect(hero(view(s, 1)).played).toEqual([
      { state: 'replaced', card: null },
      { state: 'facedown', card: null },
    ]);
    played.take({ do: 'resolveCard', card: 'snake-5' });
    expect(played.told('cardResolved')).toMatchObject([{ card: 'snake-5' }]);
    const open = scene();
    lay(open, 'snake-2');
    resolve(open, 'snake-1');
    expect(hero(view(open, 1)).played).toEqual([
      { state: 'facedown', card: null },
      { state: 'resolved', card: 'snake-1' },
    ]);
  },
);

rule('NY-INF-04', 'cards lost to damage are told to nobody but their owner', () => {
  const s = scene();
  putEnemies(s, 'prisoner', LIBRARY, 2);
  const played = stage(s, { step: 'damageStep', seat: 0 });
  expect(played.told('cardLost')).toMatchObject([{ to: [0] }, { to: [0] }]);
  expect(hidden(hero(view(s, 1)).discard)).toBe(true);
  expect(
    played.events.filter(({ to }) => !to).every((event) => !JSON.stringify(event).includes('snake-')),
  ).toBe(true);
});

rule(
  ['NY-INF-05', 'NY-INF-06'],
  'supply cards lie facedown, but all see how many items and case cards there are, and who has the President, weapons and cars',
  () => {
    const s = scene({ heroes: ['snake', 'cabbie'] });
    giveItem(s, 0, 'skates', 'pistol');
    giveCase(s, 0, 'tape');
    const seen = hero(view(s, 1));
    expect(seen.items).toEqual([null, null]);
    expect(seen.cases).toEqual([{ faceup: false, card: null }]);
    expect(hero(view(s, 0)).items).toEqual(['skates', 'pistol']);
    expect(hero(view(s, 0)).cases[0]?.card).toBe('tape');
    expect([seen.president, seen.weapon?.card, hero(view(s), 1).car]).toEqual([
      false,
      'start-submachine-gun',
      'taxi',
    ]);
    const bracelet = scene();
    giveCase(bracelet, 0, 'presidents-bracelet');
    const match = play(bracelet, { step: 'freeMoment', seat: 0, pay: true });
    take(match, 0, { do: 'revealBracelet' });
    expect(match.view(1).heroes[0]?.cases).toEqual([{ faceup: true, card: 'presidents-bracelet' }]);
  },
);

rule('NY-INF-07', 'item and event discards are looked at by nobody', () => {
  const s = scene();
  s.itemDiscard.push(...s.itemDeck.splice(0, 2));
  s.eventDiscard.push(...s.eventDeck.splice(0, 2));
  for (const seat of [0, 1, SPECTATOR]) {
    expect(hidden(view(s, seat).itemDiscard) && hidden(view(s, seat).eventDiscard)).toBe(true);
  }
});

rule('NY-INF-08', 'objectives are seen by their owner only', () => {
  const s = scene();
  expect([hero(view(s, 0)).blue, hero(view(s, 0)).purple]).toEqual([hero(s).blue, hero(s).purple]);
  expect([hero(view(s, 1)).blue, hero(view(s, 1)).purple]).toEqual([[null], [null]]);
  expect(hidden([...view(s, 0).blueDeck, ...view(s, 0).purpleDeck])).toBe(true);
});

rule(
  'NY-INF-09',
  'the faceup level bar is public, the set it belongs to unknown until its second bar is flipped',
  () => {
    const s = scene();
    expect(hero(view(s, 0)).texture).toBeNull();
    expect(hero(view(s, 1)).bar).toEqual(hero(s).bar);
    const { bar } = hero(s);
    [bar.killed, bar.paid] = [bar.prisoners, bar.items];
    s.prisoners -= bar.killed;
    stage(s, { step: 'levelStep', seat: 0 }).take({ do: 'takeSpecial' });
    expect(hero(view(s, 1)).texture).toBe(hero(s).texture);
  },
);

rule(
  'NY-INF-10',
  'the top New York card is known by its back, the discard and active cards lie open, the rest is unknown',
  () => {
    const s = scene();
    s.nyDiscard.push(s.nyDeck.shift() as never);
    const seen = view(s);
    expect(seen.nyDeck.at(-1)).toBe(s.nyDeck.at(-1));
    expect(hidden(seen.nyDeck.slice(0, -1))).toBe(true);
    expect(seen.nyDiscard).toEqual(s.nyDiscard);
  },
);

rule('NY-INF-11', 'the number of timer tiles is public, their faces are not, revealed ones lie open', () => {
  const s = scene();
  expect(view(s, 0).timer).toHaveLength(14);
  expect(hidden(view(s, 0).timer)).toBe(true);
  stackTimer(s, 'riot');
  stage(s, { step: 'revealTimer', left: 1 });
  expect(view(s, 1).timerGone).toEqual(['riot']);
});

rule(
  ['NY-INF-12', 'NY-INF-13'],
  'facedown tiles, counters and cards are unknown, but stay known to who peeked, as long as they lie there',
  () => {
    const s = scene();
    for (const seat of [0, 1, SPECTATOR]) {
      expect(hidden(view(s, seat).poi.map(({ tile }) => tile))).toBe(true);
      expect(hidden(view(s, seat).suburbs.map(({ counter }) => counter))).toBe(true);
      expect(hidden(view(s, seat).cases.flatMap(({ card }) => card))).toBe(true);
    }
    stage(s, resolving(s, 'police-scanner', 'item'))
      .take({ do: 'peekPoi', space: 'c08y00' })
      .take({ do: 'stop' });
    s.current = 0;
    stage(s, resolving(s, 'smugglers-ledger', 'item'))
      .take({ do: 'peekCase', slot: 'case-3' })
      .take({ do: 'stop' });
    s.current = 0;
    stage(s, resolving(s, 'brain-s1', 'card'));
    const known = view(s, 0);
    expect(known.poi.filter(({ tile }) => tile !== null)).toHaveLength(1);
    expect(known.cases[2]?.card).toEqual(s.cases[2]?.card);
    expect(known.timer.at(-1)).toBe(s.timer.at(-1));
    expect(view(s, 1).poi.every(({ tile }) => tile === null)).toBe(true);
    expect(view(s, 1).cases[2]?.card).toEqual([null]);
    expect(view(s, 1).timer.at(-1)).toBeNull();

    if (s.cases[2]) s.cases[2].token = LIBRARY;
    s.current = 1;
    stage(s, { step: 'freeMoment', seat: 1, pay: true }).take({ do: 'collectCase', slot: 'case-3' });
    const slot = { do: 'dropCase', slot: 'case-3' } as const;
    stage(s, { step: 'freeMoment', seat: 1, pay: true }).take(slot);
    expect(view(s, 0).cases[2]?.card).toEqual([null]);
    expect(view(s, 1).cases[2]?.card).toEqual(s.cases[2]?.card);
  },
);

rule(['NY-INF-12', 'NY-REV-05'], 'a counter that was flipped lies open for all', () => {
  const s = scene();
  flipCounter(s, 'c05y01', 'raft');
  const place = s.suburbs.findIndex(({ faceup }) => faceup);
  for (const seat of [0, 1, SPECTATOR]) {
    const counters = view(s, seat).suburbs.map(({ counter }) => counter);
    expect(counters[place]).toBe('raft');
    expect(hidden(counters.toSpliced(place, 1))).toBe(true);
  }
});

rule(['NY-SET-24', 'NY-USP-06', 'NY-INF-12'], 'what leaves the game unseen is seen by nobody', () => {
  const s = scene({ options: { uspf: true } });
  for (const seat of [0, 1, SPECTATOR]) {
    const { itemsUnused, blueUnused, purpleUnused, timerUnused } = view(s, seat);
    for (const pile of [itemsUnused, blueUnused, purpleUnused, timerUnused]) expect(hidden(pile)).toBe(true);
  }
});

rule(
  ['NY-USP-10', 'NY-USP-13', 'NY-USP-21'],
  'rewards lie facedown in the deck, aside and among the discarded',
  () => {
    const s = scene({ options: { uspf: true } });
    stage(s, { step: 'tileResolved' });
    for (const seat of [0, 1, SPECTATOR]) {
      const { rewardDeck, rewardsUnused, rewardsGone, row, tasksUnused } = view(s, seat).uspf;
      for (const pile of [rewardDeck, rewardsUnused, tasksUnused]) expect(hidden(pile)).toBe(true);
      expect(hidden([...rewardsGone.map(({ card }) => card), ...row.map(({ reward }) => reward)])).toBe(true);
    }
  },
);

rule(['NY-FX-37', 'NY-LVL-09'], 'cards to choose from are seen by the one who chooses', () => {
  const s = scene({ heroes: ['brain', 'snake'] });
  resolve(s, 'brain-7');
  const items = (seat: number) => view(s, seat).agenda.at(-1)?.['cards'] as unknown[];
  expect([hidden(items(1)), hidden(items(SPECTATOR)), items(0).includes(null)]).toEqual([true, true, false]);
  const t = scene();
  stage(t, { step: 'changeObjective', seat: 0 }).take({ do: 'changeObjective', colour: 'blue' });
  const deck = (seat: number) => view(t, seat).agenda.at(-1)?.['blue'] as unknown[];
  expect([hidden(deck(1)), hidden(deck(SPECTATOR)), deck(0).includes(null)]).toEqual([true, true, false]);
});

rule('NY-INF-14', 'noise, boxes, hit points, event level, figures, cubes and roadblocks are public', () => {
  const s = scene();
  putEnemies(s, 'slag', LIBRARY);
  const seen = view(s);
  for (const field of [
    'noise',
    'missionLeft',
    'enemies',
    'eventLevel',
    'itemCubes',
    'roads',
    'helicopter',
    'prisoners',
  ] as const) {
    expect(seen[field]).toEqual(s[field]);
  }
});

rule(
  ['NY-INF-01', 'NY-INF-05', 'NY-INF-08', 'NY-INF-12'],
  'no public event of whole games names a secret of a hand, a supply or an objective',
  () => {
    for (const seed of ['x', 'y', 'z']) {
      const chance = { rng: seeded(seed) };
      const match = createMatch(game, { seats: 3, seed });
      for (let asked = match.pending()[0]; asked; asked = match.pending()[0])
        match.play(asked.seat, pick(chance, asked.choices));
      for (const { event } of match.events(null)) {
        if (
          [
            'itemGained',
            'cardsPlayed',
            'itemsDrawn',
            'caseCollected',
            'heroHit',
            'cardsReturned',
            'itemDropped',
            'itemPaid',
          ].includes(event.event)
        ) {
          expect(Object.keys(event)).not.toContain('card');
          expect(Object.keys(event)).not.toContain('item');
        }
      }
    }
  },
);
