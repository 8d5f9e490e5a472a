import {
  ASSET_TILE,
  type AssetId,
  CONTACT_CARD,
  type ContactId,
  type Effect,
  EQUIPMENT_TILE,
  FIXER_TILE,
  SCORE_PER_USED_ASSET,
} from '../../content/index.ts';
import { priceOf } from '../../rules/assets.ts';
import { countBits, has } from '../../rules/bits.ts';
import { avoidableBits, pendingOn } from '../../rules/pursuers.ts';
import type { Use } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import { costOfSpending, worthOfMoney } from '../escaping.ts';
import { stepOfNotoriety } from '../prospects.ts';
import type { Weights } from '../weights.ts';
import { assetToUnlock } from './taking.ts';
import { moveWorth } from './police.ts';

/** A card that waits for the next rest. */
const CARD_USED = 3;

/** What it gives up to use something now: a card that rest makes ready is cheap, a tile used once is not. */
function priceOfUse(s: State, seat: number, use: Use, w: Weights, turns: number): number {
  const late = turns <= 1 ? 0.3 : 1;
  switch (use.do) {
    case 'useContact': {
      const { cost, notoriety } = CONTACT_CARD[use.what as ContactId];
      return costOfSpending(s, seat, cost, w) + notoriety * stepOfNotoriety(s, seat) + late * CARD_USED;
    }
    case 'useEquipment':
      return late * w.equipment;
    case 'useFixer':
      return late * w.fixer;
    case 'useFirstAid':
      return late * 3;
    case 'useGangMember':
      return late * w.gangMember;
    case 'useAsset':
      return costOfSpending(s, seat, priceOf(use.slot - 1), w) - SCORE_PER_USED_ASSET + late * 2;
  }
}

const effectOf = (use: Use): Effect => {
  switch (use.do) {
    case 'useContact':
      return CONTACT_CARD[use.what as ContactId].effect;
    case 'useEquipment':
      return EQUIPMENT_TILE[use.what as keyof typeof EQUIPMENT_TILE].effect;
    case 'useFixer':
      return FIXER_TILE[use.what as keyof typeof FIXER_TILE].effect;
    case 'useAsset':
      return ASSET_TILE[use.what as AssetId].effect;
    case 'useFirstAid':
      return { type: 'healWounds', amount: 1 };
    case 'useGangMember':
      return { type: 'gangAbility' };
  }
};

/** EP-EXE: what an executive action brings now, less what it costs. Using nothing is worth 0. */
export function useWorth(s: State, seat: number, use: Use, w: Weights, turns: number): number {
  return benefit(s, seat, use, effectOf(use), w, turns) - priceOfUse(s, seat, use, w, turns);
}

function benefit(s: State, seat: number, use: Use, effect: Effect, w: Weights, turns: number): number {
  const thief = s.thieves[seat]!;
  switch (effect.type) {
    case 'moveOfficer':
      return moveWorth(s, seat, effect.officer, use.tile!, use.to!, w);
    case 'removeOfficer':
      return moveWorth(s, seat, effect.officer, use.tile!, null, w);
    case 'avoidOfficers':
      return w.wound * (use.officer ? 1 : avoided(s, use.tile!, avoidableBits(s, effect.officers)));
    case 'healWounds':
      return thief.wounds >= 2 || turns <= 2 ? w.wound : 4;
    case 'loseNotoriety':
      return s.row[seat]! + s.red[seat]! - s.blue[seat]! > 1 ? stepOfNotoriety(s, seat) : 0;
    case 'gainExtraActionDisc':
      return turns >= 1 ? 45 : 0;
    case 'takeContact':
      return 12;
    case 'unlockAsset':
      return 8 + assetToUnlock(thief, use.unlock!);
    case 'receiveIncome':
      return thief.incomeCubes * worthOfMoney(s, seat, w);
    case 'refresh':
      return 3 * countBits(thief.usedContacts);
    case 'gangAbility':
      if (use.ability === 'avoid')
        return w.wound * avoided(s, use.tile!, avoidableBits(s, ['federal', 'county', 'swat']));
      return s.row[seat]! + s.red[seat]! - s.blue[seat]! > 1 ? stepOfNotoriety(s, seat) : 0;
    default:
      return 0;
  }
}

/** The officers on a danger tile that an effect would settle. */
function avoided(s: State, tile: string, bits: number): number {
  const step = s.agenda[s.agenda.length - 1];
  if (step?.step !== 'settle') return 0;
  const avoiding = { danger: step['danger'] as string[], settled: step['settled'] as number[] };
  const i = avoiding.danger.indexOf(tile);
  return i < 0 ? 0 : countBits(pendingOn(s, avoiding, i) & bits) + (has(bits, 5) ? 1 : 0);
}
