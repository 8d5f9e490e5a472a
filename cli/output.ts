export const print = (text: string): void => void process.stdout.write(`${text}\n`);

export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

/** Columns under headings; numbers stand to the right. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const widths = headings.map((heading, i) =>
    Math.max(heading.length, ...rows.map((row) => String(row[i]).length)),
  );
  const line = (cells: readonly (string | number)[], right: (i: number) => boolean): string =>
    cells
      .map((cell, i) =>
        right(i) ? String(cell).padStart(widths[i] ?? 0) : String(cell).padEnd(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const numeric = (i: number): boolean =>
    typeof rows[0]?.[i] === 'number' || /^[\d.]+[kM×]?$/.test(String(rows[0]?.[i]));
  return [line(headings, numeric), ...rows.map((row) => line(row, numeric))].join('\n');
}

/** Three significant digits, with k and M: 12.3k. */
export function short(number: number): string {
  if (!Number.isFinite(number)) return '-';
  if (number >= 1e6) return `${(number / 1e6).toPrecision(3)}M`;
  if (number >= 1e4) return `${(number / 1e3).toPrecision(3)}k`;
  return number >= 100 ? number.toFixed(0) : number.toPrecision(3);
}

/** A progress bar on the error stream, for people only, and only when the work takes more than a second. */
export class Progress {
  private readonly start = performance.now();
  private readonly total: number;
  private readonly what: string;
  private drawn = 0;

  constructor(total: number, what: string) {
    this.total = total;
    this.what = what;
  }

  at(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.start < 1000 || now - this.drawn < 100) return;
    this.drawn = now;
    const width = 30;
    const filled = Math.round((width * done) / this.total);
    process.stderr.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${this.total} ${this.what}`,
    );
  }

  end(): void {
    if (this.drawn > 0) process.stderr.write('\r\u001b[2K');
  }
}
