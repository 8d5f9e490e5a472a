// Diagrams may not be shown before the attempt, so heroes tell by where they wait which bridge they mean.
import { Worlds } from '@getaway/bots';
import { seeded } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { board, caseCards } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { game, giveCase, place, scene } from '../../test/scene.ts';
import { evaluation } from '../evaluation.ts';

const DIAGRAM = 'diagram-2';
const printed = caseCards[DIAGRAM];
const HEAD = board.bridges.find(({ id }) => printed.kind === 'diagram' && id === printed.bridge)!.head;

/** Maggie has the President, and Snake waits at a bridgehead with a facedown card. */
function waiting(): State {
  const s = scene({ heroes: ['snake', 'maggie'] });
  s.president = 'held';
  s.heroes[1]!.president = true;
  s.current = 1;
  giveCase(s, 0, DIAGRAM);
  place(s, 0, HEAD);
  return s;
}

/** In how many of twenty worlds that Maggie imagines Snake has the Diagram of the bridge where he waits. */
function believed(s: State): number {
  const view = game.schema.observe(s, 1);
  const worlds = new Worlds(game, evaluation, view, 1, { rng: seeded('beliefs') });
  let count = 0;
  for (let i = 0; i < 20; i++) {
    const world = worlds.imagine() as State;
    // Whatever she believes, it is a world that looks like the real one to her.
    expect(game.schema.observe(world, 1).heroes).toEqual(view.heroes);
    expect(game.schema.observe(world, 1).cases).toEqual(view.cases);
    if (world.heroes[0]?.cases.some(({ card }) => card === DIAGRAM)) count++;
  }
  return count;
}

describe('a hero who waits at a bridgehead', () => {
  it('is taken to hold its Diagram once the President is on the way', () => {
    expect(believed(waiting())).toBe(20);
  });

  it('may be there for anything while the President is not', () => {
    const s = waiting();
    s.president = 'slot';
    s.heroes[1]!.president = false;
    expect(believed(s)).toBeLessThan(15);
  });

  it('may have come to meet somebody who has a Diagram', () => {
    const s = waiting();
    giveCase(s, 1, 'diagram-1');
    expect(believed(s)).toBeLessThan(15);
  });

  it('is not taken to hold what others can see elsewhere', () => {
    const s = waiting();
    const slot = s.cases.find(({ card }) => card.length > 0)!;
    s.heroes[0]!.cases[0]!.card = slot.card[0]!;
    slot.card[0] = DIAGRAM;
    slot.faceup = true;
    expect(believed(s)).toBe(0);
  });
});
