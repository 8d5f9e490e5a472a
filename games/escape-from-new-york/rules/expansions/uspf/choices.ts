import type { CopActionId, SpaceId, TaskId } from '../../../content/index.ts';
import type { ItemPiece } from '../../pieces.ts';

/** What the United States Police Force adds to the choices of heroes. */
export type UspfChoice =
  | { do: 'resolveTask'; task: TaskId; pay: ItemPiece[] }
  | { do: 'copAction'; action: CopActionId }
  | { do: 'moveCop'; from: SpaceId; to: SpaceId }
  | { do: 'copFire'; space: SpaceId }
  | { do: 'placeCop'; space: SpaceId }
  | { do: 'useTracer' }
  | { do: 'showRewards' }
  | { do: 'keepRewards' };
