import { completeOptions, createMatch } from '@getaway/engine';
import { refusalOf, rule, whyNot } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { bands } from '../content/index.ts';
import { prisonerTokens } from '../rules/figures.ts';
import {
  type Cast,
  enemiesAt,
  game,
  now,
  offered,
  play,
  type Play,
  putEnemies,
  revealPoi,
  take,
  withBands,
} from './scene.ts';

/** Snake, Maggie and, in seat 2, New York. */
const NY = 2;

describe('setup', () => {
  rule(['NY-BND-01', 'NY-GEN-01'], 'one more seat plays New York; nobody plays it without a hero', () => {
    expect(withBands().seats).toBe(3);
    expect(withBands().heroes).toHaveLength(2);
    expect(() => createMatch(game, { seats: 1, options: { bands: true }, seed: 'x' })).toThrow(/NY-GEN-01/);
    expect(() => createMatch(game, { seats: 5, options: { bands: true }, seed: 'x' })).not.toThrow();
    const five = createMatch(game, { seats: 5, seed: 'x' }).view(null);
    expect([five.options.bands, five.heroes.length]).toEqual([true, 4]);
  });

  rule('NY-BND-01', 'the last seat plays New York, and with five players it always does', () => {
    const parts = (seats: number, bands: boolean) => game.parts?.(completeOptions(game, { bands }), seats);
    expect(parts(2, true)).toEqual(['hero', 'newYork']);
    expect(parts(4, false)).toEqual(['hero', 'hero', 'hero', 'hero']);
    expect(parts(5, false)).toEqual(['hero', 'hero', 'hero', 'hero', 'newYork']);
    expect(parts(5, true)).toEqual(parts(5, false));
  });

  rule('NY-BND-02', 'the standard deck, its special cards and the mission boxes stay in the box', () => {
    const s = withBands();
    expect([...s.nyDeck, ...s.nyAside, ...s.nyDiscard]).toEqual([]);
    const match = play(s, { step: 'gainNoise', n: 14 });
    expect(now(match).missionLeft).toBe(s.missionLeft);
  });

  rule('NY-BND-03', 'noise starts at 0 on a track to 12', () => {
    const s = withBands();
    expect(s.noise).toBe(0);
    expect(now(play(s, { step: 'gainNoise', n: 12 })).noise).toBe(12);
    expect(now(play(s, { step: 'gainNoise', n: 13 })).noise).toBe(12);
  });

  rule(['NY-BND-04', 'NY-BND-06'], 'the bonus cube starts on 0 and the bosses off the board', () => {
    const s = withBands();
    expect(s.bands.points).toBe(0);
    expect(s.bands.bonus).toBeNull();
    expect(s.enemies).toEqual([]);
  });

  rule('NY-BND-05', 'the power up cube starts on 4, 4, 5, 5 for 1 to 4 heroes', () => {
    const heroes = ['snake', 'maggie', 'brain', 'cabbie'] as const;
    const cubes = [1, 2, 3, 4].map((n) => withBands({ heroes: heroes.slice(0, n) }).bands.powerUp);
    expect(cubes).toEqual([4, 4, 5, 5]);
  });

  rule('NY-BND-07', 'New York holds its four action cards; the special ones lie aside', () => {
    expect(withBands().bands.hand).toEqual(['bny-1', 'bny-2', 'bny-3', 'bny-4']);
  });

  rule(['NY-BND-08', 'NY-BND-56'], 'eleven missions are shuffled into the mission deck', () => {
    const deck = withBands({ seed: 'a' }).bands.missionDeck;
    const count = (id: string) => deck.filter((mission) => mission === id).length;
    expect(deck).toHaveLength(11);
    expect(count('mission-clock')).toBe(4);
    expect(new Set(deck).size).toBe(8);
    expect(withBands({ seed: 'b' }).bands.missionDeck).not.toEqual(deck);
  });

  rule('NY-BND-09', 'the timer deck is that of the number of heroes, not of seats', () => {
    expect(withBands().timer).toHaveLength(3 + 1 + 10);
  });

  test('all prisoners are used', () =>
    expect(withBands().prisoners).toBe(prisonerTokens(withBands().options)));
});

/** The New York phase of the first hero's turn, with some noise. */
function phase(
  noise: number,
  arrange: (s: ReturnType<typeof withBands>) => void = () => {},
  cast: Cast = {},
) {
  const s = withBands(cast);
  s.noise = noise;
  arrange(s);
  return play(s, { step: 'bandsPhase' });
}

describe('the New York phase', () => {
  rule('NY-BND-10', 'New York plays cards in place of steps 10 to 12', () => {
    const s = withBands();
    s.noise = 4;
    putEnemies(s, 'prisoner', 'c05y03');
    s.agenda = [];
    const match = play(s, { step: 'turn', seat: 0 });
    const done = () => match.pending().some(({ seat }) => seat === NY);
    for (let i = 0; i < 60 && !done(); i++) {
      const [{ seat, choices } = { seat: 0, choices: [] }] = match.pending();
      const dull = choices.find(({ do: act }) => act === 'keepTimer' || act === 'proceed' || act === 'stop');
      match.play(seat, (dull ?? choices[0])!);
    }
    expect(offered(match, NY, { do: 'playBand' }).length).toBeGreaterThan(0);
    take(match, NY, { do: 'stop' });
    expect(enemiesAt(now(match), 'c05y03')).toHaveLength(1);
    expect(now(match).nyDiscard).toEqual([]);
  });

  rule('NY-BND-11', 'with less noise than the power up cube the phase is skipped', () => {
    expect(phase(3).pending()[0]?.seat).toBe(1);
    expect(phase(4).pending()[0]?.seat).toBe(NY);
  });

  rule(['NY-BND-12', 'NY-BND-33'], 'an active phase ends the prisoner bonus; a skipped one does not', () => {
    const arrange = (s: ReturnType<typeof withBands>) => void (s.bands.bonus = 'movement');
    expect(now(phase(3, arrange)).bands.bonus).toBe('movement');
    const active = now(phase(4, arrange));
    expect(active.bands.bonus).toBeNull();
    expect(active.bands.points).toBe(0);
    const ended = (match: Play) => match.events(null).filter(({ event }) => event.event === 'bonusEnded');
    expect([ended(phase(4, arrange)).length, ended(phase(4)).length]).toEqual([1, 0]);
  });

  rule(
    'NY-BND-13',
    'New York plays and discards cards in any order until it stops or the hand is empty',
    () => {
      const match = phase(12);
      take(match, NY, { do: 'discardBand', card: 'bny-4' });
      take(match, NY, { do: 'playBand', card: 'bny-3', powerUp: 'without' });
      take(match, NY, { do: 'placeRoadblock' });
      expect(offered(match, NY, { do: 'playBand', card: 'bny-2' })).not.toEqual([]);
      take(match, NY, { do: 'stop' });
      expect(match.pending()[0]?.seat).toBe(1);

      const all = phase(12);
      for (const card of bands.actionCards) take(all, NY, { do: 'discardBand', card: card.id });
      take(all, NY, { do: 'takeBonus' });
      expect(all.pending()[0]?.seat).toBe(1);
    },
  );

  rule('NY-BND-14', 'a card costs its noise and cannot be played for less', () => {
    const match = phase(5, (s) => s.bands.hand.push('bny-sp-duke'));
    take(match, NY, { do: 'playBand', card: 'bny-sp-duke', powerUp: 'without' });
    expect(now(match).noise).toBe(2);
    take(match, NY, { do: 'playBand', card: 'bny-4', powerUp: 'without' });
    expect(now(match).noise).toBe(0);
    expect(refusalOf(match, NY, { do: 'playBand', card: 'bny-3', powerUp: 'without' })).toBe('NY-BND-14');
  });

  rule('NY-BND-15', 'with enough noise before paying the power up may come before or after', () => {
    const arrange = (s: ReturnType<typeof withBands>) => {
      s.heroes[0]!.at = 'c05y05';
      s.bands.missions = ['mission-grip'];
      s.bands.missionDeck = s.bands.missionDeck.filter((mission) => mission !== 'mission-grip');
    };
    // Activated before the new mission is revealed, only the old one is carried out; after it, both.
    const before = phase(5, arrange);
    take(before, NY, { do: 'playBand', card: 'bny-4', powerUp: 'before' });
    expect(now(before).bands.powerUp).toBe(3);
    expect(now(before).bands.missions).toHaveLength(1);
    expect(now(before).noise).toBe(3);

    const after = phase(4, (s) => {
      arrange(s);
      const { missionDeck } = s.bands;
      missionDeck.push(...missionDeck.splice(missionDeck.indexOf('mission-glider'), 1));
    });
    take(after, NY, { do: 'playBand', card: 'bny-4', powerUp: 'after' });
    take(after, NY, { do: 'activateMission', mission: 'mission-grip' });
    expect(now(after).bands.missions).toEqual([]);
    expect(now(after).gullfire).toBe(false);

    take(before, NY, { do: 'playBand', card: 'bny-3', powerUp: 'without' });
    take(before, NY, { do: 'placeRoadblock' });
    expect(now(before).noise).toBe(2);
    expect(whyNot(before, NY, { do: 'playBand', card: 'bny-1', powerUp: 'after' })).toBe('NY-BND-15');
  });

  rule(
    ['NY-BND-16', 'NY-BND-17'],
    'discarding costs noise and gives points; the card lies in the discard',
    () => {
      const match = phase(4);
      take(match, NY, { do: 'discardBand', card: 'bny-2' });
      expect(now(match).noise).toBe(3);
      expect(now(match).bands.points).toBe(2);
      take(match, NY, { do: 'playBand', card: 'bny-4', powerUp: 'without' });
      expect(now(match).bands.discard).toEqual(['bny-2', 'bny-4']);
      const poor = phase(4);
      take(poor, NY, { do: 'playBand', card: 'bny-1', powerUp: 'without' });
      for (let i = 0; i < 3; i++) take(poor, NY, { do: 'place' });
      take(poor, NY, { do: 'playBand', card: 'bny-4', powerUp: 'without' });
      expect(refusalOf(poor, NY, { do: 'discardBand', card: 'bny-2' })).toBe('NY-BND-16');
    },
  );

  rule('NY-BND-18', 'when the phase ends with an empty hand, all cards come back; otherwise none', () => {
    const match = phase(4);
    take(match, NY, { do: 'discardBand', card: 'bny-1' });
    take(match, NY, { do: 'stop' });
    expect(now(match).bands.hand).toEqual(['bny-2', 'bny-3', 'bny-4']);

    const one = phase(
      4,
      (s) => void (s.bands = { ...s.bands, hand: ['bny-1', 'bny-2'], discard: ['bny-3', 'bny-4'] }),
    );
    take(one, NY, { do: 'discardBand', card: 'bny-1' });
    take(one, NY, { do: 'stop' });
    expect(now(one).bands.hand).toEqual(['bny-2']);

    const empty = phase(
      4,
      (s) => void (s.bands = { ...s.bands, hand: ['bny-1'], discard: ['bny-2', 'bny-3', 'bny-4'] }),
    );
    take(empty, NY, { do: 'discardBand', card: 'bny-1' });
    expect(now(empty).bands.hand).toHaveLength(4);
    expect(now(empty).bands.discard).toEqual([]);
  });

  rule('NY-BND-19', 'a special card of a POI tile joins the hand and can be played in the next phase', () => {
    const s = withBands();
    s.noise = 4;
    revealPoi(s, 'c00y04', 'rail-yard');
    const match = play(
      s,
      { step: 'effects', list: 'rail-yard', next: 0, hero: 0, by: 'poi', at: 'c00y04' },
      { step: 'bandsPhase' },
    );
    expect(now(match).bands.hand).toContain('bny-sp-romero');
    expect(now(match).nyDeck).toEqual([]);
    expect(offered(match, NY, { do: 'playBand', card: 'bny-sp-romero' })).not.toEqual([]);
  });

  rule('NY-BND-20', 'a card can be played although its effects have no object', () => {
    const match = phase(4);
    take(match, NY, { do: 'playBand', card: 'bny-2', powerUp: 'without' });
    expect(now(match).noise).toBe(2);
    expect(now(match).bands.discard).toEqual(['bny-2']);
  });
});

describe('bonus points', () => {
  rule('NY-BND-30', 'the bonus cube stops at 6', () => {
    const match = phase(4, (s) => void (s.bands.points = 5));
    take(match, NY, { do: 'discardBand', card: 'bny-2' });
    expect(now(match).bands.points).toBe(6);
    take(match, NY, { do: 'discardBand', card: 'bny-1' });
    expect(now(match).bands.points).toBe(6);
    // The excess is not even told.
    const told = match.events(null).filter(({ event }) => event.event === 'pointsGained');
    expect(told).toMatchObject([{ event: { n: 1, points: 6 } }]);
  });

  rule('NY-BND-31', 'between cards the cube may go to a bonus at or left of its position', () => {
    const match = phase(4, (s) => void (s.bands.points = 2));
    expect(offered(match, NY, { do: 'takeBonus' })).toEqual([{ do: 'takeBonus', bonus: 'movement' }]);
    expect(refusalOf(match, NY, { do: 'takeBonus', bonus: 'hit-points' })).toBe('NY-BND-31');
    take(match, NY, { do: 'discardBand', card: 'bny-3' });
    take(match, NY, { do: 'takeBonus', bonus: 'hit-points' });
    expect(now(match).bands.bonus).toBe('hit-points');
    expect(now(match).bands.points).toBe(0);
    expect(offered(match, NY, { do: 'playBand' })).not.toEqual([]);
  });

  rule('NY-BND-32', 'the bonuses lie at 2, 3, 5 and 6 and make all prisoners stronger', () => {
    expect(bands.bonusTrack.bonuses.map(({ at, id }) => [at, id])).toEqual([
      [2, 'movement'],
      [3, 'hit-points'],
      [5, 'range'],
      [6, 'damage'],
    ]);
    const lost = (bonus: 'damage' | 'range' | null) => {
      const s = withBands();
      s.bands.bonus = bonus;
      putEnemies(s, 'prisoner', bonus === 'range' ? 'c05y03' : 'c05y05');
      return s.heroes[0]!.hand.length - now(play(s, { step: 'damageStep', seat: 0 })).heroes[0]!.hand.length;
    };
    expect([lost(null), lost('damage'), lost('range')]).toEqual([1, 2, 1]);

    const tough = withBands();
    tough.bands.bonus = 'hit-points';
    putEnemies(tough, 'prisoner', 'c05y05');
    const match = play(tough, { step: 'effects', list: 'maggie-5', next: 0, hero: 0, by: 'card', at: null });
    expect(enemiesAt(now(match), 'c05y05')).toHaveLength(1);
  });

  rule('NY-BND-34', 'only one bonus can be active', () => {
    const match = phase(4, (s) => void (s.bands.points = 6));
    take(match, NY, { do: 'takeBonus', bonus: 'damage' });
    expect(refusalOf(match, NY, { do: 'takeBonus', bonus: 'movement' })).toBe('NY-BND-34');
  });

  rule('NY-BND-35', 'while a bonus is active no points are gained', () => {
    const match = phase(4, (s) => void (s.bands.points = 2));
    take(match, NY, { do: 'takeBonus', bonus: 'movement' });
    take(match, NY, { do: 'discardBand', card: 'bny-4' });
    expect(now(match).bands.points).toBe(0);
  });

  rule('NY-BND-36', 'noise beyond the end of the track becomes points and noise stays', () => {
    const s = withBands();
    s.noise = 11;
    const after = now(play(s, { step: 'gainNoise', n: 4 }));
    expect(after.noise).toBe(12);
    expect(after.bands.points).toBe(3);
    expect(after.timer).toHaveLength(s.timer.length);
  });
});
