import type { Block, Heading } from './parse.ts';

/** Letters as a hurried reader types them: small, and without their marks (ł has no mark that Unicode takes off). */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The rules that have the words, under the headings they stand under; without words, all of them. */
export function rulesWith(blocks: readonly Block[], words: string): readonly Block[] {
  const needle = plain(words.trim());
  if (needle === '') return blocks;
  const has = (text: string): boolean => plain(text).includes(needle);
  const found: Block[] = [];
  /** Headings that nothing has been found under yet, the outermost first. */
  let headings: Heading[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      headings = [...headings.filter(({ level }) => level < block.level), block];
      continue;
    }
    const rest = only(block, has);
    if (!rest) continue;
    found.push(...headings, rest);
    headings = [];
  }
  return found;
}

/** What of a block fits, with the first row of a table, which names the columns. */
function only(block: Exclude<Block, Heading>, fits: (text: string) => boolean): Block | null {
  if (block.kind === 'paragraph') return fits(block.text) ? block : null;
  if (block.kind === 'list') {
    const items = block.items.filter(fits);
    return items.length > 0 ? { ...block, items } : null;
  }
  const rows = block.rows.slice(1).filter((row) => fits(row.join(' ')));
  return rows.length > 0 ? { ...block, rows: [block.rows[0] ?? [], ...rows] } : null;
}
