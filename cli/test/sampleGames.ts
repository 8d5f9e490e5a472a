import { libraryOf } from '@getaway/games/library';
import { hotGoods } from '../../engine/test/games/hotGoods.ts';
import { splitTheLoot } from '../../engine/test/games/splitTheLoot.ts';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';
import { endless, stuck } from './broken.ts';

/** The engine's sample games, which take the place of the real ones. */
export const sampleGames = libraryOf(hotGoods, splitTheLoot, ticTacToe, endless, stuck);
