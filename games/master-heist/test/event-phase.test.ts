import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import type { EventId } from '../content/index.ts';
import {
  all,
  at,
  busy,
  can,
  carryOn,
  does,
  endActions,
  facing,
  happened,
  heist,
  hold,
  inCrisis,
  now,
  onlyInBag,
  play,
  put,
  refusal,
  stand,
  the,
  type HeistMatch,
  type Part,
} from './scene.ts';

const cards = (m: HeistMatch, event: string) =>
  happened(all(m), event).map((one) => (one as unknown as { card: string }).card);

function idle(deck: string[], more: (s: ReturnType<typeof heist>) => void = () => {}) {
  const s = heist();
  s.deck = deck as typeof s.deck;
  for (const { id } of s.characters) busy(s, id);
  more(s);
  const m = play(s);
  endActions(m);
  return m;
}

rule(
  ['MH-EVP-01', 'MH-EVP-05'],
  'the top event becomes the active event, is carried out and then discarded',
  () => {
    const m = idle(['1', '6', 'Z1']);
    expect(cards(m, 'eventActive')).toEqual(['1']);
    expect([now(m).activeEvent, now(m).discard, now(m).deck]).toEqual([null, ['1'], ['6', 'Z1']]);
  },
);

rule('MH-EVP-02', 'taking the event may expose a crisis, which is carried out in the same phase', () => {
  const m = idle(['M1', 'C4', '6', 'Z1'], (s) => put(s, 'b3', { cash: 2 }));
  expect(cards(m, 'crisis')).toEqual(['C4']);
  expect(now(m).locks[at(now(m), 'b3')]).toBe(1);
});

rule('MH-EVP-03', 'without an event in the deck the last one discarded this round is active', () => {
  const m = idle(['6', '1', 'Z1'], (s) => {
    s.noise = 3;
    busy(s, 'thug', {}, 5);
  });
  expect(now(m).phase).toBe('escape');
  expect(cards(m, 'alertRaised')).toEqual(['6', '1']);
  expect(cards(m, 'eventActive')).toEqual(['1']);
  expect(now(m).bag.camera).toBeGreaterThan(0);
});

rule('MH-EVP-04', 'alerts raised by the active event discard further cards but do not change it', () => {
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'x1');
  stand(s, 'angry-locksmith', 'b3');
  const m = facing(s, '2', ['1', '1', 'M1', 'M1', 'Z1']);
  expect(cards(m, 'eventActive')).toEqual(['2']);
  expect(cards(m, 'alertRaised')).toEqual(['1', '1']);
  expect(now(m).bag.camera).toBe(s.bag.camera);
});

rule('MH-EVP-06', 'crises go in queue order, and those that join meanwhile are carried out too', () => {
  const s = heist();
  s.queue = ['C4', 'C5'];
  put(s, 'b3', { cash: 1 });
  // The active event raises an alert that exposes C2.
  stand(s, 'thug', 'g7');
  put(s, 'f7', { guards: 1 });
  const m = facing(s, '4', ['M1', 'C2', 'M1', 'Z1']);
  expect(cards(m, 'crisis')).toEqual(['C4', 'C5', 'C2']);
});

rule('MH-EVP-07', 'no actions and abilities in the Event phase', () => {
  const s = heist({ crew: ['pickpocket', 'thug', 'burglar'] });
  stand(s, 'pickpocket', 'g7', { ideas: 5 });
  the(s, 'pickpocket').carries.cash = 1;
  const m = inCrisis(s, 'C4');
  expect(now(m).phase).toBe('event');
  for (const verb of ['commit', 'useAbility', 'move', 'changeDie', 'teamwork'])
    expect(can(m, { do: verb })).toBe(false);
  expect(refusal(m, 0, { do: 'commit', who: 'pickpocket', action: 'walk' })).toBe('MH-EVP-07');
});

rule('MH-EVP-08', 'loot can still be picked up and dropped, before a card that cares', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  put(s, 'g7', { cash: 2 });
  const m = inCrisis(s, 'C4');
  does(m, { do: 'pickUp', who: 'thug', what: 'cash' }, { do: 'carryOn' });
  expect([now(m).locks[at(s, 'g7')], the(now(m), 'thug').carries.cash]).toEqual([0, 2]);
});

rule('MH-EVP-09', 'at the end stunned guards recover, then the scenario has its turn', () => {
  const s = heist({ scenario: 'safehouse-rescue' });
  put(s, 'f5', { subdued: 1 });
  s.stunned[at(s, 'f5')] = 1;
  s.escort = [{ at: at(s, 'd4'), subduedIn: 0 }];
  const m = facing(s, 'M1');
  const events = all(m).map(({ event }) => event);
  expect(events.indexOf('guardsRecovered')).toBeLessThan(events.indexOf('convoyMoved'));
  expect(now(m).guards[at(s, 'f5')]).toBe(1);
});

rule('MH-EVP-10', 'after Z1, or once Escape was declared, Escape follows; otherwise the next round', () => {
  expect(now(idle(['M1', 'M1', 'Z1'])).round).toBe(2);
  expect(now(idle(['M1', 'Z1'])).phase).toBe('escape');
  expect(now(idle(['M1', 'M1', 'Z1'], (s) => (s.escapeDeclared = true))).phase).toBe('escape');
});

rule('MH-EVP-11', 'with nobody of the crew left the heist ends at once', () => {
  const s = heist({ scenario: 'inclusion-job' });
  for (const { id } of s.characters) stand(s, id, 'g3');
  const m = facing(s, 'G1');
  expect(m.outcome()).toMatchObject({ ending: 'failure', winners: [] });
  expect(happened(all(m), 'busted')).toHaveLength(3);
});

rule(['MH-GEN-13', 'MH-RUL-14'], 'a card that says "any" means every one that meets the condition', () => {
  const s = heist();
  stand(s, 'thug', 'f6');
  for (const tile of ['f5', 'g5', 'e6', 'b3']) put(s, tile, { unlocked: 1 });
  const n = now(facing(s, '11'));
  expect(['f5', 'g5', 'e6', 'b3'].map((tile) => n.locks[at(s, tile)])).toEqual([1, 1, 1, 0]);
});

rule('MH-GEN-14', 'conditions are judged for all targets before the effect is applied', () => {
  const s = heist();
  // Three disabled cameras in a row: the middle one coming on must not save the others.
  for (const tile of ['c3', 'd3', 'e3']) put(s, tile, { disabled: 1 });
  const n = now(facing(s, '8'));
  expect(['c3', 'd3', 'e3'].map((tile) => n.cameras[at(s, tile)])).toEqual([1, 1, 1]);
});

rule('MH-GEN-16', 'an inactive NPC is no character: it reveals nothing and no event counts it', () => {
  const s = heist({ scenario: 'hospitality-job' });
  stand(s, 'npc', 'i4', { ideas: 2 });
  put(s, 'j4', { unknown: true, cameras: 0 });
  put(s, 'h4', { guards: 1 });
  for (const who of ['thug', 'angry-locksmith', 'burglar'] as const) stand(s, who, 'x2');
  const m = facing(s, '4');
  expect(happened(all(m), 'alertRaised')).toHaveLength(0);
  expect([now(m).unknown[at(s, 'j4')], the(now(m), 'npc').ideas]).toEqual([true, 2]);
});

rule('MH-GEN-15', 'planning, then rounds of Roll, Action and Event, then Escape, then the end', () => {
  const phases: string[] = [];
  const m = idle(['M1', 'M1', 'Z1']);
  phases.push(now(m).phase);
  while (can(m, { do: 'roll' })) does(m, { do: 'roll' });
  phases.push(now(m).phase);
  for (const { id } of now(m).characters)
    if (id !== 'npc') does(m, { do: 'commit', who: id, action: 'walk' });
  endActions(m);
  phases.push(now(m).phase);
  while (can(m, { do: 'endEscape' })) does(m, { do: 'endEscape' });
  expect([...phases, now(m).phase]).toEqual(['roll', 'action', 'escape', 'over']);
  expect(refusal(m, 0, { do: 'roll' })).toBe('MH-GEN-15');
});

rule(
  'MH-CMP-14',
  'what an active event changes is remembered, whatever it is; an idle event changes nothing',
  () => {
    const changed = (card: EventId, arrange: (s: ReturnType<typeof heist>) => void, ...answers: Part[]) => {
      const s = heist({ scenario: 'inclusion-job' });
      stand(s, 'thug', 'f3');
      arrange(s);
      const m = facing(s, card);
      carryOn(m);
      does(m, ...answers);
      return now(m).facts.eventChangedState;
    };
    for (const card of ['M1', '3', '8', '11', '20', '22', '23', 'B1', 'D1'] as const)
      expect(
        changed(card, (s) => onlyInBag(s, {})),
        card,
      ).toBe(false);
    expect(changed('1', () => {})).toBe(true);
    expect(changed('B1', (s) => onlyInBag(s, { camera: 1 }))).toBe(true);
    expect(changed('3', (s) => put(s, 'e3', { cameras: 1 }))).toBe(true);
    expect(changed('14', (s) => put(s, 'e3', { locks: 1 }))).toBe(true);
    expect(changed('8', (s) => ['e3', 'd3'].forEach((tile) => put(s, tile, { disabled: 1 })))).toBe(true);
    expect(changed('11', (s) => put(s, 'e3', { unlocked: 1 }))).toBe(true);
    expect(changed('23', (s) => put(s, 'f3', { subdued: 1 }))).toBe(true);
    expect(changed('20', (s) => put(s, 'f3', { guards: 1 }))).toBe(false);
    const guarded = (s: ReturnType<typeof heist>) => {
      put(s, 'f3', { guards: 1 });
      the(s, 'thug').ideas = 1;
    };
    expect(changed('20', guarded)).toBe(true);
    expect(changed('M2', () => {})).toBe(true);
    expect(changed('G1', () => {})).toBe(true);
    const rich = (s: ReturnType<typeof heist>) => (the(s, 'thug').carries.cash = 1);
    expect(changed('22', rich, { do: 'fumble', at: 'e3' })).toBe(true);
    const lucky = (s: ReturnType<typeof heist>) => {
      guarded(s);
      hold(s, 'thug', 'lucky-penny');
    };
    expect(changed('20', lucky, { do: 'penny' })).toBe(true);
  },
);
