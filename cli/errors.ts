import type { Speaker } from '@getaway/words';

/** Something that the person at the keyboard can put right; said in the terminal's words, without a stack trace. */
export class UserError extends Error {
  private readonly params: Readonly<Record<string, unknown>>;

  constructor(key: string, params: Readonly<Record<string, unknown>> = {}) {
    super(key);
    this.name = 'UserError';
    this.params = params;
  }

  in(say: Speaker['say']): string {
    return say(this.message, this.params);
  }
}

/** What went wrong, in one line. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
