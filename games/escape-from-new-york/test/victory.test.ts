import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  blockRoad,
  type Cast,
  flipCounter,
  FREE,
  giveCase,
  giveItem,
  hero,
  lay,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  revealTile,
  road,
  scene,
  showRed,
  solo,
} from './scene.ts';
import { resolve, stage } from './stage.ts';

/** Heroes on the bridgehead of Bridge 1; the first has the President. */
function atBridge(cast: Cast = {}) {
  const s = scene({ heroes: ['snake', 'maggie', 'brain'], ...cast });
  revealTile(s, 'c02y08', 'city-34');
  revealTile(s, 'c02y06', 'city-28');
  s.heroes.forEach((_, seat) => place(s, seat, 'c02y08'));
  s.president = 'held';
  hero(s).president = true;
  return s;
}
const all = { do: 'show' } as const;

rule(
  ['NY-WIN-01', 'NY-WIN-02', 'NY-WIN-03', 'NY-WIN-04', 'NY-RUL-18'],
  'who stands together on a bridgehead and shows President, Tape and Diagram wins, whoever holds the cards; the others lose',
  () => {
    const s = atBridge({ heroes: ['snake', 'maggie', 'brain', 'cabbie'] });
    place(s, 3, LIBRARY);
    giveCase(s, 1, 'tape');
    giveCase(s, 2, 'diagram-1');
    const played = resolve(s, 'snake-2').take({ do: 'tryBridge', bridge: 'bridge-1' });
    expect(played.asked).toBe(0);
    played.take(all);
    expect(played.asked).toBe(1);
    played.take(all);
    expect(played.asked).toBe(2);
    played.take(all);
    expect(played.told('cardsShown')).toMatchObject(
      (['president', 'tape', 'diagram-1'] as const).map((card, seat) => ({ seat, cards: [card] })),
    );
    expect(s.outcome).toEqual({
      ending: 'collectiveVictory',
      winners: [0, 1, 2],
      scores: [null, null, null, null],
    });
  },
);

rule(['NY-WIN-02', 'NY-RUL-18'], 'any movement over roads will do: card, ability, item, car', () => {
  const ways = [
    () => resolve(ready(), 'snake-4'),
    () => {
      const s = ready();
      lay(s, 'snake-5');
      return stage(s, { step: 'playCard', seat: 0 }).take({ do: 'useAbility', ability: 'move' });
    },
    () => {
      const s = ready();
      giveItem(s, 0, 'skates');
      return stage(s, FREE).take({ do: 'useItem', item: 'skates' });
    },
    () => {
      const s = ready();
      hero(s).car = 'car';
      s.carFigures--;
      return stage(s, { step: 'carStep', seat: 0 }).take({ do: 'drive' });
    },
  ];
  for (const way of ways) expect(way().offered({ do: 'tryBridge', bridge: 'bridge-1' })).toHaveLength(1);
});

/** Snake alone with everything. */
function ready() {
  const s = atBridge({ heroes: ['snake'] });
  giveCase(s, 0, 'tape');
  giveCase(s, 0, 'diagram-1');
  return s;
}

rule('NY-WIN-02', 'the step onto the bridge is one of the movement: who has none left stays', () => {
  const s = ready();
  place(s, 0, 'c02y06');
  const last = resolve(structuredClone(s), 'snake-2').take({ do: 'move', route: ['c02y08'] });
  expect(last.decision).toBe('reveal');
  const more = resolve(s, 'snake-1').take({ do: 'move', route: ['c02y08'] });
  expect(more.offered({ do: 'tryBridge' })).toHaveLength(1);
});

rule('NY-WIN-02', 'what the player knows to be missing rules the attempt out, and is named', () => {
  const s = atBridge({ heroes: ['snake'] });
  giveCase(s, 0, 'tape');
  const played = resolve(s, 'snake-1');
  expect(played.offered({ do: 'tryBridge' })).toEqual([]);
  expect(played.whyAll({ do: 'tryBridge' })).toEqual(['NY-WIN-04']);
  const t = ready();
  hero(t).president = false;
  expect(resolve(t, 'snake-1').whyAll({ do: 'tryBridge' })).toEqual(['NY-WIN-04']);
});

rule(
  ['NY-WIN-03', 'NY-WIN-05', 'NY-RUL-19'],
  'anybody may refuse; then cards are facedown again, the step is not used up, and no second attempt is made',
  () => {
    const s = atBridge({ heroes: ['snake', 'maggie'] });
    giveCase(s, 0, 'diagram-1');
    giveCase(s, 1, 'tape');
    const played = resolve(s, 'snake-1').take({ do: 'tryBridge' }).take(all).take({ do: 'showNothing' });
    expect(s.outcome).toBeNull();
    expect(played.told('escapeFailed')).toMatchObject([{ lacking: ['tape'] }]);
    expect(played.told('cardsShown')).toMatchObject([{ seat: 0, cards: ['president', 'diagram-1'] }]);
    expect(played.told('nothingShown')).toMatchObject([{ seat: 1 }]);
    expect(hero(s).cases.every(({ faceup }) => !faceup)).toBe(true);
    expect(played.decision).toBe('walk');
    expect(played.s.agenda.at(-1)).toMatchObject({ left: 2 });
    expect(played.why({ do: 'tryBridge' })).toBe('NY-WIN-05');
  },
);

rule('NY-WIN-03', 'each player decides which own cards to reveal', () => {
  const s = ready();
  const played = resolve(s, 'snake-2').take({ do: 'tryBridge' });
  expect(played.offered({ do: 'show' })).toHaveLength(7);
  expect(played.offered({ do: 'showNothing' })).toHaveLength(1);
  for (const lacking of ['president', 'tape', 'diagram-1'] as const) {
    const cards = (['president', 'tape', 'diagram-1'] as const).filter((card) => card !== lacking);
    const tried = resolve(ready(), 'snake-2').take({ do: 'tryBridge' }).take({ do: 'show', cards });
    expect([tried.s.outcome, tried.told('escapeFailed')]).toMatchObject([null, [{ lacking: [lacking] }]]);
  }
});

rule(
  ['NY-WIN-03', 'NY-FX-04'],
  'a player with nothing to show is asked all the same, so that nobody learns why',
  () => {
    const s = atBridge({ heroes: ['snake', 'maggie'] });
    giveCase(s, 0, 'tape');
    giveCase(s, 0, 'diagram-1');
    const played = resolve(s, 'snake-2').take({ do: 'tryBridge' }).take(all);
    expect([played.asked, played.offered()]).toEqual([1, [{ do: 'showNothing' }]]);
  },
);

rule(
  'NY-WIN-06',
  'a blocked bridge road forbids the attempt, unless roadblocks are destroyed or ignored or a car is given up',
  () => {
    const blocked = () => {
      const s = ready();
      blockRoad(s, 'c02y08', 's');
      return s;
    };
    const walking = resolve(blocked(), 'snake-1');
    expect(walking.offered({ do: 'tryBridge' })).toEqual([]);
    expect(walking.whyAll({ do: 'tryBridge' })).toContain('NY-WIN-06');
    expect(resolve(blocked(), 'snake-3').offered({ do: 'tryBridge' })).toHaveLength(1);
    const driver = blocked();
    hero(driver).car = 'car';
    driver.carFigures--;
    expect(resolve(driver, 'snake-1').offered({ do: 'tryBridge' })).toHaveLength(1);
    expect(road(driver, 'c02y08', 's')).toBe('blocked');
  },
);

rule('NY-WIN-07', 'enemies in the space do not hinder the attempt', () => {
  const s = ready();
  putEnemies(s, 'slag', 'c02y08');
  resolve(s, 'snake-2').take({ do: 'tryBridge' }).take(all);
  expect(s.outcome?.ending).toBe('collectiveVictory');
});

rule(
  'NY-WIN-16',
  'a possible step onto the bridge makes a card possible; when it fails and nothing else is left, the card is done',
  () => {
    const cutOff = (tape: boolean) => {
      const s = atBridge({ heroes: ['snake', 'maggie'] });
      if (tape) giveCase(s, 1, 'tape');
      giveCase(s, 0, 'diagram-1');
      for (const direction of ['n', 'ne', 'nw', 'se'] as const) blockRoad(s, 'c02y08', direction);
      return s;
    };
    const without = resolve(cutOff(false), 'snake-7');
    expect(without.told('cardSkipped')).toMatchObject([{ because: { rule: 'NY-ACT-08' } }]);
    const s = cutOff(true);
    const played = resolve(s, 'snake-7');
    expect(played.told('cardSkipped')).toEqual([]);
    if (played.decision === 'walk') played.take({ do: 'tryBridge' });
    played.take(all).take({ do: 'showNothing' });
    expect(played.decision).not.toBe('walk');
    expect(hero(s).at).toBe('c02y08');
  },
);

/** A hero who lacks nothing for the Gullfire. */
function alone() {
  const s = scene();
  Object.assign(hero(s), { level: 3, blue: ['obj-tape'], purple: ['obj-gullfire'], at: 'c02y02' });
  giveCase(s, 0, 'tape');
  s.president = 'held';
  hero(s, 1).president = true;
  return s;
}
const gullfire = { do: 'escape', transport: 'gullfire' } as const;

rule(
  ['NY-WIN-08', 'NY-WIN-13', 'NY-VEH-01', 'NY-VEH-02'],
  'a lone escape in a free moment wins alone, and all others lose',
  () => {
    const s = alone();
    const played = stage(s, FREE).take(gullfire);
    expect(played.told('escapedAlone')).toMatchObject([{ blue: 'obj-tape', purple: 'obj-gullfire' }]);
    expect(s.outcome).toEqual({ ending: 'loneVictory', winners: [0], scores: [null, null] });
    const burnt = alone();
    burnt.gullfire = false;
    expect(stage(burnt, FREE).whyAll(gullfire)).toEqual(['NY-VEH-02']);
  },
);

rule('NY-WIN-09', 'the President was taken by anybody, or the top timer tile is red', () => {
  const s = alone();
  s.president = 'slot';
  hero(s, 1).president = false;
  expect(stage(structuredClone(s), FREE).whyAll(gullfire)).toEqual(['NY-WIN-09']);
  showRed(s);
  expect(stage(s, FREE).offered(gullfire)).toHaveLength(1);
});

rule('NY-WIN-10', 'level 3 is needed', () => {
  const s = alone();
  hero(s).level = 2;
  expect(stage(s, FREE).whyAll(gullfire)).toEqual(['NY-WIN-10']);
});

rule('NY-WIN-11', 'of a transport that is not the objective’s, nothing else is told', () => {
  const s = alone();
  hero(s).level = 2;
  expect(stage(s, FREE).whyAll({ do: 'escape', transport: 'raft' })).toEqual(['NY-WIN-11']);
});

rule(
  ['NY-WIN-11', 'NY-VEH-03', 'NY-VEH-04'],
  'the helicopter takes a hero in its space once it has landed',
  () => {
    const s = alone();
    Object.assign(hero(s), { purple: ['obj-helicopter'], at: 'c09y05' });
    revealTile(s, 'c09y05', 'park-4');
    const escape = { do: 'escape', transport: 'helicopter' } as const;
    expect(stage(structuredClone(s), FREE).whyAll(escape)).toEqual(['NY-VEH-04']);
    s.helicopter.landed = true;
    expect(stage(structuredClone(s), FREE).offered(escape)).toHaveLength(1);
    s.helicopter.at = 'c09y03';
    expect(stage(s, FREE).whyAll(escape)).toEqual(['NY-VEH-04']);
  },
);

rule(['NY-WIN-11', 'NY-VEH-05'], 'a revealed raft takes a hero in its space, without a movement', () => {
  const s = alone();
  Object.assign(hero(s), { purple: ['obj-raft'], at: 'c05y01' });
  revealTile(s, 'c05y01', 'city-34');
  const escape = { do: 'escape', transport: 'raft' } as const;
  expect(stage(structuredClone(s), FREE).whyAll(escape)).toEqual(['NY-VEH-05']);
  flipCounter(s, 'c05y01', 'raft');
  stage(s, FREE).take(escape);
  expect(s.outcome?.ending).toBe('loneVictory');
});

rule(
  ['NY-WIN-11', 'NY-MOV-09', 'NY-WIN-08'],
  'a bridge takes a hero who shows its Diagram, by a step onto it',
  () => {
    const s = alone();
    Object.assign(hero(s), { purple: ['obj-bridge'], at: 'c02y08' });
    revealTile(s, 'c02y08', 'city-34');
    revealTile(s, 'c02y06', 'city-28');
    const escape = { do: 'escape', transport: 'bridge' } as const;
    const without = resolve(structuredClone(s), 'snake-1');
    expect(without.whyAll(escape)).toEqual(['NY-WIN-11']);
    giveCase(s, 0, 'diagram-1');
    expect(stage(structuredClone(s), FREE).offered(escape)).toEqual([]);
    resolve(s, 'snake-1').take(escape);
    expect(s.outcome).toMatchObject({ ending: 'loneVictory', winners: [0] });
  },
);

rule('NY-WIN-11', 'the objective names the transport and the object', () => {
  const s = alone();
  hero(s).purple = ['obj-raft'];
  expect(stage(structuredClone(s), FREE).whyAll(gullfire)).toEqual(['NY-WIN-11']);
  hero(s).purple = ['obj-gullfire'];
  hero(s).blue = ['obj-seal'];
  expect(stage(structuredClone(s), FREE).whyAll(gullfire)).toEqual(['NY-WIN-11']);
  giveItem(s, 0, 'presidential-seal');
  expect(stage(s, FREE).offered(gullfire)).toHaveLength(1);
});

rule('NY-WIN-14', 'the claim is offered only when it is satisfied, and may be declined', () => {
  const s = alone();
  const played = stage(s, FREE).take({ do: 'proceed' });
  expect([s.outcome, played.asked]).toEqual([null, 1]);
});

rule('NY-WIN-15', 'a required item must be in the supply, not used up', () => {
  const s = alone();
  hero(s).blue = ['obj-medallion'];
  giveItem(s, 0, 'dukes-medallion');
  const played = stage(s, FREE);
  expect(played.offered(gullfire)).toHaveLength(1);
  played.take({ do: 'useItem', item: 'dukes-medallion' });
  expect(played.offered(gullfire)).toEqual([]);
});

rule('NY-WIN-12', 'the last red tile, revealed or discarded, ends it for all heroes', () => {
  for (const step of ['revealTimer', 'discardTimer'] as const) {
    const s = scene({ heroes: ['snake', 'maggie', 'brain'] });
    showRed(s);
    s.timer = ['red-blank', 'red-blank', 'red-new-york-wins'];
    stage(s, { step, left: 1 });
    expect(s.outcome).toMatchObject({ ending: 'newYorkVictory', winners: [] });
  }
});

rule('NY-SOL-01', 'one hero wins together with nobody, or alone', () => {
  const s = ready();
  expect(s.timer).toHaveLength(13);
  resolve(s, 'snake-2').take({ do: 'tryBridge' }).take(all);
  expect(s.outcome).toMatchObject({ ending: 'collectiveVictory', winners: [0] });
  const t = solo();
  Object.assign(hero(t), { level: 3, blue: ['obj-tape'], purple: ['obj-gullfire'], at: 'c02y02' });
  giveCase(t, 0, 'tape');
  showRed(t);
  stage(t, FREE).take(gullfire);
  expect(t.outcome).toMatchObject({ ending: 'loneVictory', winners: [0] });
});

rule('NY-SOL-02', 'alone there is nobody to steal from, to take along or to help', () => {
  const s = solo();
  expect(resolve(s, 'snake-s2').told('cardSkipped')).toHaveLength(1);
  const cabbie = solo({ heroes: ['cabbie'] });
  expect(resolve(structuredClone(cabbie), 'cabbie-3').decision).toBe('walk');
  expect(resolve(cabbie, 'cabbie-s1').told('cardSkipped')).toEqual([]);
});

rule('NY-RUL-02', 'the streets around the Library are revealed from the start, without icons', () => {
  const s = solo();
  const played = resolve(s, 'snake-2');
  expect(played.offered({ do: 'move' })).toHaveLength(6);
  played.take({ do: 'move', route: [NORTH] });
  expect(played.told('eventRevealed')).toEqual([]);
});
