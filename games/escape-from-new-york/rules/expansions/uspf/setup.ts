import { shuffle } from '@getaway/engine';
import { baseCaseDeck, board, caseCards, uspf, type CaseCardId } from '../../../content/index.ts';
import { SPACES, spaceNo } from '../../board/index.ts';
import { bracelet, type HeroNumber } from '../../figures.ts';
import type { ItemPiece } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { LAST_TRANSITIONS, rewardsOf, stacksOf, type TaskCard, tasksOf, type Tier, TIERS } from './pieces.ts';
import { addTask } from './tasks.ts';

const ROW = 3;
/** NY-USP-06 */
const ITEMS_TAKEN_OUT = 2;

/** The part of the state that the police use, as it lies in the box. */
export const uspfInTheBox = (seats: number): State['uspf'] => ({
  step: 1,
  cops: Array<number>(SPACES).fill(0),
  copsLeft: 0,
  taskDeck: [],
  row: [],
  tasksGone: [],
  tasksUnused: [],
  threshold: [],
  rewardDeck: [],
  rewards: Array.from({ length: seats }, () => []),
  rewardsGone: [],
  rewardsUnused: [],
  tracerTried: 0,
});

/** After the setup of the base game (NY-USP-03 to NY-USP-13). */
export function setupUspf(s: State): void {
  s.uspf.copsLeft = uspf.availableCops[s.heroes.length as HeroNumber];
  dealCases(s);
  thinItems(s);
  stackTasks(s);
  for (let i = 0; i < ROW; i++) addTask(s, undefined);
}

/** NY-USP-03, NY-USP-04, NY-USP-09: one diagram is shown and tells where the police come in. */
function dealCases(s: State): void {
  const diagrams = shuffle(
    s,
    baseCaseDeck.filter((id) => caseCards[id].kind === 'diagram'),
  );
  const [removed, shown, kept] = diagrams as [CaseCardId, CaseCardId, CaseCardId];
  s.casesUnused = [removed];
  s.casesGone = [shown];
  const slots = shuffle<CaseCardId>(s, ['tape', bracelet(s.options), 'tracer', kept]);
  slots.forEach((card, i) => {
    const slot = s.cases[i];
    if (slot !== undefined) slot.card = [card];
  });
  const diagram = caseCards[shown];
  const bridge = board.bridges.find(({ id }) => diagram.kind === 'diagram' && id === diagram.bridge);
  const head = spaceNo(bridge?.head ?? '');
  s.tiles[head] = s.cityDeck.pop() ?? null;
  s.uspf.cops[head] = 1;
}

/** NY-USP-06, NY-USP-07 */
function thinItems(s: State): void {
  const stays = (item: ItemPiece) => item === 'fake-tape' || item === 'charge-extractor';
  const kept = s.itemDeck.filter(stays);
  const rest = shuffle(
    s,
    s.itemDeck.filter((item) => !stays(item)),
  );
  s.itemsUnused = rest.splice(0, ITEMS_TAKEN_OUT);
  s.itemDeck = shuffle(s, [...rest, ...kept]);
}

/** NY-USP-10 to NY-USP-12; the decks are built from the top down. */
function stackTasks(s: State): void {
  const stacks = stacksOf(s);
  const police = s.uspf;
  const [lastStep, ...otherTransitions] = shuffle(s, [...LAST_TRANSITIONS]);
  const below: Record<Tier, TaskCard[]> = { 1: ['transition-1-2'], 2: lastStep ? [lastStep] : [], 3: [] };
  for (const tier of TIERS) {
    const tasks = shuffle(s, tasksOf(tier));
    const rewards = shuffle(s, rewardsOf(tier));
    police.tasksUnused.push(...tasks.splice(stacks[tier]));
    police.rewardsUnused.push(...rewards.splice(stacks[tier]));
    police.taskDeck.unshift(...below[tier], ...tasks);
    police.rewardDeck.unshift(...rewards);
  }
  police.tasksUnused.push(...otherTransitions);
}
