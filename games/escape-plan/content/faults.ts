import * as v from 'valibot';

/** What is wrong with a content file: which file, which entry of it, and the fault in words. */
export interface Fault {
  readonly file: string;
  readonly entry: string;
  readonly fault: string;
}

export class ContentError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ file, entry, fault }) => `${file}: ${entry}: ${fault}`).join('\n'));
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/** Collects the faults of one file. */
export class FileFaults {
  readonly file: string;
  readonly faults: Fault[];

  constructor(file: string, faults: Fault[]) {
    this.file = file;
    this.faults = faults;
  }

  add(entry: string, fault: string): void {
    this.faults.push({ file: this.file, entry, fault });
  }

  /** Adds the fault unless what must hold does. */
  expect(holds: boolean, entry: string, fault: string): void {
    if (!holds) this.add(entry, fault);
  }

  /** Every name exactly once: a file may neither repeat, forget nor invent one. */
  expectEach<T extends string | number>(found: readonly T[], wanted: readonly T[], what: string): void {
    for (const id of wanted) {
      const times = found.filter((other) => other === id).length;
      if (times !== 1)
        this.add(String(id), times === 0 ? `${what} is missing` : `${what} is listed ${times} times`);
    }
  }
}

const LABELS = ['id', 'flag', 'row'] as const;

function label(value: unknown, position: number): string {
  if (typeof value === 'object' && value !== null) {
    for (const key of LABELS) {
      if (key in value) return String((value as Record<string, unknown>)[key]);
    }
  }
  return `#${position + 1}`;
}

/** Turns a schema issue into a fault: list items are named by their id, the rest of the path says where in the item. */
function schemaFault(file: string, issue: v.BaseIssue<unknown>): Fault {
  const entry: string[] = [];
  let within: string[] = [];
  for (const item of issue.path ?? []) {
    const key = item.key;
    if (typeof key === 'number' && typeof item.value === 'object' && !Array.isArray(item.value)) {
      entry.push(label(item.value, key));
      within = [];
    } else {
      within.push(String(key));
    }
  }
  const where = within.length === 0 ? '' : `${within.join('.')}: `;
  return { file, entry: entry.join(' / ') || 'the file', fault: where + issue.message };
}

/** The file's content if it has the right form; otherwise its faults are noted. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  file: string,
  content: unknown,
  faults: Fault[],
): v.InferOutput<S> | null {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  for (const issue of result.issues) faults.push(schemaFault(file, issue));
  return null;
}
