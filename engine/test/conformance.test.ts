import { conformance } from '@getaway/engine/testing';
import { hotGoods, RULES as hotGoodsRules } from './games/hotGoods.ts';
import { RULES as splitRules, splitTheLoot } from './games/splitTheLoot.ts';
import { RULES as ticTacToeRules, ticTacToe } from './games/ticTacToe.ts';

conformance(hotGoods, {
  rules: hotGoodsRules,
  variants: [{ seats: 2 }, { seats: 3, options: { limit: 3 } }, { seats: 4, options: { limit: 12 } }],
  games: 20,
  positions: 200,
  every: 2,
});
conformance(splitTheLoot, {
  rules: splitRules,
  variants: [{ seats: 2 }, { seats: 5, options: { rounds: 5 } }],
  games: 20,
  positions: 200,
  every: 2,
});
conformance(ticTacToe, {
  rules: ticTacToeRules,
  variants: [{ seats: 2 }],
  games: 20,
  positions: 100,
  every: 2,
});
