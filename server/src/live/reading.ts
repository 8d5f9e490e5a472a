// What clients send, read. Nearly all of it are plays, so these are recognised by hand; everything else goes through the
// schemas, and so does a play that is not written as ours are. A test holds the two to each other.
import * as v from 'valibot';
import type { RawData } from 'ws';
import { FromClient } from '../../protocol/fromClient.ts';

type Play = Extract<FromClient, { type: 'play' }>;

/** A play, and its choice as it was written, which is how it is stored. */
interface WrittenPlay extends Play {
  readonly written: string;
}

export type Incoming = Exclude<FromClient, Play> | WrittenPlay;

const PLAY = /^\{"type":"play","id":"([\w-]{1,36})","turn":(0|[1-9]\d{0,14}),"choice":\{/;
const LONGEST_VERB = 60;

export function readMessage(data: RawData): Incoming | null {
  const text = (data as Buffer).toString();
  try {
    return readPlay(text) ?? readBySchemas(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A play as our clients write it: what follows the last name up to the last brace is its choice, and nothing else. */
function readPlay(text: string): WrittenPlay | null {
  const head = text.endsWith('}') ? PLAY.exec(text) : null;
  if (head === null) return null;
  const [start, id = '', turn] = head;
  const written = text.slice(start.length - 1, -1);
  let choice: unknown;
  try {
    choice = JSON.parse(written);
  } catch {
    return null;
  }
  return isChoice(choice) ? { type: 'play', id, turn: Number(turn), choice, written } : null;
}

function readBySchemas(value: unknown): Incoming | null {
  const result = v.safeParse(FromClient, value, { abortEarly: true });
  if (!result.success) return null;
  const { output } = result;
  return output.type === 'play' ? { ...output, written: JSON.stringify(output.choice) } : output;
}

/** Whether the schemas would let this through as it is. */
function isChoice(value: unknown): value is Play['choice'] {
  if (typeof value !== 'object' || value === null) return false;
  const verb = (value as { readonly do?: unknown }).do;
  if (typeof verb !== 'string' || verb.length > LONGEST_VERB) return false;
  for (const name in value) {
    if (name === '__proto__' || name === 'constructor' || name === 'prototype') return false;
  }
  return true;
}
