import { push } from '@getaway/engine';
import { bagTotal, drawChit, revealTile } from './bag.ts';
import { disableCamera, guardKinds, openLock, subdueGuard } from './chits.ts';
import type { Choice, Emit, Offer } from './choices.ts';
import { command } from './commands.ts';
import { gainIdeas } from './ideas.ts';
import { bankOutdoors } from './loot.ts';
import { enter, farAway, lockedIn, neighbours, whyNotMove } from './movement.ts';
import { cannotSubdue, everybody, has, person, reachOf } from './people.ts';
import { isTile, spaceName, spaceNo } from './spaces.ts';
import type { Grant, Heist, Sub } from './state.ts';

// MH-SUB: sub-actions of the committed action, and those that somebody else has granted.

/** MH-ACT-10: only what the action of the round holds and has not been used yet. */
const NONE_LEFT = 'MH-ACT-10';

export const move = command({
  verbs: ['move'],
  offer(s, c, offer) {
    const character = person(s, c);
    const none = character.left.move === 0 ? NONE_LEFT : null;
    if (none && !offer.explaining) return;
    for (const to of neighbours(s, character)) {
      offer({ do: 'move', who: character.id, to: spaceName(s, to) }, none ?? whyNotMove(s, c, to));
    }
    if (!offer.explaining) return;
    for (const to of farAway(s, c)) {
      offer({ do: 'move', who: character.id, to: spaceName(s, to) }, 'MH-SUB-01');
    }
  },
  play(s, c, { to }, emit) {
    const character = person(s, c);
    character.left.move--;
    character.did.move++;
    enter(s, c, spaceNo(s, to), emit, 'MH-SUB-01');
  },
});

/** Uses one of the own action's, or one that was granted (MH-ACT-14). */
function use(s: Heist, c: number, sub: Grant, granted: true | undefined): void {
  const character = person(s, c);
  if (granted) character.granted[sub]--;
  else character.left[sub]--;
  character.did[sub]++;
}

/** Offers a targeted sub-action once for each source that still has one. */
function offerTargets(
  s: Heist,
  c: number,
  sub: Grant,
  targets: readonly Choice[],
  offer: Offer,
  forbidden: string | null,
): void {
  const { left, granted } = person(s, c);
  const [own, given] = [left[sub] > 0, granted[sub] > 0];
  if (!offer.explaining && (forbidden || !(own || given))) return;
  for (const target of targets) {
    offer(target, forbidden ?? (own ? null : NONE_LEFT));
    if (given) offer({ ...target, granted: true } as Choice, forbidden);
  }
}

const onAndAround = (s: Heist, c: number): number[] => {
  const character = person(s, c);
  const near = reachOf(s, character);
  return isTile(s, character.at) ? [character.at, ...near] : [...near];
};

export const unlock = command({
  verbs: ['unlock'],
  offer(s, c, offer) {
    const character = person(s, c);
    const targets: Choice[] = [];
    for (const tile of reachOf(s, character)) {
      if ((s.locks[tile] as number) > 0)
        targets.push({ do: 'unlock', who: character.id, at: spaceName(s, tile) });
    }
    offerTargets(s, c, 'unlock', targets, offer, lockedIn(s, character) ? 'MH-RLK-02' : null);
    if (offer.explaining) explainUnlock(s, c, offer);
  },
  play(s, c, { at, granted }, emit) {
    const character = person(s, c);
    use(s, c, 'unlock', granted);
    if (!granted) character.ownUnlocks++;
    openLock(s, spaceNo(s, at));
    emit?.({ event: 'unlocked', who: character.id, at, rules: ['MH-SUB-05'] });
  },
});

/** Locks on the own tile, remote locks and keycard doors cannot be picked. */
function explainUnlock(s: Heist, c: number, offer: Offer): void {
  const { id: who, at } = person(s, c);
  if (isTile(s, at) && (s.locks[at] as number) > 0)
    offer({ do: 'unlock', who, at: spaceName(s, at) }, 'MH-SUB-05');
  for (const tile of reachOf(s, person(s, c))) {
    if ((s.locks[tile] as number) > 0) continue;
    const token = s.token[tile];
    if (token === 'remoteLockX' || token === 'remoteLockY') {
      offer({ do: 'unlock', who, at: spaceName(s, tile) }, 'MH-RLK-07');
    } else if (token === 'keycardDoor') {
      offer({ do: 'unlock', who, at: spaceName(s, tile) }, 'MH-KEY-01');
    }
  }
}

export const subdue = command({
  verbs: ['subdue'],
  offer(s, c, offer) {
    const character = person(s, c);
    const forbidden = cannotSubdue(s, character) ? 'MH-SUB-15' : lockedIn(s, character) ? 'MH-RLK-02' : null;
    const targets = onAndAround(s, c).flatMap((tile) =>
      guardKinds(s, tile).map((what): Choice => ({
        do: 'subdue',
        who: character.id,
        at: spaceName(s, tile),
        what,
      })),
    );
    offerTargets(s, c, 'subdue', targets, offer, forbidden);
  },
  play(s, c, { at, what, granted }, emit) {
    const { id: who } = person(s, c);
    use(s, c, 'subdue', granted);
    subdueGuard(s, spaceNo(s, at), what);
    emit?.({ event: 'subdued', who, at, what, count: 1, rules: ['MH-SUB-06'] });
    thrillOfIt(s, c, 1, emit);
  },
});

/** ADRENALINE (MH-ABL-05). */
export function thrillOfIt(s: Heist, c: number, subdues: number, emit: Emit): void {
  if (has(person(s, c), 'adrenaline')) gainIdeas(s, c, subdues, emit, 'MH-ABL-05');
}

export const disable = command({
  verbs: ['disable'],
  offer(s, c, offer) {
    const character = person(s, c);
    const targets: Choice[] = [];
    for (const tile of onAndAround(s, c)) {
      if ((s.cameras[tile] as number) > 0)
        targets.push({ do: 'disable', who: character.id, at: spaceName(s, tile) });
    }
    offerTargets(s, c, 'disable', targets, offer, lockedIn(s, character) ? 'MH-RLK-02' : null);
  },
  play(s, c, { at, granted }, emit) {
    use(s, c, 'disable', granted);
    disableCamera(s, spaceNo(s, at));
    emit?.({ event: 'cameraDisabled', who: person(s, c).id, at, count: 1, rules: ['MH-SUB-07'] });
  },
});

const spend = (s: Heist, c: number, sub: Sub): void => {
  const character = person(s, c);
  character.left[sub]--;
  character.did[sub]++;
};

export const idea = command({
  verbs: ['idea', 'loot'],
  offer(s, c, offer) {
    const { id: who, left } = person(s, c);
    if (left.idea > 0 || offer.explaining) offer({ do: 'idea', who }, left.idea > 0 ? null : NONE_LEFT);
    if (left.loot > 0 || offer.explaining) offer({ do: 'loot', who }, left.loot > 0 ? null : NONE_LEFT);
  },
  play(s, c, choice, emit) {
    spend(s, c, choice.do);
    if (choice.do === 'idea') return gainIdeas(s, c, 1, emit, 'MH-SUB-08');
    const character = person(s, c);
    character.carries.cash++;
    emit?.({ event: 'lootFound', who: character.id, count: 1, rules: ['MH-SUB-10'] });
    bankOutdoors(s, c, emit);
  },
});

/** MH-ABL-17: with the bag empty this character's reveals give ideas. */
function knowsAWay(s: Heist, c: number): boolean {
  if (bagTotal(s) > 0) return false;
  return (
    has(person(s, c), 'i-know-a-way') || everybody(s).some((other) => has(person(s, other), 'we-know-a-way'))
  );
}

export const reveal = command({
  verbs: ['reveal'],
  offer(s, c, offer) {
    const { id: who, left } = person(s, c);
    const none = left.reveal === 0 ? NONE_LEFT : null;
    if (none && !offer.explaining) return;
    offerReveals(s, c, offer, (at) => ({ do: 'reveal', who, ...(at !== null && { at }) }), none);
  },
  play(s, c, { at }, emit) {
    spend(s, c, 'reveal');
    carryOutReveal(s, c, at, emit);
  },
});

/** Every way to carry out one reveal: a tile, or the bag, or an idea (MH-SUB-09, MH-BAG-10, 11, MH-ABL-17). */
export function offerReveals(
  s: Heist,
  c: number,
  offer: Offer,
  choice: (at: string | null) => Choice,
  none: string | null = null,
): void {
  if (knowsAWay(s, c)) return offer(choice(null), none);
  let unknown = false;
  for (let tile = 0; tile < s.unknown.length; tile++) {
    if (!s.unknown[tile]) continue;
    unknown = true;
    offer(choice(spaceName(s, tile)), none);
  }
  if (unknown) return;
  const empty = bagTotal(s) === 0 ? 'MH-BAG-11' : null;
  if (!empty || offer.explaining) offer(choice(null), none ?? empty);
}

export function carryOutReveal(s: Heist, c: number, at: string | undefined, emit: Emit): void {
  if (at !== undefined) {
    push(s, { step: 'chases' });
    return revealTile(s, spaceNo(s, at), emit, 'MH-SUB-09');
  }
  if (knowsAWay(s, c)) return gainIdeas(s, c, 1, emit, 'MH-ABL-17');
  const chit = drawChit(s);
  emit?.({ event: 'removedFromBag', who: person(s, c).id, chit, rules: ['MH-BAG-10'] });
}
