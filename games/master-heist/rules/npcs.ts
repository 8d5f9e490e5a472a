import { int, push, roll, seatNo } from '@getaway/engine';
import { type Npc, NPC_ABILITIES, NPCS } from '../content/index.ts';
import { tileNo } from './board.ts';
import { activeGuards } from './chits.ts';
import { type Emit, step } from './choices.ts';
import { comesIntoPlay } from './dogs.ts';
import { gainIdeas, loseIdea } from './ideas.ts';
import { pendNoise } from './noise.ts';
import { crew, npcNo, npcRule, npcSide, person, takesPart } from './people.ts';
import { removeRemoteLocks } from './remoteLocks.ts';
import { adjacent, boardOf, distances, ruleOf } from './spaces.ts';
import type { Heist } from './state.ts';
import { question, unanswered } from './team.ts';

// MH-NPC: prisoners, hostages and guides.

const cardOf = (s: Heist): Npc => NPCS[npcRule(s)?.npc ?? 'prisoner'];
const sideHas = (s: Heist, ability: 'squirrely' | 'plotting-escape' | 'talkative'): boolean =>
  npcSide(s).abilities.includes(ability);

/** From now on it is a character like any other (MH-NPC-08, 09). */
export function activateNpc(s: Heist, seat: number, emit: Emit, rule: string): void {
  const c = npcNo(s);
  const npc = person(s, c);
  npc.status = 'active';
  npc.seat = seat;
  emit?.({ event: 'npcActive', npc: cardOf(s).id, rules: [rule] });
  if (sideHas(s, 'plotting-escape')) {
    gainIdeas(s, c, NPC_ABILITIES['plotting-escape'].effect.gainIdeas ?? 0, emit, 'MH-NPC-13');
  }
  if (s.phase === 'action') {
    npc.die = roll(s, 6);
    emit?.({ event: 'rolled', who: 'npc', die: npc.die, rules: ['MH-NPC-08'] });
  }
  comesIntoPlay(s, [c]);
}

/** MH-NPC-07: a prisoner is freed at once when nothing prevents it from moving. */
export function freePrisoner(s: Heist, seat: number, emit: Emit): void {
  const freedWhen = npcRule(s)?.freedWhen;
  const npc = s.characters[npcNo(s)];
  if (!freedWhen || npc?.status !== 'inactive') return;
  if (s.phase === 'escape' && ruleOf(s, 'noFreeingInEscape')) return;
  if (unbound(s, freedWhen) && activeGuards(s, npc.at) === 0) activateNpc(s, seat, emit, 'MH-NPC-07');
}

function unbound(
  s: Heist,
  freedWhen: NonNullable<NonNullable<ReturnType<typeof npcRule>>['freedWhen']>,
): boolean {
  switch (freedWhen.type) {
    case 'remoteLockRemoved':
      return !s.token.includes(`remoteLock${freedWhen.kind}`);
    case 'keycardDoorOpened':
      return s.token[tileNo(boardOf(s), freedWhen.at)] !== 'keycardDoor';
    case 'escortSubduedInOneRound':
      return s.escort.length > 0 && s.escort.every((guard) => guard.subduedIn === s.round);
  }
}

/** CRACK CIPHER: Shell holding the USB key opens the remote locks (MH-SCN-SID-05). */
export function crackCipher(s: Heist, emit: Emit): void {
  const cipher = ruleOf(s, 'crackCipher');
  const c = cipher ? npcNo(s) : -1;
  if (!cipher || c < 0 || !takesPart(person(s, c)) || person(s, c).carries.usb === 0) return;
  if (s.token.includes(`remoteLock${cipher.opens}`))
    removeRemoteLocks(s, cipher.opens, 'npc', emit, 'MH-SCN-SID-05');
}

/** TALKATIVE and SQUIRRELY, before the noise of the round is settled (MH-NPC-12, 14, 15). */
export const npcHabits = step({
  fields: {},
  run(s, _step, emit) {
    const c = npcNo(s);
    if (c < 0 || !takesPart(person(s, c))) return;
    const { at } = person(s, c);
    const near = (other: number): boolean =>
      person(s, other).at === at || adjacent(s, at, person(s, other).at);
    if (sideHas(s, 'talkative') && crew(s).some(near)) {
      pendNoise(s, 1);
      emit?.({ event: 'talkative', rules: ['MH-NPC-14'] });
    }
    if (sideHas(s, 'squirrely') && !crew(s).some((other) => person(s, other).at === at)) {
      push(s, { step: 'nearestToHostage', ...unanswered });
    }
  },
});

function nearestTo(s: Heist, space: number): number[] {
  const far = distances(s, space);
  const reached = crew(s).filter((c) => (far[person(s, c).at] ?? -1) >= 0);
  const among = reached.length > 0 ? reached : crew(s);
  const nearest = Math.min(...among.map((c) => far[person(s, c).at] as number));
  return among.filter((c) => far[person(s, c).at] === nearest);
}

/** Ties for the nearest player character are a team decision (MH-BRD-13). */
export const nearestToHostage = question({
  fields: {},
  rule: 'MH-BRD-13',
  options: (s) => nearestTo(s, person(s, npcNo(s)).at).map((c) => ({ do: 'choose', who: person(s, c).id })),
  settle(s, _step, choice) {
    if (choice.do !== 'choose') return;
    const c = s.characters.findIndex(({ id }) => id === choice.who);
    push(s, { step: 'squirrely', seat: person(s, c).seat, c });
  },
});

export const squirrely = step({
  fields: { seat: seatNo(), c: int(0, 4) },
  rule: 'MH-NPC-12',
  offers(s, { c }, _seat, offer) {
    const { id: who, ideas } = person(s, c);
    offer({ do: 'loseIdea', who }, ideas > 0 ? null : 'MH-NPC-12');
    offer({ do: 'makeNoise', who });
  },
  answer(s, { c }, _seat, choice, emit) {
    const { choice: price } = NPC_ABILITIES.squirrely.effect;
    if (choice.do === 'loseIdea') return loseIdea(s, c, emit, 'MH-NPC-12');
    pendNoise(s, price?.[1].noise ?? 2);
    emit?.({ event: 'squirrely', who: person(s, c).id, rules: ['MH-NPC-12'] });
  },
});
