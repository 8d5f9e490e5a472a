import { oneOf } from '@getaway/engine';
import { TRAP_TILE_IDS } from '../../../content/index.ts';

/** The steps that the extras add to the agenda. */
export const extrasSteps = {
  trapCheck: { tile: oneOf(TRAP_TILE_IDS) },
};
