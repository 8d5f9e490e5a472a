import { type ItemId, ITEMS, type SpecialRuleOf } from '../content/index.ts';
import { tileNo } from './board.ts';
import type { Choice, Emit, Offer } from './choices.ts';
import { command } from './commands.ts';
import { holds, layLoot, newItem } from './loot.ts';
import { everybody, person, personNo } from './people.ts';
import { adjacent, boardOf, isTile, spaceName } from './spaces.ts';
import type { Heist } from './state.ts';

// MH-SAF, MH-ITM-18, 19: cracks are made of unlocks, with the right item, on the safe's tile.

const safeOn = (s: Heist, tile: number): boolean => isTile(s, tile) && s.token[tile] === 'safe';

function safeRule(s: Heist, tile: number): SpecialRuleOf<'safe'> | undefined {
  const board = boardOf(s);
  return board.scenario.specialRules.find(
    (rule): rule is SpecialRuleOf<'safe'> => rule.type === 'safe' && tileNo(board, rule.at) === tile,
  );
}

export const cracksNeeded = (s: Heist, tile: number): number => safeRule(s, tile)?.cracks ?? 1;

/** Cracks that one or two unlocks make with an item. */
function cracksOf(item: ItemId, unlocks: number): number {
  const { passive } = ITEMS[item];
  if (passive?.type !== 'convertUnlock') return 0;
  return unlocks === 2 ? (passive.two ?? 0) : passive.one;
}

/** Adds cracks; when there are enough the contents lie on the tile and surplus is lost (MH-SAF-01, 04, 05). */
function addCracks(s: Heist, tile: number, n: number, emit: Emit, rule: string): void {
  const needed = cracksNeeded(s, tile);
  const cracks = Math.min(needed, (s.cracks[tile] as number) + n);
  s.cracks[tile] = cracks;
  emit?.({ event: 'cracked', at: spaceName(s, tile), count: n, cracks, needed, rules: [rule, 'MH-SAF-01'] });
  if (cracks < needed) return;
  s.token[tile] = null;
  for (const piece of safeRule(s, tile)?.contents ?? []) {
    if (piece.kind === 'item') s.items.push(newItem(piece.item, 'lying', tile, true));
    else layLoot(s, tile, piece.kind, piece.kind === 'cash' ? piece.amount : 1);
  }
  emit?.({ event: 'safeOpened', at: spaceName(s, tile), rules: ['MH-SAF-04'] });
}

export const crack = command({
  verbs: ['crack', 'lendUnlock'],
  offer(s, c, offer) {
    const { at } = person(s, c);
    if (safeOn(s, at)) offerCracks(s, c, offer);
    offerLoans(s, c, offer);
  },
  play(s, c, choice, emit) {
    if (choice.do === 'lendUnlock') {
      const character = person(s, c);
      character.left.unlock--;
      character.did.unlock++;
      return addCracks(s, person(s, personNo(s, choice.to)).at, 1, emit, 'MH-ITM-19');
    }
    const { item, unlocks, granted } = choice;
    const character = person(s, c);
    if (granted) character.granted.unlock--;
    else character.left.unlock -= unlocks;
    if (item === 'safecracking-tools') character.toolCracks++;
    addCracks(s, character.at, cracksOf(item, unlocks), emit, ITEMS[item].rule);
  },
});

/** Safecracking Tools turn unlocks of the own action; the Plasma Torch any unlock (MH-ITM-18, 19). */
function offerCracks(s: Heist, c: number, offer: Offer): void {
  const { id: who, left, granted } = person(s, c);
  const tools = holds(s, c, 'safecracking-tools');
  const torch = holds(s, c, 'plasma-torch');
  if (!tools && !torch) {
    if (offer.explaining) offer({ do: 'crack', who } as Choice, 'MH-SAF-02');
    return;
  }
  const enough = (unlocks: number): string | null => (left.unlock >= unlocks ? null : 'MH-ACT-10');
  const add = (item: ItemId, unlocks: number): void => {
    const verdict = enough(unlocks);
    if (!verdict || offer.explaining) offer({ do: 'crack', who, item, unlocks }, verdict);
  };
  if (tools) add('safecracking-tools', 1);
  if (tools) add('safecracking-tools', 2);
  if (torch) add('plasma-torch', 1);
  if (torch && granted.unlock > 0)
    offer({ do: 'crack', who, item: 'plasma-torch', unlocks: 1, granted: true });
}

/** Anybody on or next to the safe's tile may lend unlocks of its own action to the torch's holder. */
function offerLoans(s: Heist, c: number, offer: Offer): void {
  const { id: who, at, left } = person(s, c);
  if (left.unlock === 0) return;
  for (const other of everybody(s)) {
    const holder = person(s, other);
    if (other === c || !safeOn(s, holder.at) || !holds(s, other, 'plasma-torch')) continue;
    if (holder.at === at || adjacent(s, at, holder.at)) offer({ do: 'lendUnlock', who, to: holder.id });
  }
}
