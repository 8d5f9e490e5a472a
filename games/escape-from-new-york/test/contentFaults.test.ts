import { describe, expect, test } from 'vitest';
import { BadContent } from '@getaway/engine';
import { rawFiles, type FileName } from '../content/files.ts';
import { readContent } from '../content/read.ts';

type Json = { [key: string]: Json } & Json[] & { length: number };

/** The fault that reading gives after one file has been spoiled. */
function faultAfter(file: FileName, spoil: (json: Json) => void): BadContent {
  const raw = structuredClone(rawFiles) as unknown as Record<FileName, Json>;
  spoil(raw[file]);
  try {
    readContent(raw);
  } catch (error) {
    if (error instanceof BadContent) return error;
    throw error;
  }
  throw new Error('the spoiled content was accepted');
}

const set = (target: Json | undefined, key: string | number, value: unknown) => {
  (target as unknown as Record<string | number, unknown>)[key] = value;
};
const remove = (target: Json | undefined, key: string) => {
  delete (target as unknown as Record<string, unknown>)[key];
};

describe('a bad file is refused with file, entry and fault', () => {
  const cases: [what: string, file: FileName, spoil: (json: Json) => void, entry: string, fault: RegExp][] = [
    [
      'an unknown primitive',
      'items.json',
      (j) => set(j['items']![8]!['effects']![0], 'op', 'fly'),
      'trash-can-lid',
      /effects\[0\]\.op: unknown name "fly"/,
    ],
    [
      'an unknown primitive inside a nested list',
      'ny-cards.json',
      (j) => set(j['cards']![8]!['effects']![0]!['then']![0], 'op', 'dance'),
      'ny-09',
      /effects\[0\]\.then\[0\]\.op: unknown name "dance"/,
    ],
    [
      'a missing parameter',
      'events.json',
      (j) => remove(j['events']![4]!['effects']![0], 'n'),
      'screaming',
      /effects\[0\]\.n: this field is missing/,
    ],
    [
      'an unknown parameter',
      'events.json',
      (j) => set(j['events']![4]!['effects']![0], 'loud', true),
      'screaming',
      /effects\[0\]\.loud: unknown field/,
    ],
    [
      'a parameter of the wrong type',
      'heroes.json',
      (j) => set(j['heroes']![0]!['basic']![0]!['effects']![0], 'n', '2'),
      'snake / snake-1',
      /effects\[0\]\.n: expected number, found "2"/,
    ],
    [
      'a parameter out of its range',
      'heroes.json',
      (j) => set(j['heroes']![0]!['basic']![5]!['effects']![0], 'range', 2),
      'snake / snake-6',
      /effects\[0\]\.range: expected \(0 \| 1\), found 2/,
    ],
    [
      'an unknown place',
      'events.json',
      (j) => set(j['events']![1]!['effects']![0], 'where', 'moon'),
      'jumped',
      /effects\[0\]\.where: unknown name "moon"/,
    ],
    [
      'keeping more than is drawn',
      'items.json',
      (j) => set(j['items']![1]!['effects']![0], 'keep', 3),
      'presidential-seal',
      /keeps more cards than it draws/,
    ],
    [
      'a roadblock nobody can place',
      'bands.json',
      (j) => set(j['actionCards']![2]!['effects']![0], 'direction', 'topBack'),
      'bny-3',
      /pairs only heroSpace with topBack/,
    ],
    [
      'an unknown id',
      'city-tiles.json',
      (j) => set(j['tiles']![0], 'id', 'city-99'),
      'city-99',
      /id: unknown name "city-99"/,
    ],
    ['an id twice', 'city-tiles.json', (j) => set(j['tiles']![1], 'id', 'city-01'), 'city-01', /used twice/],
    ['a missing entry', 'city-tiles.json', (j) => j['tiles']!.splice(4, 1), 'city-05', /missing/],
    [
      'a wrong total',
      'suburb-counters.json',
      (j) => set(j['counters']![0], 'count', 5),
      'count',
      /expected 12, found 13/,
    ],
    [
      'a total that disagrees with the components',
      'components.json',
      (j) => set(j['supply']!['cityTiles'], 'count', 37),
      'count',
      /expected 37, found 36/,
    ],
    [
      'a negative figure',
      'bosses.json',
      (j) => set(j['bosses']![0], 'damage', -1),
      'duke',
      /damage: expected >=0, found -1/,
    ],
    [
      'a missing field',
      'uspf.json',
      (j) => remove(j['tasks']![0], 'tier'),
      'task-1-1',
      /tier: this field is missing/,
    ],
    [
      'an unknown requirement',
      'uspf.json',
      (j) => set(j['tasks']![0]!['requires']![0], 'type', 'onFire'),
      'task-1-1',
      /requires\[0\]\.type/,
    ],
    [
      'a file that is no object',
      'extras.json',
      (j) => set(j, 'extras', 7),
      'the file',
      /extras: expected Array, found 7/,
    ],
    [
      'a neighbour that is not there',
      'board.json',
      (j) => set(j['spaces']![0]!['neighbors'], 's', 'c05y05'),
      'c00y04',
      /neighbour s should be c00y06/,
    ],
    [
      'a dangling neighbour',
      'board.json',
      (j) => set(j['spaces']![0]!['neighbors'], 's', 'c99y99'),
      'c00y04',
      /neighbors\.s: unknown name "c99y99"/,
    ],
    [
      'a space in the wrong place',
      'board.json',
      (j) => set(j['spaces']![0], 'col', 1),
      'c00y04',
      /lies at c01y04/,
    ],
    [
      'a bridge that leads nowhere',
      'board.json',
      (j) => set(j['bridges']![0], 'direction', 'n'),
      'bridge-1',
      /must lead off the board/,
    ],
    [
      'a bridgehead on a suburb',
      'board.json',
      (j) => {
        set(j['spaces']![1], 'suburb', false);
        set(j['spaces']![8], 'suburb', true);
      },
      'bridge-1',
      /without suburb counter/,
    ],
    [
      'a suburb too many',
      'board.json',
      (j) => set(j['spaces']![3], 'suburb', true),
      'suburb',
      /expected 12 spaces, found 13/,
    ],
    [
      'a park space that starts revealed',
      'board.json',
      (j) => set(j['spaces']!.at(-1), 'startsRevealed', true),
      'c11y07',
      /not start revealed/,
    ],
    [
      'a start outside the Library',
      'board.json',
      (j) => set(j, 'startSpace', 'c02y02'),
      'c02y02',
      /must be a library space/,
    ],
    [
      'a start card of another hero',
      'heroes.json',
      (j) => set(j['heroes']![0]!['start'], 'card', 'start-revolver'),
      'snake',
      /no starting card of snake/,
    ],
    [
      "a card among another hero's",
      'heroes.json',
      (j) => {
        set(j['heroes']![0]!['basic']![0], 'id', 'maggie-1');
        set(j['heroes']![1]!['basic']![0], 'id', 'snake-1');
      },
      'maggie-1',
      /among the cards of snake/,
    ],
    [
      'a hero with too few cards',
      'heroes.json',
      (j) => {
        const snake = j['heroes']![0]!;
        snake['special']!.push(snake['basic']!.pop()!);
      },
      'snake',
      /expected 8 basic action cards, found 7/,
    ],
    [
      'a case token without source',
      'case-cards.json',
      (j) => set(j['caseTokens']![2]!['source'], 'poi', 'nothing-here'),
      'case-3',
      /does not place this token/,
    ],
    [
      "a boss with a stranger's case",
      'bosses.json',
      (j) => set(j['bosses']![0], 'case', 'case-3'),
      'duke',
      /owns no case-3/,
    ],
    [
      'a boss placed twice',
      'poi-tiles.json',
      (j) => set(j['tiles']![2]!['onReveal']![0], 'boss', 'duke'),
      'duke',
      /placed by 2 tiles/,
    ],
    [
      'two homes of the President',
      'poi-tiles.json',
      (j) => set(j['tiles']![1], 'president', true),
      'dukes-camp',
      /2 tiles hold the President/,
    ],
    [
      'a tile effect on a card',
      'events.json',
      (j) => set(j['events']![1]!['effects']![0], 'where', 'thisTile'),
      'jumped',
      /needs a tile of its own/,
    ],
    [
      'a card of the New York player elsewhere',
      'ny-cards.json',
      (j) => set(j['cards']![3]!['effects']![1], 'chosenBy', 'newYork'),
      'ny-04',
      /needs a New York player/,
    ],
    [
      'a police effect on a base card',
      'items.json',
      (j) => set(j['items']![10]!['effects'], 0, { op: 'resolveTask' }),
      'smoke-bomb',
      /needs the police expansion/,
    ],
    [
      'a mission cube with Bands of New York',
      'bands.json',
      (j) => set(j['missions']![0]!['effects'], 0, { op: 'missionCube', n: 1 }),
      'mission-glider',
      /no mission boxes/,
    ],
    [
      'a second deadly tile',
      'timer-tiles.json',
      (j) => set(j['tiles']![0]!['effects'], 0, { op: 'newYorkWins' }),
      'sirens',
      /exactly one red tile/,
    ],
    [
      'more timer tiles used than exist',
      'timer-tiles.json',
      (j) => set(j['used'], '4', 13),
      'used.4',
      /at most 12/,
    ],
    [
      'more tasks in a stack than exist',
      'uspf.json',
      (j) => set(j['stacks']!['4'], '3', 8),
      'stacks.4.3',
      /at most 7/,
    ],
    [
      'level bars out of order',
      'level-bars.json',
      (j) => set(j['sets']![0]!['bars']![0], 'level', 2),
      'brick',
      /bar 1 is of level 2/,
    ],
    [
      'an objective outside the case deck',
      'objectives.json',
      (j) => set(j['blue']![0]!['requires'], 'card', 'tracer'),
      'obj-tape',
      /tracer is not in the case deck/,
    ],
    [
      'an extra of another option',
      'extras.json',
      (j) => set(j['extras']![1]!['items'], 'axe', 2),
      'extra-crossbows',
      /axe does not belong/,
    ],
    [
      'an extra timer tile that is none',
      'extras.json',
      (j) => set(j['extras']![3]!['timerTiles'], 0, 'sirens'),
      'extra-timer-tiles',
      /sirens is no extra timer tile/,
    ],
    [
      'a bracelet that is not the variant',
      'variants.json',
      (j) => set(j['variants']![2]!['replaces'], 'presidents-bracelet', 'tape'),
      'president-dead-or-alive',
      /tape is no card of this variant/,
    ],
    [
      'a bonus beyond its track',
      'bands.json',
      (j) => set(j['bonusTrack']!['bonuses']![3], 'at', 7),
      'damage',
      /at most 6/,
    ],
    [
      'a bonus of two figures',
      'ny-special-cards.json',
      (j) => set(j['cards']![0]!['bonus'], 'damage', 1),
      'ny-sp-duke',
      /exactly one figure/,
    ],
    [
      'two New York cards with one back',
      'ny-special-cards.json',
      (j) => set(j['cards']![0], 'roadblock', 'n'),
      'ny-sp-duke',
      /same back as ny-01/,
    ],
    [
      'a cost nobody can pay',
      'bands.json',
      (j) => set(j['actionCards']![0], 'cost', 13),
      'bny-1',
      /at most 12/,
    ],
    [
      'a weapon that does nothing',
      'items.json',
      (j) => remove(j['items']![7], 'use'),
      'pistol',
      /either a use or a passive/,
    ],
  ];
  test.each(cases)('%s', (_what, file, spoil, entry, fault) => {
    const found = faultAfter(file, spoil);
    expect(found.file).toBe(file === 'components.json' ? 'city-tiles.json' : file);
    expect(found.entry).toBe(entry);
    expect(found.message).toMatch(fault);
  });
});
