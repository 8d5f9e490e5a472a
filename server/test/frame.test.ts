import { Receiver } from 'ws';
import { describe, expect, it } from 'vitest';
import { framed } from '../src/live/frame.ts';

function received(bytes: Buffer): string[] {
  const receiver = new Receiver({ isServer: false });
  const texts: string[] = [];
  receiver.on('message', (data: Buffer, isBinary: boolean) =>
    texts.push(`${isBinary ? 'binary ' : ''}${data}`),
  );
  receiver.write(bytes);
  return texts;
}

describe('frames', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('carry a text of %i letters', (length) => {
    const text = 'a'.repeat(length);
    expect(received(Buffer.from(framed([text]), 'latin1'))).toEqual([text]);
  });

  it('carry every letter, and several texts at once', () => {
    const texts = ['Żółw', 'ação', '€', '🂡 '.repeat(40), 'plain'];
    expect(received(Buffer.from(framed(texts), 'latin1'))).toEqual(texts);
  });
});
