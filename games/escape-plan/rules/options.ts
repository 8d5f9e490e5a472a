import { bool, int, oneOf, option, type OptionValues } from '@getaway/engine';
import { EDITION, type EditionId, EDITIONS, FLAG_RULE, FLAG_VALUES, type FlagId } from '../content/index.ts';

const choice = <F extends FlagId, const T extends string>(flag: F, values: readonly T[]) =>
  option(oneOf(values), values[0] as T, FLAG_RULE[flag]);
const toggle = (flag: FlagId) => option(bool(), FLAG_VALUES[flag][0] === true, FLAG_RULE[flag]);

/** An edition and, each by itself, the flags that it presets (EP-OPT-01 to EP-OPT-15). */
export const options = {
  edition: option(oneOf(EDITIONS), '2022', 'EP-OPT-01'),
  contactDeckSize: option(int(32, 33), 33, FLAG_RULE.contactDeckSize),
  inspectorDeckSize: option(int(15, 16), 16, FLAG_RULE.inspectorDeckSize),
  equipmentMayReplace: choice('equipmentMayReplace', FLAG_VALUES.equipmentMayReplace),
  keyPick: choice('keyPick', FLAG_VALUES.keyPick),
  contactPlacement: choice('contactPlacement', FLAG_VALUES.contactPlacement),
  assetRearrange: toggle('assetRearrange'),
  hospitalHealing: choice('hospitalHealing', FLAG_VALUES.hospitalHealing),
  sandraExitDay3: choice('sandraExitDay3', FLAG_VALUES.sandraExitDay3),
  sandraStepOrder: choice('sandraStepOrder', FLAG_VALUES.sandraStepOrder),
  costaReference: choice('costaReference', FLAG_VALUES.costaReference),
  exitTileReplaceNotoriety: option(int(0, 1), 1, FLAG_RULE.exitTileReplaceNotoriety),
  costaBestOfPile: choice('costaBestOfPile', FLAG_VALUES.costaBestOfPile),
  costaAvoidable: toggle('costaAvoidable'),
  assetUseWithoutEffect: toggle('assetUseWithoutEffect'),
};

export type Options = OptionValues<typeof options>;

/** EP-OPT-01: the flags of the chosen edition, for those that are not set separately. */
export const presets = (given: { readonly [name: string]: unknown }): { readonly [name: string]: unknown } =>
  EDITION[EDITIONS.find((edition) => edition === given['edition']) ?? ('2022' satisfies EditionId)];
