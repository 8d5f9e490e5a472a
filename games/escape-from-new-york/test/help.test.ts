import { agrees, type Explained, explain, Table } from '@getaway/engine';
import { helps, remediesHelp, type Remedying, rule } from '@getaway/engine/testing';
import { expect, test } from 'vitest';
import type { SpaceId } from '../content/index.ts';
import { roadBetween, spaceNo } from '../rules/board/index.ts';
import type { Choice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { block, FREE, game, giveCase, hero, LIBRARY, NORTH, putEnemies, scene, solo } from './scene.ts';
import { resolve, stage } from './stage.ts';

type No = Explained<Choice>;

/** Does what a remedy says, in fact. */
const DONE: Remedying<State, Choice> = {
  ammo: (s, seat, { short }) => (hero(s, seat).weapon!.ammo += Number(short)),
  enemies: (s, seat) => (s.enemies = s.enemies.filter(({ at }) => at !== hero(s, seat).at)),
  road: (s, seat, _said, { choice }) => {
    const { route } = choice as { readonly route: readonly SpaceId[] };
    s.roads[roadBetween(spaceNo(route.at(-2) ?? hero(s, seat).at), spaceNo(route.at(-1)!))] = 'open';
  },
  noise: (s, _seat, { short }) => (s.noise += Number(short)),
  points: (s, _seat, { short }) => (s.bands.points += Number(short)),
  level: (s, seat, { levels }) => (hero(s, seat).level += Number(levels)),
};

/** The remedy is said about this choice, and it is true. */
function comesTrue(s: State, part: object, remedy: string, rules: string[]): No {
  const seat = new Table(game, structuredClone(s)).pending()[0]!.seat;
  const said = explain(game, game.schema.observe(s, seat), seat).filter(
    ({ choice, remedies }) => agrees(part, choice) && remedies?.some((one) => one.remedy === remedy),
  );
  expect(said, remedy).not.toEqual([]);
  for (const no of said) expect(helps(game, DONE, s, seat, no, remedy), JSON.stringify(no)).toBe(true);
  expect(said[0]!.remedies![0]!.rules).toEqual(rules);
  return said[0]!;
}

const figures = ({ remedies }: No): unknown => remedies?.[0]?.params;

test('in any position whatever is said to help does', () => {
  remediesHelp(game, DONE, [{ seats: 2 }, { seats: 3, options: { bands: true } }], 12);
});

rule(['NY-WPN-04', 'NY-WPN-07'], 'ammo that is missing', () => {
  const s = solo();
  putEnemies(s, 'slag', LIBRARY);
  hero(s).weapon!.ammo = 0;
  const no = comesTrue(stage(s, { step: 'chooseCards', seat: 0 }).s, { do: 'useWeapon' }, 'ammo', [
    'NY-WPN-07',
  ]);
  expect(figures(no)).toEqual({ short: 1 });
});

rule('NY-TRN-15', 'enemies in the space, who are also what is in the way', () => {
  const s = solo();
  putEnemies(s, 'prisoner', LIBRARY, 2);
  s.itemCubes[spaceNo(LIBRARY)] = 1;
  const no = comesTrue(stage(s, { step: 'chooseCards', seat: 0 }).s, { do: 'collectItem' }, 'enemies', [
    'NY-TRN-15',
  ]);
  expect([figures(no), no.blockers]).toEqual([{ enemies: 2 }, [LIBRARY]]);
});

rule(['NY-MOV-03', 'NY-RBL-07'], 'a roadblock that is destroyed', () => {
  const s = solo();
  block(s, LIBRARY, NORTH);
  const no = comesTrue(resolve(s, 'snake-2').s, { do: 'move', route: [NORTH] }, 'road', ['NY-RBL-07']);
  expect(no.blockers).toEqual([NORTH]);
});

rule(['NY-BND-14', 'NY-BND-16', 'NY-BND-31'], 'noise and points that New York lacks', () => {
  const s = scene({ options: { bands: true } });
  s.noise = 0;
  s.bands.points = 2;
  const { s: ready } = stage(s, { step: 'bandsPlay', seat: 2 });
  expect(figures(comesTrue(ready, { do: 'playBand', card: 'bny-1' }, 'noise', ['NY-BND-14']))).toEqual({
    short: 2,
  });
  comesTrue(ready, { do: 'takeBonus', bonus: 'hit-points' }, 'points', ['NY-BND-30']);
});

/** Puts the very card into a hero's hands, and what was there in its place. */
function objective(s: State, colour: 'blue' | 'purple', card: string): void {
  const own = hero(s)[colour] as string[];
  for (const pile of [hero(s, 1)[colour], s[`${colour}Deck`], s[`${colour}Unused`]] as string[][]) {
    if (own[0] === card || !pile.includes(card)) continue;
    [pile[pile.indexOf(card)], own[0]] = [own[0]!, card];
  }
}

rule(['NY-WIN-10', 'NY-LVL-04'], 'levels that are missing for a lone escape, where nothing else is', () => {
  const s = scene();
  objective(s, 'blue', 'obj-tape');
  objective(s, 'purple', 'obj-gullfire');
  Object.assign(hero(s), { level: 1, at: 'c02y02' });
  giveCase(s, 0, 'tape');
  s.president = 'held';
  hero(s, 1).president = true;
  const gullfire = { do: 'escape', transport: 'gullfire' };
  expect(figures(comesTrue(stage(structuredClone(s), FREE).s, gullfire, 'level', ['NY-LVL-04']))).toEqual({
    levels: 2,
  });
  s.gullfire = false;
  const seen = game.schema.observe(stage(s, FREE).s, 0);
  for (const { choice, remedies } of explain(game, seen, 0))
    if (agrees(gullfire, choice)) expect(remedies).toBeUndefined();
});
