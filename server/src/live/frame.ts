// Texts as frames of a WebSocket (RFC 6455, 5.2). A socket takes a string of bytes in one go, and several frames as well
// as one, while a library that sends a header and a text by themselves costs a good part of what playing a choice does.

const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A text in UTF-8, each character one byte. */
export const bytesOf = (text: string): string =>
  text === '' || Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');

/** A frame that carries these bytes. Frames follow each other as they are. */
export const framed = (bytes: string): string => head(bytes.length) + bytes;

/** A frame that carries a text. */
export const frameOf = (text: string): string => framed(bytesOf(text));

function head(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 0x1_0000) return String.fromCharCode(FINAL_TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const four = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff);
  return String.fromCharCode(FINAL_TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...four);
}
