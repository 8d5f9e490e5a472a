import { type Block, ruleIn } from './parse.ts';

/** One rule, and the heading that it stands under. */
export interface Excerpt {
  readonly heading: string;
  /** The rule's text; of a table, its cells. */
  readonly parts: readonly string[];
}

export function excerptOf(blocks: readonly Block[], rule: string): Excerpt | null {
  let heading = '';
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block.text;
    if (block.kind === 'list') {
      const item = block.items.find((each) => ruleIn(each) === rule);
      if (item !== undefined) return { heading, parts: [item.replace(/^\*\*[^*]+\*\*\s*/, '')] };
    }
    if (block.kind === 'table') {
      const row = block.rows.find((cells) => ruleIn(cells[0] ?? '') === rule);
      if (row) return { heading, parts: row.slice(1).filter(Boolean) };
    }
  }
  return null;
}
