import type { Offer, Verdict } from '@getaway/engine';
import type { EquipmentId, GroupId } from '../../content/index.ts';
import { companyAt } from '../characters.ts';
import type { RegionId } from '../map/index.ts';
import { gainNotoriety } from '../notoriety.ts';
import type { Choice, Emit } from '../play.ts';
import type { State } from '../state.ts';

/** A step of a visit that is carried out by itself. Returns the group that it completes. */
export interface Deed {
  run(s: State, seat: number, at: RegionId, emit: Emit): GroupId | null;
}

/** A step of a visit that the human decides on (EP-VIS-02). */
export interface Decision {
  /** The kinds of choices that belong to it. */
  readonly answers: readonly Choice['do'][];
  /** Whether, for all that others can know, there is something to decide: money is not counted (EP-HID-01). */
  due(s: State, seat: number, at: RegionId, bought: EquipmentId | null): boolean;
  /** What forbids declining it. */
  whyNotDecline(s: State, seat: number): Verdict;
  offers(
    s: State,
    seat: number,
    offer: Offer<Choice>,
    at: RegionId,
    /** The equipment bought so far in this visit (EP-STO-03). */
    bought: EquipmentId | null,
  ): void;
  /** The choice that needs no asking, as everybody can see that there is no other. */
  onlyChoice?(s: State, at: RegionId): Choice | null;
  /** May push a decision. */
  answer(s: State, seat: number, choice: Choice, at: RegionId, emit: Emit): void;
}

export type Stage = Deed | Decision;
export const isDeed = (stage: Stage): stage is Deed => 'run' in stage;

/** A step that says "may". */
export const may = (): null => null;

/** EP-VIS-04: gain notoriety for each other character there. */
export const company = (rule: string): Deed => ({
  run(s, seat, at, emit) {
    gainNotoriety(s, seat, companyAt(s, seat, at), rule, emit);
    return null;
  },
});
