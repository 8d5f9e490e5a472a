import { createMatch, startState } from '@getaway/engine';
import { wordsOf } from '@getaway/engine/testing';
import { speaker } from '@getaway/words';
import { describe, expect, it } from 'vitest';
import { terms } from '../../games/escape-plan/board/cellNames.ts';
import { besideWhat, wayTo, whereTo } from '../../games/escape-plan/board/compass.ts';
import { escapePlan } from '@getaway/escape-plan';
import { landmarkOf } from '../../games/escape-plan/rules/landmarks.ts';
import {
  adjacentTiles,
  cellOf,
  headingTo,
  placements,
  tileDistance,
} from '../../games/escape-plan/rules/map/index.ts';
import { START } from '../../games/escape-plan/test/mapCities.ts';
import { quietCity } from '../../games/escape-plan/test/scene.ts';

const inAll = await wordsOf(escapePlan);
const words = (locale: string) => speaker(inAll[locale] ?? {}, { locale });
const english = words('en');

describe('directions on the board', () => {
  it('north is up: the six neighbours of a cell, clockwise, and what lies straight above and below', () => {
    const around = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];
    expect(around.map((cell) => headingTo('0,0', cell))).toEqual([
      'east',
      'south-east',
      'south-west',
      'west',
      'north-west',
      'north-east',
    ]);
    expect([headingTo('0,0', '1,-2'), headingTo('0,0', '-1,2'), headingTo('0,0', '0,0')]).toEqual([
      'north',
      'south',
      null,
    ]);
  });

  it('a cell is told by the tiles beside it', () => {
    expect(besideWhat(START, '0,1', english)).toEqual([
      'south-east of Mercy Heights',
      'south-west of Union Yard',
    ]);
    expect(besideWhat(START, '0,1', words('pt-BR'))[1]).toBe('a sudoeste de Union Yard');
    expect(besideWhat(START, '0,1', words('pl'))[1]).toBe('na południowy zachód od Union Yard');
  });

  it('one tile from another, by heading and distance', () => {
    expect(wayTo(START, 'start-hospital', 'start-gang', english)).toBe('east, 1 tile away');
    expect(wayTo(START, 'start-gang', 'start-hospital', words('pl'))).toBe('na zachód, o 1 kafelek');
    expect(wayTo(START, 'start-gang', 'start-gang', english)).toBe('where you are');
    expect(wayTo(START, null, 'start-gang', english)).toBe('');
  });

  it('a travel leads away from the own tile, an officer away from its tile', () => {
    const s = quietCity();
    const [near] = adjacentTiles(s.city, 'start-hospital');
    const far = s.city.tiles.find((tile) => tileDistance(s.city, 'start-hospital', tile) > 2)!;
    const move = { do: 'moveOfficer', officer: 'swat', tile: far, to: near! } as const;
    expect(whereTo(s, 0, move, english)).toBe(wayTo(s.city, far, near!, english));
    const wound = { do: 'wound', tile: near!, officer: 'swat' } as const;
    expect(whereTo(s, 0, wound, english)).toMatch(/, 1 tile away$/);
    expect(whereTo(s, null, wound, english)).toBe('');
    expect(whereTo(s, 0, { do: 'rest' }, english)).toBe('');
  });

  it('every placement says beside which tiles', () => {
    const { city } = startState(escapePlan, { seats: 2, seed: 'compass' });
    const state = startState(escapePlan, { seats: 2, seed: 'compass' });
    for (const placement of placements(city, ['a1', 'b2'])) {
      const said = whereTo(state, 0, { do: 'placeTile', ...placement }, english).split(', ');
      expect(said.length).toBeGreaterThanOrEqual(2);
      for (const each of said) expect(each).toMatch(/^(north|south|east|west)(-(east|west))? of [A-Z]/);
    }
  });

  it('the log says where a tile was placed by a place that the map names, and no coordinates', () => {
    const s = startState(escapePlan, { seats: 2, seed: 'compass' });
    for (const { tile, cell } of placements(s.city, ['a1', 'b2', 'c3'])) {
      const { heading, beside } = landmarkOf(s, cell);
      const from = cellOf(s.city, beside === 'hospital' ? 'start-hospital' : 'start-gang')!;
      expect([['hospital', 'store-a'].includes(beside), heading]).toEqual([true, headingTo(from, cell)]);
      const line = english.event({ event: 'tilePlaced', seat: 0, tile, cell, heading, beside });
      expect(line).toMatch(
        / places [A-Z][\w ]+, (north|south|east|west)(-(east|west))? of (Hospital|Store A)\.$/,
      );
    }
  });

  it('on the picture, every cell that a tile may go to has a name of its own, in words', () => {
    for (let seed = 0; seed < 3; seed++) {
      const match = createMatch(escapePlan, { seats: 3, seed: `cells ${seed}` });
      for (let i = 0; i < 4; i++) {
        while (match.view(0).agenda.at(-1)?.step !== 'placeTile') {
          const { seat, choices } = match.pending()[0]!;
          match.play(seat, choices[0]!);
        }
        const { seat, choices } = match.pending()[0]!;
        const view = match.view(seat);
        const offered = [
          ...new Set(choices.flatMap((choice) => (choice.do === 'placeTile' ? choice.cell : []))),
        ];
        for (const locale of ['en', 'pl', 'pt-BR']) {
          const named = speaker({ ...inAll[locale], ...terms(view, words(locale)) }, { locale });
          expect(new Set(offered.map(named.term)).size).toBe(offered.length);
        }
        const named = speaker({ ...inAll['en'], ...terms(view, english) });
        for (const { choice } of match.explain(seat))
          expect(named.choice({ ...choice })).not.toMatch(/\d,-?\d/);
        match.play(seat, choices[(seed * 11 + i * 5) % choices.length]!);
      }
    }
  });

  it('a cell is named by two places beside it, and only while tiles are laid', () => {
    const s = startState(escapePlan, { seats: 2, seed: 'compass' });
    const match = createMatch(escapePlan, { seats: 2, seed: 'compass' });
    const view = match.view(0);
    const named = (locale: string) =>
      speaker({ ...inAll[locale], ...terms(view, words(locale)) }, { locale });
    const [cell] = placements(s.city, ['a1']).map((placement) => placement.cell);
    const choice = { do: 'placeTile', tile: 'a1', cell, rotation: 1 };
    expect(named('en').choice(choice)).toMatch(
      /^Place [A-Z][\w ]+ on the cell [a-z-]+ of (Hospital|Store A) and [a-z-]+ of (Hospital|Store A), turned by 60°$/,
    );
    while (
      match.view(0).agenda.at(-1)?.step === 'placeTile' ||
      match.view(0).agenda.at(-1)?.step === 'openPlace'
    ) {
      const { seat, choices } = match.pending()[0]!;
      match.play(seat, choices[0]!);
    }
    expect(terms(match.view(0), english)).toBeNull();
  });

  it('whatever is offered or explained has a direction or none, at any time of a match', () => {
    const match = createMatch(escapePlan, { seats: 3, seed: 'compass' });
    let directed = 0;
    for (let i = 0; i < 120 && match.outcome() === null; i++) {
      const { seat, choices } = match.pending()[0]!;
      const explained = i % 5 === 0 ? match.explain(seat).map(({ choice }) => choice) : [];
      for (const choice of [...choices, ...explained]) {
        const said = whereTo(match.view(seat), seat, choice, english);
        if (said !== '') directed++;
        expect(said).not.toMatch(/undefined|null|\{/);
      }
      match.play(seat, choices[(i * 7) % choices.length]!);
    }
    expect(directed).toBeGreaterThan(100);
  });
});
