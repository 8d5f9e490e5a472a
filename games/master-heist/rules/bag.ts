import { below, bool, int, list, oneOf, push } from '@getaway/engine';
import { BAG_CHITS, type BagChit } from '../content/index.ts';
import { addChit } from './chits.ts';
import { type Emit, step } from './choices.ts';
import { payIdeas } from './ideas.ts';
import { pendNoise } from './noise.ts';
import { crew, everybody, person, personNo, reachOf } from './people.ts';
import { spaceName, ruleOf } from './spaces.ts';
import type { Heist } from './state.ts';

// MH-BAG: draws, reveals and auto-reveal, with the Consultant's say after a draw.

export function bagTotal(s: Heist): number {
  let total = 0;
  for (const chit of BAG_CHITS) total += s.bag[chit];
  return total;
}

/** Takes one random chit out of the bag (MH-GEN-12); null when it is empty. */
export function drawChit(s: Heist): BagChit | null {
  const total = bagTotal(s);
  if (total === 0) return null;
  let n = below(s, total);
  for (const chit of BAG_CHITS) {
    if (n < s.bag[chit]) {
      s.bag[chit]--;
      return chit;
    }
    n -= s.bag[chit];
  }
  return null;
}

/** Turns an unknown tile over (MH-BAG-02, 09). */
export function revealTile(s: Heist, tile: number, emit: Emit, rule: string): void {
  s.unknown[tile] = false;
  const chit = drawChit(s);
  emit?.({
    event: 'revealed',
    at: spaceName(s, tile),
    chit,
    rules: [rule, chit ? 'MH-BAG-02' : 'MH-BAG-09'],
  });
  if (chit === null) return;
  if (chit !== 'blank' && mayConsult(s)) {
    push(s, { step: 'consult', tile, chit, declined: [] });
  } else {
    placeDrawn(s, tile, chit, emit);
  }
}

const heldByGuard = (s: Heist, chit: 'jewel' | 'documents'): boolean =>
  ruleOf(s, 'heldByGuard')?.loot.includes(chit) ?? false;

/** The reveal has told of such a chit. */
const TOLD: Emit = undefined;

/** What a drawn chit becomes on its tile (MH-BAG-06 to 08, MH-EVT-B4). */
function placeDrawn(s: Heist, tile: number, chit: BagChit, emit: Emit): void {
  switch (chit) {
    case 'guard':
    case 'dog':
    case 'lock':
      return addChit(s, tile, chit, TOLD, 'MH-BAG-02');
    case 'camera':
      return placeCamera(s, tile, 1, emit);
    case 'eliteGuard':
      return addChit(s, tile, 'guard', emit, 'MH-EVT-B4', 2);
    case 'eliteLock':
      return addChit(s, tile, 'lock', emit, 'MH-EVT-B4', 2);
    case 'eliteCamera':
      return placeCamera(s, tile, 2, emit);
    case 'jewel':
    case 'documents':
      s.loot[chit][tile] = (s.loot[chit][tile] as number) + 1;
      if (heldByGuard(s, chit)) addChit(s, tile, 'guard', emit, 'MH-BAG-07');
      return;
    case 'keycard':
    case 'usb':
      s.loot[chit][tile] = (s.loot[chit][tile] as number) + 1;
      return addChit(s, tile, 'guard', emit, 'MH-BAG-06');
    case 'blank':
      return;
  }
}

/** Cameras that a planning reveal finds are off once Shell has been paid (MH-FIX-shell). */
function placeCamera(s: Heist, tile: number, n: number, emit: Emit): void {
  if (s.phase !== 'planning' || !s.shell)
    return addChit(s, tile, 'camera', n === 1 ? TOLD : emit, 'MH-BAG-02', n);
  s.disabled[tile] = (s.disabled[tile] as number) + n;
  emit?.({ event: 'cameraDisabled', at: spaceName(s, tile), count: n, rules: ['MH-FIX-shell'] });
}

/** The first unknown tile next to a character, in canonical order; -1 if there is none. */
function nextToReveal(s: Heist): number {
  let first = -1;
  for (const c of everybody(s)) {
    for (const tile of reachOf(s, person(s, c))) {
      if (s.unknown[tile] && (first < 0 || tile < first)) first = tile;
    }
  }
  return first;
}

/** MH-BAG-03: unknown tiles next to a character are revealed one after the other. */
export const autoReveal = step({
  fields: {},
  run(s, _step, emit) {
    const tile = nextToReveal(s);
    if (tile < 0) return;
    push(s, { step: 'autoReveal' });
    revealTile(s, tile, emit, 'MH-BAG-03');
  },
});

/** MH-FIX-consultant-a: in the Action phase and in the reveal before round 1. */
function mayConsult(s: Heist): boolean {
  if (s.blanks === 0 || (s.phase !== 'action' && s.phase !== 'roll')) return false;
  return crew(s).some((c) => person(s, c).ideas > 0);
}

/** After a draw any player character may put one of the Consultant's blanks there instead. */
export const consult = step({
  fields: { tile: int(0, 299), chit: oneOf(BAG_CHITS), declined: list(bool()) },
  rule: 'MH-FIX-consultant',
  seats(s, { declined }) {
    const seats = crew(s)
      .filter((c) => person(s, c).ideas > 0)
      .map((c) => person(s, c).seat);
    return [...new Set(seats)].filter((seat) => !declined[seat]).sort((a, b) => a - b);
  },
  offers(s, _step, seat, offer) {
    for (const c of crew(s)) {
      const character = person(s, c);
      if (character.seat !== seat && !offer.explaining) continue;
      const poor = character.ideas === 0 ? 'MH-FIX-consultant' : null;
      offer({ do: 'useBlank', who: character.id }, character.seat === seat ? poor : 'MH-GEN-08');
    }
    offer({ do: 'decline' });
  },
  answer(s, { tile, chit, declined }, seat, choice, emit) {
    if (choice.do === 'useBlank') {
      const c = personNo(s, choice.who);
      payIdeas(s, c, 1);
      pendNoise(s, 1);
      s.blanks--;
      emit?.({
        event: 'blankUsed',
        who: choice.who,
        at: spaceName(s, tile),
        chit,
        rules: ['MH-FIX-consultant'],
      });
      return;
    }
    const now = Array.from({ length: s.seats }, (_, i) => i === seat || declined[i] === true);
    const open = crew(s).some((c) => person(s, c).ideas > 0 && !now[person(s, c).seat]);
    if (open) push(s, { step: 'consult', tile, chit, declined: now });
    else placeDrawn(s, tile, chit, emit);
  },
  auto: false,
});
