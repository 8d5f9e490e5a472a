/** What a RULES.md is made of. */
export type Block = Heading | Paragraph | List | Table;

export interface Heading {
  readonly kind: 'heading';
  readonly level: number;
  readonly text: string;
  /** The same in every language. */
  readonly id: string;
}

interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
}

interface List {
  readonly kind: 'list';
  readonly items: readonly string[];
}

export interface Table {
  readonly kind: 'table';
  /** The first row names the columns. */
  readonly rows: readonly (readonly string[])[];
}

const RULE_ID = /^\**([A-Z]{2,4}-[A-Z]+-[\w-]+)\**$/;
export const LEADING_RULE = /^\*\*([A-Z]{2,4}-[\w-]+)\*\*\s*/;

/** The rule that an item or a cell begins with. */
export const ruleIn = (text: string): string | undefined =>
  LEADING_RULE.exec(text)?.[1] ?? RULE_ID.exec(text)?.[1];

/** The rulebook's own rules, marked at their beginning or end by a letter alone. */
const OWN_MARK = /^(\*\*[^*]+\*\*) \[S\](?= )|(?<=[.)]) \[S\]$/;

/** Most rules are the rulebook's own, and players would read that of each: only what is from elsewhere keeps its mark. */
const withoutOwnMark = (item: string): string => (ruleIn(item) ? item.replace(OWN_MARK, '$1') : item);

/** Names as programs write them. */
const NAME = /`([a-z]+(?:[A-Z][a-z]+)*)`/g;

/** Those who write rules call `landType` what players call *land type*. */
const inWords = (text: string): string =>
  text.replace(
    NAME,
    (_, name: string) => `*${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}*`,
  );

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Headings, paragraphs, lists and tables: all that our rulebooks use. */
export function parseRules(text: string): Block[] {
  const blocks: Block[] = [];
  let headings = 0;
  for (const line of inWords(text).split('\n')) {
    const last = blocks.at(-1);
    const heading = /^(#+) (.*)/.exec(line);
    const item = /^\s*- (.*)/.exec(line)?.[1];
    if (heading) {
      const [, marks = '', title = ''] = heading;
      blocks.push({ kind: 'heading', level: marks.length, text: title, id: `section-${headings++}` });
    } else if (item && last?.kind === 'list')
      blocks[blocks.length - 1] = { ...last, items: [...last.items, withoutOwnMark(item)] };
    else if (item) blocks.push({ kind: 'list', items: [withoutOwnMark(item)] });
    else if (line.startsWith('|')) {
      if (/^\|[\s|:-]+\|?$/.test(line)) continue;
      if (last?.kind === 'table')
        blocks[blocks.length - 1] = { ...last, rows: [...last.rows, cellsOf(line)] };
      else blocks.push({ kind: 'table', rows: [cellsOf(line)] });
    } else if (line.trim()) blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
