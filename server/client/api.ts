import { newRequestId } from './requestId.ts';
import { ROUTES } from '../protocol/routes.ts';
import type { BodyOf, ReplyOf, RestError, RestErrorCode, Route } from '../protocol/rest.ts';

/** What the server says to a request that it does not carry out; `offline` when there is no server to be heard. */
export class ApiError extends Error {
  readonly code: RestErrorCode | 'offline';
  /** The game's rule that forbids it, and its figures. */
  readonly rule: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(error: Omit<RestError, 'error'> & { readonly error: RestErrorCode | 'offline' }) {
    super(error.about ?? error.error);
    this.code = error.error;
    this.rule = error.rule;
    this.params = error.params ?? {};
  }
}

/** As much of `fetch` as is needed. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; credentials: 'same-origin' },
) => Promise<{ readonly ok: boolean; json(): Promise<unknown> }>;

type PathParts<R extends Route> = (typeof ROUTES)[R]['path'] extends `${string}:id/seats/:seat${string}`
  ? { readonly id: string; readonly seat: number }
  : (typeof ROUTES)[R]['path'] extends `${string}:id${string}`
    ? { readonly id: string }
    : Readonly<Record<string, never>>;

/** The secrets of requests that no reply has come to, by what was wanted: the same again is to count once. */
type Unanswered = Map<string, string>;
const OF_THIS_PAGE: Unanswered = new Map();
const BRINGING_COOKIES: readonly Route[] = ['create', 'claim'];

/** The requests over HTTP. The cookie that holds the seats is the browser's business. */
export class Api {
  private readonly base: string;
  private readonly fetch: Fetch;
  private readonly unanswered: Unanswered;

  constructor(base = '', fetch?: Fetch) {
    this.base = base;
    this.fetch = fetch ?? ((url, init) => globalThis.fetch(url, init));
    this.unanswered = fetch === undefined ? OF_THIS_PAGE : new Map();
  }

  /** Sends a request, such as `call('claim', { id, seat: 1 }, { player })`. Throws `ApiError`. */
  async call<R extends Route>(route: R, parts: PathParts<R>, body?: BodyOf<R>): Promise<ReplyOf<R>> {
    const { method, path } = ROUTES[route];
    const values = parts as Readonly<Record<string, string | number>>;
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
    const wanted = `${this.base}${url} ${JSON.stringify(body ?? {})}`;
    const secret = BRINGING_COOKIES.includes(route) ? (this.unanswered.get(wanted) ?? newRequestId()) : null;
    if (secret !== null) this.unanswered.set(wanted, secret);
    const whole = { ...body, ...(secret !== null && { request: secret }) };
    const sent = method === 'GET' ? {} : { body: JSON.stringify(whole) };
    const headers: Record<string, string> = method === 'GET' ? {} : { 'content-type': 'application/json' };
    let reply: Awaited<ReturnType<Fetch>>;
    let json: unknown;
    try {
      reply = await this.fetch(this.base + url, { method, headers, ...sent, credentials: 'same-origin' });
      json = await reply.json();
    } catch {
      throw new ApiError({ error: 'offline' });
    }
    this.unanswered.delete(wanted);
    if (!reply.ok) throw new ApiError(json as RestError);
    return json as ReplyOf<R>;
  }
}
