import type { Block } from './parse.ts';

const isSection = (block: Block): boolean => block.kind === 'heading' && block.level <= 2;

/**
 * Every rulebook opens with where its rules come from, what its words mean and what is in the box. Whoever wants to play
 * reads the rules first, looks words and pieces up, and asks last, if at all, who says so.
 */
export function referenceLast(blocks: readonly Block[]): readonly Block[] {
  const [, sources, terms, , rules] = blocks.flatMap((block, i) => (isSection(block) ? [i] : []));
  if (sources === undefined || terms === undefined || rules === undefined) return blocks;
  return [
    ...blocks.slice(0, sources),
    ...blocks.slice(rules),
    ...blocks.slice(terms, rules),
    ...blocks.slice(sources, terms),
  ];
}
