import { CONTACT_CARD, type ContactId, FIXER_TILE, type FixerId, type GroupId } from '../../content/index.ts';
import { companyAt, thiefOf } from '../characters.ts';
import { notorietyForReplacing } from '../items.ts';
import { region } from '../map/index.ts';
import type { Choice, Travel } from '../play.ts';
import type { Item, State } from '../state.ts';
import { unlocksWith } from '../turn.ts';

const gains = (amount: number): number[] => Array.from({ length: amount }, () => 1);
const loses = (does: boolean): number[] => (does ? [-1] : []);

const ofTool = (tool: string): number[] =>
  tool in CONTACT_CARD ? gains(CONTACT_CARD[tool as ContactId].notoriety) : [];

/** The notoriety that a visit brings for certain: company, a safe house, the hospital. */
function ofVisit(view: State, seat: number, { do: deed, to }: Travel): number[] {
  const { kind } = region(to);
  if (deed === 'escape' || kind === 'gang' || kind === 'subway' || kind === 'heliport') return [];
  if (kind === 'hospital') return gains(1);
  return [...gains(companyAt(view, seat, to)), ...loses(kind === 'safeHouse')];
}

/** EP-ITM-01: for a tile that lies there already. */
const ofPlacing = (view: State, seat: number, slot: number, item: Item): number[] =>
  thiefOf(view, seat).items[slot - 1] === null ? [] : gains(notorietyForReplacing(view, item));

/** Single gains (1) and losses (-1) of notoriety that a choice brings by itself, in their order. */
export function changesOf(view: State, seat: number, choice: Choice): number[] {
  switch (choice.do) {
    case 'travel':
    case 'escape':
      return [...choice.using.flatMap(ofTool), ...ofVisit(view, seat, choice)];
    case 'useContact': {
      const { effect } = CONTACT_CARD[choice.what as ContactId];
      return [
        ...ofTool(choice.what),
        ...loses(effect.type === 'loseNotoriety' || choice.ability === 'loseNotoriety'),
      ];
    }
    case 'useFixer': {
      const { effect } = FIXER_TILE[choice.what as FixerId];
      return loses(effect.type === 'loseNotoriety' || choice.ability === 'loseNotoriety');
    }
    case 'useGangMember':
      return loses(choice.ability === 'loseNotoriety');
    case 'takeContact':
      return gains(choice.put === 'replace' ? 1 : 0);
    case 'buyFixer':
      return ofPlacing(view, seat, choice.slot, choice.fixer);
    case 'buyEquipment':
      return ofPlacing(view, seat, choice.slot, choice.equipment);
    case 'keep':
      return ofPlacing(view, seat, choice.slot, view.agenda.at(-1)!['kind'] as Item);
    case 'takeBonus':
      return loses(
        choice.bonus === 'unlockAsset' &&
          unlocksWith(view.agenda.at(-1)!['group'] as GroupId) === 'loseNotoriety',
      );
    case 'donate':
      return loses(true);
    default:
      return [];
  }
}
