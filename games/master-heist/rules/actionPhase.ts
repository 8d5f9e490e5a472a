import { int, push } from '@getaway/engine';
import { actionAbilities } from './abilities.ts';
import { type Choice, type Emit, step } from './choices.ts';
import { offerCommands } from './commands.ts';
import { changeDie, commit } from './commit.ts';
import { dogsPursue } from './dogs.ts';
import { fidgetMuch, restless } from './fidgets.ts';
import { handleLoot } from './lootCommands.ts';
import { checkLogs, openDoor, takeHostage, takeIdeaToken } from './modules.ts';
import { crackCipher, freePrisoner } from './npcs.ts';
import { everybody, person } from './people.ts';
import { hackServer } from './remoteLocks.ts';
import { teamwork } from './rounds.ts';
import { crack } from './safes.ts';
import { GRANTS, type Heist, SUBS } from './state.ts';
import { disable, idea, move, reveal, subdue, unlock } from './subactions.ts';
import { offerTeam } from './team.ts';
import { IN_ACTION } from './teamDecisions.ts';
import { acts, allDone, askedTogether, carryOut, isDone } from './together.ts';

// MH-ACT: every seat acts at any time; commands are carried out one by one in the order of their arrival.

const COMMANDS = [
  commit,
  move,
  unlock,
  subdue,
  disable,
  reveal,
  idea,
  crack,
  handleLoot,
  openDoor,
  hackServer,
  takeHostage,
  takeIdeaToken,
  checkLogs,
  actionAbilities,
  changeDie,
  teamwork,
];

const uncommitted = (s: Heist, seat: number): boolean =>
  everybody(s).some((c) => person(s, c).seat === seat && person(s, c).action === null);

export const actions = step({
  fields: {},
  rule: 'MH-ACT-02',
  interleaved: true,
  auto: false,
  seats: askedTogether,
  isDone,
  offers(s, _step, seat, offer) {
    const ready = s.ready[seat] === true;
    if (s.proposal !== null) offerTeam(s, seat, IN_ACTION, offer);
    if (ready) return offer({ do: 'resumeActions' }, restless(s, seat));
    offerCommands(s, seat, COMMANDS, offer);
    const idle = uncommitted(s, seat) ? 'MH-ACT-16' : null;
    if (acts(s, seat)) offer({ do: 'endActions' }, idle);
    // What ends the heist is the last thing to think of, until somebody asks.
    if (s.proposal === null) offerTeam(s, seat, IN_ACTION, offer);
  },
  answer(s, _step, seat, choice, emit) {
    push(s, { step: 'aftermath', seat }, { step: 'actions' });
    act(s, seat, choice, emit);
  },
});

function act(s: Heist, seat: number, choice: Choice, emit: Emit): void {
  switch (choice.do) {
    case 'endActions':
      s.ready[seat] = true;
      emit?.({ event: 'actionsEnded', seat, rules: ['MH-ACT-16'] });
      return;
    case 'resumeActions':
      fidgetMuch(s, seat);
      s.ready[seat] = false;
      emit?.({ event: 'actionsResumed', seat, rules: ['MH-ACT-17'] });
      return;
    default:
      carryOut(s, seat, [COMMANDS, IN_ACTION], choice, emit);
  }
}

/** What follows from every command, before anybody acts again. */
export const aftermath = step({
  fields: { seat: int(-1, 15) },
  run(s, { seat }, emit) {
    crackCipher(s, emit);
    for (const c of everybody(s)) if (person(s, c).left.move === 0) dogsPursue(s, c, emit);
    freePrisoner(s, Math.max(0, seat), emit);
    if (s.options.autoConfirm) confirmIdle(s);
    if (allDone(s)) {
      s.agenda.pop();
      push(s, { step: 'endOfActions' });
    }
  },
});

/** MH-OPT-05: nothing left to do for any of the seat's characters. */
function confirmIdle(s: Heist): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (!acts(s, seat) || uncommitted(s, seat)) continue;
    const busy = everybody(s).some((c) => {
      const { seat: own, left, granted } = person(s, c);
      return own === seat && (SUBS.some((sub) => left[sub] > 0) || GRANTS.some((sub) => granted[sub] > 0));
    });
    if (!busy) s.ready[seat] = true;
  }
}
