import {
  bool,
  type Fields,
  int,
  list,
  offering,
  push,
  type StepKind,
  type StepOf,
  type Values,
  type Verdict,
} from '@getaway/engine';
import type { Choice, Emit, HeistEvent, Offer, TeamChoice } from './choices.ts';
import { step } from './choices.ts';
import { fidget, fidgetMuch, restless } from './fidgets.ts';
import type { Heist } from './state.ts';

// MH-GEN-09, 10 and MH-OPT-03: what the whole team decides.

/** Seats that must agree with what `by` proposes. */
function assenters(s: Heist, by: number): number[] {
  const { captain } = s.options;
  if (captain >= 0) return by === captain ? [] : [captain];
  return Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => seat !== by);
}

const allSeats = (s: Heist): number[] => Array.from({ length: s.seats }, (_, seat) => seat);
/** Who answers by itself where only one answer is possible. */
const speaker = (s: Heist): number => Math.max(0, s.options.captain);

// Forced decisions: an effect waits until the team has agreed.

const asking = { by: int(-1, 15), pick: int(-1, 999), accepted: list(bool()), rejected: int(0, 99) };
/** What a new question of the team starts with. */
export const unanswered = { by: -1, pick: -1, accepted: [] as boolean[], rejected: 0 };

interface Question<F> {
  readonly fields: F;
  readonly rule: string;
  /** In canonical order; the first settles a decision that the team cannot agree on. */
  options(s: Heist, step: StepOf<F>): Choice[];
  settle(s: Heist, step: StepOf<F>, choice: Choice, emit: Emit): void;
}

type Asked<F> = StepOf<F> & Values<typeof asking>;

/** A question to the whole team that must be answered: somebody proposes, the others assent. */
export function question<F extends Fields>(
  ask: Question<F>,
): StepKind<Heist, F & typeof asking, Choice, HeistEvent> {
  const again = (s: Heist, st: Asked<F>, change: Partial<Values<typeof asking>>): void =>
    push(s, { ...st, ...change });
  const kind = {
    fields: { ...ask.fields, ...asking },
    rule: ask.rule,
    seats(s: Heist, st: Asked<F>): readonly number[] {
      return ask.options(s, st).length <= 1 ? [speaker(s)] : allSeats(s);
    },
    offers(s: Heist, st: Asked<F>, seat: number, offer: Offer): void {
      const open = st.pick >= 0;
      for (const choice of ask.options(s, st)) offer(choice, open ? 'MH-GEN-09' : null);
      if (!open) return;
      const asked = assenters(s, st.by).includes(seat) && !st.accepted[seat];
      offer({ do: 'accept' }, asked ? null : 'MH-GEN-09');
      offer({ do: 'reject' }, asked ? null : 'MH-GEN-09');
    },
    answer(s: Heist, st: Asked<F>, seat: number, choice: Choice, emit: Emit): void {
      const options = ask.options(s, st);
      if (choice.do === 'accept') {
        const accepted = allSeats(s).map((other) => other === seat || st.accepted[other] === true);
        if (assenters(s, st.by).some((other) => !accepted[other])) return again(s, st, { accepted });
        return ask.settle(s, st, options[st.pick] as Choice, emit);
      }
      if (choice.do === 'reject') {
        emit?.({ event: 'rejected', seat, rules: ['MH-GEN-09'] });
        const rejected = st.rejected + 1;
        if (rejected < s.options.patience) return again(s, st, { by: -1, pick: -1, accepted: [], rejected });
        emit?.({ event: 'settledByOrder', rules: ['MH-GEN-10'] });
        return ask.settle(s, st, options[0] as Choice, emit);
      }
      const alone = options.length === 1 || assenters(s, seat).length === 0;
      if (alone) return ask.settle(s, st, choice, emit);
      const pick = options.findIndex((option) => JSON.stringify(option) === JSON.stringify(choice));
      emit?.({ event: 'proposed', seat, choice: { ...choice }, rules: ['MH-GEN-09'] });
      return again(s, st, { by: seat, pick, accepted: [] });
    },
  };
  return step(kind as unknown as StepKind<Heist, F & typeof asking, Choice, HeistEvent>);
}

// Decisions the team may take while a phase goes on: one proposal is open at a time, beside everything else.

export interface TeamDecision {
  /** The phase cannot end without it, so no seat is too restless to propose it. */
  urgent?(s: Heist): boolean;
  /** Rejected once, it is settled for the phase (MH-ESC-02). */
  readonly once?: true;
  offer(s: Heist, seat: number, offer: Offer): void;
  carryOut(s: Heist, choice: TeamChoice, emit: Emit): void;
}
export type TeamDecisions = { readonly [verb in TeamChoice['do']]?: TeamDecision };

const EMPTY = {
  fixer: null,
  item: null,
  who: null,
  at: null,
  side: null,
  card: null,
  count: null,
  dogs: null,
  seat: null,
};

const toChoice = (decision: NonNullable<Heist['proposal']>['decision']): TeamChoice =>
  Object.fromEntries(Object.entries(decision).filter(([, value]) => value !== null)) as unknown as TeamChoice;

/** The decision that waits for assent. */
const proposed = (s: Heist): TeamChoice | null => s.proposal && toChoice(s.proposal.decision);

/** Whether the open proposal needs this seat's answer; asked at every decision, so without building lists. */
export function mustAnswer(s: Heist, seat: number): boolean {
  const { proposal } = s;
  if (proposal === null || proposal.by === seat || proposal.accepted[seat]) return false;
  const { captain } = s.options;
  return captain < 0 || captain === seat;
}

const PARTS = Object.keys(EMPTY) as (keyof TeamChoice)[];
/** Of two decisions of the same kind. */
const sameDecision = (a: TeamChoice, b: TeamChoice): boolean =>
  PARTS.every((part) => (a[part] ?? null) === (b[part] ?? null));

/** Whether the decision is possible, asked of the same code that offers it. */
function verdictOn(
  s: Heist,
  decisions: TeamDecisions,
  choice: TeamChoice,
  by: number,
  explaining: boolean,
): Verdict {
  let verdict: Verdict = 'MH-GEN-09';
  const offer = offering<Choice>(explaining, (offered, no) => {
    if (sameDecision(offered as TeamChoice, choice)) verdict = no;
  });
  decisions[choice.do]?.offer(s, by, offer);
  return verdict;
}

/** Everything a seat may propose, and its answer to what is proposed. */
export function offerTeam(s: Heist, seat: number, decisions: TeamDecisions, offer: Offer): void {
  if (s.proposal !== null) {
    const asked = mustAnswer(s, seat) ? null : 'MH-GEN-09';
    const choice = proposed(s) as TeamChoice;
    offer({ do: 'accept' }, asked ?? verdictOn(s, decisions, choice, s.proposal.by, offer.explaining));
    offer({ do: 'reject' }, asked);
    if (offer.explaining)
      for (const verb of Object.keys(decisions)) offer({ do: verb as TeamChoice['do'] }, 'MH-GEN-09');
    return;
  }
  const tired = restless(s, seat);
  // Asked at every decision, so without building lists.
  for (const name in decisions) {
    const verb = name as TeamChoice['do'];
    const decision = decisions[verb] as TeamDecision;
    if (tired === null || decision.urgent?.(s)) decision.offer(s, seat, offer);
    else offer({ do: verb }, tired);
  }
}

/** A seat proposes a decision; where nobody else has a say it is carried out at once. */
export function propose(
  s: Heist,
  seat: number,
  decisions: TeamDecisions,
  choice: TeamChoice,
  emit: Emit,
): void {
  fidget(s, seat);
  if (assenters(s, seat).length === 0) return decisions[choice.do]?.carryOut(s, choice, emit);
  const accepted = allSeats(s).map(() => false);
  s.proposal = { by: seat, accepted, decision: { ...EMPTY, ...choice } };
  emit?.({ event: 'proposed', seat, choice: { ...choice }, rules: ['MH-GEN-09'] });
}

export function accept(s: Heist, seat: number, decisions: TeamDecisions, emit: Emit): void {
  const { proposal } = s;
  if (!proposal) return;
  proposal.accepted[seat] = true;
  emit?.({ event: 'accepted', seat, rules: ['MH-GEN-09'] });
  if (assenters(s, proposal.by).some((other) => !proposal.accepted[other])) return;
  s.proposal = null;
  const choice = toChoice(proposal.decision);
  decisions[choice.do]?.carryOut(s, choice, emit);
}

/** Cancels the proposal, and says what it was. Only rejections that decide something are counted (MH-GEN-10). */
export function reject(s: Heist, seat: number, decisions: TeamDecisions, emit: Emit): TeamChoice | null {
  const choice = proposed(s);
  const decision = choice && decisions[choice.do];
  if (s.proposal) fidgetMuch(s, s.proposal.by);
  s.proposal = null;
  if (decision?.once || decision?.urgent?.(s)) s.rejected++;
  emit?.({ event: 'rejected', seat, rules: ['MH-GEN-09'] });
  return choice;
}
