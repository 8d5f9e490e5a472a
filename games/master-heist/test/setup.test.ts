import { createMatch, Refused } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { expect } from 'vitest';
import { CHARACTERS, SCENARIOS, type SkillId } from '../content/index.ts';
import { masterHeist } from '../index.ts';
import {
  all,
  at,
  can,
  does,
  facing,
  happened,
  heist,
  hold,
  member,
  now,
  planning,
  play,
  stand,
  the,
  whyNot,
} from './scene.ts';

/** The rule that refuses these options of a campaign's heist; null when they are accepted. */
function refusedBy(seats: number, options: Record<string, unknown>): string | null {
  try {
    const campaign = `${options['scenario'] as string | undefined}`.startsWith('county')
      ? {}
      : { campaign: true };
    createMatch(masterHeist, { seats, options: { ...campaign, ...options }, seed: 'setup' });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.rule;
    throw error;
  }
}

const crew = (...skills: [SkillId, SkillId][]) =>
  skills.map((pair, i) => ({
    ...member((['thug', 'burglar', 'lookout', 'pickpocket'] as const)[i]!, i),
    skills: pair,
  }));

rule('MH-CHR-01', 'a character is one card and two skills; one skill is not enough', () => {
  const [first, ...rest] = crew(['hurry', 'linger'], ['bypass', 'wing-it'], ['hit-n-run', 'smash-n-grab']);
  expect(refusedBy(3, { crew: [{ ...first, skills: ['hurry'] }, ...rest] })).toBe('MH-CHR-01');
  expect(refusedBy(3, { crew: [first, ...rest] })).toBeNull();
});

rule(['MH-CHR-02', 'MH-SET-05'], 'everybody gets the ideas and planning tokens of the card', () => {
  const s = planning({ crew: ['grifter', 'thug', 'lookout'] });
  for (const { id, ideas, tokens } of s.characters) {
    if (id === 'npc') continue;
    expect([ideas, tokens]).toEqual([CHARACTERS[id].initialIdeas, CHARACTERS[id].memory]);
  }
  expect(the(s, 'grifter').tokens).toBe(12);
});

rule('MH-CHR-03', 'default actions are there whatever the die shows', () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const s = heist();
    the(s, 'thug').die = die;
    const m = play(s);
    expect(can(m, { do: 'commit', who: 'thug', action: 'walk' })).toBe(true);
    expect(can(m, { do: 'commit', who: 'thug', action: 'punch' })).toBe(true);
  }
});

rule('MH-CHR-04', 'of each skill only the action in the slot of the die is there', () => {
  const s = heist();
  // smash-n-grab and hurry: on a 5 Smash and Sprint, on a 6 Grab and Examine.
  the(s, 'thug').die = 5;
  const m = play(s);
  expect(can(m, { do: 'commit', who: 'thug', action: 'smash' })).toBe(true);
  expect(can(m, { do: 'commit', who: 'thug', action: 'sprint' })).toBe(true);
  expect(can(m, { do: 'commit', who: 'thug', action: 'grab' })).toBe(false);
  expect(whyNot(m, { do: 'commit', who: 'thug', action: 'grab' })).toBe('MH-CHR-04');
});

rule(
  'MH-CHR-05',
  'a default ability costs the action; once per heist means once; others cost what they say',
  () => {
    const s = heist({ crew: ['script-kiddie', 'street-urchin', 'thug'] });
    the(s, 'street-urchin').ideas = 9;
    const m = play(s);
    does(m, { do: 'commit', who: 'script-kiddie', action: 'autopwn', to: 'thug', grant: 'disable' });
    expect(whyNot(m, { do: 'commit', who: 'script-kiddie', action: 'stride' })).toBe('MH-ACT-01');
    does(m, { do: 'useAbility', who: 'street-urchin', ability: 'change-of-plans' });
    expect(whyNot(m, { do: 'useAbility', who: 'street-urchin', ability: 'change-of-plans' })).toBe(
      'MH-CHR-05',
    );
    expect(the(now(m), 'street-urchin').action).toBeNull();
  },
);

rule('MH-CHR-06', 'no two characters of one class', () => {
  const members = [member('thug', 0), member('bruiser', 1), member('lookout', 2)];
  expect(refusedBy(3, { crew: members })).toBe('MH-CHR-06');
});

rule(['MH-CHR-07', 'MH-RUL-01'], 'no more than two copies of one skill', () => {
  const thrice = crew(['hurry', 'linger'], ['hurry', 'wing-it'], ['hurry', 'smash-n-grab']);
  expect(refusedBy(3, { crew: thrice })).toBe('MH-CHR-07');
  expect(
    refusedBy(3, { crew: crew(['hurry', 'linger'], ['hurry', 'wing-it'], ['bypass', 'smash-n-grab']) }),
  ).toBeNull();
});

rule('MH-CHR-08', 'the two skills of a character have different roots', () => {
  const members = [
    { ...member('thug', 0), level: 2, skills: ['hurry', 'ninja'] },
    member('burglar', 1),
    member('lookout', 2),
  ];
  expect(refusedBy(3, { crew: members })).toBe('MH-CHR-08');
});

rule('MH-CHR-09', 'cards must fit the level', () => {
  const others = [member('burglar', 1), member('lookout', 2)];
  const thug = (level: number, character: string, skills: string[]) => [
    { ...member('thug', 0), level, character, skills },
    ...others,
  ];
  expect(refusedBy(3, { crew: thug(1, 'thug', ['ninja', 'linger']) })).toBe('MH-CHR-09');
  expect(refusedBy(3, { crew: thug(1, 'bruiser', ['hurry', 'linger']) })).toBe('MH-CHR-09');
  expect(refusedBy(3, { crew: thug(2, 'thug', ['ninja', 'linger']) })).toBeNull();
  expect(refusedBy(3, { crew: thug(3, 'bruiser', ['ninja', 'linger']) })).toBeNull();
  expect(refusedBy(3, { crew: thug(4, 'bruiser', ['ninja', 'linger']) })).toBe('MH-CHR-09');
  expect(refusedBy(3, { crew: thug(4, 'bruiser', ['ninja', 'tamper']) })).toBeNull();
});

rule(['MH-CHR-10', 'MH-EVP-12'], 'ideas never fall below 0 and have no upper limit', () => {
  const s = heist();
  stand(s, 'thug', 'b3', { ideas: 0 });
  stand(s, 'burglar', 'g3', { ideas: 500 });
  const n = now(facing(s, '18'));
  expect([the(n, 'thug').ideas, the(n, 'burglar').ideas]).toEqual([0, 499]);
});

rule('MH-GEN-01', 'a crew has 3 or 4 characters', () => {
  const [one, two] = [member('thug', 0), member('burglar', 1)];
  for (const crew of [[one], [one, two]]) expect(refusedBy(1, { crew })).toBe('MH-GEN-01');
  for (const crewSize of [1, 2]) expect(refusedBy(1, { crewSize })).toBe('MH-GEN-01');
  expect(refusedBy(1, { crewSize: 3 })).toBeNull();
  expect(refusedBy(1, { crewSize: 4 })).toBeNull();
});

rule('MH-GEN-02', 'with 3 or 4 seats each controls exactly one character', () => {
  expect(refusedBy(3, { crewSize: 4 })).toBe('MH-GEN-02');
  expect(
    refusedBy(3, {
      crew: [0, 0, 1].map((seat, i) => ({
        ...member((['thug', 'burglar', 'lookout'] as const)[i]!, i),
        seat,
      })),
    }),
  ).toBe('MH-GEN-02');
  const m = createMatch(masterHeist, { seats: 4, seed: 'x' });
  expect(m.view(null).characters.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});

rule(
  ['MH-GEN-03', 'MH-OPT-01'],
  'one or two seats share 3 or 4 characters, each at least one; the track follows the crew',
  () => {
    const seats = (n: number, crewSize: number) => {
      const view = createMatch(masterHeist, { seats: n, options: { crewSize }, seed: 'x' }).view(null);
      return [view.characters.map(({ seat }) => seat), view.track];
    };
    expect(seats(1, 3)).toEqual([[0, 0, 0], 3]);
    expect(seats(1, 4)).toEqual([[0, 0, 0, 0], 4]);
    expect(seats(2, 3)).toEqual([[0, 1, 0], 3]);
    expect(seats(2, 4)).toEqual([[0, 1, 0, 1], 4]);
    const seated = (...list: number[]) =>
      list.map((seat, i) => ({ ...member((['thug', 'burglar', 'lookout'] as const)[i]!, i), seat }));
    expect(refusedBy(2, { crew: seated(0, 1, 1) })).toBeNull();
    expect(refusedBy(2, { crew: seated(0, 0, 0) })).toBe('MH-GEN-03');
    // Nobody would play the third.
    expect(refusedBy(2, { crew: seated(0, 1, 2) })).toBe('MH-GEN-03');
  },
);

rule('MH-SET-01', 'every scenario can be chosen, whatever its difficulty and the levels of the crew', () => {
  for (const scenario of Object.keys(SCENARIOS)) expect(refusedBy(4, { scenario })).toBeNull();
  expect(() => refusedBy(4, { scenario: 'no-such-place' })).toThrow(/scenario/);
});

rule('MH-SET-02', 'tiles with shields are unknown, all others carry what the map lists', () => {
  const s = planning({ scenario: 'hospitality-job' });
  const { tiles } = SCENARIOS['hospitality-job'].map;
  expect(s.unknown.filter(Boolean)).toHaveLength(tiles.filter(({ unknown }) => unknown).length);
  expect([s.cameras[at(s, 'f3')], s.guards[at(s, 'g3')], s.locks[at(s, 'g6')]]).toEqual([2, 2, 2]);
  expect([
    s.loot.cash[at(s, 'd5')],
    s.guards[at(s, 'd5')],
    s.token[at(s, 'j4')],
    s.token[at(s, 'h4')],
  ]).toEqual([1, 1, 'safe', 'keycardDoor']);
});

rule('MH-SET-03', 'the bag is filled from the scenario', () => {
  const s = planning({ scenario: 'inclusion-job' });
  expect([s.bag.guard, s.bag.camera, s.bag.lock, s.bag.dog]).toEqual([5, 6, 4, 0]);
});

rule('MH-SET-04', 'every seat brings its character, and a first heist has amateur cards', () => {
  const view = createMatch(masterHeist, { seats: 4, seed: 'x' }).view(null);
  for (const { id, level } of view.characters) {
    if (id !== 'npc') expect([CHARACTERS[id].level, level]).toEqual(['amateur', 1]);
  }
});

rule('MH-SET-06', 'the noise marker starts on space 0 of the track for the crew', () => {
  for (const [seats, track] of [
    [3, 3],
    [4, 4],
  ] as const) {
    const view = createMatch(masterHeist, { seats, seed: 'x' }).view(null);
    expect([view.noise, view.track]).toEqual([0, track]);
  }
});

rule('MH-SET-07', 'the event deck is the list of the scenario, first card on top', () => {
  expect(planning({ scenario: 'melee-job' }).deck).toEqual([...SCENARIOS['melee-job'].eventDeck]);
});

rule(
  ['MH-SET-08', 'MH-OPT-02'],
  'a quick heist has Old Friend, no cash and pre-built characters, unless more is set',
  () => {
    const view = createMatch(masterHeist, { seats: 3, seed: 'x' }).view(null);
    expect([view.options.fixers, view.cash, view.characters.map(({ name }) => name)]).toEqual([
      ['old-friend'],
      0,
      ['Tiny', 'Karma', 'Iceheart'],
    ]);
    const rich = createMatch(masterHeist, {
      seats: 3,
      options: { cash: 9, fixers: ['visage'], prebuilt: ['smokes'] },
      seed: 'x',
    }).view(null);
    expect([rich.options.fixers, rich.cash, rich.characters[0]?.name]).toEqual([['visage'], 9, 'Smokes']);
    const mixed = [member('bruiser', 0), member('burglar', 1), member('lookout', 2)];
    expect([
      refusedBy(3, { campaign: false, crew: mixed }),
      refusedBy(3, { campaign: true, crew: mixed }),
    ]).toEqual(['MH-OPT-02', null]);
    const county = createMatch(masterHeist, {
      seats: 3,
      options: { scenario: 'county-hole' },
      seed: 'x',
    }).view(null);
    expect(county.characters.map(({ startedInside }) => startedInside)).toEqual([true, true, true]);
  },
);

rule(
  ['MH-SET-09', 'MH-RUL-12'],
  'a card that a deck lists more often than it is printed is used as often as listed',
  () => {
    expect(planning({ scenario: 'marathon-job' }).deck.filter((card) => card === 'A1')).toHaveLength(2);
    expect(planning({ scenario: 'county-bricks' }).deck.filter((card) => card === 'C2')).toHaveLength(4);
  },
);

rule(
  ['MH-SET-10', 'MH-NPC-11'],
  'the NPC starts on its space: prisoner and hostage inactive, a guide active, with the ideas of the scenario',
  () => {
    const npc = (scenario: string) => {
      const s = planning({ scenario });
      const { status, at: space, ideas } = the(s, 'npc');
      return [
        status,
        space < 0
          ? null
          : space ===
            at(s, { 'greedy-prisoner': 'e2', 'hospitality-job': 'i4', 'side-channel': 'h7' }[scenario] ?? ''),
        ideas,
      ];
    };
    expect(npc('greedy-prisoner')).toEqual(['inactive', true, 0]);
    expect(npc('hospitality-job')).toEqual(['inactive', true, 0]);
    expect(npc('side-channel')).toEqual(['active', true, 2]);
    expect(npc('melee-job')).toEqual(['active', null, 3]);
  },
);

rule('MH-SET-11', 'crises on top of the deck after setup are queued at once', () => {
  const key =
    'Top|0|0|3|3|3|0|0|0|0|0|0|0|C2,C1,1-3,Z1|0|0|A|OIBQBKHpAkBMYYEYqsu64DKBhCfcxCM1xkwApAdTBwWIEEwBRAWRYFZU2IARIvMABCA0SRLVRxcACVmLdsy4kekQusGZSqSdNHlxWle0PbTzFIaA';
  const s = planning({ scenario: key });
  expect(s.queue).toEqual(['C2', 'C1']);
  expect(s.deck).toEqual(['1', '2', '3', 'Z1']);
});

rule('MH-OPT-03', 'with a captain only the captain has to agree', () => {
  const s = heist({ options: { captain: 1 } });
  const m = play(s);
  m.play(0, { do: 'declareEscape' });
  expect(now(m).escapeDeclared).toBe(false);
  m.play(1, { do: 'accept' });
  expect(now(m).escapeDeclared).toBe(true);
  const other = play(heist({ options: { captain: 1 } }));
  other.play(1, { do: 'declareEscape' });
  expect(now(other).escapeDeclared).toBe(true);
  expect(refusedBy(3, { captain: 3 })).toBe('MH-OPT-03');
});

rule('MH-OPT-05', 'a seat with nothing left to do is confirmed by itself, if so agreed', () => {
  const ready = (autoConfirm: boolean) => {
    const s = heist({ options: { autoConfirm } });
    const m = play(s);
    does(m, { do: 'commit', who: 'burglar', action: 'pause' }, { do: 'idea', who: 'burglar' });
    return now(m).ready;
  };
  expect(ready(false)).toEqual([false, false, false]);
  expect(ready(true)).toEqual([false, false, true]);
});

rule(
  ['MH-ABL-03', 'MH-SHP-07'],
  'Safecracker and Thief start with a card of their own that leaves the campaign afterwards',
  () => {
    const s = planning({ crew: ['safecracker', 'thief', 'thug'] });
    expect(s.items.map(({ id, place, at: c, granted }) => [id, place, c, granted])).toEqual([
      ['safecracking-tools', 'held', 0, true],
      ['plasma-torch', 'held', 1, true],
    ]);
    const m = play(s);
    expect(whyNot(m, { do: 'sellItem', item: 'plasma-torch' }, 0)).toBe('MH-SHP-07');
    const t = heist({ crew: ['safecracker', 'thief', 'thug'] });
    hold(t, 'thug', 'radio');
    stand(t, 'thief', 'x1');
    stand(t, 'thug', 'x1');
    const n = play(t);
    does(n, { do: 'pass', who: 'thief', what: 'plasma-torch', to: 'thug' });
    expect(happened(all(n), 'passed')).toHaveLength(1);
  },
);
