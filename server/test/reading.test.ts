import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FromClient } from '../protocol/fromClient.ts';
import { readMessage } from '../src/live/reading.ts';

const bySchemas = (value: unknown): unknown => {
  const result = v.safeParse(FromClient, value);
  return result.success ? result.output : null;
};

/** The message that a text is; what a play keeps of its text is its choice. */
function readText(text: string): unknown {
  const message = readMessage(Buffer.from(text));
  if (message?.type !== 'play') return message;
  const { written, ...rest } = message;
  expect(JSON.parse(written)).toEqual(rest.choice);
  return rest;
}

const read = (value: unknown): unknown => readText(JSON.stringify(value));

/** Mostly what a play has, sometimes something else. */
const almost = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: fc.jsonValue() });

const choice = fc.oneof(
  fc.record({ do: fc.string({ maxLength: 70 }), to: fc.jsonValue() }),
  fc.dictionary(fc.constantFrom('do', 'constructor', 'prototype', '__proto__'), fc.string()),
);

const play = fc.record(
  {
    type: almost(fc.constantFrom('play', 'undo', 'ping')),
    id: almost(fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('a', 'Z', '0', '_', '-') })),
    turn: almost(fc.oneof(fc.nat(), fc.integer(), fc.double({ noNaN: true }))),
    choice: almost(choice),
    more: fc.jsonValue(),
  },
  { requiredKeys: ['type', 'id', 'turn', 'choice'] },
);

describe('a message', () => {
  it('is read as the schemas read it', () => {
    fc.assert(
      fc.property(play, fc.boolean(), ({ more, ...rest }, withMore) => {
        const value: unknown = JSON.parse(JSON.stringify(withMore ? { ...rest, more } : rest));
        expect(read(value)).toEqual(bySchemas(value));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    '',
    '[]',
    'null',
    '{"type":"play"',
    '"play"',
    '{"type":"play","id":"a","turn":0,"choice":{"do":"x"}} ',
    '{ "choice": {"do":"x"}, "turn": 1e0, "id": "a", "type": "play" }',
    '{"type":"play","id":"a","turn":0,"choice":{"do":"x","do":"y"}}',
    '{"type":"play","id":"a","turn":0,"choice":{"do":"x"},"choice":{"do":"y"}}',
    '{"type":"play","id":"a","turn":0,"choice":{"do":"x"},"turn":1}',
    '{"type":"play","id":"a","turn":007,"choice":{"do":"x"}}',
    '{"type":"play","id":"a","turn":9007199254740993,"choice":{"do":"x"}}',
    '{"type":"play","id":"a","turn":0,"choice":{"do":"x","to":"\\u007b"}}',
    '{"type":"play","id":"a","turn":0,"choice":{"do":"x","__proto__":{}}}',
  ])('need not be one: %s', (text) => {
    let value: unknown = null;
    try {
      value = JSON.parse(text);
    } catch {
      // Not even JSON.
    }
    expect(readText(text)).toEqual(bySchemas(value));
  });
});
