import { type MatchRecord, readRecord } from '@getaway/engine';
import { isTitle, titleOf } from '../match/catalog.ts';
import { Tape } from '../replay/tape.ts';

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

/** Makes sure that a match can be played back from its beginning to its end, before it is kept. Throws `Unopened`. */
export async function foreignMatch(value: unknown): Promise<MatchRecord> {
  const record = readOr(value);
  if (!isTitle(record.game)) throw new Unopened('otherGame', { game: record.game });
  const game = await titleOf(record.game).load();
  const { version } = game;
  if (record.version !== version) throw new Unopened('otherRules', { theirs: record.version, ours: version });
  try {
    return new Tape(game, record).record;
  } catch {
    throw new Unopened('impossible');
  }
}

function readOr(value: unknown): MatchRecord {
  try {
    return readRecord(value);
  } catch {
    throw new Unopened('unreadable');
  }
}
