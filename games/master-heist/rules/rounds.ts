import { push, roll } from '@getaway/engine';
import { type Choice, type Emit, step } from './choices.ts';
import { command, offerCommands } from './commands.ts';
import { beginEscape } from './escape.ts';
import { restless, settleDown } from './fidgets.ts';
import { fixerMayWork, noteFixer } from './fixerCards.ts';
import { gainIdeas, payIdeas } from './ideas.ts';
import { everybody, isNpc, outdoors, person, personNo } from './people.ts';
import type { Heist } from './state.ts';
import { layDown } from './takingOn.ts';
import { mustAnswer, offerTeam } from './team.ts';
import { BEFORE_ROLL } from './teamDecisions.ts';
import { carryOut } from './together.ts';

// MH-ROL: a round begins, and the dice are rolled.

export const round = step({
  fields: {},
  run(s, _step, emit) {
    s.round++;
    s.phase = 'roll';
    s.lastDiscarded = null;
    // Noise of the reveal before round 1 belongs to that round (MH-FIX-consultant-a).
    s.roundNoise = s.pendingNoise;
    settleDown(s);
    for (let c = 0; c < s.characters.length; c++) {
      layDown(s, c);
      person(s, c).die = 0;
    }
    for (const item of s.items) item.committed = false;
    emit?.({ event: 'roundBegins', round: s.round, rules: ['MH-GEN-15'], barrier: true });
    // In the first round there is nothing to decide before the dice, unless Old Friend helps (MH-ROL-03).
    if (s.round === 1 && !anyTeamwork(s)) rollDice(s, emit);
    else push(s, { step: 'rolling' });
  },
});

/** Old Friend (MH-FIX-old-friend): two ideas of somebody outdoors are one idea for somebody else. */
export const teamwork = command({
  verbs: ['teamwork'],
  offer(s, c, offer) {
    const character = person(s, c);
    if (isNpc(character)) return;
    const away = fixerMayWork(s, 'old-friend');
    const verdict = away ?? (outdoors(s, character) && character.ideas >= 2 ? null : 'MH-FIX-old-friend');
    if (verdict && !offer.explaining) return;
    for (const other of everybody(s)) {
      if (other !== c) offer({ do: 'teamwork', who: character.id, to: person(s, other).id }, verdict);
    }
  },
  play(s, c, { to }, emit) {
    payIdeas(s, c, 2);
    noteFixer(s, 'old-friend');
    gainIdeas(s, personNo(s, to), 1, emit, 'MH-FIX-old-friend');
  },
});

const COMMANDS = [teamwork];

/** Seats whose word is needed before the dice are rolled. */
const rollers = (s: Heist): number[] =>
  s.options.captain >= 0 ? [s.options.captain] : Array.from({ length: s.seats }, (_, seat) => seat);

const anyTeamwork = (s: Heist): boolean =>
  fixerMayWork(s, 'old-friend') === null &&
  s.characters.some((character) => !isNpc(character) && outdoors(s, character) && character.ideas >= 2);

/** Rolling is the default; until then the team may declare Escape (MH-ROL-03, MH-ESC-03). */
export const rolling = step({
  fields: {},
  rule: 'MH-ROL-01',
  interleaved: true,
  auto: false,
  seats: (s) =>
    s.ready.flatMap((_, seat) =>
      mustAnswer(s, seat) || rollers(s).includes(seat) || !restless(s, seat) ? [seat] : [],
    ),
  offers(s, _step, seat, offer) {
    if (s.proposal !== null) offerTeam(s, seat, BEFORE_ROLL, offer);
    if (s.ready[seat]) return;
    if (rollers(s).includes(seat)) offer({ do: 'roll' });
    offerCommands(s, seat, COMMANDS, offer);
    if (s.proposal === null) offerTeam(s, seat, BEFORE_ROLL, offer);
  },
  answer(s, _step, seat, choice, emit) {
    push(s, { step: 'rolling' });
    before(s, seat, choice, emit);
    if (s.escapeDeclared) return beginEscape(s, emit, 'MH-ESC-03');
    if (rollers(s).every((one) => s.ready[one])) rollDice(s, emit);
  },
});

function before(s: Heist, seat: number, choice: Choice, emit: Emit): void {
  switch (choice.do) {
    case 'roll':
      s.ready[seat] = true;
      return;
    default:
      carryOut(s, seat, [COMMANDS, BEFORE_ROLL], choice, emit);
  }
}

/** MH-ROL-01, 02. */
function rollDice(s: Heist, emit: Emit): void {
  s.agenda.length = 0;
  settleDown(s);
  s.phase = 'action';
  for (const c of everybody(s)) {
    const character = person(s, c);
    character.die = roll(s, 6);
    emit?.({ event: 'rolled', who: character.id, die: character.die, rules: ['MH-ROL-01'] });
  }
  push(s, { step: 'aftermath', seat: -1 }, { step: 'actions' });
}
