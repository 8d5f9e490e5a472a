import { describe, expect, it } from 'vitest';
import { readRules, rulesIn } from '../rules/book.ts';
import { citationsIn, coverageOf } from '../rules/citations.ts';
import { repository } from '../repository.ts';

const BOOK = `
# A game

## Parts

| ID | Part | Count |
|---|---|---|
| AG-CMP-01 | Board, see AG-MAP-02 | 1 |
| **AG-CMP-02** | Cards | 20 |

| Term | Meaning |
|---|---|
| distance | AG-MAP-02 |

## Map

- **AG-MAP-01** The map has no edge.
- **AG-MAP-02** Distance is counted in steps (AG-MAP-01 to AG-MAP-03).
  - **AG-MAP-02a** On water too.
- AG-MAP-09 is only spoken of here, and **AG-MAP-10** too.
- **AG-EVT-A1** *Alarm*: it rings.
- **AG-FIX-old-friend** Helps.
`;

describe('rules in a RULES.md', () => {
  it('are list items and table rows that begin with the ID, each once', () => {
    expect(rulesIn(BOOK).map((rule) => rule.id)).toEqual([
      'AG-CMP-01',
      'AG-CMP-02',
      'AG-MAP-01',
      'AG-MAP-02',
      'AG-MAP-02a',
      'AG-EVT-A1',
      'AG-FIX-old-friend',
    ]);
  });
  it('know their section, line and text', () => {
    expect(rulesIn(BOOK)[0]).toEqual({
      id: 'AG-CMP-01',
      section: 'Parts',
      line: 8,
      text: 'Board, see AG-MAP-02 · 1',
    });
    expect(rulesIn(BOOK)[2]).toMatchObject({ section: 'Map', text: 'The map has no edge.' });
  });
  it('may not be defined twice', () => {
    expect(() => rulesIn('- **AG-A-01** x\n- **AG-BB-01** y\n- **AG-BB-01** z')).toThrow(
      /AG-BB-01.*lines 2 and 3/,
    );
  });
  it.each([
    ['escape-plan', 'EP-', 400],
    ['escape-from-new-york', 'NY-', 500],
    ['master-heist', 'MH-', 500],
  ])('of %s are all found', (game, prefix, least) => {
    const rules = readRules(repository(), game);
    expect(rules.length).toBeGreaterThan(least);
    expect(rules.filter((rule) => !rule.id.startsWith(prefix) || rule.text === '')).toEqual([]);
  });
});

describe('citations in tests', () => {
  const source = `
    import { rule } from '@getaway/engine/testing';
    rule('AG-MAP-01', 'has no edge', () => {});
    rule(
      ['AG-MAP-02', "AG-MAP-02a"],
      'counts steps', () => {});
    // rule('AG-CMP-01', 'commented out', () => {});
    /* rule('AG-CMP-02', 'this one too', () => {}); */
    refuses('AG-EVT-A1'); overrule('AG-EVT-A1'); game.rule('AG-EVT-A1');
    const text = "see // rule"; rule('AG-MAP-99', 'does not exist', () => {});
  `;
  it('are the calls of rule, with file and line', () => {
    expect(citationsIn(source, 'a.test.ts')).toEqual([
      { id: 'AG-MAP-01', file: 'a.test.ts', line: 3 },
      { id: 'AG-MAP-02', file: 'a.test.ts', line: 4 },
      { id: 'AG-MAP-02a', file: 'a.test.ts', line: 4 },
      { id: 'AG-MAP-99', file: 'a.test.ts', line: 10 },
    ]);
  });
  it('are counted by rule, and unknown ones are told', () => {
    const { rules, unknown } = coverageOf(rulesIn(BOOK), citationsIn(source, 'a.test.ts'));
    expect(Object.fromEntries(rules.map((rule) => [rule.id, rule.tests]))).toEqual({
      'AG-CMP-01': 0,
      'AG-CMP-02': 0,
      'AG-MAP-01': 1,
      'AG-MAP-02': 1,
      'AG-MAP-02a': 1,
      'AG-EVT-A1': 0,
      'AG-FIX-old-friend': 0,
    });
    expect(unknown.map((citation) => citation.id)).toEqual(['AG-MAP-99']);
  });
});
