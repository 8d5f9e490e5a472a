import type { BridgeId } from '../../content/index.ts';
import { BRIDGE_AT, bridgeRoad, type Space, spaceId } from '../board/index.ts';
import { isBlocked } from '../city/roadblocks.ts';
import { heroAt } from '../hero/hero.ts';
import { here, type Roadblocks } from '../hero/steps.ts';
import type { State } from '../state.ts';
import type { Offer } from '../step.ts';
import { canEscapeAlone, whyNotAlone } from './alone.ts';
import { whyNotTogether } from './together.ts';

/** The step from a bridgehead onto its bridge (NY-MOV-09, NY-WIN-02, NY-WIN-06, NY-WIN-16). */

function whyNotOnto(s: State, seat: number, bridge: BridgeId, roadblocks: Roadblocks): string | null {
  const passable =
    roadblocks !== 'stop' || heroAt(s, seat).car !== 'none' || !isBlocked(s, bridgeRoad(bridge));
  return passable ? null : 'NY-WIN-06';
}

/** Whether the step could be part of an escape, as far as the seat knows. */
export function mayTakeBridge(s: State, seat: number, from: Space, roadblocks: Roadblocks): boolean {
  const bridge = BRIDGE_AT[from];
  if (!bridge || whyNotOnto(s, seat, bridge, roadblocks) !== null) return false;
  const at = spaceId(from);
  return whyNotTogether(s, seat, bridge, at).length === 0 || canEscapeAlone(s, seat, 'bridge', at);
}

export function offerBridge(
  s: State,
  seat: number,
  roadblocks: Roadblocks,
  tried: boolean,
  offer: Offer,
): void {
  const space = here(s, seat);
  const bridge = BRIDGE_AT[space];
  if (!bridge) return;
  const road = whyNotOnto(s, seat, bridge, roadblocks);
  const at = spaceId(space);
  const together = whyNotTogether(s, seat, bridge, at);
  const alone = whyNotAlone(s, seat, 'bridge', at);
  if (road !== null) for (const missing of [together, alone]) missing.unshift({ rule: road });
  if (tried) together.unshift({ rule: 'NY-WIN-05' });
  if (together.length === 0) offer({ do: 'tryBridge', bridge });
  if (alone.length === 0) offer({ do: 'escape', transport: 'bridge' });
  if (!offer.explaining) return;
  for (const missing of together) offer({ do: 'tryBridge', bridge }, missing);
  for (const missing of alone) offer({ do: 'escape', transport: 'bridge' }, missing);
}
