import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { masterHeist } from '../index.ts';
import { facesFrom } from '../rules/noReturn.ts';
import { spaceName, tilesNear } from '../rules/spaces.ts';
import type { Heist } from '../rules/state.ts';
import { busy, escaping, heist, offeredTo, planning, play, put, stand, the, tokens } from './scene.ts';

/** What speaks against a choice that is allowed. */

/** A tile from which a 6 is enough, and one next to it from which nothing is. */
function brink(s: Heist): readonly [string, string] {
  const faces = facesFrom(s, 0);
  const isLost = (tile: number): boolean => faces[tile] === 0;
  const near = s.unknown.findIndex((_, tile) => faces[tile]! > 0 && tilesNear(s, tile).some(isLost));
  return [spaceName(s, near), spaceName(s, tilesNear(s, near).find(isLost)!)];
}

rule(['MH-ESC-12', 'MH-SUB-01'], 'a move beyond the point of no return', () => {
  const s = heist();
  const [here, beyond] = brink(s);
  stand(s, 'thug', here);
  tokens(s, 'thug', beyond);
  busy(s, 'thug', { move: 1 });
  const move = { do: 'move', who: 'thug', to: beyond } as const;
  expect(play(s).preview(0, move).figures).toMatchObject({ stranded: ['thug'] });
  stand(s, 'thug', here, { ideas: 3 });
  expect(play(s).preview(0, move).figures).toMatchObject({ stranded: [] });
});

rule('MH-ACT-16', 'an end of actions that wastes what somebody could still do', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f7');
  busy(s, 'thug', { move: 1 });
  expect(play(s).preview(0, { do: 'endActions' }).figures).toMatchObject({ idle: ['thug'] });
  busy(s, 'thug', { move: 0 });
  expect(play(s).preview(0, { do: 'endActions' }).figures).toMatchObject({ idle: [] });
});

rule(['MH-NOI-03', 'MH-EVD-04'], 'noise that raises an alert, and the crisis that comes by it', () => {
  const s = heist();
  s.deck = ['1', '2', 'C2', '3', 'Z1'];
  s.noise = 3;
  stand(s, 'thug', 'g7');
  const walk = (seat: number) => {
    const m = play(s);
    return m.preview(seat, offeredTo(m, seat, { do: 'commit', who: 'thug', action: 'walk' })).figures;
  };
  expect(walk(0)).toMatchObject({ moreAlerts: 1, newCrises: ['C2'] });
  s.noise = 1;
  expect(walk(0)).toMatchObject({ moreAlerts: 0, newCrises: [] });
});

rule(['MH-ESC-02', 'MH-ESC-12'], 'Escape while somebody might not get out', () => {
  const s = heist();
  stand(s, 'thug', 'g5');
  stand(s, 'burglar', 'g7');
  expect(play(s).preview(0, { do: 'declareEscape' }).figures).toMatchObject({ atRisk: ['thug'] });
});

rule(['MH-ESC-18', 'MH-ESC-26'], 'ideas held back from the die, and somebody left behind', () => {
  const s = heist();
  stand(s, 'thug', 'g5', { ideas: 2 });
  put(s, 'g5', { guards: 1 });
  const m = escaping(s);
  const effort = { do: 'lastDitch', who: 'thug', exit: 'x1', loot: 'none' } as const;
  expect(m.preview(0, { ...effort, ideas: 1 }).figures).toMatchObject({ faces: 4, better: 5 });
  expect(m.preview(0, { ...effort, ideas: 2 }).figures['better']).toBeUndefined();
  expect(m.preview(0, { do: 'endEscape' }).figures).toMatchObject({ leftBehind: ['thug'] });
});

rule('MH-PLN-03', 'readiness with planning tokens that nobody has placed', () => {
  const s = planning();
  the(s, 'thug').tokens = 2;
  expect(masterHeist.preview?.(s, 0, { do: 'ready' })).toEqual({ tokensLeft: 2 });
});
