import type { Choice, Emit, TeamChoice } from './choices.ts';
import { type Command, playCommand } from './commands.ts';
import { everybody, person } from './people.ts';
import type { Heist } from './state.ts';
import { accept, mustAnswer, propose, reject, type TeamDecisions } from './team.ts';

// Phases in which every seat acts at any time: what is the same in all of them.

/** Seats without a character have nothing to confirm. */
export const acts = (s: Heist, seat: number): boolean => everybody(s).some((c) => person(s, c).seat === seat);

export const allDone = (s: Heist): boolean => s.ready.every((ready, seat) => ready || !acts(s, seat));

/** The seats that have something to confirm, or owe the team an answer. */
export const askedTogether = (s: Heist): number[] =>
  s.ready.flatMap((_, seat) => (acts(s, seat) || mustAnswer(s, seat) ? [seat] : []));

/** Who has confirmed may withdraw it (MH-ACT-17); the others wait for them only where the team needs an answer. */
export const isDone = (s: Heist, _step: object, seat: number): boolean =>
  s.ready[seat] === true && !mustAnswer(s, seat);

/** Carries out a command of a character, a proposal to the team, or a seat's answer to one. */
export function carryOut(
  s: Heist,
  seat: number,
  [commands, decisions]: readonly [commands: readonly Command[], decisions: TeamDecisions],
  choice: Choice,
  emit: Emit,
): void {
  if (choice.do === 'accept') accept(s, seat, decisions, emit);
  else if (choice.do === 'reject') reject(s, seat, decisions, emit);
  else if (!playCommand(s, commands, choice, emit)) {
    propose(s, seat, decisions, choice as TeamChoice, emit);
  }
}
