import { type GameEvent, loadMatch } from '@getaway/engine';
import { speaker } from '@getaway/words';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { escapeFromNewYork } from '../index.ts';
import { words } from '../locales/index.ts';
import { discard, giveItem, hero, LIBRARY, putEnemies, resolving, solo, stackNy } from './scene.ts';
import { resolve, stage } from './stage.ts';

/** What the log says to somebody who wants to know what happened. */

const NAMES = ['Nina', 'Vinnie', 'Ruby', 'Claws', 'Mouse'];
const { event } = speaker(words.en, { players: NAMES });
const lines = (events: readonly GameEvent[]): string[] => events.map((one) => event({ ...one }));

const NOTHING = /\b(draws|gains|ignores|loses|receives|reloads|takes) 0\b/;
const FIXTURES = join(import.meta.dirname, 'fixtures');

describe('an amount of nothing is not told', () => {
  test.each(readdirSync(FIXTURES))('%s', (file) => {
    const record: unknown = JSON.parse(readFileSync(join(FIXTURES, file), 'utf8'));
    const match = loadMatch(record, { [escapeFromNewYork.id]: escapeFromNewYork });
    const told = lines(match.events(0).map((entry) => entry.event));
    expect(told.filter((line) => NOTHING.test(line))).toEqual([]);
  });

  test('when a timer tile is revealed without a card in the discard', () => {
    const played = stage(solo(), { step: 'timerStep', seat: 0, must: false }).take({ do: 'revealTimer' });
    expect(played.told('timerRevealed')).toHaveLength(1);
    expect(played.told('cardsReturned')).toEqual([]);
  });

  test('when no item card is left to draw', () => {
    const s = solo();
    s.itemsGone.push(...s.itemDeck.splice(0));
    expect(stage(s, resolving(s, 'presidential-seal', 'item')).told('itemsDrawn')).toEqual([]);
  });
});

test('a hit on somebody without cards says that there is nothing to lose', () => {
  const s = solo();
  discard(s, 0, hero(s).hand.length);
  putEnemies(s, 'prisoner', LIBRARY);
  expect(lines(stage(s, { step: 'damageStep', seat: 0 }).told('heroHit'))).toEqual([
    'Nina receives 1 damage and has no card to lose',
  ]);
});

test('a hit says how much is left, and one that kills is told by the death alone', () => {
  const s = solo();
  putEnemies(s, 'prisonerCar', LIBRARY);
  const played = resolve(s, 'snake-5');
  const fight = played.events.filter(({ event: name }) => ['enemyHit', 'prisonerKilled'].includes(name));
  expect(lines(fight)).toEqual([
    'A prisoner with a car at F5 is hit (1 hit point left)',
    'A prisoner with a car at F5 is dead',
  ]);
});

test('a card that the city cannot pay for is told apart from the one it discards every turn', () => {
  const s = solo();
  stackNy(s, 'ny-01', 'ny-02');
  s.noise = 0;
  const played = stage(s, { step: 'discardNyCard' }, { step: 'nyAction' });
  expect(lines(played.told('nyCardDiscarded'))).toEqual([
    'New York discards Jumped from Behind',
    'New York cannot pay 3 noise for Street Corner Gang and discards it',
  ]);
});

test('a weapon without ammo says nothing of ammo', () => {
  const s = solo();
  giveItem(s, 0, 'spiked-bat');
  putEnemies(s, 'prisoner', LIBRARY);
  const played = stage(s, { step: 'freeMoment', seat: 0, pay: false })
    .take({ do: 'revealWeapon' })
    .take({ do: 'useWeapon' });
  const told = [...played.told('weaponRevealed'), ...played.told('weaponUsed')];
  expect(lines(told)).toEqual(['Nina takes Spiked Bat in hand', 'Nina uses Spiked Bat']);
});

test('who helps nobody else is not said to help', () => {
  const s = solo({ heroes: ['maggie'] });
  discard(s, 0, 3);
  const played = stage(s, resolving(s, 'maggie-s1', 'card'));
  expect(played.decision).toBe('returnCards');
  expect(played.told('heroHelped')).toEqual([]);
});
