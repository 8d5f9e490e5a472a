import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@getaway/engine';

/** One numbered rule of a game's RULES.md. */
export interface Rule {
  readonly id: string;
  /** The heading that it stands under. */
  readonly section: string;
  readonly text: string;
  readonly line: number;
}

const ID = String.raw`[A-Z]{2,4}-[A-Z]{2,4}(?:-[A-Za-z0-9]+)+`;
/** `- **EP-MAP-01** A city tile …` */
const ITEM = new RegExp(String.raw`^\s*[-*] \*\*(${ID})\*\*\s*(.*)$`);
/** `| EP-CMP-01 | Game board … | 1 |` where the first cell holds the ID and nothing else. */
const ROW = new RegExp(String.raw`^\|\s*\**(${ID})\**\s*\|(.*)\|\s*$`);
const HEADING = /^#+\s+(.*)$/;

/** Every rule that a RULES.md defines, in its order. IDs that a rule only refers to are not definitions. */
export function rulesIn(markdown: string): Rule[] {
  const rules: Rule[] = [];
  const seen = new Map<string, number>();
  let section = '';
  for (const [index, text] of markdown.split('\n').entries()) {
    section = HEADING.exec(text)?.[1] ?? section;
    const found = ITEM.exec(text) ?? ROW.exec(text);
    if (found === null) continue;
    const [, id = '', body = ''] = found;
    const line = index + 1;
    const earlier = seen.get(id);
    if (earlier !== undefined)
      throw new BadInput(`Rule ${id} is defined twice: in lines ${earlier} and ${line}.`);
    seen.set(id, line);
    rules.push({ id, section, line, text: body.replace(/\s*\|\s*/g, ' · ').trim() });
  }
  return rules;
}

export const rulesFile = (root: string, game: string): string => join(root, 'games', game, 'RULES.md');

export const readRules = (root: string, game: string): Rule[] =>
  rulesIn(readFileSync(rulesFile(root, game), 'utf8'));
