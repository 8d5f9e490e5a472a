import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;

export interface Page {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  /** A script that runs in a worker of its own. */
  readonly isWorker: boolean;
  readonly plain: Buffer;
  readonly gzip: Buffer | null;
  readonly brotli: Buffer | null;
}

/** The built browser client, read once: what is not in the list cannot be asked for, whatever the path. */
export class Site {
  private readonly pages = new Map<string, Page>();

  constructor(folder: string | null) {
    if (folder === null || !existsSync(join(folder, 'index.html'))) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      this.pages.set(`/${relative(folder, file).split(sep).join('/')}`, pageOf(file));
    }
  }

  get isThere(): boolean {
    return this.pages.size > 0;
  }

  /** The file at a path. A path without a file is one of the client's own screens, and the client knows which. */
  find(path: string): Page | null {
    const page = this.pages.get(path);
    if (page !== undefined) return page;
    return extname(path) === '' ? (this.pages.get('/index.html') ?? null) : null;
  }
}

function pageOf(file: string): Page {
  const plain = readFileSync(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const compress = COMPRESSIBLE.test(type) && plain.length > 1000;
  // The build puts a hash into the names of these files, so that they never change.
  const hashed = /[/\\]assets[/\\]/.test(file) && /-[\w-]{8}\.\w+$/.test(file);
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cache: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    isWorker: hashed && /\.worker-[\w-]{8}\.js$/.test(file),
    plain,
    gzip: compress ? gzipSync(plain) : null,
    brotli: compress ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : null,
  };
}

/** The form of a page that the browser takes, and what that form is called. */
export function encoded(page: Page, accepts: string | undefined): readonly [Buffer, string | null] {
  if (page.brotli !== null && accepts?.includes('br')) return [page.brotli, 'br'];
  if (page.gzip !== null && accepts?.includes('gzip')) return [page.gzip, 'gzip'];
  return [page.plain, null];
}
