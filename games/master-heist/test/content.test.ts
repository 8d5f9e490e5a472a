import { readFileSync } from 'node:fs';
import { ruleIds } from '@getaway/engine';
import { rule } from '@getaway/engine/testing';
import { describe, expect, test } from 'vitest';
import { BOOK_AS_SHIPPED, CAMPAIGN, CHIT_BOOK } from '../content/book.ts';
import { figuresOf } from '../content/checkScenario.ts';
import { loadContent } from '../content/content.ts';
import { deckFrom } from '../content/deck.ts';
import * as content from '../content/index.ts';

const { ACTIONS, CHARACTERS, FIXERS, ITEMS, NOISE_TRACKS, NPCS, PREBUILT, SCENARIOS, SKILLS } = content;
const FILES = { ...content.FILES_AS_SHIPPED, ...BOOK_AS_SHIPPED };
const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

describe('the files as shipped', () => {
  test('are accepted and frozen through and through', () => {
    expect(loadContent(content.FILES_AS_SHIPPED)).toBeDefined();
    expect(Object.isFrozen(SCENARIOS['melee-job'].map.tiles[3])).toBe(true);
    expect(() => Object.assign(CHARACTERS.thug, { memory: 99 })).toThrow(TypeError);
  });

  test('cite only rules that RULES.md defines', () => {
    const known = new Set(ruleIds(rules));
    const cited = JSON.stringify(FILES).match(/MH-[A-Z]+-[A-Za-z0-9-]*[A-Za-z0-9]/g) ?? [];
    expect(cited.length).toBeGreaterThan(150);
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });

  rule('MH-SCN-01', 'every scenario agrees with the figures of its own checks block', () => {
    for (const scenario of Object.values(SCENARIOS))
      expect(figuresOf(scenario), scenario.id).toEqual(scenario.checks);
  });

  rule(['MH-SCN-01', 'MH-SCN-02'], 'every entrance faces the one tile it is attached to', () => {
    for (const { id, map } of Object.values(SCENARIOS)) {
      for (const entrance of map.entrances) {
        expect(content.beside(entrance, entrance.side), id).toEqual(entrance.attachedTo);
        expect(map.tiles.filter((tile) => content.sameCell(tile, entrance.attachedTo))).toHaveLength(1);
      }
    }
  });

  rule('MH-SCN-03', 'an item token the booklet does not name holds the item of the designer’s table', () => {
    expect(itemsOn('proving-grounds')).toEqual(['plasma-torch']);
    expect(itemsOn('county-hole')).toEqual(['safecracking-tools']);
  });
});

const itemsOn = (id: content.ScenarioId) => SCENARIOS[id].map.tiles.flatMap((tile) => tile.item ?? []);

/** The rows of the table in RULES.md whose header starts with these cells. */
function rows(...header: string[]): string[][] {
  const lines = rules.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${header.join(' | ')} |`));
  const cells = lines.slice(start + 2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells.slice(
    0,
    cells.findIndex((row) => row.length === 0),
  );
}

describe('the tables of RULES.md', () => {
  rule('MH-TBL-01', 'the character table is characters.json', () => {
    const printed = Object.values(CHARACTERS).map((card) => [
      card.name,
      card.level,
      CHARACTERS[card.classId].name,
      String(card.memory),
      String(card.initialIdeas),
      card.defaultActions.map((option) => option.name + ('ability' in option ? '*' : '')).join(', '),
      card.abilities.map((id) => content.ABILITIES[id].name).join(', '),
    ]);
    expect(rows('Card', 'Level', 'Class')).toEqual(printed);
  });

  rule('MH-TBL-01', 'the skill table is skills.json', () => {
    const printed = Object.values(SKILLS).map((skill) => [
      skill.name,
      skill.level,
      SKILLS[skill.root].name,
      ...Object.values(skill.slots).map((action) => ACTIONS[action].name),
    ]);
    expect(rows('Skill', 'Level', 'Root')).toEqual(printed);
  });

  rule('MH-TBL-01', 'the action table is actions.json', () => {
    const letter = {
      move: 'M',
      unlock: 'U',
      subdue: 'S',
      disable: 'D',
      idea: 'I',
      reveal: 'R',
      loot: 'L',
      noise: 'N',
      alert: 'A',
      crack: 'C',
    };
    const printed = Object.values(ACTIONS).map((action) => [
      action.name,
      action.sub.map((sub) => letter[sub]).join(' '),
    ]);
    const halves = rows('Action', 'Sub-actions', 'Action').map((row) => [row.slice(0, 2), row.slice(2)]);
    expect([...halves.map((row) => row[0]), ...halves.map((row) => row[1])]).toEqual(printed);
  });

  rule(['MH-SCN-01', 'MH-RUL-08', 'MH-RUL-09'], 'the scenario table is scenarios.json', () => {
    const printed = Object.values(SCENARIOS).map((scenario) => [
      `\`${scenario.id}\``,
      scenario.name,
      scenario.location,
      scenario.difficulty,
      scenario.rewards.cash === 0 ? '-' : `$${scenario.rewards.cash}k`,
      scenario.unlocks === null ? '-' : FIXERS[scenario.unlocks].name,
    ]);
    expect(rows('Id', 'Name', 'Location').map((row) => row.toSpliced(4, 1))).toEqual(printed);
  });

  rule('MH-RUL-08', 'the County rewards are those of the pages: Bricks $10k, River $12k, Hole $15k', () => {
    const reward = (id: content.ScenarioId) => SCENARIOS[id].rewards.cash;
    expect([reward('county-bricks'), reward('county-river'), reward('county-hole')]).toEqual([10, 12, 15]);
  });
});

describe('the rulings about content', () => {
  rule('MH-RUL-01', 'there are 21 skills with two copies each', () => {
    expect(Object.values(SKILLS).map((skill) => skill.copies)).toEqual(Array.from({ length: 21 }, () => 2));
  });

  rule('MH-RUL-02', 'the token the component list names twice is the safe', () => {
    const safes = CHIT_BOOK.hexTokens.filter((token) => token.id === 'safe');
    expect(safes).toMatchObject([{ count: 4 }]);
  });

  rule('MH-RUL-03', 'keypads are keycards: a keycard door opens with a keycard, and no keypad exists', () => {
    expect(content.TILE_MEANINGS.KCL.token).toBe('keycardDoor');
    expect(content.TILE_MEANINGS.KC.loot).toEqual([{ kind: 'keycard' }]);
    expect(JSON.stringify(FILES)).not.toMatch(/keypad/i);
  });

  rule('MH-RUL-05', 'A5 in a deck means A4', () => {
    expect(deckFrom('20,A5')).toEqual({ deck: ['20', 'A4'] });
    expect(SCENARIOS['side-channel'].eventDeckNotation).toContain('A5');
    expect(SCENARIOS['side-channel'].eventDeck).toContain('A4');
    expect(SCENARIOS['safehouse-rescue'].eventDeck).toContain('A4');
  });

  rule('MH-RUL-06', 'the deck of The Final Score part 1 is the printed one, with 19, 21 and 22', () => {
    expect(SCENARIOS['final-score-1'].eventDeck).toEqual(expect.arrayContaining(['19', '21', '22']));
  });

  rule('MH-RUL-07', 'The Track has an item token and no $2k', () => {
    const { tiles } = SCENARIOS['dark-horse-job'].map;
    expect(tiles.filter((tile) => tile.code === 'I')).toMatchObject([{ item: 'cheap-picks' }]);
    expect(tiles.filter((tile) => tile.code === '$2')).toEqual([]);
  });

  rule('MH-RUL-09', 'the booklet’s other names lead to the fixer cards', () => {
    const booklet = Object.values(FIXERS).flatMap((fixer) =>
      fixer.booklet ? [[fixer.booklet, fixer.id]] : [],
    );
    expect(Object.fromEntries(booklet)).toMatchObject({
      'Pawn Shop Owner': 'fence',
      'Security Consultant': 'consultant',
      'Diversion Specialist': 'diversion-artist',
      'Retired Mastermind': 'retiree',
    });
  });

  rule('MH-RUL-12', 'decks list A1 twice in The Marathon Job and C2 four times in The Bricks', () => {
    const copies = (id: content.ScenarioId, card: string) =>
      SCENARIOS[id].eventDeck.filter((found) => found === card).length;
    expect([copies('marathon-job', 'A1'), copies('county-bricks', 'C2')]).toEqual([2, 4]);
    expect([content.EVENTS.A1.copies, content.CRISES.C2.copies]).toEqual([1, 3]);
  });

  rule('MH-RUL-36', 'Con Artist, Thief and Hacktivist have the figures of their cards', () => {
    const figures = (id: content.CharacterId) => [CHARACTERS[id].memory, CHARACTERS[id].initialIdeas];
    expect([figures('con-artist'), figures('thief'), figures('hacktivist')]).toEqual([
      [9, 2],
      [10, 2],
      [10, 5],
    ]);
  });
});

describe('what the cards promise', () => {
  rule('MH-CHR-02', 'every character card states memory and initial ideas', () => {
    expect(Object.keys(CHARACTERS)).toHaveLength(24);
    expect([CHARACTERS.thug.memory, CHARACTERS.thug.initialIdeas]).toEqual([7, 0]);
    for (const card of Object.values(CHARACTERS)) expect(card.memory, card.id).toBeGreaterThanOrEqual(6);
  });

  rule('MH-CHR-01', 'a pre-built character is one character card and two skill cards', () => {
    expect(Object.values(PREBUILT)).toHaveLength(16);
    for (const built of Object.values(PREBUILT)) expect(new Set(built.skills).size, built.id).toBe(2);
  });

  test('both noise tracks, all NPC sides, 12 items, 15 fixers, 16 achievements are there', () => {
    expect(NOISE_TRACKS.map((track) => [track.crew, track.last])).toEqual([
      [3, 41],
      [4, 42],
    ]);
    expect(Object.keys(NPCS)).toEqual(['prisoner', 'hostage', 'guide']);
    expect([Object.keys(ITEMS).length, Object.keys(FIXERS).length, CAMPAIGN.achievements.length]).toEqual([
      12, 15, 16,
    ]);
    expect(Object.values(ITEMS).reduce((sum, item) => sum + item.copies, 0)).toBe(15);
  });
});
