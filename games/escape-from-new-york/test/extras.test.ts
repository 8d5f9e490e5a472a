import { refusalOf, rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { HARD_NY_CARD_IDS, mapTiles, NY_CARD_IDS, SPECIAL_NY_CARD_IDS, weapons } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  enemiesAt,
  giveItem,
  now,
  offered,
  place,
  play,
  putEnemies,
  resolving,
  revealTile,
  roadState,
  scene,
  take,
} from './scene.ts';

describe('more cards', () => {
  rule('NY-EXT-01', 'each hero has 5 special action cards to choose from', () => {
    expect(scene().heroes.map(({ specials }) => specials.length)).toEqual([3, 3]);
    const s = scene({ options: { extraSpecialCards: true } });
    expect(s.heroes.map(({ specials }) => specials.length)).toEqual([5, 5]);
    const match = play(s, { step: 'takeSpecial', seat: 0 });
    expect(offered(match, 0).map((choice) => choice.do === 'takeSpecial' && choice.card)).toEqual([
      'snake-s1',
      'snake-s2',
      'snake-s3',
      'snake-x1',
      'snake-x2',
    ]);
  });

  rule('NY-EXT-02', 'two Crossbows: 3 ammo, 1 damage at range 1, no noise', () => {
    const count = (s: State) => s.itemDeck.filter((item) => item === 'crossbow').length;
    expect(count(scene())).toBe(0);
    const s = scene({ options: { extraCrossbows: true } });
    expect(count(s)).toBe(2);
    expect(s.itemDeck).toHaveLength(42);
    giveItem(s, 0, 'crossbow');
    putEnemies(s, 'prisoner', 'c05y03');
    s.turn.stirred = true;
    const match = play(s, { step: 'freeMoment', seat: 0, pay: false });
    take(match, 0, { do: 'revealWeapon', item: 'crossbow' });
    expect(now(match).heroes[0]!.weapon).toEqual({ card: 'crossbow', ammo: 3 });
    take(match, 0, { do: 'useWeapon' });
    expect(enemiesAt(now(match), 'c05y03')).toEqual([]);
    expect(now(match).heroes[0]!.weapon?.ammo).toBe(weapons.crossbow.ammo - 1);
    expect(now(match).noise).toBe(0);
  });

  rule('NY-EXT-03', 'two Explosion! cards join the event deck', () => {
    expect(scene().eventDeck).toHaveLength(22);
    const { eventDeck } = scene({ options: { extraExplosions: true } });
    expect(eventDeck).toHaveLength(24);
    expect(eventDeck.filter((card) => card === 'explosion')).toHaveLength(2);
  });

  rule('NY-FX-34', 'an explosion opens the roads of the space and hurts every enemy and hero there', () => {
    const s = scene({ heroes: ['snake', 'maggie', 'brain'], options: { extraExplosions: true } });
    place(s, 2, 'c05y03');
    block(s, 'c05y05', 'c05y03');
    block(s, 'c05y07', 'c04y06');
    putEnemies(s, 'prisoner', 'c05y05', 2);
    putEnemies(s, 'prisonerCar', 'c05y05');
    putEnemies(s, 'slag', 'c05y05');
    putEnemies(s, 'prisoner', 'c05y03');
    const tokens = s.prisoners;
    const after = now(play(s, resolving(s, 'explosion', 'event')));
    expect(roadState(after, 'c05y05', 'c05y03')).toBe('open');
    expect(roadState(after, 'c05y07', 'c04y06')).toBe('blocked');
    expect(roadState(after, 'c05y05', 'c05y07')).toBe('clear');
    expect(enemiesAt(after, 'c05y05').map(({ kind }) => kind)).toEqual(['prisonerCar', 'slag']);
    expect(enemiesAt(after, 'c05y03')).toHaveLength(1);
    // The dead go to the supply, not to a level bar, and the boss keeps his wound.
    expect(after.prisoners).toBe(tokens + 2);
    expect(after.heroes[0]!.bar.killed).toBe(0);
    expect(enemiesAt(after, 'c05y05').find(({ kind }) => kind === 'slag')?.damage).toBe(1);
    expect(after.heroes.map(({ discard }) => discard.length)).toEqual([1, 1, 0]);
  });

  rule('NY-EXT-04', 'three more black tiles are shuffled in before tiles are counted off', () => {
    const s = scene({ options: { extraTimerTiles: true } });
    expect(s.timer).toHaveLength(14);
    expect(s.timerUnused).toHaveLength(2 + 3);
    const extra = new Set(['second-wind', 'blackout', 'demolition']);
    const used = Array.from(
      { length: 10 },
      (_, i) =>
        scene({ seed: `t ${i}`, options: { extraTimerTiles: true } }).timer.filter((tile) => extra.has(tile))
          .length,
    );
    expect(Math.max(...used)).toBeGreaterThan(0);
    expect(scene().timer.some((tile) => extra.has(tile))).toBe(false);
  });

  rule('NY-EXT-04', 'Second Wind and Demolition do what they say', () => {
    const s = scene({ options: { extraTimerTiles: true } });
    for (const hero of s.heroes) hero.discard = hero.hand.splice(0, 2);
    const wind = play(s, resolving(s, 'second-wind', 'timer'));
    take(wind, 0, { do: 'returnCard' });
    expect(now(wind).heroes[0]!.discard).toHaveLength(1);
    take(wind, 1, { do: 'stop' });
    expect(now(wind).heroes[1]!.discard).toHaveLength(2);
    block(s, 'c05y05', 'c05y03');
    block(s, 'c05y05', 'c05y07');
    const blast = play(s, resolving(s, 'demolition', 'timer'));
    take(blast, 0, { do: 'removeRoadblock' });
    take(blast, 0, { do: 'removeRoadblock' });
    expect(now(blast).roads.filter((road) => road === 'open')).toHaveLength(2);
    expect(now(blast).noise).toBe(2);
  });

  rule('NY-EXT-05', 'the hard New York deck replaces the ten standard cards, not the special ones', () => {
    const normal = scene();
    expect(new Set(normal.nyDeck)).toEqual(new Set(NY_CARD_IDS));
    const hard = scene({ options: { hardNyDeck: true } });
    expect(new Set(hard.nyDeck)).toEqual(new Set(HARD_NY_CARD_IDS));
    expect(new Set(hard.nyAside)).toEqual(new Set(SPECIAL_NY_CARD_IDS));
    expect(scene({ options: { hardNyDeck: true, bands: true } }).nyDeck).toEqual([]);
  });

  rule(
    'NY-FX-41',
    'Ghost in the Smoke: event icons entered this turn have no effect, reveals by timer tiles do',
    () => {
      const s = scene({ options: { extraSpecialCards: true } });
      revealTile(s, 'c05y01', 'city-26');
      place(s, 0, 'c05y03');
      const match = play(s, resolving(s, 'snake-x2', 'card'), { step: 'setOff' });
      take(match, 0, { do: 'move', route: ['c05y01'] });
      expect(now(match).eventDiscard).toEqual([]);
      expect(now(match).heroes[0]!.at).toBe('c05y01');

      const t = scene({ options: { extraSpecialCards: true } });
      t.turn.ignoreEvents = true;
      t.eventDeck.push(...t.eventDeck.splice(t.eventDeck.indexOf('lull'), 1));
      expect(now(play(t, { step: 'revealEvents', left: 1 })).eventDiscard).toHaveLength(1);

      const plain = scene();
      revealTile(plain, 'c05y01', 'city-26');
      place(plain, 0, 'c05y03');
      plain.eventDeck.push(...plain.eventDeck.splice(plain.eventDeck.indexOf('lull'), 1));
      const heard = play(
        plain,
        { step: 'walk', seat: 0, left: 1, upTo: true, roadblocks: 'stop', by: 'card', tried: false },
        { step: 'setOff' },
      );
      take(heard, 0, { do: 'move', route: ['c05y01'] });
      expect(now(heard).eventDiscard).toHaveLength(1);
    },
  );
});

describe('traps', () => {
  const WALK = {
    step: 'walk',
    seat: 0,
    left: 1,
    upTo: true,
    roadblocks: 'stop',
    by: 'card',
    tried: false,
  } as const;
  /** Snake enters the trap tile on c05y01 from c05y03; what the check brings depends on the seed. */
  function enter(
    seed: string,
    tile: 'trap-1' | 'trap-2' | 'trap-3' | 'trap-4',
    arrange: (s: State) => void = () => {},
  ) {
    const s = scene({ seed, options: { extraTraps: true } });
    revealTile(s, 'c05y01', tile);
    place(s, 0, 'c05y03');
    arrange(s);
    const match = play(s, { ...WALK }, { step: 'setOff' });
    take(match, 0, { do: 'move', route: ['c05y01'] });
    const checks = match
      .events(null)
      .map(({ event }) => event)
      .filter(({ event }) => event === 'trapChecked') as unknown as { card: string }[];
    return { match, after: now(match), checks: checks.map(({ card }) => card) };
  }
  const seedWith = (card: string): string => {
    for (let i = 0; i < 50; i++) if (enter(`trap ${i}`, 'trap-2').checks[0] === card) return `trap ${i}`;
    throw new Error('no such seed');
  };

  rule('NY-EXT-20', 'the 4 trap tiles are shuffled with the city tiles', () => {
    const { cityDeck, parkDeck } = scene({ options: { extraTraps: true } });
    expect(cityDeck).toHaveLength(40);
    expect(cityDeck.filter((tile) => mapTiles[tile].trap)).toHaveLength(4);
    expect(parkDeck).toHaveLength(8);
    expect(scene().cityDeck.some((tile) => mapTiles[tile].trap)).toBe(false);
  });

  rule(
    ['NY-EXT-21', 'NY-EXT-22'],
    'entering a trap tile draws a trap card after the movement: triggered, its effect happens',
    () => {
      const triggered = enter(seedWith('trap-triggered'), 'trap-2');
      expect(triggered.checks).toEqual(['trap-triggered']);
      expect(triggered.after.noise).toBe(4);
      const safe = enter(seedWith('trap-safe'), 'trap-2');
      expect(safe.checks).toEqual(['trap-safe']);
      expect(safe.after.noise).toBe(0);
    },
  );

  rule('NY-EXT-21', 'traps are checked before events, and every entry counts', () => {
    const s = scene({ options: { extraTraps: true } });
    revealTile(s, 'c05y01', 'trap-2');
    revealTile(s, 'c04y02', 'city-26');
    place(s, 0, 'c05y03');
    s.eventDeck.push(...s.eventDeck.splice(s.eventDeck.indexOf('lull'), 1));
    const match = play(s, { ...WALK }, { ...WALK }, { ...WALK }, { step: 'setOff' });
    for (const to of ['c05y01', 'c04y02', 'c05y01'] as const) take(match, 0, { do: 'move', route: [to] });
    const order = match
      .events(null)
      .map(({ event }) => event.event)
      .filter((name) => name === 'trapChecked' || name === 'eventRevealed');
    expect(order).toEqual(['trapChecked', 'trapChecked', 'eventRevealed']);
  });

  rule(['NY-EXT-21', 'NY-EVT-03'], 'traps are checked in order of entry', () => {
    const s = scene({ options: { extraTraps: true } });
    revealTile(s, 'c04y02', 'trap-2');
    revealTile(s, 'c03y01', 'trap-1');
    place(s, 0, 'c04y04');
    const match = play(s, { ...WALK, left: 2 }, { step: 'setOff' });
    take(match, 0, { do: 'move', route: ['c04y02', 'c03y01'] });
    const checks = match.events(null).filter(({ event }) => event.event === 'trapChecked');
    expect(checks).toMatchObject([{ event: { tile: 'trap-2' } }, { event: { tile: 'trap-1' } }]);
  });

  rule(['NY-EXT-21', 'NY-MOV-05'], 'of two ways to a space the one without a trap is offered', () => {
    const s = scene({ options: { extraTraps: true } });
    revealTile(s, 'c04y02', 'trap-2');
    revealTile(s, 'c05y01', 'city-34');
    place(s, 0, 'c04y04');
    const match = play(s, { ...WALK, left: 2, upTo: false });
    const routes = offered(match, 0, { do: 'move' }).map((choice) => choice.do === 'move' && choice.route);
    expect(routes.filter((route) => route && route.at(-1) === 'c05y01')).toEqual([['c05y03', 'c05y01']]);
  });

  rule('NY-EXT-23', 'one of three trap cards is the triggered one', () => {
    const checks = Array.from({ length: 150 }, (_, i) => enter(`odds ${i}`, 'trap-2').checks[0]);
    const share = checks.filter((card) => card === 'trap-triggered').length / checks.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.47);
  });

  rule('NY-EXT-22', 'the other traps: damage, prisoners, a lost item', () => {
    const seed = seedWith('trap-triggered');
    expect(enter(seed, 'trap-1').after.heroes[0]!.discard).toHaveLength(2);
    expect(enemiesAt(enter(seed, 'trap-3').after, 'c05y01')).toHaveLength(2);
    const robbed = enter(seed, 'trap-4', (s) => giveItem(s, 0, 'skates')).after.heroes[0]!;
    expect([robbed.items.length, robbed.discard.length]).toEqual([0, 1]);
  });

  rule(
    'NY-EXT-24',
    'revealing a trap tile does not set it off, and ignoring events does not disarm it',
    () => {
      const s = scene({ options: { extraTraps: true } });
      s.cityDeck.push(...s.cityDeck.splice(s.cityDeck.indexOf('trap-1'), 1));
      place(s, 0, 'c05y03');
      const match = play(s, { step: 'reveal', seat: 0, left: 1 }, { step: 'setOff' });
      take(match, 0, { do: 'reveal', space: 'c05y01' });
      expect(match.events(null).some(({ event }) => event.event === 'trapChecked')).toBe(false);
      expect(now(match).itemCubes[now(match).tiles.indexOf('trap-1')]).toBe(2);

      const careless = enter('any', 'trap-2', (t) => void (t.turn.ignoreEvents = true));
      expect(careless.checks).toHaveLength(1);
      expect(refusalOf(careless.match, 0, { do: 'stop' })).not.toBeNull();
    },
  );
});
