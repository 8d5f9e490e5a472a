import { rule } from '@getaway/engine/testing';
import { matchFrom } from '@getaway/engine/testing';
import { expect, test } from 'vitest';
import { actionCards, type AnyNyCardId, nyCards } from '../content/index.ts';
import { push } from '../rules/agenda.ts';
import type { Choice } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import {
  block,
  game,
  hero,
  lay,
  LIBRARY,
  NORTH,
  place,
  putEnemies,
  revealTile,
  scene,
  solo,
  stackNy,
  STREETS,
} from './scene.ts';

/** What `preview` and `explain` tell a player before a choice. */

const REST = [
  { step: 'carStep', seat: 0 },
  { step: 'noiseStep', seat: 0 },
  { step: 'damageStep', seat: 0 },
  { step: 'discardNyCard' },
  { step: 'nyAction' },
  { step: 'moveIn' },
  { step: 'endTurn', seat: 0 },
] as const;

/** The figures of a choice of the current hero with a card laid down, and the rest of the turn ahead. */
function figures(s: State, choice: Choice) {
  s.agenda = [];
  push(s, { step: 'playCard', seat: 0 }, ...REST);
  return matchFrom(game, s).preview(0, choice);
}

rule(
  ['NY-ACT-05', 'NY-ACT-06'],
  'a preview says that a card would be skipped, why, and that it is heard all the same',
  () => {
    const s = solo();
    for (const street of STREETS) block(s, LIBRARY, street);
    lay(s, 'snake-1');
    const told = figures(s, { do: 'resolveCard', card: 'snake-1' });
    expect(told.figures).toMatchObject({ skipped: 'NY-ACT-08', noise: 1, turnNoise: 1 });
    expect(told.events.map(({ event }) => event)).toContain('cardSkipped');
  },
);

rule(['NY-NOI-02', 'NY-ABL-03'], 'a preview adds up the noise of the turn', () => {
  const s = solo();
  s.turn.noise = 2;
  lay(s, 'snake-6');
  expect(figures(s, { do: 'resolveCard', card: 'snake-6' }).figures).toMatchObject({
    noise: actionCards['snake-6'].noise,
    turnNoise: 5,
  });
  expect(figures(s, { do: 'useAbility', ability: 'fight', card: 'snake-6' }).figures).toMatchObject({
    turnNoise: 4,
  });
  s.turn.noise = 0;
  s.agenda = [];
  push(s, { step: 'chooseCards', seat: 0 }, ...REST);
  const both = matchFrom(game, s).preview(0, { do: 'playCards', cards: ['snake-1', 'snake-3'] });
  expect(both.figures).toMatchObject({ noise: 3, turnNoise: 3 });
  // What makes no noise says nothing of it.
  s.agenda = [];
  push(s, ...REST);
  hero(s).car = 'car';
  expect(matchFrom(game, s).preview(0, { do: 'proceed' }).figures).not.toHaveProperty('noise');
});

rule(
  ['NY-HIT-01', 'NY-HIT-07', 'NY-HIT-08'],
  'a preview says what damage threatens if all figures stay',
  () => {
    const s = solo();
    putEnemies(s, 'prisoner', LIBRARY, 3);
    lay(s, 'snake-8');
    const choice = { do: 'resolveCard', card: 'snake-8' } as const;
    expect(figures(s, choice).figures).toMatchObject({ damage: 3 });
    s.turn.prevent = 2;
    expect(figures(s, choice).figures).toMatchObject({ damage: 1 });
    const safe = solo();
    revealTile(safe, 'c04y02', 'city-16');
    place(safe, 0, 'c04y02');
    putEnemies(safe, 'prisoner', 'c04y02');
    lay(safe, 'snake-8');
    expect(figures(safe, choice).figures).toMatchObject({ damage: 0 });
  },
);

rule(
  ['NY-NYP-02', 'NY-INF-10'],
  'the odds that the city can pay count the cards that nobody has seen',
  () => {
    const s = solo();
    stackNy(s, 'ny-07');
    s.noise = 2;
    lay(s, 'snake-5');
    // 2 noise, 1 of the card, 1 of step 10: what costs at most 4, without the card on top.
    const told = figures(s, { do: 'resolveCard', card: 'snake-5' }).figures;
    const cheap = s.nyDeck.slice(0, -1).filter((card) => nyCards[card].cost <= 4).length;
    expect(told['cityPays']).toEqual([{ noise: 4, chances: cheap, of: 9 }]);
  },
);

rule(['NY-NYP-06', 'NY-NYP-02'], 'with two cards left every card of the game may turn up', () => {
  const s = solo();
  s.nyDiscard.push(...s.nyDeck.splice(2));
  lay(s, 'snake-5');
  expect(figures(s, { do: 'resolveCard', card: 'snake-5' }).figures['cityPays']).toMatchObject([{ of: 10 }]);
});

rule(['NY-NYP-08', 'NY-NYP-09'], 'the odds of who moves in are exact', () => {
  const s = solo();
  stackNy(s, 'ny-07');
  putEnemies(s, 'prisoner', NORTH, 2);
  lay(s, 'snake-8');
  const told = figures(s, { do: 'resolveCard', card: 'snake-8' }).figures['movesIn'];
  const fromNorth = s.nyDeck
    .slice(0, -1)
    .filter((card: AnyNyCardId) => nyCards[card].moveFrom.includes('n')).length;
  expect(told).toEqual([
    { enemies: 0, chances: 9 - fromNorth, of: 9 },
    { enemies: 2, chances: fromNorth, of: 9 },
  ]);
  block(s, LIBRARY, NORTH);
  expect(figures(s, { do: 'resolveCard', card: 'snake-8' }).figures['movesIn']).toEqual([
    { enemies: 0, chances: 9, of: 9 },
  ]);
});

test('a preview of a walk that reveals nothing is certain to the last step', () => {
  const s = solo();
  s.agenda = [];
  push(
    s,
    { step: 'walk', seat: 0, left: 2, upTo: true, roadblocks: 'stop', by: 'card', tried: false },
    ...REST,
  );
  const told = matchFrom(game, s).preview(0, { do: 'move', route: [NORTH] });
  expect(told.events.map(({ event }) => event)).toContain('heroMoved');
});

rule(
  ['NY-WIN-04', 'NY-WIN-09', 'NY-WIN-10', 'NY-WIN-11'],
  'explanations list all that is missing for leaving together or alone',
  () => {
    const s = scene();
    revealTile(s, 'c02y08', 'city-34');
    revealTile(s, 'c02y06', 'city-28');
    place(s, 0, 'c02y08');
    hero(s).purple = ['obj-raft'];
    hero(s).blue = ['obj-seal'];
    s.agenda = [];
    push(
      s,
      { step: 'walk', seat: 0, left: 2, upTo: true, roadblocks: 'stop', by: 'card', tried: false },
      ...REST,
    );
    const match = matchFrom(game, s);
    const missing = (part: { do: string }) =>
      match
        .explain(0)
        .filter(({ choice }) => choice.do === part.do)
        .map(({ rule: id, params }) => [id, params?.['missing']]);
    expect(missing({ do: 'tryBridge' })).toEqual([
      ['NY-WIN-04', 'president'],
      ['NY-WIN-04', 'tape'],
      ['NY-WIN-04', 'diagram-1'],
    ]);
    expect(missing({ do: 'escape' })).toEqual([
      ['NY-WIN-10', undefined],
      ['NY-WIN-09', undefined],
      ['NY-WIN-11', 'objective'],
      ['NY-WIN-11', 'object'],
      ['NY-WIN-11', undefined],
    ]);
  },
);
