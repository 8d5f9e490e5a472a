import { agrees, type Choice, type Explained, same } from '@getaway/engine';
import type { Position } from '../match/position.ts';
import type { Made, SessionState } from '../match/session.ts';

/** One choice that a seat means to make. */
export interface DraftStep {
  readonly choice: Choice;
  /** The decision that it answers, by the name of its step. */
  readonly asked: string;
  /** The turn passes on with it. */
  readonly passes: boolean;
  /** It was played, or the match has passed over what it answers. */
  readonly done?: boolean;
  /** It only ends a pause: it keeps the others in their order, and nobody would call it a step of a plan. */
  readonly pause?: true;
}

/** What a seat means to choose, in order; nobody else ever hears of it. */
export type Draft = readonly DraftStep[];

export const NO_DRAFT: Draft = [];

/** What people would call the steps of a plan. */
export const counted = (draft: Draft): Draft => draft.filter(({ pause }) => !pause);

/** What is left of a plan; pauses alone are nothing to do. */
export function toDo(draft: Draft): Draft {
  const open = draft.filter(({ done }) => !done);
  return counted(open).length > 0 ? open : NO_DRAFT;
}

/** How a draft stands where the seat is asked something, or waits. */
export interface Standing {
  /** Steps that nobody asked for. */
  readonly passed: Draft;
  /** Steps that answer what is asked and cannot be played. */
  readonly broken: Draft;
  /** The step to play now. */
  readonly next: DraftStep | null;
  readonly later: Draft;
}

/**
 * What is asked may come sooner than planned, because something in between was not asked after all, or later, because
 * something else is asked first. So a step further on counts once it can be played, or the turn before it is over. One
 * that cannot be played does not stand in the way of what was to be chosen beside it.
 */
export function standingOf(
  draft: Draft,
  { decision, choices }: Pick<Position, 'decision' | 'choices'>,
): Standing {
  const open = toDo(draft);
  const isOffered = (step: DraftStep): boolean => choices.some((choice) => same(choice, step.choice));
  const isAsked = (step: DraftStep): boolean => step.asked === decision?.step;
  const isOver = (at: number): boolean => open.slice(0, at).some(({ passes }) => passes);
  const due = open.findIndex((step, at) => isAsked(step) && (at === 0 || isOver(at) || isOffered(step)));
  if (choices.length === 0 || due < 0) return { passed: [], broken: [], next: null, later: open };
  const end = open.findIndex((step, at) => at >= due && (step.passes || !isAsked(step)));
  const beside = open.slice(due, end < 0 ? open.length : end + 1).filter(isAsked);
  const at = beside.findIndex(isOffered);
  const broken = at < 0 ? beside.slice(0, 1) : beside.slice(0, at);
  const next = beside[at] ?? null;
  const later = open.slice(due + broken.length + (next ? 1 : 0));
  return { passed: open.slice(0, due), broken, next, later };
}

/** The rules against a step that cannot be played; none where what it speaks of is simply not there. */
export const rulesAgainst = ({ choice }: DraftStep, reasons: readonly Explained[]): readonly Explained[] =>
  reasons.filter((reason) => agrees(reason.choice, choice));

/** The seat has chosen. Where that was planned, it is done, and so is what would have been asked before it. */
function afterMaking(draft: Draft, { choice, asked }: Made): Draft {
  const isIt = (step: DraftStep): boolean => !step.done && step.asked === asked && same(step.choice, choice);
  const at = draft.findIndex(isIt);
  return draft.map((step, i) =>
    i === at || (i < at && step.asked !== asked) ? { ...step, done: true } : step,
  );
}

/** The seat has taken a choice back: where it was planned, it is to be done again. */
function afterTakingBack(draft: Draft, choice: Choice): Draft {
  const at = draft.findLastIndex((step) => step.done && same(step.choice, choice));
  return draft.map((step, i) => (i === at ? { ...step, done: false } : step));
}

type Doings = Pick<SessionState, 'made' | 'redo'>;

/** What becomes of a draft by what its seat has just done at the table, if anything. */
export function afterwards(draft: Draft, now: Doings, before: Doings): Draft {
  const made = now.made && now.made !== before.made ? afterMaking(draft, now.made) : draft;
  return now.redo.slice(before.redo.length).reduce(afterTakingBack, made);
}

export const without = (draft: Draft, skipped: DraftStep): Draft => draft.filter((step) => step !== skipped);
