import { trapCheck } from './traps.ts';

/** The extras are content, but for the check of a trap. */
export const extrasStepKinds = { trapCheck };
