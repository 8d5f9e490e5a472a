import { createMatch } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import type { MissionId } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import {
  enemiesAt,
  game,
  giveItem,
  now,
  offered,
  place,
  play,
  resolving,
  revealTile,
  take,
  withBands,
} from './scene.ts';

const NY = 2;

/** Puts missions in play, and others on top of the deck, the first topmost. */
function missions(s: State, inPlay: MissionId[], top: MissionId[] = []): void {
  const { missionDeck } = s.bands;
  for (const mission of [...inPlay, ...top]) missionDeck.splice(missionDeck.indexOf(mission), 1);
  s.bands.missions = inPlay;
  missionDeck.push(...top.toReversed());
}

describe('missions', () => {
  rule('NY-BND-50', 'Big Plans puts the top mission in play; an empty deck brings none', () => {
    const s = withBands();
    missions(s, [], ['mission-wheels']);
    expect(now(play(s, resolving(s, 'bny-4', 'band'))).bands.missions).toEqual(['mission-wheels']);
    s.bands.missionsGone = s.bands.missionDeck;
    s.bands.missionDeck = [];
    expect(now(play(s, resolving(s, 'bny-4', 'band'))).bands.missions).toEqual([]);
  });

  rule(['NY-BND-50', 'NY-BND-51'], 'several missions come one after the other; three may be in play', () => {
    const s = withBands();
    missions(s, ['mission-duke'], ['mission-glider', 'mission-boats', 'mission-grip']);
    const two = play(s, { step: 'revealMissions', seat: NY, left: 2 });
    expect(now(two).bands.missions).toEqual(['mission-duke', 'mission-glider', 'mission-boats']);
    expect(two.pending()[0]?.seat).toBe(1);
    const three = play(s, { step: 'revealMissions', seat: NY, left: 3 });
    expect(offered(three, NY, { do: 'dropMission' })).toHaveLength(3);
  });

  rule('NY-BND-51', 'a fourth mission costs one of the three that were in play', () => {
    const s = withBands();
    missions(s, ['mission-clock', 'mission-clock', 'mission-duke'], ['mission-glider']);
    const match = play(s, resolving(s, 'bny-4', 'band'));
    expect(offered(match, NY)).toEqual([
      { do: 'dropMission', mission: 'mission-clock' },
      { do: 'dropMission', mission: 'mission-duke' },
    ]);
    take(match, NY, { do: 'dropMission', mission: 'mission-duke' });
    expect(now(match).bands.missions).toEqual(['mission-clock', 'mission-clock', 'mission-glider']);
    expect(now(match).bands.missionsGone).toEqual(['mission-duke']);
  });

  rule(
    ['NY-BND-52', 'NY-FX-95'],
    'activating resolves all missions in an order of New York and removes them',
    () => {
      const s = withBands();
      missions(s, ['mission-glider', 'mission-grip', 'mission-grip'].slice(0, 2) as MissionId[]);
      const match = play(s, resolving(s, 'bny-4.powerUp', 'band'));
      expect(offered(match, NY)).toHaveLength(2);
      take(match, NY, { do: 'activateMission', mission: 'mission-grip' });
      expect(now(match).gullfire).toBe(false);
      expect(now(match).bands.missions).toEqual([]);
      expect(now(match).bands.missionsGone).toEqual(['mission-grip', 'mission-glider']);
    },
  );

  rule('NY-BND-53', 'Tighten the Grip moves the power up cube by 1, never below 2', () => {
    const s = withBands();
    expect(now(play(s, resolving(s, 'mission-grip', 'mission'))).bands.powerUp).toBe(3);
    s.bands.powerUp = 2;
    expect(now(play(s, resolving(s, 'mission-grip', 'mission'))).bands.powerUp).toBe(2);
  });

  rule('NY-BND-56', 'Wheels for the Gang and Ransack do what they say', () => {
    const s = withBands();
    revealTile(s, 'c05y01', 'city-34');
    revealTile(s, 'c03y05', 'city-28');
    const match = play(s, resolving(s, 'mission-wheels', 'mission'));
    take(match, NY, { do: 'place', space: 'c05y01' });
    take(match, NY, { do: 'place', space: 'c03y05' });
    expect(now(match).enemies.map(({ kind, at }) => [kind, at])).toEqual([
      ['prisonerCar', 'c05y01'],
      ['prisonerCar', 'c03y05'],
    ]);
    giveItem(s, 0, 'pistol', 'skates');
    giveItem(s, 1, 'axe');
    const after = play(s, resolving(s, 'mission-ransack', 'mission'));
    expect(now(after).heroes.map(({ items }) => items.length)).toEqual([1, 0]);
  });
});

describe('New York as a player', () => {
  rule(
    'NY-BND-60',
    'New York knows facedown POI tiles and case cards in slots, and no card of a hero',
    () => {
      const s = withBands();
      giveItem(s, 0, 'pistol');
      const match = play(s);
      const view = now(match, NY);
      expect(view.poi.every(({ tile }) => tile !== null)).toBe(true);
      expect(view.cases.every(({ card }) => card[0] !== null)).toBe(true);
      expect(view.heroes[0]).toMatchObject({ items: [null], blue: [null], purple: [null] });
      expect(view.heroes[0]!.hand.every((card) => card === null)).toBe(true);
      expect(view.timer.every((tile) => tile === null)).toBe(true);
      expect(view.bands.missionDeck.every((mission) => mission === null)).toBe(true);
      expect(now(match, 0).poi.every(({ tile }) => tile === null)).toBe(true);
      expect(match.view(null).cases.every(({ card }) => card[0] === null)).toBe(true);
      const alone = createMatch(game, { seats: 3, seed: 'x' });
      expect(alone.view(2).poi.every(({ tile }) => tile === null)).toBe(true);
    },
  );

  rule('NY-BND-61', 'Waste Their Time discards a tile unresolved', () => {
    const s = withBands();
    const riot = s.timer.findIndex((tile) => tile === 'riot');
    if (riot >= 0) s.timer.push(...s.timer.splice(riot, 1));
    else
      [s.timer[s.timer.length - 1], s.timerUnused[s.timerUnused.indexOf('riot')]] = ['riot', s.timer.at(-1)!];
    const after = now(play(s, resolving(s, 'mission-clock', 'mission')));
    expect(after.timer).toHaveLength(s.timer.length - 1);
    expect(after.noise).toBe(0);
  });

  rule('NY-BND-63', 'there are no mission cubes to move', () => {
    const s = withBands();
    const after = now(play(s, { step: 'effects', list: 'ny-06', next: 0, hero: 0, by: 'ny', at: null }));
    expect(after.missionLeft).toBe(s.missionLeft);
  });

  rule('NY-BND-64', 'New York wins with the last red tile, also when a mission discards it', () => {
    const s = withBands();
    const deadly = s.timer.indexOf('red-new-york-wins');
    s.timer.push(...s.timer.splice(deadly, 1));
    for (const tile of s.timer.splice(0, s.timer.length - 1)) s.timerGone.push(tile);
    const match = play(s, resolving(s, 'mission-clock', 'mission'));
    expect(match.outcome()).toMatchObject({ ending: 'newYorkVictory', winners: [NY] });
  });

  rule('NY-BND-65', 'prisoners that are missing make noise', () => {
    const s = withBands();
    s.heroes[1]!.bar.killed = 0;
    s.prisoners = 0;
    for (let i = 0; i < 40; i++)
      s.enemies.push({ no: s.created++, kind: 'prisoner', at: 'c02y02', damage: 0, tricked: false });
    expect(now(play(s, resolving(s, 'bny-1', 'band'))).noise).toBe(3);
  });

  rule(
    ['NY-BND-66', 'NY-FX-03'],
    'at a tile of step 1 New York places prisoners, the current player does the rest',
    () => {
      const s = withBands();
      place(s, 1, 'c02y02');
      const watch = play(s, resolving(s, 'night-watch', 'timer'));
      expect(watch.pending()[0]?.seat).toBe(NY);
      take(watch, NY, { do: 'place', space: 'c05y07' });
      expect(enemiesAt(now(watch), 'c05y07')).toHaveLength(1);
      const light = play(s, resolving(s, 'searchlight', 'timer'));
      expect(light.pending()[0]?.seat).toBe(0);
      const rumor = play(s, resolving(s, 'rumor', 'timer'));
      expect(rumor.pending()[0]?.seat).toBe(0);
    },
  );
});
