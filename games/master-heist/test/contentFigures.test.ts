import { rule } from '@getaway/engine/testing';
import { describe, expect } from 'vitest';
import {
  ABILITIES,
  ACTIONS,
  beside,
  type Cell,
  cellName,
  DIRECTIONS,
  externalSides,
  NOISE_TRACKS,
  NPCS,
  type NpcId,
  SCENARIOS,
  specialRuleOf,
} from '../content/index.ts';
import { importScenario } from '../exchange/index.ts';
import { key } from './boards.ts';

const ring = (centre: Cell) => DIRECTIONS.map((side) => beside(centre, side));

describe('the grid', () => {
  rule('MH-BRD-01', 'a cell has the six neighbours E, NE, NW, W, SW and SE', () => {
    expect(ring({ q: 4, r: 2 }).map(cellName)).toEqual(['5,2', '5,1', '4,1', '3,2', '3,3', '4,3']);
  });

  rule(['MH-BRD-08', 'MH-BRD-09'], 'sides that face an enclosed gap are not external', () => {
    const tiles = ring({ q: 0, r: 0 });
    const sides = externalSides(tiles);
    expect(sides.map((external) => external.length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(sides[0]).not.toContain('W');
    const opened = externalSides(tiles.slice(1));
    expect(opened[2]).toContain('E');
  });

  rule('MH-BRD-09', 'a tile with tiles all around is not external', () => {
    const centre = { q: 0, r: 0 };
    expect(externalSides([centre, ...ring(centre)])[0]).toEqual([]);
  });
});

describe('figures of the cards', () => {
  const track = (crew: 3 | 4) => NOISE_TRACKS.find((candidate) => candidate.crew === crew);

  rule('MH-NOI-06', 'the track for three', () => {
    expect(track(3)).toMatchObject({
      last: 41,
      alertSpaces: [4, 8, 11, 14, 17, 19, 21, 23, 25, 27, 28, 31, 32, 34, 35, 37, 38],
    });
  });

  rule('MH-NOI-07', 'the track for four', () => {
    expect(track(4)).toMatchObject({
      last: 42,
      alertSpaces: [4, 7, 10, 13, 15, 17, 19, 22, 23, 26, 27, 30, 31, 34, 35, 37, 39],
    });
  });

  const subsOf = (action: string) =>
    action === 'special' ? 'special' : ACTIONS[action as keyof typeof ACTIONS].sub.toSorted().join(' ');
  const sides = (id: NpcId) =>
    [NPCS[id].normal, NPCS[id].panicked].map((side) => [...side.anyDie, side.onSix].map(subsOf));

  rule('MH-NPC-20', 'the prisoner’s actions on both sides, and that only the panicked one subdues', () => {
    expect(sides('prisoner')).toEqual([
      ['move', 'idea', 'move move noise'],
      ['move move noise noise', 'idea noise', 'move move move noise noise'],
    ]);
    expect([NPCS.prisoner.normal.cannot, NPCS.prisoner.panicked.cannot]).toEqual([['subdue'], []]);
  });

  rule('MH-NPC-21', 'the hostage’s actions on both sides', () => {
    expect(sides('hostage')).toEqual([
      ['move', 'disable subdue unlock', 'idea'],
      ['move move noise noise', 'noise', 'idea'],
    ]);
  });

  rule('MH-NPC-22', 'the guide’s actions on both sides', () => {
    expect(sides('guide')).toEqual([
      ['move noise reveal', 'special', 'idea noise reveal'],
      ['move move noise noise', 'special', 'move noise'],
    ]);
  });

  rule('MH-RUL-04', 'Discover has one noise', () => {
    expect(ACTIONS.discover.sub).toEqual(['reveal', 'reveal', 'noise']);
  });

  rule('MH-RUL-24', 'Patch In gives the two ideas and costs none', () => {
    expect(ABILITIES['patch-in'].options).toEqual([{ cost: {}, sub: ['idea', 'idea', 'reveal', 'noise'] }]);
  });
});

describe('decisions about scenarios', () => {
  rule(
    ['MH-RUL-10', 'MH-SCN-BLK-03'],
    'the Architect of The Black Box is a prisoner with a special action',
    () => {
      expect(specialRuleOf(SCENARIOS['black-box'], 'npc')).toMatchObject({
        npc: 'prisoner',
        special: 'study-schematics',
        freedWhen: { type: 'keycardDoorOpened' },
      });
    },
  );

  rule('MH-RUL-37', 'the guide of The Melee Job has no space on the map and starts on an entrance', () => {
    expect(specialRuleOf(SCENARIOS['melee-job'], 'npc')?.start).toBe('entrance');
    expect(SCENARIOS['melee-job'].map.tiles.some((tile) => tile.spot === 'npc')).toBe(false);
  });

  rule('MH-RUL-34', 'a board may have more entrances, jewels and guards than the box has pieces', () => {
    const crowded = importScenario(
      key(`${'E3 '.repeat(6)}${'JW '.repeat(6)}${'G2 '.repeat(18)}${'EM '.repeat(6)}`.trim(), { guard: 40 }),
    );
    expect(crowded.map.entrances).toHaveLength(6);
    expect(crowded.objective.all).toEqual([{ type: 'acquire', loot: 'jewel', count: 6 }]);
  });
});
