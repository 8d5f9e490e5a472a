import { createInterface, type Interface } from 'node:readline';

/** Where a person reads and types: a terminal, or a script on the standard input. */
export class Terminal {
  readonly isScreen = process.stdin.isTTY && process.stdout.isTTY;
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: this.isScreen,
    });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** What was typed after the prompt, or null when nothing more will come. */
  async ask(prompt: string): Promise<string | null> {
    this.reader.setPrompt(prompt);
    this.reader.prompt();
    const { value, done } = await this.lines.next();
    return done === true ? null : value.trim();
  }

  print(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  clear(): void {
    if (this.isScreen) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  }

  close(): void {
    this.reader.close();
  }
}
