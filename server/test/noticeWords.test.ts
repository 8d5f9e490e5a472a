import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationFaults } from '@getaway/words';
import { expect, it } from 'vitest';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import ptBR from '../locales/pt-BR.json';

it('the words of notices are the same in every language, well-formed, and all said', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/notices/texts.ts'), 'utf8');
  const said = [...source.matchAll(/'((?:turn|asking|clock|calledOff|mail|confirm)\.\w+)'/g)].map(
    (match) => match[1] as string,
  );
  expect(Object.keys(en).toSorted()).toEqual([...new Set(said)].toSorted());
  for (const [locale, messages] of Object.entries({ en, 'pt-BR': ptBR, pl }))
    expect(translationFaults(en, messages, locale)).toEqual([]);
});
