// Prisoners: who opens their cell, and what is no business of theirs.
import { seeded, startState, Table } from '@getaway/engine';
import { describe, expect, it } from 'vitest';
import { masterHeist } from '../../index.ts';
import type { Choice } from '../../rules/choices.ts';
import { hasToken } from '../../rules/movement.ts';
import { npcNo } from '../../rules/people.ts';
import type { Heist } from '../../rules/state.ts';
import { evaluation } from '../evaluation.ts';
import { outlooksOf } from '../outlook.ts';
import { play } from './playing.ts';

const begin = (): Table<Heist, Choice> =>
  new Table(
    masterHeist,
    startState(masterHeist, { seats: 4, options: { scenario: 'greedy-prisoner' }, seed: 'cell' }),
  );

function playedUntil(phase: Heist['phase']): Heist {
  const table = begin();
  const chance = { rng: seeded('cell') };
  while (table.state.phase !== phase) play(table, chance);
  return table.state;
}

describe('the greedy prisoner', () => {
  it('is planned for: somebody has a way to a server of its lock, and others to two jewels of the three', () => {
    const s = playedUntil('roll');
    const planners = (tile: number): number => s.characters.filter((_, c) => hasToken(s, c, tile)).length;
    const servers = s.token.flatMap((token, tile) => (token === 'serverX' ? [tile] : []));
    expect(servers.some((tile) => planners(tile) > 0)).toBe(true);
    const jewels = s.loot.jewel.flatMap((count, tile) => (count > 0 ? [tile] : []));
    expect(jewels.filter((tile) => planners(tile) > 0)).toHaveLength(2);
  });

  it('is freed by opening its own lock, not another', () => {
    const s = playedUntil('roll');
    const { goals, minds } = outlooksOf(s).onFoot;
    const opened = goals.filter(({ kind }) => kind === 'open').map(({ to }) => s.token[to]);
    expect(opened).toEqual(['serverX']);
    const opener = goals.find(({ kind }) => kind === 'open')?.c;
    expect(goals.find(({ kind }) => kind === 'free')?.c).toBe(opener);
    expect(minds[npcNo(s)]).toBeNull();
  });

  it('is let out by whoever comes to the server', () => {
    const s = playedUntil('action');
    const opener = s.characters[0]!;
    opener.at = s.token.indexOf('serverX');
    const table = new Table(masterHeist, s);
    const [own] = table.pending().filter(({ seat }) => seat === opener.seat);
    const weights = evaluation.sensible(s, own!.seat, own!.choices);
    const best = own!.choices[weights.indexOf(Math.max(...weights))]!;
    expect(best.do).toBe('removeRemoteLocks');
    table.play(own!.seat, best);
    expect(s.characters[npcNo(s)]!.status).toBe('active');
  });
});
