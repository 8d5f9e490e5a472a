import type { NamedRecord } from './named.ts';

/** A longer text is no match of ours; unpacking stops there. */
const MOST = 4_000_000;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array> =>
  new Response(new Blob([bytes]).stream().pipeThrough(transform))
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer));

/** A link that holds a whole match, and a point of it. What stands behind the # never reaches a server. */
export async function linkOf(record: NamedRecord, at?: number): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const point = at === undefined ? '' : `?at=${at}`;
  return `${location.origin}/share${point}#${toBase64Url(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** What a link holds behind the #, whatever that is; null if it cannot be read. */
export async function sharedIn(hash: string): Promise<unknown> {
  try {
    const bytes = await through(
      fromBase64Url(hash.replace(/^#/, '')),
      new DecompressionStream('deflate-raw'),
    );
    return bytes.length > MOST ? null : JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
