// What a translated rulebook must have in common with its original, line by line: everything but the words.

/** What one line of a rulebook is and holds, whatever language it is in. */
interface Line {
  /** The rule that it states, or where it stands. */
  readonly name: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string>>;
}

const RULE = /^(?:- \*\*|\| *\**)([A-Z]{2,4}-[A-Z]{2,4}(?:-\w+)+)/;
const REFERENCE = /\b[A-Z]{2}-[A-Z]{2,4}(?:-[A-Za-z0-9]+)*/g;
const CODE = /`[^`]+`/g;

function kindOf(line: string): string {
  const heading = /^#+(?= )/.exec(line)?.[0];
  if (heading) return `heading ${heading}`;
  if (line.startsWith('|')) return `row of ${line.split('|').length - 2}`;
  return /^\s*- /.test(line) ? 'item' : 'paragraph';
}

const sorted = (found: Iterable<string>): string => [...found].sort().join(' ');

/** S, P and O where they tell a source: only in brackets, for "O" is a word of other languages. */
function sourcesIn(text: string): string[] {
  let depth = 0;
  const inBrackets = text.replace(/\[|\]|[^[\]]+/g, (part) => {
    if (part === '[') depth++;
    if (part === ']') depth--;
    return depth > 0 ? part : ' ';
  });
  return inBrackets.match(/(?<![\p{L}\p{N}])[SPO](?![\p{L}\p{N}])/gu) ?? [];
}

/** 2,000 and 2.000 are the same number, and so are the 2 of "Spy 2" and of "Szpieg II". */
const numbersIn = (text: string): string[] =>
  text
    .replace(/(?<=\d)[.,\u00a0\u202f](?=\d{3}\b)/g, '')
    .replace(/(?<=\p{Lu}\p{Ll}+ )I{1,3}\b/gu, (roman) => String(roman.length))
    .match(/\d+/g) ?? [];

function linesOf(markdown: string): Map<string, Line> {
  const lines = new Map<string, Line>();
  let headings = 0;
  let others = 0;
  for (const [index, text] of markdown.split('\n').entries()) {
    if (text.trim() === '') continue;
    const rule = RULE.exec(text)?.[1];
    if (text.startsWith('#')) [headings, others] = [headings + 1, 0];
    const bare = text.replace(CODE, ' ');
    const stated = rule !== undefined && lines.has(rule) ? `${rule} again` : rule;
    lines.set(stated ?? `${headings}.${others++}`, {
      name: stated ?? `line ${index + 1}`,
      text,
      facts: {
        kind: kindOf(text),
        rules: sorted(bare.match(REFERENCE) ?? []),
        code: sorted(text.match(CODE) ?? []),
        sources: sorted(sourcesIn(bare)),
        numbers: sorted(numbersIn(bare.replace(REFERENCE, ' '))),
      },
    });
  }
  return lines;
}

/** Where a translation does not say what the original says, by rule. */
export function translationFaults(original: string, translation: string): string[] {
  const lines = linesOf(original);
  const translated = linesOf(translation);
  const missing = [...lines].filter(([key]) => !translated.has(key));
  const surplus = [...translated].filter(([key]) => !lines.has(key));
  if (missing.length + surplus.length > 0)
    return [
      ...missing.map(([, { name }]) => `${name} of the original is missing`),
      ...surplus.map(([, { name }]) => `${name} is not in the original`),
    ];
  const inOrder = [...lines.values()];
  return [...translated].flatMap(([key, { name, text, facts }], i) => {
    const source = lines.get(key)!;
    if (source !== inOrder[i]) return [`${name} stands where ${inOrder[i]!.name} should`];
    if (text === source.text && key === name) return [`${name} is not translated`];
    return Object.entries(source.facts)
      .filter(([fact, expected]) => facts[fact] !== expected)
      .map(([fact, expected]) => `${name} has ${fact} "${facts[fact]}", the original "${expected}"`);
  });
}
