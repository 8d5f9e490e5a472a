import type { BoardWords } from '@getaway/board';
import { bagValue, isBag } from '../rules/bags.ts';
import type { Thief } from '../rules/state.ts';

/** What lies on an item slot. A key is called by its colour alone; a locker tile of that colour is not. */
export const itemName = (item: string, words: BoardWords): string =>
  isBag(item) ? words.say(`bag.${item}`) : words.term(item);

/** What the bag on an item slot is worth, where it may be known (EP-HID-03): they are listed in the order of the slots. */
export function bagValueOn({ items, bags }: Thief, slot: number): number | null {
  if (!isBag(items[slot] ?? null)) return null;
  const bag = bags[items.slice(0, slot).filter(isBag).length] ?? null;
  return bag === null ? null : bagValue(bag);
}
