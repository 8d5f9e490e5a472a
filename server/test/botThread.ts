// What the bots of the tests think in: the real ones, and one that never ends.
import { workerData } from 'node:worker_threads';
import { isForBots, thinkForBots } from '../src/bots/thread.ts';
import { bots, evaluations } from './bots.ts';
import { games } from './games.ts';

if (isForBots(workerData)) thinkForBots({ games, bots, evaluations });
