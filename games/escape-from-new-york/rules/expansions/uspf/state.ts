import { bySeat, int, list, nobody, owner, piece, record, secret } from '@getaway/engine';
import { components } from '../../../content/index.ts';
import {
  rewardDeckBack,
  rewardSet,
  taskDeckBack,
  taskSet,
  tieredBack,
  unusedRewardBack,
  unusedTaskBack,
} from './pieces.ts';

type At = readonly number[];
type Tiered = readonly { readonly tier: number }[];

/** The rewards that lie about, whose tier everybody knows. */
interface Rewards {
  readonly uspf: { readonly row: Tiered; readonly rewards: readonly Tiered[]; readonly rewardsGone: Tiered };
}

const inRow = (s: Rewards, [place]: At) => tieredBack(s.uspf.row[place as number]);
const held = (s: Rewards, [seat, place]: At) => tieredBack(s.uspf.rewards[seat as number]?.[place as number]);
const gone = (s: Rewards, [place]: At) => tieredBack(s.uspf.rewardsGone[place as number]);

const tier = int(1, 3);
const cops = int(0, components.cops.count);

/** What the United States Police Force adds to the state. */
export const uspfFields = {
  uspf: record({
    /** Where Bob Hauk stands (NY-USP-08). */
    step: tier,
    /** By space number. */
    cops: list(cops),
    copsLeft: cops,
    taskDeck: list(secret(piece(taskSet, { back: taskDeckBack }), nobody)),
    /** From left to right, each with the reward under it (NY-USP-13). */
    row: list(
      record({ task: piece(taskSet), tier, reward: secret(piece(rewardSet, { back: inRow }), nobody) }),
      4,
    ),
    tasksGone: list(piece(taskSet)),
    tasksUnused: list(secret(piece(taskSet, { back: unusedTaskBack }), nobody)),
    /** The Transition 2-3 card once it lies faceup near the board (NY-USP-23). */
    threshold: list(piece(taskSet), 1),
    rewardDeck: list(secret(piece(rewardSet, { back: rewardDeckBack }), nobody)),
    /** Only the owner looks at own rewards (NY-USP-42). */
    rewards: bySeat(list(record({ tier, card: secret(piece(rewardSet, { back: held }), owner) }))),
    rewardsGone: list(record({ tier, card: secret(piece(rewardSet, { back: gone }), nobody) })),
    rewardsUnused: list(secret(piece(rewardSet, { back: unusedRewardBack }), nobody)),
  }),
};

/** The steps that the United States Police Force adds to the agenda. */
export const uspfSteps = {};
