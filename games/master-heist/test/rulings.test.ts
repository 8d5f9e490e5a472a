import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { ACTIONS, SCENARIOS } from '../content/index.ts';
import { at, busy, can, does, heist, now, play, put, stand, tokens } from './scene.ts';

// Rulings that no rule's own test shows by itself.

rule('MH-RUL-03', 'what the seed calls a keypad is a keycard: no other token opens or closes doors', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'f7', { token: 'keycardDoor' });
  s.characters[0]!.carries.usb = 1;
  expect(can(play(s), { do: 'openDoor' })).toBe(false);
  s.characters[0]!.carries.keycard = 1;
  expect(can(play(s), { do: 'openDoor' })).toBe(true);
});

rule('MH-RUL-04', 'Discover has two reveals and one noise', () => {
  expect([...ACTIONS.discover.sub].sort()).toEqual(['noise', 'reveal', 'reveal']);
});

rule('MH-RUL-06', 'The Final Score part 1 plays the deck of the printed map, with 19, 21 and 22', () => {
  for (const card of ['19', '21', '22'] as const)
    expect(SCENARIOS['final-score-1'].eventDeck).toContain(card);
});

rule('MH-RUL-02', 'the second "remote lock token" is the safe: a safe keeps nobody out', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  tokens(s, 'thug', 'f7');
  put(s, 'f7', { token: 'safe' });
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  does(m, { do: 'move', who: 'thug', to: 'f7' });
  expect(now(m).token[at(s, 'f7')]).toBe('safe');
});
