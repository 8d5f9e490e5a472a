import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { Who } from '../rules/state.ts';
import { at, busy, can, does, happened, heist, now, play, put, stand, the, tokens } from './scene.ts';

/** Thug and burglar next to each other; unlocks, moves and a reveal at hand. */
function twoAtWork() {
  const s = heist();
  stand(s, 'thug', 'g7', { ideas: 2, die: 2 });
  stand(s, 'burglar', 'f7', { ideas: 2 });
  tokens(s, 'thug', 'f7', 'f6');
  tokens(s, 'burglar', 'f6');
  put(s, 'f6', { locks: 1 });
  put(s, 'b3', { unknown: true });
  return s;
}

/** The action of a character that a seat is told it may take back by itself. */
const actionOf = (m: ReturnType<typeof play>, seat: number, who: Who) =>
  m.wayBack(seat).takeBacks.find(({ only }) => only['who'] === who);

function undoAction(m: ReturnType<typeof play>, seat: number, who: Who): void {
  const { from, only } = actionOf(m, seat, who)!;
  m.undo(seat, from, only);
}

rule(
  ['MH-UND-01', 'MH-UND-04'],
  'a commit is taken back with its die changes and everything the character did since',
  () => {
    const m = play(twoAtWork());
    does(m, { do: 'changeDie', who: 'thug', by: -1 }, { do: 'commit', who: 'thug', action: 'run' });
    does(m, { do: 'commit', who: 'burglar', action: 'pause' }, { do: 'idea', who: 'burglar' });
    does(m, { do: 'move', who: 'thug', to: 'f7' });
    undoAction(m, 0, 'thug');
    const s = now(m);
    expect([the(s, 'thug').action, the(s, 'thug').die, the(s, 'thug').ideas, the(s, 'thug').at]).toEqual([
      null,
      2,
      2,
      at(s, 'g7'),
    ]);
    expect([the(s, 'burglar').action, the(s, 'burglar').ideas]).toEqual(['pause', 3]);
  },
);

rule(['MH-UND-02', 'MH-RUL-41'], 'draws from the bag and die rolls are barriers', () => {
  const s = twoAtWork();
  busy(s, 'burglar', { reveal: 1, idea: 1 });
  const m = play(s);
  does(m, { do: 'idea', who: 'burglar' });
  expect(m.undoable(2)).toEqual([0]);
  does(m, { do: 'reveal', who: 'burglar', at: 'b3' });
  expect(m.undoable(2)).toEqual([]);
  const t = heist();
  t.phase = 'roll';
  t.round = 2;
  t.agenda = [{ step: 'rolling' }];
  const n = play(t);
  for (const seat of [0, 1, 2]) n.play(seat, { do: 'roll' });
  expect(n.undoable(2)).toEqual([]);
});

rule('MH-UND-03', 'the last command of a seat is taken back, then the one before', () => {
  const m = play(twoAtWork());
  does(m, { do: 'commit', who: 'thug', action: 'walk' }, { do: 'move', who: 'thug', to: 'f7' });
  m.undo(0);
  expect(the(now(m), 'thug').at).toBe(at(now(m), 'g7'));
  m.undo(0);
  expect(the(now(m), 'thug').action).toBeNull();
});

rule('MH-UND-05', 'undo is refused across a barrier, and where something else would become illegal', () => {
  const s = twoAtWork();
  busy(s, 'thug', { unlock: 1 });
  busy(s, 'burglar', { move: 1, reveal: 1 });
  const m = play(s);
  does(m, { do: 'unlock', who: 'thug', at: 'f6' }, { do: 'move', who: 'burglar', to: 'f6' });
  expect(() => m.undo(0)).toThrow(/MH-UND-05/);
  expect(the(now(m), 'burglar').at).toBe(at(s, 'f6'));
  const n = play(twoAtWork());
  does(n, { do: 'commit', who: 'thug', action: 'walk' });
  expect(actionOf(n, 2, 'burglar')).toBeUndefined();
  expect(() => n.undo(2)).toThrow(/MH-UND-05/);
});

rule(
  ['MH-UND-06', 'MH-UND-07'],
  'a barrier freezes commits made before it, but neither free characters nor what is left to do',
  () => {
    const s = twoAtWork();
    the(s, 'angry-locksmith').ideas = 0;
    busy(s, 'burglar', { reveal: 1 });
    const m = play(s);
    does(m, { do: 'commit', who: 'thug', action: 'walk' }, { do: 'reveal', who: 'burglar', at: 'b3' });
    expect(actionOf(m, 0, 'thug')).toBeUndefined();
    expect(() => m.undo(0)).toThrow(/MH-UND-05/);
    expect(can(m, { do: 'move', who: 'thug', to: 'f7' })).toBe(true);
    expect(can(m, { do: 'commit', who: 'angry-locksmith' })).toBe(true);
  },
);

rule('MH-UND-08', 'nothing is undone across the end of a phase', () => {
  const s = twoAtWork();
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) busy(s, who);
  const m = play(s);
  for (const seat of [0, 1, 2]) m.play(seat, { do: 'endActions' });
  expect(now(m).phase).not.toBe('action');
  for (const seat of [0, 1, 2]) expect(m.undoable(seat)).toEqual([]);
  // Nor where the Event phase waits for somebody before anything is known.
  const t = twoAtWork();
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) busy(t, who);
  the(t, 'thug').carries.cash = 1;
  t.deck = ['22', 'M1', 'Z1'];
  const n = play(t);
  for (const seat of [0, 1, 2]) n.play(seat, { do: 'endActions' });
  expect([now(n).phase, can(n, { do: 'carryOn' }), n.undoable(2)]).toEqual(['event', true, []]);
  does(n, { do: 'carryOn' }, { do: 'fumble', who: 'thug' });
  expect([now(n).phase, n.undoable(0)]).toEqual(['roll', []]);
  expect(n.pending().map(({ seat }) => seat)).toEqual([0, 1, 2]);
  // Nor where Escape begins without a draw.
  const u = heist({ seats: 1 });
  Object.assign(u, { phase: 'roll', round: 2, agenda: [{ step: 'rolling' }] });
  const o = play(u);
  o.play(0, { do: 'declareEscape' });
  expect([now(o).phase, o.undoable(0)]).toEqual(['escape', []]);
});

rule('MH-UND-09', 'an alert is no barrier: the deck is public', () => {
  const s = twoAtWork();
  put(s, 'f7', { cameras: 1 });
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  const events = does(m, { do: 'move', who: 'thug', to: 'f7' });
  expect(happened(events, 'alertRaised')).toHaveLength(1);
  m.undo(0);
  expect(now(m).deck).toEqual(s.deck);
});

rule(
  ['MH-UND-04', 'MH-UND-05'],
  'what can be taken back by itself is told, or what speaks against it',
  () => {
    const s = twoAtWork();
    busy(s, 'burglar', { move: 1 });
    const m = play(s);
    does(m, { do: 'changeDie', who: 'thug', by: -1 });
    expect(m.wayBack(0)).toEqual({ plays: [0], takeBacks: [], byAgreement: null });
    does(m, { do: 'changeDie', who: 'thug', by: 1 }, { do: 'commit', who: 'thug', action: 'pick' });
    does(m, { do: 'unlock', who: 'thug', at: 'f6' });
    const pick = { choice: { do: 'commit', who: 'thug', action: 'pick' }, from: 0, only: { who: 'thug' } };
    expect(m.wayBack(0).takeBacks).toMatchObject([{ ...pick, plays: [0, 1, 2, 3], refusal: null }]);
    expect(m.wayBack(2).takeBacks).toEqual([]);
    does(m, { do: 'move', who: 'burglar', to: 'f6' });
    const refusal = { rule: 'MH-UND-05', params: { because: 'needed' } };
    expect(m.wayBack(0).takeBacks).toMatchObject([{ ...pick, refusal }]);
    expect(() => undoAction(m, 0, 'thug')).toThrow(expect.objectContaining(refusal));
  },
);

rule('MH-UND-04', 'of two characters of one seat only the named one’s action is taken back', () => {
  const s = heist({ seats: 1 });
  stand(s, 'thug', 'g7', { ideas: 2, die: 2 });
  stand(s, 'burglar', 'x1', { ideas: 2 });
  tokens(s, 'thug', 'f7');
  const m = play(s);
  does(m, { do: 'commit', who: 'burglar', action: 'pause' }, { do: 'commit', who: 'thug', action: 'walk' });
  does(m, { do: 'idea', who: 'burglar' }, { do: 'move', who: 'thug', to: 'f7' });
  undoAction(m, 0, 'thug');
  expect([the(now(m), 'thug').action, the(now(m), 'thug').at]).toEqual([null, at(s, 'g7')]);
  expect([the(now(m), 'burglar').action, the(now(m), 'burglar').ideas]).toEqual(['pause', 3]);
  // Without a commit there is no action to take back, even where a die was changed.
  does(m, { do: 'changeDie', who: 'thug', by: 1 });
  expect(m.wayBack(0).takeBacks).toMatchObject([{ only: { who: 'burglar' } }]);
  undoAction(m, 0, 'burglar');
  expect([the(now(m), 'burglar').action, the(now(m), 'thug').die]).toEqual([null, 3]);
});
