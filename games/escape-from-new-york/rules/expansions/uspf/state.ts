import { bySeat, int, list, nobody, oneOf, owner, piece, record, seatNo, secret } from '@getaway/engine';
import { BRIDGE_IDS, components, COP_ACTION_IDS, SPACE_IDS } from '../../../content/index.ts';
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
    /** The number of the last turn in which an escape with the Tracer was tried (NY-USP-64). */
    tracerTried: int(0, 100_000),
  }),
};

const seat = seatNo();
const count = int(0, 99);
const space = oneOf(SPACE_IDS);
const way = oneOf([...BRIDGE_IDS, 'tracer']);

/** The steps that the United States Police Force adds to the agenda. */
export const uspfSteps = {
  chooseTask: { seat },
  copActions: { seat, done: list(oneOf(COP_ACTION_IDS)) },
  /** `moved`: where the cops stand that this effect has moved. */
  moveCops: { seat, left: count, steps: count, moved: list(space) },
  copFire: { seat, left: count, n: count, fired: list(space) },
  copHit: { seat, space, left: count },
  copBreach: { seat, left: count },
  placeCops: { seat, left: count, where: oneOf(['anyCopSpace', 'anyBridgehead']) },
  findThreshold: {},
  showRewards: { seat, way, waiting: list(seat), points: count },
  countRewards: { way, points: count },
};
