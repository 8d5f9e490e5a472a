import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { heistResult } from '../rules/result.ts';
import {
  all,
  at,
  can,
  does,
  endActions,
  endEscape,
  escaping,
  facing,
  happened,
  heist,
  hold,
  isAt,
  now,
  onlyInBag,
  play,
  put,
  refusal,
  stand,
  team,
  the,
  whyNot,
} from './scene.ts';

rule(
  ['MH-ESC-02', 'MH-RUL-42'],
  'Escape declared after the dice: the round is completed, Event phase included, everybody acts',
  () => {
    const m = play(heist());
    m.play(0, { do: 'declareEscape' });
    m.play(1, { do: 'accept' });
    m.play(2, { do: 'accept' });
    expect([now(m).phase, now(m).escapeDeclared]).toEqual(['action', true]);
    expect(whyNot(m, { do: 'declareEscape' }, 1)).toBe('MH-ESC-02');
    expect(whyNot(m, { do: 'endActions' }, 0)).toBe('MH-ACT-16');
    for (const who of ['thug', 'angry-locksmith', 'burglar']) does(m, { do: 'commit', who, action: 'walk' });
    endActions(m);
    expect([now(m).phase, happened(all(m), 'eventActive').length]).toEqual(['escape', 1]);
    const other = play(heist());
    other.play(0, { do: 'declareEscape' });
    other.play(1, { do: 'reject' });
    expect(whyNot(other, { do: 'declareEscape' }, 0)).toBe('MH-ESC-02');
    for (const who of ['thug', 'angry-locksmith', 'burglar'])
      does(other, { do: 'commit', who, action: 'walk' });
    endActions(other);
    expect([now(other).phase, can(other, { do: 'declareEscape' })]).toEqual(['roll', true]);
    // Turning down another proposal settles nothing about Escape.
    const third = play(heist({ scenario: 'side-channel' }));
    third.play(0, { do: 'passControl', seat: 1 });
    third.play(1, { do: 'reject' });
    expect(can(third, { do: 'declareEscape' })).toBe(true);
  },
);

rule('MH-ESC-03', 'declared before the dice of a later round, Escape begins at once', () => {
  const s = heist();
  s.round = 2;
  s.phase = 'roll';
  s.agenda = [{ step: 'rolling' }];
  const m = play(s);
  m.play(2, { do: 'declareEscape' });
  m.play(0, { do: 'accept' });
  m.play(1, { do: 'accept' });
  expect([now(m).phase, happened(all(m), 'eventActive').length]).toEqual(['escape', 0]);
});

rule('MH-ESC-04', 'therapy, gates, blanks, unknown tiles in canonical order, dogs', () => {
  const s = heist({ scenario: 'inclusion-job', crew: ['bruiser', 'angry-locksmith', 'burglar'] });
  stand(s, 'bruiser', 'h3');
  put(s, 'h3', { guards: 2 });
  stand(s, 'burglar', 'h5');
  for (const tile of ['e1', 'h7', 'g4']) put(s, tile, { unknown: true });
  onlyInBag(s, { dog: 9 });
  s.blanks = 2;
  s.escapeDeclared = true;
  const m = facing(s, 'M1');
  // The dog that appears on g4 is next to two characters.
  team(m, { do: 'chooseTile', at: 'h5' });
  const order = all(m)
    .filter(({ event }) => ['subdued', 'gateClosed', 'revealed', 'dogMoved'].includes(event))
    .map(({ event }) => event);
  expect([...new Set(order)]).toEqual(['subdued', 'gateClosed', 'revealed', 'dogMoved']);
  expect(happened(all(m), 'revealed').map((event) => (event as unknown as { at: string }).at)).toEqual([
    'e1',
    'g4',
    'h7',
  ]);
  expect([now(m).blanks, now(m).subdued[at(s, 'h3')], now(m).unknown.some(Boolean)]).toEqual([0, 2, false]);
  expect(now(m).dogs[at(s, 'g4')]).toBe(0);
});

rule(
  ['MH-ESC-05', 'MH-ESC-06'],
  'an idea is an escape move to an adjacent space, without planning tokens, in any order',
  () => {
    const s = heist();
    stand(s, 'thug', 'f6', { ideas: 2 });
    stand(s, 'burglar', 'f7', { ideas: 1 });
    const m = escaping(s);
    does(
      m,
      { do: 'escapeMove', who: 'thug', to: 'g7' },
      { do: 'escapeMove', who: 'burglar', to: 'g7' },
      { do: 'escapeMove', who: 'thug', to: 'x1' },
    );
    expect([isAt(m, 'thug', 'x1'), isAt(m, 'burglar', 'g7'), the(now(m), 'thug').ideas]).toEqual([
      true,
      true,
      0,
    ]);
    expect(whyNot(m, { do: 'escapeMove', who: 'burglar', to: 'x1' })).toBe('MH-ESC-05');
  },
);

rule('MH-ESC-07', 'locked tiles, remote locks and closed doors cannot be entered', () => {
  const s = heist();
  stand(s, 'thug', 'f6', { ideas: 5 });
  put(s, 'f7', { locks: 1 });
  put(s, 'g7', { token: 'remoteLockX' });
  put(s, 'g6', { token: 'keycardDoor' });
  const m = escaping(s);
  for (const to of ['f7', 'g7', 'g6'])
    expect(whyNot(m, { do: 'escapeMove', who: 'thug', to })).toBe('MH-ESC-07');
});

rule('MH-ESC-08', 'leaving active guards costs one more each', () => {
  const s = heist();
  stand(s, 'thug', 'g7', { ideas: 3 });
  put(s, 'g7', { guards: 1, dogs: 1, subdued: 2 });
  const m = escaping(s);
  does(m, { do: 'escapeMove', who: 'thug', to: 'x1' });
  expect(the(now(m), 'thug').ideas).toBe(0);
  const t = heist();
  stand(t, 'thug', 'g7', { ideas: 2 });
  put(t, 'g7', { guards: 2 });
  expect(whyNot(escaping(t), { do: 'escapeMove', who: 'thug', to: 'x1' })).toBe('MH-ESC-08');
});

rule(['MH-ESC-09', 'MH-WTC-03'], 'cameras and watchtowers do nothing in Escape', () => {
  const s = heist();
  stand(s, 'thug', 'f6', { ideas: 2 });
  put(s, 'f7', { cameras: 3, token: 'watchtower' });
  const m = escaping(s);
  const events = does(m, { do: 'escapeMove', who: 'thug', to: 'f7' });
  expect([happened(events, 'alertRaised').length, now(m).guards.every((n) => n === 0)]).toEqual([0, true]);
});

rule(
  'MH-ESC-10',
  'abilities with noise or alert do not work in Escape; those that cost ideas and are meant for it do',
  () => {
    const s = heist({ crew: ['street-urchin', 'pickpocket', 'grease-man'] });
    for (const { id } of s.characters) stand(s, id, 'f6', { ideas: 5 });
    const m = escaping(s);
    expect(whyNot(m, { do: 'useAbility', who: 'street-urchin', ability: 'change-of-plans' })).toBe(
      'MH-ESC-10',
    );
    expect(whyNot(m, { do: 'useAbility', who: 'grease-man', ability: 'vent-crawl' })).toBe('MH-ESC-10');
    expect(can(m, { do: 'useAbility', who: 'pickpocket', ability: 'larcenist' })).toBe(true);
  },
);

rule('MH-ESC-11', 'loot is picked up and dropped in Escape, also on the way of a last ditch effort', () => {
  const s = heist();
  stand(s, 'thug', 'f7');
  put(s, 'f7', { cash: 1 });
  put(s, 'g7', { jewel: 1, cash: 2 });
  const m = escaping(s);
  does(
    m,
    { do: 'pickUp', who: 'thug', what: 'cash' },
    { do: 'lastDitch', who: 'thug', exit: 'x1', loot: 'all' },
  );
  const { status } = the(now(m), 'thug');
  expect(status).toBe('active');
  if (isAt(m, 'thug', 'x1')) expect([now(m).banked.cash, now(m).banked.jewel]).toEqual([3, 1]);
  else expect(the(now(m), 'thug').lastDitch).toBe('stranded');
});

rule('MH-ESC-17', 'from an exit one may walk back in with own ideas and return', () => {
  const s = heist();
  stand(s, 'thug', 'x1', { ideas: 2 });
  put(s, 'g7', { documents: 1 });
  const m = escaping(s);
  does(
    m,
    { do: 'escapeMove', who: 'thug', to: 'g7' },
    { do: 'pickUp', who: 'thug', what: 'documents' },
    { do: 'escapeMove', who: 'thug', to: 'x1' },
  );
  endEscape(m);
  expect(m.outcome()?.ending).toBe('success');
});

rule('MH-ESC-20', 'any number of characters may use an exit', () => {
  const s = heist();
  for (const { id } of s.characters) stand(s, id, 'g7', { ideas: 1 });
  const m = escaping(s);
  for (const { id } of s.characters) does(m, { do: 'escapeMove', who: id, to: 'x1' });
  endEscape(m);
  expect(now(m).characters.map(({ status }) => status)).toEqual(['escaped', 'escaped', 'escaped']);
});

rule('MH-ESC-22', 'no actions, sub-actions, safe cracking or Old Friend in Escape', () => {
  const s = heist();
  stand(s, 'thug', 'x1', { ideas: 9 });
  stand(s, 'burglar', 'g7');
  put(s, 'g7', { token: 'safe' });
  hold(s, 'burglar', 'plasma-torch');
  the(s, 'burglar').left.unlock = 2;
  const m = escaping(s);
  for (const verb of ['commit', 'move', 'unlock', 'crack', 'teamwork', 'changeDie'])
    expect(can(m, { do: verb })).toBe(false);
  expect(refusal(m, 0, { do: 'teamwork', who: 'thug', to: 'burglar' })).toBe('MH-ESC-22');
});

rule('MH-ESC-23', 'servers, hostages and prisoners work in Escape, and a freed NPC takes part in it', () => {
  const s = heist({ scenario: 'greedy-prisoner' });
  stand(s, 'thug', 'c2');
  put(s, 'c2', { token: 'serverX' });
  put(s, 'e2', { token: 'remoteLockX' });
  stand(s, 'npc', 'e2', { ideas: 3 });
  const m = escaping(s);
  does(m, { do: 'removeRemoteLocks', who: 'thug', letter: 'X' });
  expect([now(m).token[at(s, 'e2')], the(now(m), 'npc').status]).toEqual([null, 'active']);
  expect(can(m, { do: 'escapeMove', who: 'npc' })).toBe(true);
  const t = heist({ scenario: 'hospitality-job' });
  stand(t, 'npc', 'i4');
  stand(t, 'burglar', 'i4');
  const n = escaping(t);
  does(n, { do: 'takeHostage', who: 'burglar' });
  expect([
    the(now(n), 'npc').status,
    the(now(n), 'npc').seat,
    can(n, { do: 'escapeMove', who: 'npc' }),
  ]).toEqual(['active', 2, true]);
});

rule('MH-ESC-24', 'dogs chase in Escape', () => {
  const s = heist();
  stand(s, 'thug', 'f6', { ideas: 3 });
  put(s, 'e7', { dogs: 1 });
  const m = escaping(s);
  does(m, { do: 'escapeMove', who: 'thug', to: 'f7' });
  expect(now(m).dogs[at(s, 'f7')]).toBe(1);
});

rule('MH-ESC-25', 'escape moves can be taken back, a last ditch roll cannot', () => {
  const s = heist();
  stand(s, 'thug', 'f7', { ideas: 1 });
  const m = escaping(s);
  does(m, { do: 'escapeMove', who: 'thug', to: 'g7' });
  m.undo(0);
  expect(isAt(m, 'thug', 'f7')).toBe(true);
  does(m, { do: 'lastDitch', who: 'thug' });
  expect(m.undoable(0)).toEqual([]);
});

rule(
  ['MH-ESC-26', 'MH-BST-01', 'MH-BST-02'],
  'Escape ends when every seat has confirmed; who is on no exit is busted and loses all loot',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    Object.assign(the(s, 'thug').carries, { cash: 5, documents: 1 });
    hold(s, 'thug', 'radio');
    const m = escaping(s);
    m.play(0, { do: 'endEscape' });
    m.play(1, { do: 'endEscape' });
    m.play(0, { do: 'resumeEscape' });
    m.play(2, { do: 'endEscape' });
    expect(m.outcome()).toBeNull();
    m.play(0, { do: 'endEscape' });
    const result = heistResult(now(m));
    expect(result.crew.map(({ escaped }) => escaped)).toEqual([false, true, true]);
    expect([result.cash, result.won, result.discarded]).toEqual([0, false, ['radio']]);
  },
);
