import { createMatch } from '@getaway/engine';
import { rule, whyNot } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import { components, variants, type HeroId } from '../content/index.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { putCops } from './police.ts';
import {
  type Cast,
  enemiesAt,
  game,
  giveCase,
  now,
  offered,
  place,
  play,
  putEnemies,
  resolving,
  revealPoi,
  revealTile,
  scene,
  take,
} from './scene.ts';

const HEROES = ['snake', 'maggie', 'brain', 'cabbie'] as const satisfies readonly HeroId[];
const blackTiles = (options: Partial<Options>) =>
  [1, 2, 3, 4].map((n) => scene({ heroes: HEROES.slice(0, n), options }).timer.length - 4);

describe('hard games', () => {
  rule('NY-VAR-01', 'hardTimer takes one black tile from what heroes and expansion prescribe', () => {
    expect(blackTiles({ hardTimer: true })).toEqual([8, 9, 10, 11]);
    expect(blackTiles({ hardTimer: true, uspf: true })).toEqual([7, 8, 9, 10]);
    expect(blackTiles({ hardTimer: true, bands: true })).toEqual([8, 9, 10, 11]);
  });

  rule('NY-VAR-02', 'hardPrisoners takes ten prisoners from the supply', () => {
    expect(scene({ options: { hardPrisoners: true } }).prisoners).toBe(30);
  });

  rule('NY-VAR-03', 'both hard options may be used together', () => {
    const s = scene({ options: { hardTimer: true, hardPrisoners: true } });
    expect([s.timer.length - 4, s.prisoners]).toEqual([9, 30]);
  });

  rule('NY-VAR-04', 'with the police and hardPrisoners ten prisoners are used', () => {
    expect(scene({ options: { uspf: true, hardPrisoners: true } }).prisoners).toBe(10);
  });
});

/** Snake stands on the revealed Duke's Camp with a President deck in a known order, the top last. */
function atTheCamp(top: 'president-alive' | 'president-dead', cast: Cast = {}): State {
  const s = scene({ ...cast, options: { ...cast.options, presidentVariant: true } });
  s.presidentDeck = ['president-alive', 'president-dead', 'president-alive'];
  if (top === 'president-dead') s.presidentDeck = ['president-alive', 'president-alive', 'president-dead'];
  revealPoi(s, 'c00y04', 'dukes-camp');
  s.poi.forEach((poi) => (poi.faceup = true));
  revealTile(s, 'c01y05', 'city-34');
  place(s, 0, 'c00y04');
  s.turn.stirred = true;
  return s;
}

const freeMoment = (s: State) => play(s, { step: 'freeMoment', seat: 0, pay: false });

describe('is the President dead or alive?', () => {
  rule(
    ['NY-VAR-10', 'NY-RUL-23'],
    'a deck of 2 alive and 1 dead replaces the President, a variant the Bracelet',
    () => {
      const s = scene({ options: { presidentVariant: true } });
      expect(s.presidentDeck).toHaveLength(3);
      expect(s.presidentDeck.filter((card) => card === 'president-dead')).toHaveLength(1);
      expect(s.cases.map(({ card }) => card[0])).toContain('presidents-bracelet-variant');
      expect(s.cases.map(({ card }) => card[0])).not.toContain('presidents-bracelet');
      expect(now(play(s)).presidentDeck).toEqual([null, null, null]);
      expect(scene().presidentDeck).toEqual([]);
      // Five cards: three of the deck, the Bracelet and a reminder without effect.
      expect(variants.presidentVariant.cardList).toHaveLength(5);
      const tops = new Set(
        ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
          scene({ seed, options: { presidentVariant: true } }).presidentDeck.at(-1),
        ),
      );
      expect(tops.size).toBe(2);
    },
  );

  rule(
    ['NY-VAR-11', 'NY-VAR-12'],
    'taking the President shows the top card to all; alive, it is the President',
    () => {
      const match = freeMoment(atTheCamp('president-alive'));
      take(match, 0, { do: 'takePresident' });
      expect(now(match, 1).presidentDrawn).toEqual(['president-alive']);
      expect(now(match, 1).presidentUnused).toEqual([null, null]);
      expect(now(match).heroes[0]!.president).toBe(true);
      expect(now(match).president).toBe('held');
    },
  );

  rule(
    ['NY-VAR-13', 'NY-VAR-14'],
    'dead, nobody holds the President, but he counts as taken and all else happens once',
    () => {
      const s = atTheCamp('president-dead');
      const match = freeMoment(s);
      take(match, 0, { do: 'takePresident' });
      const after = now(match);
      expect(after.heroes.some(({ president }) => president)).toBe(false);
      expect(after.president).toBe('dead');
      const taken = match.events(1).find(({ event }) => event.event === 'presidentTaken');
      expect(taken?.event).toMatchObject({ alive: false });
      expect(after.helicopter.landed).toBe(true);
      expect(enemiesAt(after, 'c01y05')).toHaveLength(1);
      expect(after.enemies.map(({ kind }) => kind)).toContain('duke');
      expect(offered(match, 0, { do: 'takePresident' })).toEqual([]);

      const alive = freeMoment(atTheCamp('president-alive'));
      take(alive, 0, { do: 'takePresident' });
      expect(now(alive).helicopter.landed).toBe(true);
      expect(enemiesAt(now(alive), 'c01y05')).toHaveLength(1);
    },
  );

  rule('NY-VAR-13', 'with a dead President no bridge leads out, and a lone escape is open', () => {
    const s = atTheCamp('president-dead');
    revealTile(s, 'c02y08', 'city-28');
    place(s, 0, 'c02y08');
    giveCase(s, 0, 'tape');
    giveCase(s, 0, 'diagram-1');
    s.president = 'dead';
    s.presidentDrawn = s.presidentDeck.splice(-1);
    s.presidentUnused = s.presidentDeck.splice(0);
    const walk = {
      step: 'walk',
      seat: 0,
      left: 1,
      upTo: true,
      roadblocks: 'stop',
      by: 'card',
      tried: false,
    } as const;
    const match = play(s, { ...walk });
    expect(offered(match, 0, { do: 'tryBridge' })).toEqual([]);
    expect(whyNot(match, 0, { do: 'tryBridge' })).toBe('NY-VAR-13');
    const lacking = match
      .explain(0)
      .filter(({ choice }) => choice.do === 'escape')
      .map((one) => one.rule);
    expect(lacking).not.toContain('NY-WIN-09');
    s.president = 'slot';
    s.presidentDeck = [...s.presidentUnused.splice(0), ...s.presidentDrawn.splice(0)];
    const before = play(s, { ...walk })
      .explain(0)
      .filter(({ choice }) => choice.do === 'escape')
      .map((one) => one.rule);
    expect(before).toContain('NY-WIN-09');
  });

  rule(
    ['NY-VAR-15', 'NY-FX-24'],
    'the variant Bracelet looks at the top card, may bury it, then looks at 2 POI tiles',
    () => {
      const s = scene({ options: { presidentVariant: true } });
      s.presidentDeck = ['president-alive', 'president-alive', 'president-dead'];
      giveCase(s, 0, 'presidents-bracelet-variant');
      s.turn.stirred = true;
      const match = freeMoment(s);
      take(match, 0, { do: 'revealBracelet' });
      expect(now(match, 0).presidentDeck).toEqual([null, null, 'president-dead']);
      expect(now(match, 1).presidentDeck).toEqual([null, null, null]);
      const seen = match.events(0).find(({ event }) => event.event === 'presidentSeen');
      expect(seen?.event).toMatchObject({ card: 'president-dead', to: [0] });
      take(match, 0, { do: 'putBack', place: 'bottom' });
      expect(now(match, 0).presidentDeck).toEqual(['president-dead', null, null]);
      take(match, 0, { do: 'peekPoi' });
      take(match, 0, { do: 'peekPoi' });
      expect(offered(match, 0, { do: 'peekPoi' })).toEqual([]);
      expect(now(match, 0).poi.filter(({ tile }) => tile !== null)).toHaveLength(2);
      expect(now(match, 1).poi.filter(({ tile }) => tile !== null)).toHaveLength(0);

      const top = freeMoment(s);
      take(top, 0, { do: 'revealBracelet' });
      take(top, 0, { do: 'putBack', place: 'top' });
      expect(now(top, 0).presidentDeck).toEqual([null, null, 'president-dead']);

      s.presidentDrawn = s.presidentDeck.splice(-1);
      s.presidentUnused = s.presidentDeck.splice(0);
      s.president = 'dead';
      const late = freeMoment(s);
      take(late, 0, { do: 'revealBracelet' });
      expect(offered(late, 0, { do: 'putBack' })).toEqual([]);
      expect(offered(late, 0, { do: 'peekPoi' })).toHaveLength(8);
    },
  );

  rule('NY-FX-24', 'without a President deck there is nothing to look at', () => {
    const s = scene();
    s.cases = s.cases.map((slot) => (slot.card[0] === 'presidents-bracelet' ? slot : slot));
    const match = play(s, resolving(s, 'presidents-bracelet-variant', 'card'));
    expect(offered(match, 0, { do: 'putBack' })).toEqual([]);
    expect(offered(match, 0, { do: 'peekPoi' })).toHaveLength(8);
  });
});

describe('Wanted', () => {
  const wanted = (cast: Cast = {}) => scene({ ...cast, options: { ...cast.options, wanted: true } });

  rule(
    ['NY-VAR-20', 'NY-RUL-28'],
    'two Wanted objectives are among the blue cards that are drawn from',
    () => {
      const s = wanted();
      const blue = [...s.blueDeck, ...s.blueUnused, ...s.heroes.flatMap((hero) => hero.blue)];
      expect(blue).toHaveLength(8);
      expect(blue.filter((card) => card === 'obj-wanted')).toHaveLength(2);
      expect([...s.blueDeck, ...s.heroes.flatMap((hero) => hero.blue)]).toHaveLength(4);
      const purple = [...s.purpleDeck, ...s.purpleUnused, ...s.heroes.flatMap((hero) => hero.purple)];
      expect(purple).toHaveLength(6);
      const dealt = Array.from({ length: 30 }, (_, i) =>
        wanted({ seed: `deal ${i}` }).heroes.flatMap((hero) => hero.blue),
      );
      expect(dealt.flat()).toContain('obj-wanted');
    },
  );

  rule('NY-VAR-21', 'three wanted cards lie near the board', () => {
    expect(wanted().wantedCards).toBe(3);
    expect(components.wantedCards.count).toBe(3);
    expect(scene().wantedCards).toBe(0);
  });

  /** The current hero shoots a boss who has one hit point left. */
  function bringDown(s: State, boss: 'duke' | 'romero' | 'slag') {
    const [no = 0] = putEnemies(s, boss, 'c05y05');
    s.enemies.find((enemy) => enemy.no === no)!.damage = { duke: 6, romero: 3, slag: 5 }[boss];
    return now(play(s, resolving(s, 'maggie-5', 'card')));
  }

  rule('NY-VAR-22', 'who defeats a boss takes a wanted card while any are left', () => {
    const s = wanted();
    const after = bringDown(s, 'slag');
    expect([after.heroes[0]!.wanted, after.heroes[1]!.wanted, after.wantedCards]).toEqual([1, 0, 2]);
    const none = wanted();
    none.wantedCards = 0;
    none.heroes[1]!.wanted = 3;
    expect(bringDown(none, 'slag').heroes[0]!.wanted).toBe(0);
    expect(bringDown(scene(), 'slag').heroes[0]!.wanted).toBe(0);
  });

  rule('NY-VAR-22', 'a boss who falls to an Explosion! gives nobody a wanted card', () => {
    const s = wanted({ options: { extraExplosions: true } });
    putEnemies(s, 'slag', 'c05y05');
    s.enemies[0]!.damage = 5;
    const after = now(play(s, resolving(s, 'explosion', 'event')));
    expect(after.enemies).toEqual([]);
    expect(after.heroes.map((hero) => hero.wanted)).toEqual([0, 0]);
  });

  rule('NY-VAR-23', 'the Duke gives one each time he falls', () => {
    const s = wanted();
    s.bossesDefeated.duke = 1;
    s.heroes[0]!.wanted = 1;
    s.wantedCards = 2;
    expect(bringDown(s, 'duke').heroes[0]!.wanted).toBe(2);
  });

  rule(
    ['NY-VAR-24', 'NY-VAR-25'],
    'a Wanted objective is met by one wanted card, which is public and counts for no limit',
    () => {
      const s = wanted();
      const hero = s.heroes[0]!;
      const pile = [s.blueDeck, s.blueUnused, s.heroes[1]!.blue].find((cards) =>
        cards.includes('obj-wanted'),
      )!;
      if (hero.blue[0] !== 'obj-wanted')
        [pile[pile.indexOf('obj-wanted')], hero.blue[0]] = [hero.blue[0]!, 'obj-wanted'];
      const purple = [s.purpleDeck, s.purpleUnused, s.heroes[1]!.purple].find((cards) =>
        cards.includes('obj-gullfire'),
      );
      if (hero.purple[0] !== 'obj-gullfire')
        [purple![purple!.indexOf('obj-gullfire')], hero.purple[0]] = [hero.purple[0]!, 'obj-gullfire'];
      hero.level = 3;
      hero.bar = { prisoners: 0, items: 0, killed: 0, paid: 0 };
      s.president = 'held';
      s.heroes[1]!.president = true;
      place(s, 0, 'c02y02');
      const without = freeMoment(s);
      expect(offered(without, 0, { do: 'escape' })).toEqual([]);
      hero.wanted = 1;
      s.wantedCards = 2;
      const match = freeMoment(s);
      expect(match.view(null).heroes[0]!.wanted).toBe(1);
      expect(offered(match, 0, { do: 'dropItem' })).toEqual([]);
      take(match, 0, { do: 'escape', transport: 'gullfire' });
      expect(match.outcome()).toMatchObject({ ending: 'loneVictory', winners: [0] });

      // Three cards in the supply and a wanted card: nothing has to go, and a thief finds nothing to take but these.
      const rich = wanted({ heroes: ['snake', 'maggie'] });
      rich.heroes[1]!.wanted = 1;
      rich.wantedCards = 2;
      const thief = play(rich, { step: 'steal', seat: 0, range: 0, from: ['president', 'case', 'item'] });
      expect(offered(thief, 0, { do: 'steal' })).toEqual([]);
    },
  );

  rule('NY-VAR-26', 'a boss shot by cops counts for the hero who ordered it', () => {
    const s = wanted({ options: { uspf: true } });
    putCops(s, 'c05y03');
    putEnemies(s, 'slag', 'c05y03');
    s.enemies[0]!.damage = 5;
    const match = play(s, resolving(s, 'cop-fire', 'cop'));
    take(match, 0, { do: 'copFire', space: 'c05y03' });
    expect(now(match).heroes[0]!.wanted).toBe(1);
  });
});

rule(
  'NY-EXT-06',
  'all options go together: variant art changes nothing, and no combination is refused',
  () => {
    const all = Object.fromEntries(Object.keys(game.options).map((name) => [name, true]));
    for (const seats of [2, 3, 4, 5])
      expect(() => createMatch(game, { seats, options: all, seed: 'x' })).not.toThrow();
    const plain = scene({ seed: 'art' });
    const painted = scene({ seed: 'art', options: { variantArt: true } });
    expect({ ...painted, options: plain.options }).toEqual(plain);
  },
);
