import type { Offer, Verdict } from '@getaway/engine';
import type { EquipmentId, GroupId } from '../../content/index.ts';
import { companyAt } from '../characters.ts';
import type { RegionId } from '../map/index.ts';
import { gainNotoriety } from '../notoriety.ts';
import type { Choice, Emit } from '../play.ts';
import type { State } from '../state.ts';

/** What a step of a visit does that is carried out by itself. Returns the group that it completes. */
type Deed = (s: State, seat: number, at: RegionId, emit: Emit) => GroupId | null;

/** A step of a visit that the human decides on (EP-VIS-02). */
interface Decision {
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
  onlyChoice(s: State, at: RegionId): Choice | null;
  /** May push a decision. */
  answer(s: State, seat: number, choice: Choice, at: RegionId, emit: Emit): void;
}

/** A step of a visit: a deed, or else a decision. All are made alike, as they are asked by turns. */
export interface Stage extends Decision {
  readonly deed: Deed | null;
}

/** A step that says "may". */
const may = (): null => null;
const none = (): null => null;

export const deed = (does: Deed): Stage => ({
  deed: does,
  answers: [],
  due: () => false,
  whyNotDecline: may,
  offers: none,
  onlyChoice: none,
  answer: none,
});

type Optional = 'whyNotDecline' | 'onlyChoice';

/** One that may be declined, unless something forbids it. */
export const decision = (made: Omit<Decision, Optional> & Partial<Pick<Decision, Optional>>): Stage => ({
  deed: null,
  answers: made.answers,
  due: made.due,
  whyNotDecline: made.whyNotDecline ?? may,
  offers: made.offers,
  onlyChoice: made.onlyChoice ?? none,
  answer: made.answer,
});

/** EP-VIS-04: gain notoriety for each other character there. */
export const company = (rule: string): Stage =>
  deed((s, seat, at, emit) => {
    gainNotoriety(s, seat, companyAt(s, seat, at), rule, emit);
    return null;
  });
