import { BadInput, Refused, same } from '@getaway/engine';
import * as v from 'valibot';
import { type HeistRules, nextUniverse } from './next.ts';
import { campaignPlay } from './play.ts';
import { newUniverse, type Universe, universeSchema } from './universe.ts';

/** A universe file that cannot be used, and why. */
export class BadUniverse extends BadInput {
  constructor(reason: string) {
    super(reason);
    this.name = 'BadUniverse';
  }
}

export const saveUniverse = (universe: Universe): string => `${JSON.stringify(universe)}\n`;

/**
 * Reads a universe from a file's text. It is accepted only if its own history, decision by decision and heist by
 * heist, leads to exactly this universe (MH-CMP-17).
 */
export function loadUniverse(rules: HeistRules, text: string): Universe {
  const stated = read(text);
  const lived = relive(rules, stated);
  const fields = Object.keys(universeSchema.entries) as (keyof Universe)[];
  const wrong = fields.find((field) => !same(stated[field], lived[field]));
  if (wrong !== undefined) {
    throw new BadUniverse(
      `this universe does not add up: its ${wrong} is ${brief(stated[wrong])}, its history leads to ${brief(lived[wrong])}`,
    );
  }
  return lived;
}

function read(text: string): Universe {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadUniverse('the file is broken: it is no JSON');
  }
  const result = v.safeParse(universeSchema, data);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = v.getDotPath(issue);
  throw new BadUniverse(
    path === null ? 'the file is no universe of Master Heist' : `${path}: ${issue.message}`,
  );
}

function relive(rules: HeistRules, { name, options, history }: Universe): Universe {
  let universe = newUniverse(name, options);
  for (const [at, entry] of history.entries()) {
    try {
      universe =
        'choice' in entry ? campaignPlay(universe, entry.choice) : nextUniverse(rules, universe, entry.heist);
    } catch (error) {
      if (error instanceof Refused || error instanceof BadInput)
        throw new BadUniverse(`entry ${at + 1} of its history: ${error.message}`);
      throw error;
    }
  }
  return universe;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
