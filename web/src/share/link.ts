import { BadRecord, type MatchRecord, readRecord } from '@getaway/engine';

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
export async function linkOf(record: MatchRecord, at?: number): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const point = at === undefined ? '' : `?at=${at}`;
  return `${location.origin}/share${point}#${toBase64Url(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** The match in a link's part behind the #. Throws `BadRecord`. */
export async function recordFrom(hash: string): Promise<MatchRecord> {
  let text: string;
  try {
    const bytes = await through(
      fromBase64Url(hash.replace(/^#/, '')),
      new DecompressionStream('deflate-raw'),
    );
    if (bytes.length > MOST) throw new BadRecord('too long for a match');
    text = new TextDecoder().decode(bytes);
    return readRecord(JSON.parse(text));
  } catch (error) {
    throw error instanceof BadRecord ? error : new BadRecord('no match in this link');
  }
}
