import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { type CaseCardId, levelBars } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import {
  FREE,
  game,
  giveCase,
  giveItem,
  hero,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  revealTile,
  scene,
  solo,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

const LEVEL = { step: 'levelStep', seat: 0 } as const;

/** Fills the faceup bar. */
function fill(s: State, seat = 0): void {
  const { bar } = hero(s, seat);
  s.prisoners -= bar.prisoners - bar.killed;
  [bar.killed, bar.paid] = [bar.prisoners, bar.items];
}

rule('NY-LVL-01', 'the faceup bar shows numbers of prisoners and items of its texture', () => {
  const s = scene();
  for (const { texture, bar } of s.heroes) {
    const [first] = levelBars[texture];
    expect([bar.prisoners, bar.items]).toEqual([first.prisoners, first.items]);
  }
});

rule('NY-LVL-02', 'killed prisoners must go to free icons', () => {
  const s = solo();
  hero(s).bar = { prisoners: 3, items: 0, killed: 0, paid: 0 };
  putEnemies(s, 'prisoner', LIBRARY, 2);
  const played = resolve(s, 'snake-5');
  expect(hero(s).bar.killed).toBe(2);
  expect(played.told('prisonerKilled')).toMatchObject([{ onBar: true }, { onBar: true }]);
});

rule(
  'NY-LVL-03',
  'an item card pays for one icon, as often as there are icons, and only before step 8',
  () => {
    const s = solo();
    hero(s).bar = { prisoners: 1, items: 2, killed: 0, paid: 0 };
    giveItem(s, 0, 'skates', 'skates', 'axe');
    const played = stage(s, FREE)
      .take({ do: 'payItem', item: 'skates' })
      .take({ do: 'payItem', item: 'axe' });
    expect([hero(s).bar.paid, hero(s).items, s.itemDiscard]).toEqual([2, ['skates'], ['skates', 'axe']]);
    expect(played.why({ do: 'payItem', item: 'skates' })).toBe('NY-LVL-03');
    hero(s).bar.paid = 1;
    s.current = 0;
    expect(stage(s, { step: 'freeMoment', seat: 0, pay: false }).why({ do: 'payItem' })).toBe('NY-LVL-03');
  },
);

rule(
  ['NY-LVL-04', 'NY-LVL-05'],
  'a full bar must be used: its tokens return, the text is resolved, then the next bar is flipped',
  () => {
    const s = solo();
    const [, second] = levelBars[hero(s).texture];
    fill(s);
    const killed = hero(s).bar.killed;
    const played = stage(s, LEVEL);
    expect(s.prisoners).toBe(40);
    expect(killed).toBeGreaterThan(0);
    expect(played.decision).toBe('takeSpecial');
    expect(hero(s).bar).toEqual({ prisoners: 0, items: 0, killed: 0, paid: 0 });
    played.take({ do: 'takeSpecial' });
    expect(hero(s)).toMatchObject({
      level: 1,
      bar: { prisoners: second.prisoners, items: second.items, killed: 0, paid: 0 },
    });
    expect(played.told('barFlipped')).toMatchObject([{ prisoners: second.prisoners, items: second.items }]);
    const half = solo();
    hero(half).bar = { prisoners: 3, items: 1, killed: 3, paid: 0 };
    stage(half, LEVEL);
    expect(hero(half).level).toBe(0);
  },
);

rule(
  ['NY-LVL-06', 'NY-LVL-11'],
  'level 1 gives a special card of choice to the hand, the others stay aside',
  () => {
    const s = solo();
    fill(s);
    const played = stage(s, LEVEL);
    expect(played.offeredAs('takeSpecial', 'card')).toEqual(['snake-s1', 'snake-s2', 'snake-s3']);
    played.take({ do: 'takeSpecial', card: 'snake-s2' });
    expect(hero(s).hand).toContain('snake-s2');
    expect(hero(s).specials).toEqual(['snake-s1', 'snake-s3']);
  },
);

rule('NY-LVL-07', 'level 2 gives another special card, then a change of objective', () => {
  const s = solo();
  hero(s).level = 1;
  fill(s);
  const played = stage(s, LEVEL);
  expect(played.decision).toBe('takeSpecial');
  played.take({ do: 'takeSpecial' });
  expect(played.decision).toBe('changeObjective');
  played.take({ do: 'changeObjective', colour: 'blue' }).take({ do: 'takeObjective' });
  expect(played.told('barFlipped')).toHaveLength(1);
});

rule(
  ['NY-LVL-08', 'NY-LVL-12'],
  'level 3 gives a change of objective and ends the bars: kills return, no item is paid',
  () => {
    const s = solo();
    hero(s).level = 2;
    fill(s);
    const played = stage(s, LEVEL);
    expect(played.decision).toBe('changeObjective');
    played.take({ do: 'changeObjective', colour: 'blue' }).take({ do: 'takeObjective' });
    expect(hero(s)).toMatchObject({ level: 3, bar: { prisoners: 0, items: 0 } });
    expect(played.told('barFlipped')).toEqual([]);
    s.current = 0;
    giveItem(s, 0, 'skates');
    expect(stage(s, FREE).why({ do: 'payItem' })).toBe('NY-LVL-12');
    s.current = 0;
    putEnemies(s, 'prisoner', LIBRARY);
    resolve(s, 'snake-5');
    expect(s.prisoners).toBe(40);
    s.current = 0;
    expect(stage(s, LEVEL).told('levelledUp')).toEqual([]);
    expect(hero(s).level).toBe(3);
  },
);

rule('NY-LVL-09', 'only the deck of the chosen colour is looked through, and shuffled afterwards', () => {
  const decks = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const s = scene({ heroes: ['snake'], seed });
    s.blueDeck = ['obj-tape', 'obj-bracelet', 'obj-seal', 'obj-ledger', 'obj-medallion'];
    hero(s).blue = ['obj-fake-tape'];
    const purple = [hero(s).purple, s.purpleDeck];
    const played = stage(s, { step: 'changeObjective', seat: 0 }).take({
      do: 'changeObjective',
      colour: 'blue',
    });
    expect(played.offered({ do: 'takeObjective' })).toHaveLength(6);
    played.take({ do: 'takeObjective', card: 'obj-seal' });
    expect([hero(s).blue, hero(s).purple, s.purpleDeck]).toEqual([['obj-seal'], ...purple]);
    expect(new Set(s.blueDeck).size).toBe(5);
    return s.blueDeck.join();
  });
  expect(new Set(decks).size).toBeGreaterThan(2);
});

rule(
  'NY-LVL-09',
  'the own card goes into the deck of its colour, any one is taken, and only that player sees the deck',
  () => {
    const s = scene();
    const own = hero(s).purple[0];
    const deck = [...s.purpleDeck];
    const played = stage(s, { step: 'changeObjective', seat: 0 }).take({
      do: 'changeObjective',
      colour: 'purple',
    });
    expect(new Set(played.offeredAs('takeObjective', 'card'))).toEqual(new Set([...deck, own]));
    const step = (seat: number) => game.schema.observe(s, seat).agenda.at(-1)?.['purple'];
    expect(step(1)).toEqual([...deck, own].map(() => null));
    expect(step(0)).toEqual([...deck, own]);
    const wanted = deck[0];
    played.take({ do: 'takeObjective', card: wanted as never });
    expect(hero(s).purple).toEqual([wanted]);
    expect(s.purpleDeck.map(String).toSorted()).toEqual([...deck.slice(1), own].map(String).toSorted());
  },
);

rule('NY-LVL-10', 'one level per turn, even when the next bar could be filled at once', () => {
  const s = solo();
  fill(s);
  const played = stage(s, LEVEL).take({ do: 'takeSpecial' });
  expect([hero(s).level, played.told('levelledUp').length]).toEqual([1, 1]);
});

rule('NY-LVL-13', 'prisoners on bars are not in the supply', () => {
  const s = solo();
  hero(s).bar = { prisoners: 3, items: 0, killed: 0, paid: 0 };
  putEnemies(s, 'prisoner', LIBRARY, 2);
  resolve(s, 'snake-5');
  expect(s.prisoners).toBe(38);
});

rule(
  ['NY-STL-01', 'NY-STL-02', 'NY-STL-06'],
  'the thief names hero and kind and takes one at random, unseen, without being refused',
  () => {
    const s = scene({ heroes: ['snake', 'maggie', 'brain'] });
    giveItem(s, 1, 'skates', 'pistol');
    giveCase(s, 1, 'tape');
    const played = resolve(s, 'snake-s2').take({ do: 'stop' });
    expect(played.asked).toBe(0);
    expect(played.offered()).toEqual([
      { do: 'steal', heroSeat: 1, kind: 'case', card: null },
      { do: 'steal', heroSeat: 1, kind: 'item', card: null },
      { do: 'steal', heroSeat: 2, kind: 'case', card: 'diagram-3' },
    ]);
    played.take({ do: 'steal', heroSeat: 1, kind: 'item' });
    expect([hero(s).items.length, hero(s, 1).items.length]).toEqual([1, 1]);
    expect(['skates', 'pistol']).toContain(hero(s).items[0]);
    expect(played.told('stolenItem')).toMatchObject([{ to: [0, 1] }]);
    const taken = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
        const t = scene({ seed });
        giveItem(t, 1, 'skates', 'pistol');
        resolve(t, 'snake-s2').take({ do: 'stop' });
        return hero(t).items[0];
      }),
    );
    expect(taken.size).toBe(2);
  },
);

rule('NY-STL-01', 'range 0 is the own space', () => {
  const s = scene({ heroes: ['snake', 'maggie', 'brain'] });
  giveItem(s, 1, 'skates');
  place(s, 1, NORTH);
  hero(s, 2).cases = [];
  s.casesGone.push('diagram-3');
  const played = resolve(s, 'snake-s2').take({ do: 'stop' });
  expect(played.told('stolen')).toEqual([]);
});

rule(['NY-STL-01', 'NY-FX-40'], 'range 1 reaches adjacent spaces, and only the kinds that are named', () => {
  const steals = (range: number, from: ('president' | 'case' | 'item')[]) => {
    const s = scene({ heroes: ['snake', 'maggie', 'brain', 'cabbie'] });
    place(s, 1, NORTH);
    revealTile(s, 'c05y01', 'city-34');
    place(s, 3, 'c05y01');
    (['skates', 'pistol', 'axe'] as const).forEach((item, i) => giveItem(s, i + 1, item));
    giveCase(s, 1, 'tape');
    Object.assign(hero(s, 1), { president: true });
    s.president = 'held';
    const played = stage(s, { step: 'steal', seat: 0, range, from });
    return played
      .offered({ do: 'steal' })
      .map((theft) => theft.do === 'steal' && [theft.heroSeat, theft.kind]);
  };
  expect(steals(1, ['item'])).toEqual([
    [1, 'item'],
    [2, 'item'],
  ]);
  expect(steals(1, ['case', 'president'])).toEqual([
    [1, 'president'],
    [1, 'case'],
    [2, 'case'],
  ]);
  expect(steals(0, ['case', 'item'])).toEqual([
    [2, 'case'],
    [2, 'item'],
  ]);
});

rule('NY-STL-04', 'the card keeps its facing, and the limit of 3 holds at once', () => {
  const s = scene({ heroes: ['snake', 'brain'] });
  giveItem(s, 0, 'skates', 'pistol', 'axe');
  const played = resolve(s, 'snake-s2').take({ do: 'stop' });
  expect(hero(s).cases).toEqual([{ faceup: true, card: 'diagram-3' }]);
  expect(played.decision).toBe('overLimit');
});

rule(
  ['NY-STL-02', 'NY-STL-04'],
  'one card changes hands: the faceup one that is named, or any facedown one',
  () => {
    const rich = (seed: string): State => {
      const s = scene({ heroes: ['snake', 'brain'], seed });
      giveCase(s, 1, 'presidents-bracelet');
      for (const held of hero(s, 1).cases) held.faceup = true;
      giveCase(s, 1, 'tape');
      giveCase(s, 1, 'diagram-1');
      return s;
    };
    const steal = (s: State, card: CaseCardId | null) => {
      resolve(s, 'snake-s2').take({ do: 'stop' }).take({ do: 'steal', kind: 'case', card });
      expect(hero(s, 1).cases).toHaveLength(3);
      return hero(s).cases;
    };
    for (const card of ['diagram-3', 'presidents-bracelet'] as const)
      expect(steal(rich('one'), card)).toEqual([{ faceup: true, card }]);
    const taken = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => steal(rich(seed), null));
    expect(new Set(taken.map(({ card }) => card))).toEqual(new Set(['tape', 'diagram-1']));
  },
);

rule('NY-STL-05', 'weapons in the slot and cars are safe', () => {
  const s = scene({ heroes: ['snake', 'cabbie', 'maggie'] });
  expect(resolve(s, 'snake-s2').told('cardSkipped')).toHaveLength(1);
});

rule(
  ['NY-STL-07', 'NY-RUL-07', 'NY-RUL-06'],
  'Not My Plan is among the special cards of every hero, Strong Antitoxin among those of Snake',
  () => {
    const s = scene({ heroes: ['snake', 'maggie', 'brain', 'cabbie'] });
    expect(s.heroes.map(({ specials }) => specials[1])).toEqual([
      'snake-s2',
      'maggie-s2',
      'brain-s2',
      'cabbie-s2',
    ]);
    for (let seat = 1; seat < 4; seat++) {
      const t = structuredClone(s);
      t.current = seat;
      giveItem(t, 0, 'skates');
      const played = resolve(t, t.heroes[seat]?.specials[1] as never);
      if (played.decision === 'invite') played.take({ do: 'goAlone' });
      played.take({ do: 'stop' });
      if (played.decision === 'steal') played.take({ do: 'steal', kind: 'item' });
      expect(hero(t, seat).items).toEqual(['skates']);
    }
    const snake = scene();
    hero(snake).discard.push(...hero(snake).hand.splice(0, 1));
    resolve(snake, 'snake-s1').take({ do: 'returnCard' });
    expect(hero(snake).hand).toContain('snake-1');
  },
);
