// The `getaway` command with the engine's sample games in place of the real ones.
import { gamesById } from '@getaway/games';
import { hotGoods } from '../../engine/test/games/hotGoods.ts';
import { splitTheLoot } from '../../engine/test/games/splitTheLoot.ts';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';
import { repository } from '../repository.ts';
import { run } from '../run.ts';
import { endless, stuck } from './broken.ts';

const games = gamesById(hotGoods, splitTheLoot, ticTacToe, endless, stuck);
await run({ games, root: repository(), program: import.meta.url });
