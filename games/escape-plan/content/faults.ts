import { BadContent } from '@getaway/engine';

/** Speaks up for one content file: the first thing that does not hold is thrown with the file's and entry's name. */
export class Faults {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  add(entry: string, fault: string): never {
    throw new BadContent(this.file, entry, fault);
  }

  /** Refuses the file unless what must hold does. */
  expect(holds: boolean, entry: string, fault: string): void {
    if (!holds) this.add(entry, fault);
  }

  expectCount(found: number, wanted: number, entry: string): void {
    this.expect(found === wanted, entry, `must be ${wanted}, is ${found}`);
  }

  /** Every name exactly once: a file may neither repeat nor forget one. */
  expectEach<T extends string | number>(found: readonly T[], wanted: Iterable<T>, what: string): void {
    for (const id of wanted) {
      const times = found.filter((other) => other === id).length;
      if (times !== 1) this.add(`${what} ${id}`, times === 0 ? 'is missing' : `is listed ${times} times`);
    }
  }
}
