import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@getaway/games';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';
import { translationFaults } from './translations.ts';

const read = (game: string, file: string): string => readFileSync(join(root, 'games', game, file), 'utf8');

const translations = Object.values(games).flatMap((game) =>
  readdirSync(join(root, 'games', game.id)).flatMap((file) => {
    const locale = /^RULES\.(.+)\.md$/.exec(file)?.[1];
    return locale === undefined ? [] : [{ game, file, locale }];
  }),
);

describe.each(translations)('$game.id/$file', ({ game, file, locale }) => {
  it('is in a language that the game speaks', () => {
    expect(Object.keys(game.translations ?? {})).toContain(locale);
  });

  it('states the same rules as the original: order, references, identifiers, sources and numbers', () => {
    expect(translationFaults(read(game.id, 'RULES.md'), read(game.id, file))).toEqual([]);
  });
});

describe('a translation', () => {
  const original = `
# A game

Has 2,000 cards.

- **AG-MAP-01** The map has 3 edges (AG-MAP-02), see \`edges\`. [S; the 3 O]
- **AG-MAP-02** An edge is used by Spy 2.

| ID | Part | Count |
|---|---|---|
| AG-CMP-01 | Board | 1 |
`;
  const translation = `
# Um jogo

Tem 2.000 cartas.

- **AG-MAP-01** O mapa tem 3 bordas (AG-MAP-02), ver \`edges\`. [S; as 3 O]
- **AG-MAP-02** Uma borda é usada por Espião II.

| ID | Parte | Quantidade |
|---|---|---|
| AG-CMP-01 | Tabuleiro | 1 |
`;
  const changed = (from: string, to: string): string[] =>
    translationFaults(original, translation.replace(from, to));

  it('may use any words', () => {
    expect(translationFaults(original, translation)).toEqual([]);
  });

  it.each([
    [
      'leaves out a rule',
      '- **AG-MAP-02** Uma borda é usada por Espião II.\n',
      '',
      'AG-MAP-02 of the original is missing',
    ],
    [
      'adds a rule',
      '| AG-CMP-01',
      '| AG-CMP-02 | Carta | 2 |\n| AG-CMP-01',
      'AG-CMP-02 is not in the original',
    ],
    [
      'states a rule twice',
      '\n| ID',
      '- **AG-MAP-01** Sim.\n\n| ID',
      'AG-MAP-01 again is not in the original',
    ],
    ['loses a reference', '(AG-MAP-02)', '', 'AG-MAP-01 has rules'],
    ['translates an identifier', '`edges`', '`bordas`', 'AG-MAP-01 has code'],
    ['loses a source', '[S; as 3 O]', '[S; as 3]', 'AG-MAP-01 has sources'],
    ['changes a number', 'tem 3 bordas', 'tem 4 bordas', 'AG-MAP-01 has numbers'],
    ['changes the number in a name', 'Espião II.', 'Espião III.', 'AG-MAP-02 has numbers'],
    ['loses a cell', '| Tabuleiro | 1 |', '| Tabuleiro 1 |', 'AG-CMP-01 has kind'],
    ['changes a heading’s level', '# Um jogo', '## Um jogo', 'line 2 has kind'],
    ['changes a number outside the rules', '2.000', '3.000', 'line 4 has numbers'],
    [
      'leaves a rule as it was',
      'Uma borda é usada por Espião II',
      'An edge is used by Spy 2',
      'not translated',
    ],
  ])('is found out when it %s', (_, from, to, fault) => {
    expect(changed(from, to).join('\n')).toContain(fault);
  });

  it('is found out when rules have changed places', () => {
    const [first, second] = translation.match(/^- .*$/gm) as [string, string];
    const swapped = translation.replace(first, '…').replace(second, first).replace('…', second);
    expect(translationFaults(original, swapped)).toContain('AG-MAP-02 stands where AG-MAP-01 should');
  });
});
