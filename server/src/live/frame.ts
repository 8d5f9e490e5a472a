// Texts as frames of a WebSocket (RFC 6455, 5.2). A socket takes a string of bytes in one go, and several frames as well
// as one, while a library that sends a header and a text by themselves costs a good part of what playing a choice does.

const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Frames one after the other, each character one byte. */
export function framed(texts: readonly string[]): string {
  let frames = '';
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
    frames += head(bytes.length) + bytes;
  }
  return frames;
}

function head(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 0x1_0000) return String.fromCharCode(FINAL_TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const four = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff);
  return String.fromCharCode(FINAL_TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...four);
}
