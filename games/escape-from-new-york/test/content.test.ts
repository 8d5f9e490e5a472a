import { describe, expect, test } from 'vitest';
import * as content from '../content/index.ts';

describe('the tables', () => {
  test('are frozen to the last leaf', () => {
    const check = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      expect(Object.isFrozen(value)).toBe(true);
      for (const inner of Object.values(value)) check(inner);
    };
    for (const table of [
      content.heroes,
      content.actionCards,
      content.items,
      content.weapons,
      content.nyCards,
      content.mapTiles,
      content.board,
      content.EFFECTS,
    ])
      check(table);
  });

  test('give every list a source name, the nested ones too', () => {
    expect(content.EFFECTS['ny-01']?.map((effect) => effect.op)).toEqual([
      'forEachHero',
      'placePrisoners',
      'moveEnemies',
    ]);
    expect(content.EFFECTS['ny-01.0']).toEqual([
      { op: 'placePrisoners', n: 1, where: 'adjacentToHero', onePerSpace: false },
    ]);
    expect(content.EFFECTS['ny-09.0.then']).toEqual([{ op: 'moveBosses' }]);
    expect(content.EFFECTS['brain-s3.0.0']).toEqual([{ op: 'moveManhole' }]);
    expect(content.EFFECTS['bny-4.powerUp']).toEqual([{ op: 'activateMissions' }]);
    expect(content.EFFECTS['pistol']).toEqual([{ op: 'damage', n: 1, range: 1 }]);
    expect(content.EFFECTS['ability.1']?.[0]).toEqual({
      op: 'move',
      n: 1,
      upTo: false,
      requireNoEnemies: false,
      roadblocks: 'stop',
    });
  });

  test('know every weapon, car and New York card of the box', () => {
    expect(content.weapons['start-revolver'].ammo).toBe(4);
    expect(content.weapons.axe.use).toBeNull();
    expect(content.carCards.taxi.extraMove.reveal).toBe(1);
    expect(content.nyCards['ny-sp-crazies'].bonus?.range).toBe(1);
    expect(content.nyCards['ny-hard-01'].deck).toBe('hard');
    expect(content.actionCards['we-go-in'].set).toBe('weGoIn');
    expect(Object.keys(content.mapTiles)).toHaveLength(36 + 4 + 8);
  });
});
