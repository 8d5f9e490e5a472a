/**
 * The IDs of the rules that a RULES.md defines, in order: bold at the start of a list item (`- **EP-MAP-01** …`)
 * or the first cell of a table row (`| EP-DEC-01 | …`). IDs that are only referred to do not count.
 */
export function ruleIds(markdown: string): string[] {
  const found = new Set<string>();
  for (const [, inItem, inCell] of markdown.matchAll(
    /^(?:\s*- \*\*([A-Z]{2,4}-[\w-]+)\*\*|\| *\**([A-Z]{2,4}-[A-Z]+-[\w-]+)\** *\|)/gm,
  )) {
    found.add((inItem ?? inCell) as string);
  }
  return [...found];
}
