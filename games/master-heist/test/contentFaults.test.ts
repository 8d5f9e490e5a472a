import { BadContent } from '@getaway/engine';
import { describe, expect, test } from 'vitest';
import { BOOK_AS_SHIPPED, BOOK_FILES, loadBook } from '../content/book.ts';
import { FILES, loadContent } from '../content/content.ts';
import { FILES_AS_SHIPPED } from '../content/index.ts';

type File = (typeof FILES)[number] | (typeof BOOK_FILES)[number];

type Change = (data: unknown) => void;

const field = (data: unknown, path: readonly string[]) =>
  path.reduce((found, name) => (found as Record<string, unknown>)[name], data);

/** Changes the field a path such as `tracks.0.last` leads to; `undefined` takes it away. */
function set(path: string, value: unknown): Change {
  const names = path.split('.');
  const last = names.pop() as string;
  return (data) => {
    const holder = field(data, names) as Record<string, unknown>;
    if (value !== undefined) holder[last] = value;
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete holder[last];
  };
}

/** Puts the first entry of a list in a second time. */
const repeat =
  (list: string): Change =>
  (data) => {
    const entries = field(data, [list]) as unknown[];
    entries.push(structuredClone(entries[0]));
  };

const specialRule =
  (added: object): Change =>
  (scenario) =>
    void (field(scenario, ['specialRules']) as unknown[]).push(added);

const both =
  (...changes: Change[]): Change =>
  (data) =>
    changes.forEach((change) => change(data));

/** What is said of the shipped files after one of them was changed. */
function fault(file: File, change: Change): BadContent {
  const files = structuredClone({ ...FILES_AS_SHIPPED, ...BOOK_AS_SHIPPED });
  change(files[file]);
  try {
    loadBook(files, loadContent(files).fixers);
  } catch (error) {
    if (error instanceof BadContent) return error;
    throw error;
  }
  throw new Error('the bad file was accepted');
}

describe('a bad file is refused with file, entry and fault', () => {
  const cases: [string, File, Change, string, RegExp][] = [
    ['a list that is none', 'actions.json', set('actions', 7), 'actions', /must be a list/],
    ['a missing entry', 'actions.json', set('actions.0', undefined), 'bash', /is missing/],
    ['an entry that occurs twice', 'skills.json', repeat('skills'), 'smash-n-grab', /occurs twice/],
    ['an unknown id', 'items.json', set('items.0.id', 'crowbar'), 'crowbar', /id: /],
    ['an unknown field', 'items.json', set('items.0.weight', 3), 'cheap-picks', /weight/],
    ['a missing field', 'items.json', set('items.0.cost', undefined), 'cheap-picks', /cost/],
    ['a wrong type', 'characters.json', set('characters.3.memory', 'many'), 'thug', /memory: .*many/],
    ['a figure out of range', 'characters.json', set('characters.3.memory', -1), 'thug', /memory/],
    ['a fraction', 'noise-track.json', set('tracks.0.last', 4.5), 'the file', /tracks\[0\].last/],
    ['an unknown sub-action', 'actions.json', set('actions.0.sub', ['dance']), 'bash', /sub.0/],
    [
      'an unknown action in a slot',
      'skills.json',
      set('skills.0.slots.3', 'dance'),
      'smash-n-grab',
      /slots.3/,
    ],
    ['a slot too few', 'skills.json', set('skills.0.slots.6', undefined), 'smash-n-grab', /slots.6/],
    ['an unknown ability', 'characters.json', set('characters.3.abilities', ['rage']), 'thug', /abilities.0/],
    ['an effect nobody knows', 'events.json', set('events.0.effect', { type: 'rain' }), '1', /effect/],
    ['an effect with a wrong figure', 'events.json', set('events.0.effect.count', '3'), '1', /effect.count/],
    ['a rule ID of another card', 'events.json', set('events.0.rule', 'MH-EVT-2'), '1', /cites MH-EVT-2/],
    ['no rule ID', 'crises.json', set('crises.0.rule', 'C1'), 'C1', /no rule ID/],
    [
      'a crisis that is final by name only',
      'crises.json',
      set('crises.0.final', true),
      'C1',
      /begins Escape/,
    ],
    [
      'an upgrade of another class',
      'characters.json',
      set('characters.3.upgrades', ['thief', 'bruiser']),
      'thug',
      /another class/,
    ],
    [
      'a pro with upgrades',
      'characters.json',
      set('characters.4.upgrades', ['thief', 'thug']),
      'bruiser',
      /MH-LVL-05/,
    ],
    [
      'a default action that is no ability',
      'characters.json',
      set('characters.3.defaultActions.0', { ability: 'breach', name: 'Breach' }),
      'thug',
      /none of its abilities/,
    ],
    [
      'only conditional default actions',
      'characters.json',
      set('characters.9.defaultActions.0', undefined),
      'script-kiddie',
      /MH-ACT-18/,
    ],
    [
      'a skill with a wrong root',
      'skills.json',
      set('skills.7.root', 'hurry'),
      'smash-n-grab',
      /another root/,
    ],
    [
      'a pre-built pro',
      'prebuilt-characters.json',
      set('characters.0.character', 'bruiser'),
      'tiny',
      /MH-CHR-09/,
    ],
    [
      'a pre-built with one skill twice',
      'prebuilt-characters.json',
      set('characters.0.skills', ['hurry', 'hurry']),
      'tiny',
      /MH-CHR-08/,
    ],
    [
      'two equal pre-built characters',
      'prebuilt-characters.json',
      set('characters.1.skills', ['hit-n-run', 'wing-it']),
      'jitters',
      /MH-CMP-03/,
    ],
    [
      'a fixer no scenario unlocks',
      'fixers.json',
      set('fixers.1.unlockedBy', ['inclusion-job', 'melee-job']),
      'fence',
      /melee-job does not unlock it/,
    ],
    [
      'a scenario that unlocks another fixer',
      'scenarios.json',
      set('scenarios.0.unlocks', 'shell'),
      'inclusion-job',
      /fixers.json does not know/,
    ],
    [
      'a start with a fixer to be earned',
      'campaign.json',
      set('start.fixers', ['old-friend', 'mayor']),
      'start',
      /mayor/,
    ],
    ['a start without its fixer', 'campaign.json', set('start.fixers', []), 'start', /lacks old-friend/],
    [
      'a special action of another scenario',
      'npcs.json',
      set('specialActions.0.scenario', 'black-box'),
      'fancy-card-flick',
      /black-box does not use it/,
    ],
    [
      'alert spaces out of order',
      'noise-track.json',
      set('tracks.0.alertSpaces', [8, 4]),
      'tracks[0]',
      /ascend/,
    ],
    ['two tracks for one crew', 'noise-track.json', set('tracks.1.crew', 3), 'tracks[1]', /second track/],
    ['levels with a gap', 'campaign.json', set('levels.1.level', 3), 'levels', /1 to maxLevel/],
    ['an achievement twice', 'campaign.json', repeat('achievements'), 'on-fumes', /twice/],
    [
      'a code that means nothing',
      'scenarios.json',
      set('tileCodes.QQ', { name: 'q' }),
      'tileCodes QQ',
      /no known code/,
    ],
    ['a code without its meaning', 'scenarios.json', set('tileCodes.GU', undefined), 'tileCodes GU', /./],
    ['keys that are no texts', 'savekeys.json', set('keys', [7]), 'the file', /keys\[0\]/],
    ['a chit of no kind', 'chits.json', set('security.0.id', 'robot'), 'robot', /id/],
  ];
  test.each(cases)('%s', (_, file, change, entry, words) => {
    const bad = fault(file, change);
    expect([bad.file, bad.entry]).toEqual([file, entry]);
    expect(bad.message).toMatch(words);
  });

  test('an ability nobody has', () => {
    const bad = fault('characters.json', set('characters.4.abilities', ['adrenaline']));
    expect(bad.message).toBe('abilities.json: anger-therapy: no character has it');
  });

  const scenarioCases: [string, Change, RegExp][] = [
    ['a wrong figure in checks', set('checks.tileEdges', 64), /checks.tileEdges: states 64, counted 65/],
    ['a chit too many in the bag', set('bag.guard', 6), /checks.bagTotal/],
    ['an unknown chit in the bag', set('bag.robot', 1), /robot/],
    ['an unknown card in the deck', set('eventDeck.0', '99'), /eventDeck.0/],
    ['a deck that is not its notation', set('eventDeck.0', '2'), /eventDeckNotation spells/],
    ['a notation that is none', set('eventDeckNotation', '1-8,Q7'), /"Q7" is no card/],
    ['a notation that runs backwards', set('eventDeckNotation', '8-1'), /runs backwards/],
    [
      'no final crisis',
      both(set('eventDeck.26', undefined), set('eventDeckNotation', '1-8,G1,9-12,C3,13-14,G3,C3,15-21,C1')),
      /final crisis/,
    ],
    ['two tiles on one cell', set('map.tiles.1.q', 4), /cell 4,0 is used twice/],
    [
      'a tile that is not what its code says',
      set('map.tiles.0.loot.0.amount', 9),
      /tile 4,0: loot is not what code \$2 says/,
    ],
    ['a gap among the tiles', set('map.tiles.31', { q: 2, r: 7, code: 'GP' }), /is no tile/],
    ['a pawn without a spot', set('map.tiles.31', { q: 2, r: 7, code: 'MW' }), /its spot/],
    ['an item without a name', set('map.tiles.31', { q: 2, r: 7, code: 'I', token: 'item' }), /MH-ITM-04/],
    ['an entrance that faces away', set('map.entrances.0.side', 'E'), /MH-SCN-02/],
    [
      'an entrance at no tile',
      set('map.entrances.0', { id: 'x1', q: 9, r: 9, side: 'W', attachedTo: { q: 8, r: 9 } }),
      /MH-BRD-03/,
    ],
    ['two entrances of one id', set('map.entrances.1.id', 'x1'), /x1 occurs twice/],
    [
      'a tunnel to nowhere',
      set('map.tunnels', [{ q: 9, r: 9, sides: [{ side: 'E', attachedTo: { q: 10, r: 9 } }] }]),
      /MH-TUN-01/,
    ],
    ['a gate in the wrong place', set('map.gates.A.q', 6), /gates.A/],
    ['tokens without their module', set('specialRules.0', undefined), /not the module lockdownGates/],
    [
      'a safe that is not there',
      specialRule({
        type: 'safe',
        at: { q: 0, r: 3 },
        cracks: 3,
        contents: [{ kind: 'jewel' }],
      }),
      /no safe on 0,3/,
    ],
    ['an empty safe', specialRule({ type: 'safe', at: { q: 0, r: 3 }, cracks: 3, contents: [] }), /contents/],
    ['an item rule without token', specialRule({ type: 'item', item: 'radio' }), /no item token for radio/],
    [
      'an NPC without a spot',
      specialRule({ type: 'npc', npc: 'hostage', start: { q: 0, r: 3 }, startIdeas: 0 }),
      /no NPC spot/,
    ],
    [
      'an NPC behind no door',
      specialRule({
        type: 'npc',
        npc: 'prisoner',
        start: 'entrance',
        startIdeas: 0,
        freedWhen: { type: 'keycardDoorOpened', at: { q: 0, r: 3 } },
      }),
      /no keycard door/,
    ],
    [
      'a prisoner that nothing frees',
      specialRule({ type: 'npc', npc: 'prisoner', start: 'entrance', startIdeas: 0 }),
      /a prisoner has freedWhen/,
    ],
    [
      'inside spots that are none',
      specialRule({ type: 'breakInToBreakOut', insideSpots: [{ q: 0, r: 3 }] }),
      /no inside spot/,
    ],
    [
      'hideouts without story token',
      specialRule({ type: 'hideouts', at: [{ q: 0, r: 3 }], max: 2 }),
      /no story token/,
    ],
    [
      'logs without story token',
      specialRule({ type: 'checkTheLogs', at: { q: 0, r: 3 }, reveals: 2, cash: 3 }),
      /no story token/,
    ],
    [
      'an escort that is not there',
      specialRule({
        type: 'movingTarget',
        escort: [{ q: 0, r: 3, guards: 2 }],
        captive: { q: 0, r: 3 },
        direction: 'E',
        van: { q: 0, r: 3 },
      }),
      /not 2 guards/,
    ],
    ['a kennel that is not there', specialRule({ type: 'guardDogs', kennel: true }), /kennel is true/],
    ['a rule of no known type', specialRule({ type: 'fog' }), /specialRules/],
    ['a part 1 without part 2', set('part', 1), /MH-SCN-FIN-05/],
  ];
  test.each(scenarioCases)('a scenario with %s', (_, change, words) => {
    const bad = fault('scenarios.json', (data) => change(field(data, ['scenarios', '0'])));
    expect([bad.file, bad.entry]).toEqual(['scenarios.json', 'inclusion-job']);
    expect(bad.message).toMatch(words);
  });
});
