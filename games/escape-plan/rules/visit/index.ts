import { int, nullable, oneOf, push, pushBelow, seatNo, type Verdict } from '@getaway/engine';
import { EQUIPMENT, type EquipmentId, type GroupId, GROUPS, type LocationKind } from '../../content/index.ts';
import { isUse, offerExecutive, useComponent } from '../executive/index.ts';
import { LOCATIONS, region, type RegionId } from '../map/index.ts';
import { type Choice, type Emit, step } from '../play.ts';
import type { State } from '../state.ts';
import { finishTurn } from '../turn.ts';
import { business } from './business.ts';
import { exit } from './exit.ts';
import { church, clinic, gang, hospital } from './others.ts';
import { safeHouse } from './safeHouse.ts';
import type { Stage } from './stage.ts';
import { store } from './store.ts';

/** The steps of each visit in their order (EP-VIS-02); subway and heliport have none (EP-VIS-01). */
const STAGES: { readonly [K in LocationKind]: readonly Stage[] } = {
  business,
  safeHouse,
  gang,
  store,
  clinic,
  church,
  hospital,
  exit,
  subway: [],
  heliport: [],
};

const fields = {
  seat: seatNo(),
  stage: int(0, 6),
  bought: nullable(oneOf(EQUIPMENT)),
  group: nullable(oneOf(GROUPS)),
};

const STAGES_AT: ReadonlyMap<RegionId, readonly Stage[]> = new Map(
  LOCATIONS.map((at) => [at, STAGES[region(at).kind!]]),
);
const locationOf = (s: State, seat: number): RegionId => s.at[seat]!;

let lastAt: RegionId = '';
let lastStages: readonly Stage[] = [];

/** The steps of a visit are looked up once for all that is asked in it. */
function stagesAt(at: RegionId): readonly Stage[] {
  if (at !== lastAt) {
    lastAt = at;
    lastStages = STAGES_AT.get(at)!;
  }
  return lastStages;
}

/** Carries a visit on until the human has to decide something. */
export const visit = step({
  fields,
  run: (s, { seat, stage, bought, group }, emit) => carryOn(s, seat, stage, bought, group, emit),
});

function carryOn(
  s: State,
  seat: number,
  from: number,
  bought: EquipmentId | null,
  completed: GroupId | null,
  emit: Emit,
): void {
  const at = locationOf(s, seat);
  const stages = stagesAt(at);
  let group = completed;
  let first = from;
  for (let stage = from; stage < stages.length; stage++) {
    const next = stages[stage]!;
    if (next.deed !== null) group = next.deed(s, seat, at, emit) ?? group;
    else {
      if (!next.due(s, seat, at, bought)) continue;
      const only = next.onlyChoice(s, at);
      // From the first step that is left, so that those passed over can say why.
      if (!only) return push(s, { step: 'visiting', seat, stage: first, bought, group });
      next.answer(s, seat, only, at, emit);
    }
    first = stage + 1;
  }
  finishTurn(s, seat, group);
}

const DECLINE: Choice = { do: 'decline' };

/**
 * A decision of a visit. A step that may be declined is offered together with the next ones, so that declining
 * it takes no extra choice; executive actions may come between the steps (EP-VIS-05).
 */
export const visiting = step({
  fields,
  rule: 'EP-VIS-02',
  auto: false,
  offers(s, { stage: first, bought }, seat, offer) {
    const at = locationOf(s, seat);
    const stages = stagesAt(at);
    let declining: Verdict = null;
    for (let stage = first; stage < stages.length; stage++) {
      const next = stages[stage]!;
      if (next.deed !== null) break;
      const due = next.due(s, seat, at, bought);
      // What is not due offers nothing, but it can say why.
      if (due || offer.explaining) next.offers(s, seat, offer, at, bought);
      if (due) declining = next.whyNotDecline(s, seat);
      if (declining) break;
    }
    offer(DECLINE, declining);
    offerExecutive(s, seat, null, offer);
  },
  answer(s, { stage: first, bought, group }, seat, choice, emit) {
    const { length } = s.agenda;
    if (isUse(choice)) {
      useComponent(s, seat, choice, null, emit);
      return goOn(s, seat, first, bought, group, length, emit);
    }
    const at = locationOf(s, seat);
    const stages = stagesAt(at);
    const deed = choice.do;
    if (deed === 'decline') return carryOn(s, seat, nextDeed(stages, first), bought, group, emit);
    let stage = first;
    while (!answers(stages[stage]!, deed)) stage++;
    const buying = deed === 'buyEquipment' ? choice.equipment : bought;
    stages[stage]!.answer(s, seat, choice, at, emit);
    goOn(s, seat, stage + 1, buying, group, length, emit);
  },
});

/** Begins a visit, at once unless something was put on the agenda since it had that length. */
export const beginVisit = (s: State, seat: number, length: number, emit: Emit): void =>
  goOn(s, seat, 0, null, null, length, emit);

/** Carries on at once, unless something else was put on the agenda since it had that length. */
function goOn(
  s: State,
  seat: number,
  stage: number,
  bought: EquipmentId | null,
  group: GroupId | null,
  length: number,
  emit: Emit,
): void {
  if (s.agenda.length === length) carryOn(s, seat, stage, bought, group, emit);
  else pushBelow(s, length, { step: 'visit', seat, stage, bought, group });
}

/** Whether a choice of this kind belongs to a step. */
function answers(stage: Stage, deed: Choice['do']): boolean {
  for (let i = 0; i < stage.answers.length; i++) if (stage.answers[i] === deed) return true;
  return false;
}

/** The first step from here that is not up to the human. */
function nextDeed(stages: readonly Stage[], from: number): number {
  let stage = from;
  while (stage < stages.length && stages[stage]!.deed === null) stage++;
  return stage;
}
