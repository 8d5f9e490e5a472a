import { type GameEvent, type Json, stepsOf } from '@getaway/engine';
import type {
  AssetId,
  ContactId,
  EquipmentId,
  FixerId,
  LockerColour,
  OfficerType,
  PlanPlace,
} from '../content/index.ts';
import type { Itinerary } from './itinerary/index.ts';
import type { State } from './state.ts';

/** Whom an avoiding human may have to settle: an officer, Sandra or Costa. */
export type Pursuer = OfficerType | 'sandra' | 'costa';

/** A whole travel, with what a player wants to know of it at a glance. */
export interface Travel extends Itinerary {
  /** What is there: a business or safe house by its own name, other locations by their id. */
  readonly place: string;
  /** How many officers (and Sandra, and Costa) wait on the tiles that are left. */
  readonly officers: number;
  /** How many tools are used. */
  readonly tools: number;
}

/** An executive action: which component, and everything its effect needs to know (EP-EXE). */
export interface Use {
  readonly do: 'useContact' | 'useEquipment' | 'useFixer' | 'useFirstAid' | 'useGangMember' | 'useAsset';
  /** The contact slot, item slot or asset space that it lies on, or the HQ that a gang member returns to. */
  readonly slot: number;
  readonly what: string;
  readonly ability?: 'loseNotoriety' | 'avoid';
  readonly tile?: string;
  readonly to?: string;
  readonly officer?: Pursuer;
  readonly unlock?: AssetId;
}

/** What happens to a contact card that was taken (EP-CON-02 to EP-CON-04). */
export interface TakeContact {
  readonly do: 'takeContact';
  /** Where it lies in the display, from the left. */
  readonly from: number;
  readonly card: ContactId;
  readonly put: 'box' | 'empty' | 'replace';
  readonly slot: number;
}

/** Everything that a human can be asked to choose. Slots and spaces are counted from 1. */
export type Choice =
  | { readonly do: 'placeTile'; readonly tile: string; readonly cell: string; readonly rotation: number }
  | { readonly do: 'openPlace'; readonly place: PlanPlace }
  | { readonly do: 'unlock'; readonly asset: AssetId }
  | { readonly do: 'loseAsset'; readonly asset: AssetId }
  | { readonly do: 'extraTurn' }
  | { readonly do: 'rest' }
  | { readonly do: 'stay' }
  | Travel
  | Use
  | { readonly do: 'wound'; readonly tile: string; readonly officer: Pursuer }
  | { readonly do: 'allWounds' }
  | { readonly do: 'payToll'; readonly tile: string }
  | { readonly do: 'payExit' }
  | { readonly do: 'surrender' }
  | { readonly do: 'useKey'; readonly key: LockerColour | 'master-key' }
  | { readonly do: 'returnMember'; readonly hq: string }
  | TakeContact
  | { readonly do: 'takeKey'; readonly colour: LockerColour; readonly from: number }
  | { readonly do: 'buyFixer'; readonly fixer: FixerId; readonly slot: number }
  | { readonly do: 'takeGasCan' }
  | { readonly do: 'buyEquipment'; readonly equipment: EquipmentId; readonly slot: number }
  | { readonly do: 'openLocker'; readonly colour: LockerColour; readonly key: LockerColour | 'master-key' }
  | { readonly do: 'keep'; readonly bag: string; readonly slot: number }
  | { readonly do: 'heal'; readonly wounds: number }
  | { readonly do: 'donate' }
  | { readonly do: 'receiveIncome' }
  | { readonly do: 'drawExitTiles' }
  | { readonly do: 'takeBonus'; readonly bonus: 'extraActionDisc' | 'unlockAsset'; readonly unlock?: AssetId }
  | {
      readonly do: 'moveOfficer';
      readonly officer: OfficerType;
      readonly tile: string;
      readonly to: string;
    }
  | { readonly do: 'decline' }
  | { readonly do: 'endTurn' };

/** Something that happened; `seat` is a seat's number, or the name of Sandra or Costa. */
export interface Happening extends GameEvent {
  readonly [figure: string]: Json | undefined;
}

export type Emit = ((event: Happening) => void) | undefined;

/** Defines one kind of step of Escape Plan. */
export const step = stepsOf<State, Choice, Happening>();
