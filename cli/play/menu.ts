import type { Language } from '../language.ts';

/** What a choice is called, and the number by which it is taken. */
interface Entry {
  readonly number: number;
  readonly text: string;
}

const PAGE = 20;

/** A numbered list that can be long: narrowed by typing words, and turned page by page. A number never changes its meaning. */
export class Menu {
  private readonly say: Language['say'];
  private readonly entries: readonly Entry[];
  private shown: readonly Entry[];
  private page = 0;

  constructor(texts: readonly string[], say: Language['say']) {
    this.say = say;
    this.entries = texts.map((text, i) => ({ number: i + 1, text }));
    this.shown = this.entries;
  }

  /** Keeps what contains all of the words, or everything again when there are none. */
  narrow(words: string): boolean {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.entries.filter(({ text }) =>
      wanted.every((word) => text.toLowerCase().includes(word)),
    );
    if (found.length === 0) return false;
    this.shown = found;
    this.page = 0;
    return true;
  }

  /** The numbers of what is kept. */
  numbers(): number[] {
    return this.shown.map(({ number }) => number);
  }

  turn(): void {
    this.page = (this.page + 1) % this.pages;
  }

  has(number: number): boolean {
    return number >= 1 && number <= this.entries.length;
  }

  text(): string {
    const { shown, page, pages } = this;
    const width = String(this.entries.length).length;
    const lines = shown
      .slice(page * PAGE, (page + 1) * PAGE)
      .map(({ number, text }) => `  ${String(number).padStart(width)}  ${text}`);
    if (pages > 1) lines.push(this.say('menu.page', { page: page + 1, pages }));
    if (shown.length < this.entries.length)
      lines.push(this.say('menu.narrowed', { shown: shown.length, all: this.entries.length }));
    return lines.join('\n');
  }

  private get pages(): number {
    return Math.ceil(this.shown.length / PAGE);
  }
}
