import { type MatchRecord, readRecord } from '@getaway/engine';
import { randomText } from '../home/newMatch.ts';
import { isTitle, titleOf } from '../match/catalog.ts';
import { Tape } from '../replay/tape.ts';
import { LONGEST_NAME } from '../settings/longestName.ts';
import { listSaves, putSave } from '../storage/saves.ts';
import type { NamedRecord } from './named.ts';

/** Why a match that comes from elsewhere cannot be opened, by a message. */
export class Unopened extends Error {
  readonly why: 'unreadable' | 'otherGame' | 'otherRules' | 'impossible';
  readonly params: Readonly<Record<string, unknown>>;

  constructor(why: Unopened['why'], params: Unopened['params'] = {}) {
    super(why);
    this.why = why;
    this.params = params;
  }
}

export interface ForeignMatch {
  readonly record: MatchRecord;
  readonly finished: boolean;
  /** By seat; undefined where nobody said. */
  readonly names: readonly (string | undefined)[];
}

/** Makes sure that a match can be played back from its beginning to its end. Throws `Unopened`. */
export async function foreignMatch(value: unknown): Promise<ForeignMatch> {
  const record = recordIn(value);
  if (!isTitle(record.game)) throw new Unopened('otherGame', { game: record.game });
  const game = await titleOf(record.game).load();
  const { version } = game;
  if (record.version !== version) throw new Unopened('otherRules', { theirs: record.version, ours: version });
  try {
    const { isOver } = new Tape(game, record);
    return { record, finished: isOver, names: namesIn(value as NamedRecord, record.seats) };
  } catch {
    throw new Unopened('impossible');
  }
}

/** Puts it on the shelf, unless it lies there already, and gives its id. */
export async function keepForeign(
  { record, finished, names }: ForeignMatch,
  nameOf: (seat: number) => string,
  sandbox = false,
): Promise<string> {
  const text = JSON.stringify(record);
  const known = (await listSaves()).find((save) => JSON.stringify(save.record) === text);
  if (known) return known.id;
  const players = names.map((name, seat) => ({ kind: 'person' as const, name: name ?? nameOf(seat) }));
  const id = randomText(6);
  await putSave({ id, record, players, updated: Date.now(), finished, ...(sandbox && { sandbox }) });
  return id;
}

function recordIn(value: unknown): MatchRecord {
  try {
    return readRecord(value);
  } catch {
    throw new Unopened('unreadable');
  }
}

const namesIn = ({ names }: { readonly names?: unknown }, seats: number): (string | undefined)[] =>
  Array.from({ length: seats }, (_, seat) => {
    const name: unknown = Array.isArray(names) ? names[seat] : undefined;
    return typeof name === 'string' && name !== '' ? name.slice(0, LONGEST_NAME) : undefined;
  });
