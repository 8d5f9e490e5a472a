/** Something that the person at the keyboard can put right; shown as it is, without a stack trace. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UserError';
  }
}

/** What went wrong, in one line. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
