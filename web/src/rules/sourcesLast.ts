import type { Block } from './parse.ts';

const isSection = (block: Block): boolean => block.kind === 'heading' && block.level === 2;

/**
 * Every rulebook opens with the section that says where its rules come from. Whoever wants to play reads that last, if
 * at all.
 */
export function sourcesLast(blocks: readonly Block[]): readonly Block[] {
  const sources = blocks.findIndex(isSection);
  const rest = blocks.findIndex((block, i) => i > sources && isSection(block));
  if (rest < 0) return blocks;
  return [...blocks.slice(0, sources), ...blocks.slice(rest), ...blocks.slice(sources, rest)];
}
