import { loadMatch, type MatchRecord } from '@getaway/engine';
import { expose } from 'comlink';
import { titleOf } from '../match/catalog.ts';
import { Tape } from './tape.ts';
import { chancesOf, type TurningPoint, turningPoints } from './turningPoints.ts';

/** Looks a finished match over; it may take a while, and may be ended at any time. */
const analysis = {
  /** The plays that brought something to light. */
  async barriers(record: MatchRecord): Promise<number[]> {
    const game = await titleOf(record.game).load();
    const match = loadMatch(record, { [game.id]: game });
    return match
      .barriers()
      .flatMap(({ chance, shown, final }, play) => (chance || shown || final ? [play] : []));
  },

  async chances(record: MatchRecord): Promise<number[][]> {
    const title = titleOf(record.game);
    const [game, evaluation] = await Promise.all([title.load(), title.evaluation()]);
    return chancesOf(new Tape(game, record), evaluation);
  },

  async turningPoints(record: MatchRecord, onProgress: (done: number) => void): Promise<TurningPoint[]> {
    const title = titleOf(record.game);
    const [game, evaluation] = await Promise.all([title.load(), title.evaluation()]);
    return turningPoints(new Tape(game, record), evaluation, () => performance.now(), onProgress);
  },
};

export type Analysis = typeof analysis;
expose(analysis);
