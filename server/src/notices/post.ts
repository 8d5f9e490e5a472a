import { Agent, request } from 'node:https';

export interface Posted {
  readonly status: number;
  /** In how many seconds the service wants to be asked again. */
  readonly retryAfter: number | null;
}

/** Sends something to a push service. Throws when there is no answer in time. */
export type Post = (url: string, headers: Readonly<Record<string, string>>, body: Buffer) => Promise<Posted>;

const PATIENCE = 10_000;
const MOST_SOCKETS = 8;

/** Follows no redirection, and reads of an answer only how it begins. `ca`: whose signature is trusted as well, for tests. */
export function poster(ca?: string, patience = PATIENCE): { readonly post: Post; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS, ...(ca !== undefined && { ca }) });
  const post: Post = (url, headers, body) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(patience);
      const asking = request(url, { method: 'POST', agent, headers, signal }, (response) => {
        const after = Number(response.headers['retry-after']);
        resolve({ status: response.statusCode ?? 0, retryAfter: after > 0 ? after : null });
        // A short answer leaves the connection good for the next; a long one is broken off by the signal.
        response.on('error', () => {}).resume();
      });
      asking.on('error', reject);
      asking.end(body);
    });
  return { post, close: () => agent.destroy() };
}
