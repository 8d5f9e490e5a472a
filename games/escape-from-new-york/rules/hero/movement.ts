import type { SpaceId } from '../../content/index.ts';
import { neighbour, NO_SPACE, roadBetween, SIDES, type Space, spaceId, spaceNo } from '../board/index.ts';
import { isFacedownPoi } from '../city/spaces.ts';
import { AGENDA, push, type StepData } from '../agenda.ts';
import type { State } from '../state.ts';
import { type Offer, step } from '../step.ts';
import { act } from '../turn/acts.ts';
import { offerCollecting, canCollect } from '../turn/collecting.ts';
import { escapeAlone } from '../victory/alone.ts';
import { mayTakeBridge, offerBridge } from '../victory/bridge.ts';
import { startEscape } from '../victory/together.ts';
import { heroAt } from './hero.ts';
import { type Movement, type Route, routes } from './routes.ts';
import { here, type Roadblocks, stepOver, whyNotStep } from './steps.ts';

/** Movements over roads (NY-FX-10 to NY-FX-14, NY-MOV). */

/** The steps of one movement effect: a passenger is chosen before the first step (NY-CAR-08). */
export function startMovement(
  s: State,
  seat: number,
  movement: StepData<'walk'> | StepData<'poiJump'>,
): void {
  push(s, { step: 'invite', seat, asked: [] }, movement, { step: 'endMovement', seat });
}

export const endMovement = step({
  fields: AGENDA.endMovement,
  run(s) {
    s.turn.passenger = null;
  },
});

/** Whether the player may want to end a route there although steps are left. */
const pausesAt = (s: State, seat: number, space: Space, roadblocks: Roadblocks): boolean =>
  mayTakeBridge(s, seat, space, roadblocks) || canCollect(s, seat, spaceId(space));

export const walk = step({
  fields: AGENDA.walk,
  rule: 'NY-MOV-02',
  skip: true,
  offers(s, walk, seat, offer) {
    const { left, upTo, roadblocks, by, tried } = walk;
    const from = here(s, seat);
    const car = heroAt(s, seat).car === 'none' ? 'none' : by === 'car' ? 'ends' : 'goOn';
    const pauses = (space: Space): boolean => pausesAt(s, seat, space, roadblocks);
    const movement = { from, left, upTo, roadblocks, car, pauses } as const;
    const ways = routes(s, movement);
    for (const { route, giveUpCar } of ways) {
      offer(giveUpCar ? { do: 'move', route, giveUpCar } : { do: 'move', route });
    }
    offerBridge(s, seat, roadblocks, tried, offer);
    if (upTo) offer({ do: 'stop' });
    if (!offer.explaining) return;
    if (!upTo) explainExactly(s, movement, ways, offer);
    explainSteps(s, from, roadblocks, offer);
  },
  answer(s, walk, seat, choice, emit) {
    if (choice.do === 'escape') return escapeAlone(s, seat, choice.transport, emit);
    if (choice.do === 'tryBridge') {
      push(s, { ...walk, step: 'walk', tried: true });
      return startEscape(s, seat, choice.bridge, emit);
    }
    if (choice.do !== 'move') return;
    const { left, roadblocks, by } = walk;
    const goal = spaceNo(choice.route.at(-1) as SpaceId);
    const stays = !isFacedownPoi(s, goal) && !pausesAt(s, seat, goal, roadblocks);
    const carGone = by === 'car' && choice.giveUpCar === true;
    const after = left - choice.route.length;
    if (after > 0 && !stays && !carGone) push(s, { ...walk, step: 'walk', left: after });
    push(s, { step: 'collect', seat });
    if (by === 'car') s.turn.drove = true;
    for (const id of choice.route) {
      const to = spaceNo(id);
      stepOver(s, seat, roadBetween(here(s, seat), to), to, roadblocks, emit);
    }
  },
});

/** NY-MOV-05: no stopping before all steps are made, so spaces nearby may be out of reach. */
function explainExactly(s: State, movement: Movement, ways: readonly Route[], offer: Offer): void {
  const tooFew = { rule: 'NY-MOV-05', params: { left: movement.left } };
  offer({ do: 'stop' }, tooFew);
  const goals = new Set(ways.map(({ route }) => route.at(-1)));
  for (const { route, giveUpCar } of routes(s, { ...movement, upTo: true })) {
    if (!giveUpCar && !goals.has(route.at(-1))) offer({ do: 'move', route }, tooFew);
  }
}

function explainSteps(s: State, from: Space, roadblocks: Roadblocks, offer: Offer): void {
  for (let direction = 0; direction < SIDES; direction++) {
    const to = neighbour(from, direction);
    const verdict = to === NO_SPACE ? null : whyNotStep(s, from, direction, roadblocks);
    if (verdict !== null) offer({ do: 'move', route: [spaceId(to)] }, verdict);
  }
}

/** NY-TRN-16: collecting, and the lone victory, after a step of a movement. */
export const collect = step({
  fields: AGENDA.collect,
  rule: 'NY-TRN-16',
  skip: true,
  offers(s, { seat }, _seat, offer) {
    const { at } = heroAt(s, seat);
    offerCollecting(s, seat, at, offer);
    if (canCollect(s, seat, at)) offer({ do: 'proceed' });
  },
  answer(s, { seat }, _seat, choice, emit) {
    if (choice.do === 'proceed') return;
    push(s, { step: 'collect', seat });
    act(s, seat, choice, emit);
  },
});
