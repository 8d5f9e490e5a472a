import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { NOISE_TRACKS } from '../content/index.ts';
import { alertsOf } from '../rules/noise.ts';
import {
  all,
  at,
  busy,
  can,
  does,
  endActions,
  facing,
  happened,
  heist,
  hold,
  now,
  play,
  put,
  type Setting,
  stand,
  the,
} from './scene.ts';

/** A round that ends with this much noise, the marker at `from`. */
function round(from: number, noise: number, setting: Setting = {}) {
  const s = heist(setting);
  s.noise = from;
  s.deck = ['M1', 'M1', 'M1', 'M1', 'M1', 'M1', 'M1', 'M1', 'M1', 'Z1'];
  for (const { id } of s.characters) busy(s, id, {}, id === 'thug' ? noise : 0);
  const m = play(s);
  endActions(m);
  const raised = happened(all(m), 'alertRaised').length;
  return { noise: now(m).noise, alerts: raised };
}

rule(
  ['MH-NOI-02', 'MH-NOI-03'],
  'the noise of the round is settled in one sum; each alert space reached raises an alert',
  () => {
    expect(round(0, 3)).toEqual({ noise: 3, alerts: 0 });
    expect(round(0, 4)).toEqual({ noise: 4, alerts: 1 });
    expect(round(3, 5)).toEqual({ noise: 8, alerts: 2 });
    const s = heist();
    expect(alertsOf(s, 8)).toBe(2);
  },
);

rule('MH-NOI-04', 'on the last space every further noise is an alert and the marker stays', () => {
  expect(round(41, 3)).toEqual({ noise: 41, alerts: 3 });
});

rule(['MH-NOI-05', 'MH-RUL-13'], 'reaching the last space raises no alert by itself', () => {
  expect(round(40, 1)).toEqual({ noise: 41, alerts: 0 });
  expect(round(39, 3)).toEqual({ noise: 41, alerts: 1 });
});

const CREW4 = ['thug', 'angry-locksmith', 'burglar', 'lookout'] as const;

rule('MH-NOI-06', 'the track for three has its alerts where the rules say', () => {
  const alerts = [4, 8, 11, 14, 17, 19, 21, 23, 25, 27, 28, 31, 32, 34, 35, 37, 38];
  for (let space = 1; space <= 41; space++)
    expect(round(space - 1, 1).alerts, `space ${space}`).toBe(alerts.includes(space) ? 1 : 0);
  expect(NOISE_TRACKS.find(({ crew }) => crew === 3)?.last).toBe(41);
});

rule('MH-NOI-07', 'the track for four has its own', () => {
  const alerts = [4, 7, 10, 13, 15, 17, 19, 22, 23, 26, 27, 30, 31, 34, 35, 37, 39];
  for (let space = 1; space <= 42; space++) {
    expect(round(space - 1, 1, { crew: CREW4 }).alerts, `space ${space}`).toBe(
      alerts.includes(space) ? 1 : 0,
    );
  }
});

rule(
  ['MH-NOI-08', 'MH-NOI-09'],
  'noise in the Event phase is a price that can be declined, and counts at once',
  () => {
    const s = heist();
    stand(s, 'thug', 'g7');
    put(s, 'g7', { subdued: 1 });
    s.noise = 3;
    const m = facing(s, '12');
    does(m, { do: 'blab', who: 'thug' });
    expect([now(m).noise, happened(all(m), 'alertRaised').length]).toEqual([4, 1]);
    const t = heist();
    stand(t, 'thug', 'g7');
    put(t, 'g7', { subdued: 1 });
    const n = facing(t, '12');
    does(n, { do: 'decline' });
    expect([now(n).noise, the(now(n), 'thug').ideas]).toEqual([0, 0]);
  },
);

rule(
  'MH-NOI-10',
  'the sum: actions after reductions, free abilities, grants, NPC effects, minus shields',
  () => {
    const s = heist({
      crew: ['script-kiddie', 'street-urchin', 'thug', 'angry-locksmith'],
      scenario: 'hospitality-job',
    });
    s.shields = 2;
    // Perfect Picks without a step are silent (1 noise less), CHANGE OF PLANS and AUTOPWN make 1 each, SQUIRRELY 2.
    stand(s, 'npc', 'i4', { status: 'active', die: 2 });
    for (const who of ['script-kiddie', 'street-urchin', 'thug'] as const) stand(s, who, 'x3');
    stand(s, 'angry-locksmith', 'h4', { ideas: 0 });
    the(s, 'street-urchin').ideas = 2;
    put(s, 'g4', { locks: 1 });
    hold(s, 'angry-locksmith', 'perfect-picks');
    const m = play(s);
    does(
      m,
      { do: 'commit', who: 'angry-locksmith', action: 'perfect-pick' },
      { do: 'unlock', who: 'angry-locksmith', at: 'g4' },
    );
    does(m, { do: 'commit', who: 'script-kiddie', action: 'autopwn', to: 'thug', grant: 'unlock' });
    does(m, { do: 'useAbility', who: 'street-urchin', ability: 'change-of-plans' });
    does(
      m,
      { do: 'commit', who: 'street-urchin', action: 'walk' },
      { do: 'commit', who: 'thug', action: 'walk' },
    );
    does(m, { do: 'commit', who: 'npc', action: 'crawl' });
    endActions(m);
    // The locksmith is nearest to the hostage and has no ideas: 2 noise. Together 1 + 1 + 1 + 1 + 2 = 6.
    expect(can(m, { do: 'shields', count: 2 })).toBe(true);
    does(m, { do: 'shields', count: 2 });
    while (can(m, { do: 'accept' })) does(m, { do: 'accept' });
    expect(
      happened(all(m), 'noiseSettled').map((event) => (event as unknown as { count: number }).count),
    ).toEqual([4]);
  },
);

rule(
  'MH-FIX-diversion-artist',
  'shields are bought at $1k each, four at most, and each cancels one noise',
  () => {
    const s = heist();
    s.shields = 4;
    for (const { id } of s.characters) busy(s, id, {}, 1);
    const m = play(s);
    endActions(m);
    does(m, { do: 'shields', count: 3 });
    while (can(m, { do: 'accept' })) does(m, { do: 'accept' });
    expect([now(m).noise, now(m).shields]).toEqual([0, 1]);
  },
);

rule(
  ['MH-EVD-01', 'MH-EVD-06'],
  'an alert removes the top event for the rest of the heist; one event is carried out a round',
  () => {
    const s = heist();
    s.deck = ['1', '6', 'M1', 'Z1'];
    s.noise = 3;
    for (const { id } of s.characters) busy(s, id, {}, id === 'thug' ? 1 : 0);
    const m = play(s);
    endActions(m);
    expect(now(m).discard).toEqual(['1', '6']);
    expect(now(m).bag.lock).toBe(s.bag.lock + 2);
    expect(now(m).bag.camera).toBe(s.bag.camera);
    expect(happened(all(m), 'eventActive')).toHaveLength(1);
  },
);

rule(
  ['MH-EVD-02', 'MH-EVD-04'],
  'a crisis that comes up is queued at once, never discarded by alerts',
  () => {
    const s = heist();
    s.deck = ['M1', 'C2', 'C4', '1', 'M1', 'Z1'];
    s.noise = 3;
    for (const { id } of s.characters) busy(s, id, {}, id === 'thug' ? 1 : 0);
    const m = play(s);
    endActions(m);
    const events = all(m);
    expect(happened(events, 'alertRaised')).toHaveLength(1);
    expect(
      happened(events, 'crisisQueued').map((event) => (event as unknown as { card: string }).card),
    ).toEqual(['C2', 'C4']);
    expect(happened(events, 'crisis').map((event) => (event as unknown as { card: string }).card)).toEqual([
      'C2',
      'C4',
    ]);
    expect(now(m).bag.camera).toBe(s.bag.camera + 3);
  },
);

rule('MH-EVD-03', 'the whole deck lies open for everybody', () => {
  const m = play(heist({ scenario: 'inclusion-job' }));
  for (const seat of [0, 1, 2, null]) expect(m.view(seat).deck).toEqual(m.view(0).deck);
  expect(m.view(2).deck.length).toBeGreaterThan(20);
});

rule('MH-EVD-05', 'an alert without an event in the deck has no effect', () => {
  const s = heist();
  s.deck = [];
  s.lastDiscarded = 'M1';
  stand(s, 'thug', 'g7');
  s.plan[at(s, 'f7')] = 1;
  put(s, 'f7', { cameras: 1 });
  busy(s, 'thug', { move: 1 });
  const m = play(s);
  const events = does(m, { do: 'move', who: 'thug', to: 'f7' });
  expect([happened(events, 'alertRaised').length, happened(events, 'alertWithoutEvent').length]).toEqual([
    0, 1,
  ]);
});
