// The engine's sample games: hidden hands and dice, all at once, and nothing hidden at all.
import type { Games } from '@getaway/games';
import { hotGoods } from '../../engine/test/games/hotGoods.ts';
import { splitTheLoot, thinkAgain } from '../../engine/test/games/splitTheLoot.ts';
import { ticTacToe } from '../../engine/test/games/ticTacToe.ts';

export const games = Object.fromEntries(
  [hotGoods, splitTheLoot, thinkAgain, ticTacToe].map((game) => [game.id, game]),
) as unknown as Games;
