import { ALL_SPACES, spaceId, spaceNo, type Space } from '../../board/index.ts';
import type { SpaceId } from '../../../content/index.ts';
import type { State } from '../../state.ts';
import type { Emit } from '../../step.ts';

/** Where cops are. They take no damage, engage nobody and keep prisoners off cars (NY-USP-54, NY-USP-56, NY-USP-57). */

export const copsAt = (s: State, space: Space): number => s.uspf.cops[space] ?? 0;
export const copSpaces = (s: State): Space[] => ALL_SPACES.filter((space) => copsAt(s, space) > 0);
export const isCopAt = (s: State, at: SpaceId): boolean => copsAt(s, spaceNo(at)) > 0;

export function putCop(s: State, space: Space, emit: Emit): void {
  s.uspf.copsLeft--;
  s.uspf.cops[space] = copsAt(s, space) + 1;
  emit?.({ event: 'copPlaced', space: spaceId(space), left: s.uspf.copsLeft, rules: ['NY-USP-50'] });
}
