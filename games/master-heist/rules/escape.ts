import { int, push, seatNo } from '@getaway/engine';
import { escapeAbilities } from './abilities.ts';
import { activeGuards, closedBy, subdueAll } from './chits.ts';
import { type Choice, type Emit, step } from './choices.ts';
import { command, offerCommands } from './commands.ts';
import { dogsPursue } from './dogs.ts';
import { discardSpent } from './endOfActions.ts';
import { whyFull } from './exits.ts';
import { fidgetMuch, restless, settleDown } from './fidgets.ts';
import { payIdeas } from './ideas.ts';
import { declarePath, lastDitch } from './lastDitch.ts';
import { handleLoot } from './lootCommands.ts';
import { openDoor, takeHostage, takeIdeaToken } from './modules.ts';
import { enter, farAway, lockedIn } from './movement.ts';
import { crackCipher, freePrisoner } from './npcs.ts';
import { everybody, has, person } from './people.ts';
import { hackServer } from './remoteLocks.ts';
import { boardOf, isTile, spaceName, spaceNo, spacesNear } from './spaces.ts';
import type { Heist } from './state.ts';
import { thrillOfIt } from './subactions.ts';
import { layDown } from './takingOn.ts';
import { offerTeam } from './team.ts';
import { IN_ESCAPE } from './teamDecisions.ts';
import { acts, allDone, askedTogether, carryOut, isDone } from './together.ts';

// MH-ESC: ideas become escape moves.

/** Escape begins; whatever was still to be done this round is dropped (MH-ESC-01 to 03, MH-ABL-04). */
export function beginEscape(s: Heist, emit: Emit, rule: string): void {
  s.agenda.length = 0;
  s.phase = 'escape';
  settleDown(s);
  s.queue = [];
  s.pendingNoise = 0;
  s.loop = s.whistle = false;
  discardSpent(s, emit);
  for (let c = 0; c < s.characters.length; c++) layDown(s, c);
  emit?.({ event: 'escapeBegins', rules: [rule], barrier: true });
  push(s, { step: 'escapeStart' });
}

/** MH-ESC-04: therapy, gates, unknown tiles, dogs. */
export const escapeStart = step({
  fields: {},
  run(s, _step, emit) {
    angerTherapy(s, emit);
    s.blanks = 0;
    push(s, { step: 'closeGates', count: boardOf(s).gates.length }, { step: 'escapeReveals' });
  },
});

export const escapeReveals = step({
  fields: {},
  run(s) {
    const tiles = s.unknown.flatMap((unknown, tile) => (unknown ? [tile] : []));
    push(s, { step: 'revealAll', tiles }, { step: 'chases' }, { step: 'escaping' });
  },
});

/** MH-ABL-06; it feeds ADRENALINE (MH-RUL-25). */
function angerTherapy(s: Heist, emit: Emit): void {
  for (const c of everybody(s)) {
    const character = person(s, c);
    if (!has(character, 'anger-therapy') || !isTile(s, character.at)) continue;
    const count = subdueAll(s, character.at);
    if (count === 0) continue;
    emit?.({
      event: 'subdued',
      who: character.id,
      at: spaceName(s, character.at),
      count,
      rules: ['MH-ABL-06'],
    });
    thrillOfIt(s, c, count, emit);
  }
}

/** MH-ESC-06, 08, MH-ABL-10: one escape move, and one more for each active guard that is left behind. */
export function escapeCost(s: Heist, c: number): number {
  const character = person(s, c);
  const free = !isTile(s, character.at) || has(character, 'there-are-better-ways');
  return free ? 1 : 1 + activeGuards(s, character.at);
}

/** What keeps a character out of an adjacent space in Escape, whatever it can pay. */
export function whyNotEnter(s: Heist, c: number, to: number): string | null {
  if (isTile(s, to) && closedBy(s, to) !== null) return 'MH-ESC-07';
  return whyFull(s, c, to);
}

function whyNotEscape(s: Heist, c: number, to: number): string | null {
  const character = person(s, c);
  if (character.lastDitch === 'stranded') return 'MH-ESC-16';
  if (character.lastDitch === 'made') return 'MH-ESC-13';
  if (lockedIn(s, character)) return 'MH-RLK-02';
  const barred = whyNotEnter(s, c, to);
  if (barred) return barred;
  const cost = escapeCost(s, c);
  return character.ideas >= cost ? null : cost > 1 ? 'MH-ESC-08' : 'MH-ESC-05';
}

const escapeMove = command({
  verbs: ['escapeMove'],
  offer(s, c, offer) {
    const { id: who, at, ideas } = person(s, c);
    if (ideas === 0 && !offer.explaining) return;
    for (const to of spacesNear(s, at)) {
      offer({ do: 'escapeMove', who, to: spaceName(s, to) }, whyNotEscape(s, c, to));
    }
    if (!offer.explaining) return;
    for (const to of farAway(s, c)) offer({ do: 'escapeMove', who, to: spaceName(s, to) }, 'MH-ESC-06');
  },
  play(s, c, { to }, emit) {
    payIdeas(s, c, escapeCost(s, c));
    s.mover = c;
    enter(s, c, spaceNo(s, to), emit, 'MH-ESC-06');
  },
});

const COMMANDS = [
  escapeMove,
  lastDitch,
  declarePath,
  escapeAbilities,
  handleLoot,
  openDoor,
  hackServer,
  takeHostage,
  takeIdeaToken,
];

export const escaping = step({
  fields: {},
  rule: 'MH-ESC-22',
  interleaved: true,
  auto: false,
  seats: askedTogether,
  isDone,
  offers(s, _step, seat, offer) {
    const ready = s.ready[seat] === true;
    if (!ready || s.proposal !== null) offerTeam(s, seat, IN_ESCAPE, offer);
    if (ready) return offer({ do: 'resumeEscape' }, restless(s, seat));
    offerCommands(s, seat, COMMANDS, offer);
    if (acts(s, seat)) offer({ do: 'endEscape' });
  },
  answer(s, _step, seat, choice, emit) {
    const mover = s.mover;
    s.mover = -1;
    push(s, { step: 'escapeAftermath', seat, mover }, { step: 'escaping' });
    escape(s, seat, choice, emit);
  },
});

function escape(s: Heist, seat: number, choice: Choice, emit: Emit): void {
  switch (choice.do) {
    case 'endEscape':
      s.ready[seat] = true;
      emit?.({ event: 'escapeEnded', seat, rules: ['MH-ESC-26'] });
      return;
    case 'resumeEscape':
      fidgetMuch(s, seat);
      s.ready[seat] = false;
      return;
    default:
      carryOut(s, seat, [COMMANDS, IN_ESCAPE], choice, emit);
  }
}

/** What follows from every command of Escape. `mover` walked last before it (MH-DOG-13). */
export const escapeAftermath = step({
  fields: { seat: seatNo(), mover: int(-1, 4) },
  run(s, { seat, mover }, emit) {
    crackCipher(s, emit);
    if (mover >= 0 && s.mover !== mover) dogsPursue(s, mover, emit);
    if (allDone(s)) {
      s.agenda.pop();
      push(s, { step: 'departure' });
    }
    freePrisoner(s, seat, emit);
  },
});
