import { questionOf } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { masterHeist } from '../index.ts';
import { CRISIS_IDS, EVENT_IDS, type EventId } from '../content/index.ts';
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
  type HeistMatch,
  hold,
  inCrisis,
  now,
  onlyInBag,
  type Part,
  play,
  put,
  refusal,
  stand,
  the,
  tokens,
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
  expect(happened(all(m), 'eventActive')).toMatchObject([{ card: '1', rules: ['MH-EVP-03'] }]);
  expect(now(m).bag.camera).toBeGreaterThan(0);
});

rule('MH-EVP-04', 'alerts raised by the active event discard further cards but do not change it', () => {
  const s = heist();
  for (const who of ['thug', 'burglar'] as const) stand(s, who, 'x1');
  stand(s, 'angry-locksmith', 'b3');
  const m = facing(s, '2', ['1', '1', 'M1', 'M1', 'Z1']);
  expect(happened(all(m), 'eventActive')).toMatchObject([{ card: '2', rules: ['MH-EVP-01'] }]);
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

rule('MH-EVP-08', 'who may handle loot is told before which card', () => {
  const asked = (begin: (s: ReturnType<typeof heist>) => HeistMatch): unknown => {
    const s = heist();
    stand(s, 'thug', 'g7');
    the(s, 'thug').carries.usb = 1;
    return questionOf(masterHeist, now(begin(s)));
  };
  expect(asked((s) => facing(s, '22'))).toMatchObject({ step: 'lull', card: '22' });
  expect(asked((s) => inCrisis(s, 'C1'))).toMatchObject({ step: 'lull', card: 'C1' });
});

rule('MH-EVP-08', 'no other card waits for loot to be handled', () => {
  const waits = (begin: (s: ReturnType<typeof heist>) => HeistMatch): boolean => {
    const s = heist();
    stand(s, 'thug', 'g7', { ideas: 0 });
    the(s, 'thug').carries.usb = 1;
    const m = begin(s);
    return now(m).phase === 'event' && can(m, { do: 'drop', who: 'thug' });
  };
  expect(EVENT_IDS.filter((card) => waits((s) => facing(s, card)))).toEqual(['22', 'D2', 'G1', 'G2']);
  expect(CRISIS_IDS.filter((card) => waits((s) => inCrisis(s, card)))).toEqual(['C1', 'C3', 'C4', 'Z2']);
});

rule('MH-EVP-09', 'at the end stunned guards recover, then the scenario has its turn', () => {
  const s = heist({ scenario: 'safehouse-rescue' });
  put(s, 'f5', { subdued: 1 });
  s.stunned[at(s, 'f5')] = 1;
  s.escort = [{ at: at(s, 'd4'), subduedIn: 0 }];
  const m = facing(s, 'M1');
  const events = all(m).map(({ event }) => event);
  expect(events.filter((event) => event === 'guardsRecovered')).toHaveLength(1);
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

rule(['MH-EVP-05', 'MH-EVP-06', 'MH-EVP-03'], 'event and crises end on the discard pile, each once', () => {
  const s = heist();
  s.deck = ['1', 'M1', 'Z1'];
  s.queue = ['C5'];
  s.agenda = [{ step: 'eventPhase' }];
  expect(now(play(s)).discard).toEqual(['1', 'C5']);
  // The last event discarded this round is on the pile already.
  const t = heist();
  Object.assign(t, { deck: [], discard: ['6'], lastDiscarded: '6', agenda: [{ step: 'eventPhase' }] });
  const locks = t.bag.lock;
  const n = now(play(t));
  expect([n.discard, n.bag.lock]).toEqual([['6'], locks + 2]);
  // Nothing is active where there was none.
  const u = heist();
  Object.assign(u, { deck: [], discard: [], lastDiscarded: null, agenda: [{ step: 'eventPhase' }] });
  expect(now(play(u)).discard).toEqual([]);
});

rule(
  'MH-EVP-08',
  'the Lucky Penny is worth a pause only in play, and only before a card that takes ideas',
  () => {
    const paused = (card: EventId, place: 'held' | 'lying' | 'home' | 'discarded') => {
      const s = heist();
      stand(s, 'thug', 'g7', { ideas: 1 });
      the(s, 'thug').carries.usb = 1;
      for (const item of ['lucky-penny', 'radio'] as const) hold(s, 'burglar', item);
      s.items[0]!.place = place;
      return can(facing(s, card), { do: 'carryOn' });
    };
    expect((['held', 'lying', 'home', 'discarded'] as const).map((place) => paused('18', place))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([paused('1', 'held'), paused('4', 'held')]).toEqual([false, false]);
  },
);

rule(['MH-EVP-08', 'MH-EVT-17'], 'who has gone on before one card is asked again before the next', () => {
  const s = heist();
  stand(s, 'thug', 'g7', { ideas: 1 });
  stand(s, 'burglar', 'f7', { ideas: 1 });
  the(s, 'angry-locksmith').ideas = 0;
  for (const who of ['thug', 'burglar'] as const) the(s, who).carries.usb = 1;
  s.queue = ['C4'];
  const m = facing(s, '17');
  for (const seat of [0, 2]) m.play(seat, { do: 'carryOn' });
  expect(m.pending().map(({ seat }) => seat)).toEqual([0, 2]);
  expect(can(m, { do: 'drop', who: 'thug' })).toBe(true);
});

rule('MH-EVT-15', 'what another card brought back does not count', () => {
  const s = heist();
  stand(s, 'thug', 'g7');
  s.recovered = 2;
  expect(can(facing(s, '15'), { do: 'choose' })).toBe(false);
});

rule('MH-CMP-14', 'an alert of the Action phase is no event, and noise of grants and events is noise', () => {
  const s = heist();
  for (const { id } of s.characters) busy(s, id, {}, id === 'thug' ? 4 : 0);
  s.deck = ['M1', 'M1', 'M1', 'Z1'];
  const m = play(s);
  endActions(m);
  expect([happened(all(m), 'alertRaised').length, now(m).facts.eventChangedState]).toEqual([1, false]);
  const t = heist({ crew: ['script-kiddie', 'thug', 'burglar'] });
  for (const who of ['thug', 'burglar'] as const) busy(t, who);
  t.deck = ['M1', 'M1', 'Z1'];
  const n = play(t);
  does(n, { do: 'commit', who: 'script-kiddie', action: 'autopwn', to: 'thug', grant: 'unlock' });
  endActions(n);
  expect([now(n).noise, now(n).facts.silentRound]).toEqual([1, false]);
  const u = heist();
  for (const { id } of u.characters) busy(u, id);
  stand(u, 'thug', 'g7');
  put(u, 'g7', { subdued: 1 });
  u.deck = ['12', 'M1', 'Z1'];
  const o = play(u);
  endActions(o);
  does(o, { do: 'blab', who: 'thug' });
  expect([now(o).noise, now(o).facts.silentRound]).toEqual([1, false]);
});

rule(['MH-ESC-01', 'MH-ESC-02'], 'the log says whether the alarm or the team began Escape', () => {
  const began = (m: HeistMatch) => happened(all(m), 'escapeBegins').flatMap(({ rules }) => rules);
  expect(began(inCrisis(heist(), 'Z1'))).toEqual(['MH-ESC-01']);
  const s = heist();
  s.escapeDeclared = true;
  expect(began(facing(s, 'M1'))).toEqual(['MH-ESC-02']);
});

rule(['MH-BST-01', 'MH-GTE-03'], 'a busted character is nowhere, and its planning tokens are gone', () => {
  const s = heist({ scenario: 'inclusion-job' });
  stand(s, 'thug', 'g3');
  tokens(s, 'thug', 'g3', 'e1');
  tokens(s, 'burglar', 'e1');
  const m = facing(s, 'G1');
  carryOn(m);
  expect([the(now(m), 'thug').at, now(m).plan[at(s, 'e1')], can(m, { do: 'replan' })]).toEqual([
    -1,
    4,
    false,
  ]);
});
