import { type MatchRecord, readRecord } from '@getaway/engine';
import { randomText } from '../home/newMatch.ts';
import { isTitle, titleOf } from '../match/catalog.ts';
import { type Level, LEVELS } from '../match/levels.ts';
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
  /** By seat; undefined where a person plays. */
  readonly bots: readonly (Level | undefined)[];
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
    const { names, bots } = value as NamedRecord;
    return {
      record,
      finished: isOver,
      names: namesIn(names, record.seats),
      bots: botsIn(bots, record.seats),
    };
  } catch {
    throw new Unopened('impossible');
  }
}

/** Puts it on the shelf, unless it lies there already, and gives its id. */
export async function keepForeign(
  { record, finished, names, bots }: ForeignMatch,
  nameOf: (seat: number) => string,
  sandbox = false,
): Promise<string> {
  const text = JSON.stringify(record);
  const known = (await listSaves()).find((save) => JSON.stringify(save.record) === text);
  if (known) return known.id;
  const players = names.map((said, seat) => {
    const name = said ?? nameOf(seat);
    const bot = bots[seat];
    return bot === undefined ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, bot };
  });
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

const namesIn = (names: unknown, seats: number): (string | undefined)[] =>
  Array.from({ length: seats }, (_, seat) => {
    const name: unknown = Array.isArray(names) ? names[seat] : undefined;
    return typeof name === 'string' && name !== '' ? name.slice(0, LONGEST_NAME) : undefined;
  });

/** A match that only bots play would go on by itself: then people take the seats. */
function botsIn(bots: unknown, seats: number): (Level | undefined)[] {
  const found = Array.from({ length: seats }, (_, seat) => {
    const bot: unknown = Array.isArray(bots) ? bots[seat] : undefined;
    return LEVELS.find((level) => level === bot);
  });
  return found.includes(undefined) ? found : found.map(() => undefined);
}
