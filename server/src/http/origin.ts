import type { IncomingMessage } from 'node:http';

/** What the server is called from outside. */
export class PublicAddress {
  /** As set by whoever runs the server; null: whatever people ask for. */
  private readonly url: URL | null;

  constructor(url: string | null) {
    this.url = url === null ? null : new URL(url);
  }

  /** Whether cookies and pages travel encrypted. */
  get isSecure(): boolean {
    return this.url?.protocol === 'https:';
  }

  /** The beginning of every link. */
  base(host: string | undefined): string {
    return this.url?.origin ?? `http://${host ?? 'localhost'}`;
  }

  /** Whether a browser sent this from our own pages. Programs other than browsers say no origin. */
  isOurs({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    if (headers['sec-fetch-site'] === 'cross-site') return false;
    const { origin } = headers;
    if (origin === undefined) return true;
    if (this.url !== null && origin === this.url.origin) return true;
    return URL.canParse(origin) && new URL(origin).host === headers.host;
  }
}
