import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationFaults } from '@getaway/words';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import ptBR from '../locales/pt-BR.json';
import { file, getaway } from './getaway.ts';

const type = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');

describe('the language of the terminal', () => {
  it('is named by a flag', async () => {
    const { out } = await getaway(
      'play hot-goods --seed a --lang pl',
      type('help', 'fly', 'what 99', 'quit'),
    );
    expect(out).toContain('Gracz 1: ');
    expect(out).toContain('cofnij swój ostatni wybór');
    expect(out).toContain('Nic tu się nie nazywa „fly”');
    expect(out).toContain('Po „what” wpisz numer wyboru.');
    expect(out).not.toMatch(/Player|Type/);
  });

  it('is that of the environment without one, and English where nobody speaks that', async () => {
    expect((await getaway('play tic-tac-toe', type('quit'), 'pt_BR.UTF-8')).out).toContain('Jogador 1: ');
    expect((await getaway('play tic-tac-toe --lang en', type('quit'), 'pt_BR.UTF-8')).out).toContain(
      'Player 1: ',
    );
    expect((await getaway('play tic-tac-toe', type('quit'), 'C')).out).toContain('Player 1: ');
  });

  it('is refused when there is no such language', async () => {
    const { code, err } = await getaway('play tic-tac-toe --lang klingon');
    expect(code).toBe(1);
    expect(err).toContain('there is no language "klingon"; there is: en, pt-BR, pl');
  });

  it('is that of help, and of what is said about wrong flags', async () => {
    expect((await getaway('--help --lang pl')).out).toContain('trzy gry planszowe');
    const { out } = await getaway('help sim', '', 'pt_BR.UTF-8');
    expect(out).toContain('a mesma semente dá a mesma partida');
    expect(out).toContain('{game, seats, games, finished');
    const { err } = await getaway('sim hot-goods --wings --lang=pl');
    expect(err).toBe('getaway: nie ma flagi --wings. Spróbuj: getaway sim --help\n');
  });

  it.each([
    ['play chess --lang pl', 'Nie ma gry „chess”. Są: hot-goods, '],
    ['replay nowhere.json --lang pl', 'Nie ma pliku „nowhere.json”.'],
    ['campaign . --lang pt', 'Não é possível ler ".": EISDIR'],
    ['campaign new.json --game chess --lang pt', '"chess" não tem campanha. Têm: master-heist.'],
  ])('is that of what is wrong: %s', async (words, said) => {
    const { code, err } = await getaway(words);
    expect(code).toBe(1);
    expect(err).toContain(`getaway: ${said}`);
  });

  it('is that of endings and replays too', async () => {
    const typed = `${'1\n'.repeat(9)}save lang.json\nquit\n`;
    const { out } = await getaway('play tic-tac-toe --seed end --lang pt', typed);
    expect(out).toMatch(/A partida acabou \(line\)\. Vencedor: Jogador \d/);
    expect((await getaway('replay lang.json --lang pl')).out).toContain('zapis jest poprawny');
    expect((await getaway('replay lang.json --at 1 --lang pl')).out).toContain('Wybierają: Gracz 2.');
  });

  it('is that of a campaign', async () => {
    const { out } = await getaway(
      'campaign cidade.json --lang pt-BR',
      type('Jogador 1 entra', '', 'why gazuas perfeitas', 'Planejar O Golpe da Hospitalidade', 'quit'),
    );
    expect(out).toContain('E agora?');
    expect(out).toContain('Jogadores: Jogador 1 (nível 1)');
    expect(out).toContain('Comprar Gazuas Perfeitas por $7k: custa $7k, e a equipe tem $0k [MH-SHP-04]');
    expect((await getaway(`campaign ${file('nova.json', '{')} --lang pl`)).err).toMatch('no JSON');
    expect((await getaway('campaign cidade.json --status --lang pl')).out).toMatch(
      /^cidade: 0 skoków, udane: 0\n/,
    );
  });
});

describe('the words of the terminal', () => {
  it('are the same in every language, well-formed, and all said', () => {
    const folder = join(import.meta.dirname, '..');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(?!test)[\w/]+\.ts$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8'))
      .join('\n');
    const spoken = /\b(?:(?:say|misused|UserError)\(\s*|word\(\d, |about: |notes: )'([\w.-]+)'/g;
    const said = [...sources.matchAll(spoken)].map((match) => match[1] as string);
    expect(Object.keys(en).toSorted()).toEqual([...new Set(said)].toSorted());
    for (const [locale, messages] of Object.entries({ en, 'pt-BR': ptBR, pl }))
      expect(translationFaults(en, messages, locale)).toEqual([]);
  });
});
