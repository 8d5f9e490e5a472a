import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { SpaceId } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { blockRoad, FREE, giveCase, hero, LIBRARY, place, revealTile, scene, solo } from './scene.ts';
import { resolve, stage } from './stage.ts';

/** Which escapes are open, as far as the current player knows. */

const gullfire = { do: 'escape', transport: 'gullfire' } as const;

/** All heroes on a bridgehead; the first has the President. */
function atBridge(heroes: Parameters<typeof scene>[0] = {}, at: SpaceId = 'c02y08'): State {
  const s = scene(heroes);
  revealTile(s, at, 'city-34');
  s.heroes.forEach((_, seat) => place(s, seat, at));
  s.president = 'held';
  hero(s).president = true;
  return s;
}
/** The bridge is offered to Snake, who needs a road besides it to be asked. */
function canTry(s: State, road: SpaceId = 'c02y06'): boolean {
  revealTile(s, road, 'city-28');
  return resolve(s, 'snake-2').offered({ do: 'tryBridge' }).length > 0;
}

rule(['NY-WIN-02', 'NY-WIN-04'], 'as many facedown case cards must be there as cards are unknown', () => {
  const held = (cards: number) => {
    const s = atBridge();
    for (const card of (['tape', 'diagram-1'] as const).slice(0, cards)) giveCase(s, 1, card);
    return canTry(s);
  };
  expect([held(0), held(1), held(2)]).toEqual([false, false, true]);
});

rule(
  ['NY-WIN-02', 'NY-WIN-04'],
  'a faceup card of a companion is known: it helps at its own bridge only',
  () => {
    const withBrain = (at: SpaceId, road: SpaceId) => {
      const s = atBridge({ heroes: ['snake', 'brain'] }, at);
      giveCase(s, 0, 'tape');
      return canTry(s, road);
    };
    expect([withBrain('c09y09', 'c08y08'), withBrain('c02y08', 'c02y06')]).toEqual([true, false]);
  },
);

rule('NY-WIN-04', 'each bridge asks for its own Diagram', () => {
  const diagram = (card: 'diagram-1' | 'diagram-2') => {
    const s = atBridge({ heroes: ['snake'] }, 'c06y10');
    giveCase(s, 0, 'tape');
    giveCase(s, 0, card);
    revealTile(s, 'c06y08', 'city-28');
    const played = resolve(s, 'snake-2');
    if (played.offered({ do: 'tryBridge' }).length === 0) return false;
    played.take({ do: 'tryBridge' }).take({ do: 'show' });
    return s.outcome !== null;
  };
  expect([diagram('diagram-1'), diagram('diagram-2')]).toEqual([false, true]);
});

rule('NY-WIN-02', 'a movement may pause on the bridgehead for the attempt', () => {
  const s = atBridge({ heroes: ['snake', 'maggie'] });
  giveCase(s, 1, 'tape');
  giveCase(s, 0, 'diagram-1');
  revealTile(s, 'c02y06', 'city-28');
  place(s, 0, 'c02y06');
  resolve(s, 'snake-1')
    .take({ do: 'move', route: ['c02y08'] })
    .take({ do: 'tryBridge' })
    .take({ do: 'show' })
    .take({ do: 'show' });
  expect(s.outcome).toMatchObject({ ending: 'collectiveVictory', winners: [0, 1] });
});

rule(
  ['NY-WIN-16', 'NY-WIN-06'],
  'a blocked bridge road is no legal step, a lone escape over it is one',
  () => {
    const cutOff = (bridge: boolean) => {
      const s = atBridge({ heroes: ['snake'] });
      giveCase(s, 0, 'tape');
      giveCase(s, 0, 'diagram-1');
      for (const direction of ['n', 'ne', 'nw', 'se'] as const) blockRoad(s, 'c02y08', direction);
      if (bridge) blockRoad(s, 'c02y08', 's');
      return s;
    };
    expect(resolve(cutOff(true), 'snake-7').told('cardSkipped')).toMatchObject([
      { because: { rule: 'NY-ACT-08' } },
    ]);
    const alone = cutOff(false);
    Object.assign(hero(alone), { president: false, level: 3, blue: ['obj-tape'], purple: ['obj-bridge'] });
    const played = resolve(alone, 'snake-7');
    expect(played.told('cardSkipped')).toEqual([]);
    if (alone.outcome === null) played.take({ do: 'escape', transport: 'bridge' });
    expect(alone.outcome).toMatchObject({ ending: 'loneVictory' });
  },
);

rule(['NY-WIN-11', 'NY-VEH-02'], 'the Gullfire is used on the World Trade Center only', () => {
  const s = solo();
  Object.assign(hero(s), { level: 3, blue: ['obj-tape'], purple: ['obj-gullfire'], at: LIBRARY });
  giveCase(s, 0, 'tape');
  s.president = 'held';
  expect(stage(s, FREE).whyAll(gullfire)).toEqual(['NY-VEH-02']);
});

rule(
  ['NY-WIN-11', 'NY-VAR-10'],
  'no other case card stands for the required one, but the Bracelet of the variant',
  () => {
    const met = (blue: 'obj-tape' | 'obj-bracelet', variant: boolean, card: 'tape' | 'bracelet') => {
      const s = solo({ options: { presidentVariant: variant } });
      Object.assign(hero(s), { level: 3, blue: [blue], purple: ['obj-gullfire'], at: 'c02y02' });
      giveCase(
        s,
        0,
        card === 'tape' ? 'tape' : variant ? 'presidents-bracelet-variant' : 'presidents-bracelet',
      );
      s.president = 'dead';
      return stage(s, FREE).offered(gullfire).length > 0;
    };
    expect([met('obj-tape', false, 'tape'), met('obj-tape', false, 'bracelet')]).toEqual([true, false]);
    expect([met('obj-bracelet', false, 'tape'), met('obj-bracelet', false, 'bracelet')]).toEqual([
      false,
      true,
    ]);
    expect([met('obj-bracelet', true, 'tape'), met('obj-bracelet', true, 'bracelet')]).toEqual([false, true]);
  },
);
