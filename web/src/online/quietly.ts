import { NotDone } from '@getaway/server/client';

/**
 * What is asked of the server beside the match. The table shows what comes of it, the strip above that nothing can, and
 * what is still on its way when the page is left is sent when it is opened again.
 */
export const quietly = (deed: Promise<void>): void =>
  void deed.catch((error: unknown) => {
    if (!(error instanceof NotDone)) throw error;
  });
