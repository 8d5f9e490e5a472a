import type { FromClient } from '../protocol/fromClient.ts';
import type { WayBack } from '../protocol/fromServer.ts';
import type { LiveErrorCode } from '../protocol/liveErrors.ts';

/** A message that the server has not answered yet. It is sent again until it has; its id makes it count once. */
export type Request = Exclude<FromClient, { type: 'hello' | 'look' | 'ping' | 'point' }>;

/** Keeps unanswered requests beyond a reload of the page. */
export interface Keep {
  load(): readonly Request[];
  save(requests: readonly Request[]): void;
}

/** Why a request was not carried out. */
export class NotDone extends Error {
  readonly code: LiveErrorCode | 'refused' | 'closed';
  /** The game's rule that forbids it, and its figures. */
  readonly rule: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(code: NotDone['code'], rule?: string, params: Readonly<Record<string, unknown>> = {}) {
    super(rule ?? code);
    this.code = code;
    this.rule = rule;
    this.params = params;
  }
}

interface Waiting {
  readonly request: Request;
  readonly resolve: (way: WayBack) => void;
  readonly reject: (error: NotDone) => void;
}

/** Requests on their way, in order. */
export class Outbox {
  private readonly keep: Keep | null;
  private waiting: Waiting[];

  constructor(keep: Keep | null) {
    this.keep = keep;
    const ignore = (): void => {};
    this.waiting = (keep?.load() ?? []).map((request) => ({ request, resolve: ignore, reject: ignore }));
  }

  requests(): readonly Request[] {
    return this.waiting.map(({ request }) => request);
  }

  add(request: Request): Promise<WayBack> {
    return new Promise((resolve, reject) => {
      this.waiting = [...this.waiting, { request, resolve, reject }];
      this.save();
    });
  }

  /** The server has carried it out. */
  done(id: string, way: WayBack = { plays: [], takeBacks: [], byAgreement: null }): void {
    this.take(id)?.resolve(way);
  }

  /** The server has not, and will not. */
  failed(id: string, error: NotDone): void {
    this.take(id)?.reject(error);
  }

  /** There will be no answer any more. */
  close(): void {
    for (const { reject } of this.waiting) reject(new NotDone('closed'));
    this.waiting = [];
  }

  private take(id: string): Waiting | undefined {
    const found = this.waiting.find(({ request }) => request.id === id);
    if (found === undefined) return undefined;
    this.waiting = this.waiting.filter((waiting) => waiting !== found);
    this.save();
    return found;
  }

  private save(): void {
    this.keep?.save(this.requests());
  }
}
