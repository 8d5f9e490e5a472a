import { expect, test } from 'vitest';
import { pauses as newYork } from '../../games/escape-from-new-york/board/pauses.ts';
import type { HeroId } from '../../games/escape-from-new-york/content/index.ts';
import type { AnyStep } from '../../games/escape-from-new-york/rules/agenda.ts';
import { spaceNo } from '../../games/escape-from-new-york/rules/board/index.ts';
import type { Choice } from '../../games/escape-from-new-york/rules/choices.ts';
import type { State } from '../../games/escape-from-new-york/rules/state.ts';
import {
  at,
  giveCase,
  giveItem,
  now,
  offered,
  type Play,
  play,
  putEnemies,
  scene,
  take,
} from '../../games/escape-from-new-york/test/scene.ts';
import type { Pauses } from '@getaway/board';
import type { Position } from '../src/match/position.ts';
import { asPlayed, goesOn, isWithoutPauses, passing, whatNext, withShortcut } from '../src/match/unpaused.ts';

/** Going on without pauses, in the words of the game that has most of them (NY-TRN-13). */

const pauses = newYork as unknown as Pauses;
const FREE: AnyStep = { step: 'freeMoment', seat: 0, pay: true };
const AHEAD: readonly AnyStep[] = [FREE, { step: 'damageStep', seat: 0 }, FREE];
const PROCEED = { do: 'proceed' };

const positionOf = (match: Play, actor = 0): Position =>
  ({ view: now(match), actor, choices: offered(match, actor) }) as unknown as Position;

/** The same moment once more after something has happened to it. */
const pausing = (arrange: (s: State) => void): Position => {
  const s = scene();
  arrange(s);
  return positionOf(play(s, ...AHEAD));
};
const medallion = (s: State): void => giveItem(s, 0, 'dukes-medallion');
const map = (s: State): void => giveItem(s, 0, 'street-map');
const enemies =
  (n: number) =>
  (s: State): void =>
    void putEnemies(s, 'prisoner', at(s, 0), n);

/** What becomes of somebody who went on from the one moment, in the other. */
const from = (before: Position, after: Position) => whatNext(pauses, goesOn(pauses, before, 0), after);

test('the end of a pause is offered twice while another may come, and a match is told the same of both', () => {
  const s = scene();
  map(s);
  const match = play(s, { step: 'carStep', seat: 0 }, { step: 'stirUp' }, FREE);
  const listed = withShortcut(pauses, positionOf(match));
  const place = listed.findIndex(isWithoutPauses);
  expect(listed[place - 1]).toEqual(PROCEED);
  expect(asPlayed(listed[place]!)).toEqual(PROCEED);
  expect(listed.filter((choice) => !isWithoutPauses(choice))).toEqual(offered(match, 0));

  take(match, 0, PROCEED as Choice);
  const last = positionOf(match);
  expect(last.choices).toContainEqual(PROCEED);
  expect(withShortcut(pauses, last)).toEqual(last.choices);
});

test('a pause with nothing new passes', () => {
  expect(from(pausing(map), pausing(map))).toEqual(PROCEED);
});

test('what could not be done before stops it, but nothing that is only dropped', () => {
  expect(
    from(
      pausing(map),
      pausing((s) => (map(s), medallion(s))),
    ),
  ).toBe('stop');
  const cube = (s: State): void => {
    map(s);
    s.itemCubes[spaceNo(at(s, 0))] = 1;
  };
  expect(from(pausing(map), pausing(cube))).toBe('stop');
  const car = (s: State): void => {
    map(s);
    s.heroes[0]!.car = 'car';
  };
  expect(from(pausing(map), pausing(car))).toEqual(PROCEED);
});

test('more damage stops it while something can be done against it (NY-HIT-05)', () => {
  const hit = (n: number, item: (s: State) => void): Position =>
    pausing((s) => {
      item(s);
      enemies(n)(s);
    });
  expect(from(hit(1, medallion), hit(2, medallion))).toBe('stop');
  expect(from(hit(2, medallion), hit(2, medallion))).toEqual(PROCEED);
  expect(from(hit(2, medallion), hit(1, medallion))).toEqual(PROCEED);
  const bare = (s: State): void => {
    map(s);
    s.heroes[0]!.weapon = null;
  };
  expect(from(hit(1, bare), hit(2, bare))).toEqual(PROCEED);
});

test('it waits while others or other things are asked, and ends with the turn', () => {
  const before = pausing(map);
  expect(from(before, { ...before, actor: 1 })).toBe('wait');
  const s = scene();
  expect(from(before, positionOf(play(s, { step: 'chooseCards', seat: 0 })))).toBe('wait');
  const later = pausing((state) => {
    map(state);
    state.turn.number++;
  });
  expect(from(before, later)).toBe('end');
});

test('a pause in which nobody would want anything passes once nothing can be taken back, or somebody went on', () => {
  const free = (arrange: (s: State) => void, heroes: readonly HeroId[] = ['brain', 'cabbie']): Position => {
    const s = scene({ heroes });
    arrange(s);
    return positionOf(play(s, FREE));
  };
  const passes = (position: Position, undoable: readonly number[] = [], gone: number | null = null) =>
    passing(pauses, { ...position, undoable }, gone) !== null;
  const diagram = (s: State): void => {
    s.heroes[0]!.items = [];
    s.heroes[0]!.weapon = null;
  };
  // Brain could only drop what leaves the game then (NY-CAS-10).
  const idle = free(diagram);
  expect(idle.choices.map((choice) => choice.do)).toContain('dropCase');
  expect(passes(idle)).toBe(true);
  expect(passes(idle, [7])).toBe(false);
  expect(passes(idle, [7], pauses.turn(idle.view))).toBe(true);
  expect(passes(idle, [7], pauses.turn(idle.view) - 1)).toBe(false);
  expect(passes(free(map))).toBe(false);

  // What is dropped on the map another hero may take (NY-CAS-08), but nobody else is there for one alone.
  const tape = (s: State): void => giveCase(s, 0, 'tape');
  expect(passes(free(tape))).toBe(false);
  expect(passes(free(tape), [7], pauses.turn(idle.view))).toBe(true);
  expect(passes(free(tape, ['brain']))).toBe(true);
  // The Taxi leaves the game, a car stays (NY-CAR-12).
  expect(passes(free(() => {}, ['cabbie', 'brain']))).toBe(true);
  expect(passes(free((s) => (s.heroes[0]!.car = 'car'), ['cabbie', 'brain']))).toBe(false);
  // Nobody shoots at nobody (NY-DMG-01).
  expect(passes(free(() => {}, ['snake', 'brain']))).toBe(true);
  expect(passes(free(enemies(1), ['snake', 'brain']))).toBe(false);
});
