import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  at,
  busy,
  can,
  does,
  endActions,
  escaping,
  every,
  heist,
  now,
  onlyInBag,
  play,
  put,
  stand,
  the,
  whyNot,
} from './scene.ts';

// When NPCs come into play and what they cannot help doing.

/** The hostage on i4, everybody done, and the Action phase over. */
function quietEnd(arrange: (s: ReturnType<typeof heist>) => void) {
  const s = heist({ scenario: 'hospitality-job' });
  stand(s, 'npc', 'i4', { status: 'active', die: 1 });
  for (const { id } of s.characters) {
    busy(s, id);
    the(s, id).ideas = 1;
  }
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) stand(s, who, 'b8');
  s.deck = ['M1', 'M1', 'Z1'];
  arrange(s);
  const m = play(s);
  endActions(m);
  return m;
}

rule('MH-NPC-12', 'SQUIRRELY stays calm with any player character on its space, and while it waits', () => {
  const upset = (arrange: (s: ReturnType<typeof heist>) => void) => now(quietEnd(arrange)).phase === 'action';
  expect(upset(() => {})).toBe(true);
  expect(upset((s) => stand(s, 'burglar', 'h4'))).toBe(true);
  expect(upset((s) => stand(s, 'burglar', 'i4'))).toBe(false);
  expect(upset((s) => (the(s, 'npc').status = 'inactive'))).toBe(false);
  // Both sides of the card have it.
  expect(upset((s) => (s.panic = true))).toBe(true);
});

rule(
  ['MH-NPC-12', 'MH-BRD-13', 'MH-BRD-12'],
  'the nearest player character is the one with the fewest steps, wherever locks and guards are; ties are the team’s',
  () => {
    const asked = (arrange: (s: ReturnType<typeof heist>) => void) =>
      every(quietEnd(arrange), {}).flatMap((choice) =>
        'who' in choice ? [`${choice.do} ${choice.who}`] : [],
      );
    const one = asked((s) => {
      stand(s, 'thug', 'h4');
      stand(s, 'burglar', 'g4');
      put(s, 'h4', { locks: 1, guards: 1 });
    });
    expect(one).toEqual(['loseIdea thug', 'makeNoise thug']);
    const tie = asked((s) => {
      stand(s, 'thug', 'g4');
      stand(s, 'burglar', 'h5');
    });
    expect(tie).toContain('choose thug');
    // Whoever no way leads to is not the nearest, unless that holds for all.
    const cutOff = asked((s) => {
      s.gone[at(s, 'h4')] = s.gone[at(s, 'h5')] = true;
      stand(s, 'thug', 'j4');
    });
    expect(cutOff).toEqual(['loseIdea thug', 'makeNoise thug']);
    const allCutOff = asked((s) => {
      s.gone[at(s, 'h4')] = s.gone[at(s, 'h5')] = true;
    });
    expect(allCutOff.filter((choice) => choice.startsWith('choose'))).toContain('choose burglar');
  },
);

rule('MH-NPC-14', 'TALKATIVE talks to who shares its space, too', () => {
  const s = heist({ scenario: 'side-channel' });
  s.panic = true;
  stand(s, 'npc', 'h7');
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) stand(s, who, 'b3');
  stand(s, 'thug', 'h7');
  for (const { id } of s.characters) busy(s, id);
  const m = play(s);
  endActions(m);
  expect(now(m).noise).toBe(1);
});

rule(['MH-NPC-09', 'MH-DOG-03', 'MH-BAG-03'], 'an NPC that comes into play reveals and draws dogs', () => {
  const s = heist({ scenario: 'hospitality-job' });
  stand(s, 'npc', 'i4');
  stand(s, 'thug', 'i4');
  put(s, 'j4', { unknown: true });
  put(s, 'h4', { dogs: 1 });
  onlyInBag(s, { lock: 1 });
  const m = play(s);
  does(m, { do: 'takeHostage', who: 'thug' });
  expect([now(m).unknown[at(s, 'j4')], now(m).locks[at(s, 'j4')]]).toEqual([false, 1]);
  expect(now(m).dogs[at(s, 'i4')]).toBe(1);
  expect(can(m, { do: 'takeHostage' })).toBe(false);
});

rule(
  ['MH-NPC-06', 'MH-NPC-08'],
  'prisoners are not taken, and in Escape nobody rolls a die on coming free',
  () => {
    const s = heist({ scenario: 'greedy-prisoner' });
    stand(s, 'thug', 'e2');
    put(s, 'e2', { token: 'remoteLockX' });
    expect(can(play(s), { do: 'takeHostage' })).toBe(false);
    const t = heist({ scenario: 'hospitality-job' });
    stand(t, 'npc', 'i4', { die: 0 });
    stand(t, 'thug', 'i4');
    const m = escaping(t);
    does(m, { do: 'takeHostage', who: 'thug' });
    expect([the(now(m), 'npc').status, the(now(m), 'npc').die]).toEqual(['active', 0]);
  },
);

rule('MH-NPC-04', 'what only a 6 allows is refused with any other die', () => {
  const s = heist({ scenario: 'hospitality-job' });
  stand(s, 'npc', 'i4', { status: 'active', die: 5 });
  expect(whyNot(play(s), { do: 'commit', who: 'npc', action: 'pause' })).toBe('MH-NPC-04');
});

rule('MH-SCN-SID-05', 'the cipher waits for Shell himself to hold the USB key', () => {
  const s = heist({ scenario: 'side-channel' });
  put(s, 'g2', { token: 'remoteLockY' });
  stand(s, 'thug', 'h7');
  the(s, 'thug').carries.usb = 1;
  busy(s, 'thug', { idea: 1 });
  const m = play(s);
  does(m, { do: 'idea', who: 'thug' });
  expect(now(m).token[at(s, 'g2')]).toBe('remoteLockY');
  // In Escape it serves as well.
  stand(s, 'npc', 'h7');
  const n = escaping(s);
  does(n, { do: 'pass', who: 'thug', what: 'usb', to: 'npc' });
  expect(now(n).token[at(s, 'g2')]).toBeNull();
});

rule('MH-SCN-BLK-04', 'the logs are read on the story tile only, for two reveals and not a third', () => {
  const s = heist({ scenario: 'black-box' });
  stand(s, 'thug', 'f3');
  the(s, 'thug').carries.usb = 1;
  for (const tile of ['b3', 'b4', 'b5']) put(s, tile, { unknown: true });
  expect(can(play(s), { do: 'checkLogs' })).toBe(false);
  stand(s, 'thug', 'f2');
  const m = play(s);
  does(m, { do: 'checkLogs', who: 'thug' }, { do: 'reveal', at: 'b3' }, { do: 'reveal', at: 'b4' });
  expect([can(m, { do: 'reveal' }), now(m).unknown[at(s, 'b5')]]).toEqual([false, true]);
  const n = play(s);
  does(n, { do: 'checkLogs', who: 'thug' }, { do: 'done', who: 'thug' });
  expect([can(n, { do: 'reveal' }), the(now(n), 'thug').carries.cash]).toEqual([false, 3]);
});
