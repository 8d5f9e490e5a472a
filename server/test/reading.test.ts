import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FromClient } from '../protocol/live.ts';
import { readMessage } from '../src/live/reading.ts';

const bySchemas = (value: unknown): unknown => {
  const result = v.safeParse(FromClient, value);
  return result.success ? result.output : null;
};

const read = (value: unknown): unknown => readMessage(Buffer.from(JSON.stringify(value)));

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
  ])('need not be one: %s', (text) => {
    let value: unknown = null;
    try {
      value = JSON.parse(text);
    } catch {
      // Not even JSON.
    }
    expect(readMessage(Buffer.from(text))).toEqual(bySchemas(value));
  });
});
