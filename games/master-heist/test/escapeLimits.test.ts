import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import {
  all,
  at,
  busy,
  can,
  does,
  endActions,
  escaping,
  every,
  facing,
  field,
  happened,
  heist,
  hold,
  now,
  onlyInBag,
  planning,
  play,
  put,
  seatsAsked,
  stand,
  team,
  the,
  verbsOf,
  whyNot,
} from './scene.ts';

// How Escape begins and who is asked in it.

rule(['MH-ABL-04', 'MH-ESC-26'], 'after a BREACH everybody is asked anew, and no proposal is open', () => {
  const s = heist({ crew: ['demolitions-guy', 'thug', 'burglar'] });
  stand(s, 'demolitions-guy', 'b3', { ideas: 4 });
  for (const who of ['thug', 'burglar'] as const) busy(s, who);
  the(s, 'thug').granted.unlock = 1;
  s.pendingNoise = 3;
  s.queue = ['C2'];
  const m = play(s);
  m.play(1, { do: 'endActions' });
  m.play(2, { do: 'declareEscape' });
  does(m, { do: 'commit', who: 'demolitions-guy', action: 'breach' });
  expect([now(m).phase, seatsAsked(m), now(m).proposal]).toEqual(['escape', [0, 1, 2], null]);
  expect(now(m).queue).toEqual([]);
  expect([verbsOf(m, 1).includes('endEscape'), the(now(m), 'thug').granted.unlock]).toEqual([true, 0]);
  expect([now(m).noise, now(m).pendingNoise]).toEqual([0, 0]);
});

rule(
  ['MH-ESC-04', 'MH-ABL-06'],
  'only the Bruiser lets off steam, and only unknown tiles are revealed',
  () => {
    const s = heist({ crew: ['bruiser', 'angry-locksmith', 'burglar'] });
    stand(s, 'bruiser', 'x1', { ideas: 0 });
    stand(s, 'burglar', 'g7');
    for (const tile of ['g7', 'b3']) put(s, tile, { guards: 1 });
    put(s, 'c3', { unknown: true });
    onlyInBag(s, { lock: 5 });
    s.escapeDeclared = true;
    const m = facing(s, 'M1');
    expect(['g7', 'b3'].map((tile) => now(m).guards[at(s, tile)])).toEqual([1, 1]);
    expect([happened(all(m), 'subdued'), the(now(m), 'bruiser').ideas]).toEqual([[], 0]);
    expect([happened(all(m), 'revealed').length, now(m).bag.lock]).toEqual([1, 4]);
  },
);

rule(
  ['MH-ESC-26', 'MH-NPC-02', 'MH-GEN-09'],
  'in Escape too a seat confirms, goes on, and answers proposals',
  () => {
    const m = escaping(heist({ scenario: 'side-channel' }));
    m.play(1, { do: 'endEscape' });
    expect(verbsOf(m, 1)).toEqual(['resumeEscape']);
    m.play(0, { do: 'passControl', seat: 2 });
    expect(verbsOf(m, 1)).toEqual(['accept', 'reject', 'resumeEscape']);
    m.play(1, { do: 'accept' });
    m.play(2, { do: 'accept' });
    expect(the(now(m), 'npc').seat).toBe(2);
    team(m, { do: 'passControl', seat: 0 });
    expect(the(now(m), 'npc').seat).toBe(0);
    m.play(1, { do: 'resumeEscape' });
    for (let i = 0; i < 2; i++) {
      m.play(1, { do: 'endEscape' });
      m.play(1, { do: 'resumeEscape' });
    }
    m.play(1, { do: 'endEscape' });
    expect(seatsAsked(m)).toEqual([0, 2]);
    // Answering is no rearranging.
    m.play(2, { do: 'passControl', seat: 2 });
    expect([seatsAsked(m), verbsOf(m, 1)]).toEqual([
      [0, 1, 2],
      ['accept', 'reject'],
    ]);
  },
);

rule(['MH-BST-01', 'MH-ESC-26'], 'nobody waits in Escape for the seat of a busted character', () => {
  const s = heist({ scenario: 'side-channel' });
  Object.assign(the(s, 'burglar'), { status: 'busted', at: -1 });
  const m = escaping(s);
  expect(seatsAsked(m)).toEqual([0, 1]);
  // The player still belongs to the team.
  m.play(0, { do: 'passControl', seat: 1 });
  expect(m.pending().at(-1)).toEqual({ seat: 2, choices: [{ do: 'accept' }, { do: 'reject' }] });
  m.play(2, { do: 'reject' });
  m.play(0, { do: 'endEscape' });
  m.play(1, { do: 'endEscape' });
  expect(m.outcome()).not.toBeNull();
});

rule('MH-BAG-03', 'auto-reveals go in canonical order whoever stands next to the tiles', () => {
  const s = heist();
  stand(s, 'thug', 'x1');
  stand(s, 'burglar', 'b2');
  put(s, 'g7', { unknown: true });
  put(s, 'c1', { unknown: true });
  s.phase = 'roll';
  s.agenda = [{ step: 'autoReveal' }, { step: 'actions' }].reverse();
  const m = play(s);
  const tiles = happened(all(m), 'revealed').map((event) => (event as unknown as { at: string }).at);
  expect(tiles).toEqual(['c1', 'g7']);
});

rule(
  ['MH-FIX-consultant', 'MH-FIX-consultant-a'],
  'the Consultant is asked after a draw that is no blank',
  () => {
    const asked = (bag: Parameters<typeof onlyInBag>[1], blanks: number) => {
      const s = heist();
      put(s, 'b3', { unknown: true });
      busy(s, 'thug', { reveal: 1 });
      onlyInBag(s, bag);
      s.blanks = blanks;
      const m = play(s);
      does(m, { do: 'reveal', who: 'thug', at: 'b3' });
      return can(m, { do: 'useBlank' });
    };
    expect([asked({ guard: 1 }, 1), asked({ guard: 1 }, 0), asked({ blank: 1 }, 1), asked({}, 1)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    // Whoever has no idea to pay with is not asked.
    const s = heist();
    put(s, 'b3', { unknown: true });
    busy(s, 'thug', { reveal: 1 });
    onlyInBag(s, { guard: 1 });
    s.blanks = 1;
    for (const { id } of s.characters) the(s, id).ideas = id === 'burglar' ? 1 : 0;
    const m = play(s);
    does(m, { do: 'reveal', who: 'thug', at: 'b3' });
    expect(seatsAsked(m)).toEqual([2]);
  },
);

rule('MH-FIX-shell', 'only planning reveals find cameras switched off', () => {
  const s = heist();
  put(s, 'b3', { unknown: true });
  busy(s, 'thug', { reveal: 1 });
  onlyInBag(s, { camera: 1 });
  s.shell = true;
  const m = play(s);
  does(m, { do: 'reveal', who: 'thug', at: 'b3' });
  expect([now(m).cameras[at(s, 'b3')], now(m).disabled[at(s, 'b3')]]).toEqual([1, 0]);
});

rule('MH-SCN-FIN-08', 'the Mayor does not walk onto a closed gate', () => {
  const s = heist({ scenario: 'final-score-2' });
  stand(s, 'npc', 'b5');
  s.gone[at(s, 'c5')] = true;
  expect(the(now(facing(s, 'M1')), 'npc').at).toBe(at(s, 'b5'));
});

rule('MH-SCN-SAF-03', 'once she is free no ambush can fail', () => {
  const s = heist({ scenario: 'safehouse-rescue' });
  s.escort = ['d4', 'd4', 'c6', 'c6'].map((tile, i) => ({ at: at(s, tile), subduedIn: i === 0 ? 1 : 0 }));
  stand(s, 'npc', 'd5', { status: 'active', die: 1 });
  for (const { id } of s.characters) busy(s, id);
  s.deck = ['M1', 'M1', 'C1', 'M1', 'Z1'];
  const m = play(s);
  endActions(m);
  expect(happened(all(m), 'crisis')).toHaveLength(0);
});

rule('MH-FIX-consultant-a', 'the Consultant has his say before round 1, and none in planning', () => {
  const s = planning({ seats: 1, options: { fixers: ['visage', 'consultant'], cash: 1 } });
  onlyInBag(s, { guard: 9 });
  for (const tile of ['b3', 'g7']) put(s, tile, { unknown: true });
  const m = play(s);
  does(m, { do: 'useFixer', fixer: 'consultant', count: 1 }, { do: 'useFixer', fixer: 'visage', at: 'b3' });
  expect([can(m, { do: 'useBlank' }), now(m).guards[at(s, 'b3')]]).toEqual([false, 1]);
  for (const who of ['thug', 'angry-locksmith']) does(m, { do: 'setStart', who, at: 'x1' });
  does(m, { do: 'setStart', who: 'burglar', at: 'x2' }, { do: 'ready' });
  expect([now(m).phase, can(m, { do: 'useBlank' })]).toEqual(['roll', true]);
});

rule(['MH-ABL-04', 'MH-ITM-21'], 'a BREACH drops what everybody was about to do, and the whistle too', () => {
  const s = heist({ crew: ['burglar', 'demolitions-guy', 'thug'] });
  stand(s, 'demolitions-guy', 'b3', { ideas: 4 });
  stand(s, 'burglar', 'g7', { ideas: 1 });
  hold(s, 'burglar', 'dog-whistle');
  put(s, 'e7', { dogs: 1 });
  Object.assign(the(s, 'thug'), { slips: true, reaches: true });
  const m = play(s);
  does(m, { do: 'commit', who: 'burglar', action: 'blow-whistle' });
  does(m, { do: 'commit', who: 'demolitions-guy', action: 'breach' });
  expect(now(m).characters.map(({ action, left, noise }) => [action, left.move, noise])).toEqual([
    [null, 0, 0],
    [null, 0, 0],
    [null, 0, 0],
  ]);
  expect(the(now(m), 'thug')).toMatchObject({ slips: false, reaches: false });
  does(m, { do: 'escapeMove', who: 'burglar', to: 'f7' });
  expect(now(m).dogs[at(s, 'f7')]).toBe(1);
});

rule(
  'MH-ABL-06',
  'the log tells of a single guard that goes down, and of nothing where there was none',
  () => {
    const told = (guards: number) => {
      const s = heist({ crew: ['bruiser', 'angry-locksmith', 'burglar'] });
      stand(s, 'bruiser', 'g7');
      put(s, 'g7', { guards });
      s.escapeDeclared = true;
      return happened(all(facing(s, 'M1')), 'subdued');
    };
    expect([told(0), told(1)]).toMatchObject([[], [{ who: 'bruiser', count: 1 }]]);
  },
);

rule(['MH-ESC-05', 'MH-ESC-06', 'MH-ESC-08'], 'a refused step says what it lacks', () => {
  const why = (ideas: number, guards: number, to: string) => {
    const s = heist();
    stand(s, 'thug', 'g7', { ideas });
    put(s, 'g7', { guards });
    return whyNot(escaping(s), { do: 'escapeMove', who: 'thug', to });
  };
  expect([why(0, 0, 'f7'), why(1, 1, 'f7'), why(9, 0, 'b3')]).toEqual([
    'MH-ESC-05',
    'MH-ESC-08',
    'MH-ESC-06',
  ]);
});

rule(
  'MH-ESC-12',
  'as many ideas are offered as can still matter: from what a six needs to what a one needs',
  () => {
    const offered = (guards: number, ideas: number) => {
      const s = heist();
      stand(s, 'thug', 'g7', { ideas });
      put(s, 'g7', { guards });
      const ways = every(escaping(s), { do: 'lastDitch', who: 'thug', exit: 'x1' });
      return field(ways, 'ideas');
    };
    expect([offered(2, 9), offered(8, 9), offered(8, 4)]).toEqual([
      [0, 1, 2],
      [3, 4, 5, 6, 7, 8],
      [0, 1, 2, 3, 4],
    ]);
  },
);
