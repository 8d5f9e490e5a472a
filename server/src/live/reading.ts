// What clients send, read. Nearly all of it are plays, so these are recognised by hand; everything else goes through the
// schemas, and so does a play that is not quite one. A test holds the two to each other.
import * as v from 'valibot';
import type { RawData } from 'ws';
import { FromClient } from '../../protocol/live.ts';

type Play = Extract<FromClient, { type: 'play' }>;

const REQUEST = /^[\w-]{1,36}$/;
const LONGEST_VERB = 60;
const FIELDS_OF_PLAY = 4;

export function readMessage(data: RawData): FromClient | null {
  let value: unknown;
  try {
    value = JSON.parse((data as Buffer).toString());
  } catch {
    return null;
  }
  if (isPlay(value)) return value;
  const result = v.safeParse(FromClient, value, { abortEarly: true });
  return result.success ? result.output : null;
}

/** Whether the schemas would let this through as it is, and it is a play. */
function isPlay(value: unknown): value is Play {
  if (typeof value !== 'object' || value === null) return false;
  const { type, id, turn, choice } = value as { readonly [name: string]: unknown };
  if (type !== 'play' || typeof id !== 'string' || !REQUEST.test(id)) return false;
  if (!Number.isSafeInteger(turn) || (turn as number) < 0) return false;
  let fields = 0;
  for (const _ in value) fields++;
  return fields === FIELDS_OF_PLAY && isChoice(choice);
}

function isChoice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const verb = (value as { readonly do?: unknown }).do;
  if (typeof verb !== 'string' || verb.length > LONGEST_VERB) return false;
  for (const name in value) {
    if (name === '__proto__' || name === 'constructor' || name === 'prototype') return false;
  }
  return true;
}
