import { int, oneOf, push, same, type StepOf } from '@getaway/engine';
import { addChit, closedBy } from './chits.ts';
import { type Choice, type Emit, step } from './choices.ts';
import { lootLiesOn } from './loot.ts';
import { crew, everybody, indoors, person, someoneOn } from './people.ts';
import { boardOf, distances, isTile, spaceName, spaceNo, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';
import { question, unanswered } from './team.ts';

// MH-DOG: chases and running dogs.

function moveDog(s: Heist, from: number, to: number, emit: Emit, rule: string): void {
  s.dogs[from] = (s.dogs[from] as number) - 1;
  s.dogs[to] = (s.dogs[to] as number) + 1;
  s.touched = true;
  emit?.({ event: 'dogMoved', from: spaceName(s, from), at: spaceName(s, to), rules: [rule] });
}

/** Tiles next to a dog that hold a character and that it may enter (MH-DOG-02, 05, 06). */
const preyNear = (s: Heist, tile: number): number[] =>
  tilesNear(s, tile).filter((near) => someoneOn(s, near) && closedBy(s, near) === null);

/** A character that has just come next to dogs draws them onto its tile. */
function dogsComeTo(s: Heist, c: number, emit: Emit): void {
  const character = person(s, c);
  if (!indoors(s, character) || closedBy(s, character.at) !== null) return;
  for (const tile of tilesNear(s, character.at)) {
    if (character.leftDogs.includes(tile) || someoneOn(s, tile)) continue;
    while ((s.dogs[tile] as number) > 0) moveDog(s, tile, character.at, emit, 'MH-DOG-02');
  }
}

/** Works off what MH-DOG-03 has triggered, one dog after the other. */
export const chases = step({
  fields: {},
  run(s, _step, emit) {
    if (s.whistle) {
      s.arrived.length = s.startled.length = 0;
      return;
    }
    const c = s.arrived.shift();
    const tile = c === undefined ? s.startled.shift() : undefined;
    if (c === undefined && tile === undefined) return;
    push(s, { step: 'chases' });
    if (c !== undefined) return dogsComeTo(s, c, emit);
    if (tile !== undefined) chase(s, tile, emit);
  },
});

/** One startled dog moves onto a character next to it; returns whether there was one. */
function chase(s: Heist, tile: number, emit: Emit): boolean {
  if ((s.dogs[tile] as number) === 0 || someoneOn(s, tile)) return false;
  const prey = preyNear(s, tile);
  if (prey.length === 0) return false;
  if (prey.length === 1) moveDog(s, tile, prey[0] as number, emit, 'MH-DOG-02');
  else push(s, { step: 'dogTarget', dog: tile, ...unanswered });
  return true;
}

/** Several characters qualify: the team chooses (MH-DOG-04). */
export const dogTarget = question({
  fields: { dog: int(0, 299) },
  rule: 'MH-DOG-04',
  options: (s, { dog }) => preyNear(s, dog).map((tile) => ({ do: 'chooseTile', at: spaceName(s, tile) })),
  settle(s, { dog }, choice, emit) {
    if (choice.do === 'chooseTile') moveDog(s, dog, spaceNo(s, choice.at), emit, 'MH-DOG-04');
  },
});

const TOWARD = [
  'nearestCharacter',
  'nearestLootTile',
  'playerCharacterWithFewestIdeas',
  'nearestThreeDifferentCharacters',
] as const;

const running = {
  at: int(0, 299),
  steps: int(0, 9),
  toward: oneOf(TOWARD),
  /** The space it runs to; -1 until that is decided. */
  target: int(-1, 299),
};
type Toward = (typeof TOWARD)[number];

/** A card lets dogs out of the kennel (MH-EVT-D1 to D3, MH-CRI-C6, MH-DOG-11). */
export function releaseDogs(
  s: Heist,
  dogs: { readonly count: number; readonly steps: number; readonly toward: Toward },
  emit: Emit,
  rule: string,
): void {
  const { kennel } = boardOf(s);
  if (kennel < 0) return;
  addChit(s, kennel, 'dog', emit, rule, dogs.count);
  s.startled.length = s.hunted.length = 0;
  const { steps, toward } = dogs;
  for (let i = 0; i < dogs.count; i++) push(s, { step: 'runDog', at: kennel, steps, toward, target: -1 });
}

/** Characters the card may send this dog to: those that no other dog of the card runs to, indoors first (MH-DOG-09). */
function quarry(s: Heist, toward: Toward): number[] {
  if (toward === 'playerCharacterWithFewestIdeas') {
    const team = crew(s);
    const fewest = Math.min(...team.map((c) => person(s, c).ideas));
    return team.filter((c) => person(s, c).ideas === fewest);
  }
  const all = everybody(s);
  const fresh = all.filter((c) => !s.hunted.includes(c));
  const among = fresh.length > 0 ? fresh : all;
  const inside = among.filter((c) => indoors(s, person(s, c)));
  return inside.length > 0 ? inside : among;
}

interface Target {
  readonly space: number;
  /** The character there, -1 for loot. */
  readonly c: number;
}

/** Where the dog might run to: the nearest by MH-BRD-12; for D3 the fewest ideas decide. */
function targets(s: Heist, from: number, toward: Toward): Target[] {
  const far = distances(s, from);
  const found: Target[] =
    toward === 'nearestLootTile'
      ? s.unknown.flatMap((_, tile) => (lootLiesOn(s, tile) ? [{ space: tile, c: -1 }] : []))
      : quarry(s, toward).map((c) => ({ space: person(s, c).at, c }));
  // Characters on one space are one target.
  const spaces = found.map(({ space }) => space);
  const apart = found.filter(({ space }, i) => spaces.indexOf(space) === i);
  const reached = apart.filter(({ space }) => (far[space] ?? -1) >= 0);
  if (toward === 'playerCharacterWithFewestIdeas') return reached;
  const nearest = Math.min(...reached.map(({ space }) => far[space] as number));
  return reached.filter(({ space }) => far[space] === nearest);
}

/** Next tiles on shortest ways over tiles a dog may enter (MH-DOG-08). */
function nextSteps(s: Heist, from: number, target: number): number[] {
  const goals = isTile(s, target) ? [target] : tilesNear(s, target);
  const far = new Map(goals.filter((tile) => closedBy(s, tile) === null).map((tile) => [tile, 0]));
  const queue = [...far.keys()];
  for (let tile = queue.shift(); tile !== undefined; tile = queue.shift()) {
    for (const next of tilesNear(s, tile)) {
      if (far.has(next) || (next !== from && closedBy(s, next) !== null)) continue;
      far.set(next, (far.get(tile) as number) + 1);
      queue.push(next);
    }
  }
  const here = far.get(from);
  return here === undefined ? [] : tilesNear(s, from).filter((tile) => far.get(tile) === here - 1);
}

const runTo = (s: Heist, st: StepOf<typeof running>, { space, c }: Target): void => {
  if (c >= 0) s.hunted.push(c);
  const { at, steps, toward } = st;
  push(s, { step: 'runDog', at, steps, toward, target: space });
};

/** One dog runs, step by step, until MH-DOG-08 stops it. */
export const runDog = step({
  fields: running,
  run(s, st, emit) {
    const { at, steps, toward, target } = st;
    if (target < 0) {
      const [first, ...others] = targets(s, at, toward);
      if (first === undefined) return;
      if (others.length === 0) return runTo(s, st, first);
      return push(s, { step: 'dogPrey', at, steps, toward, target, ...unanswered });
    }
    if (!someoneOn(s, at) && preyNear(s, at).includes(target))
      return moveDog(s, at, target, emit, 'MH-DOG-02');
    if (chase(s, at, emit) || steps === 0) return;
    const [way, ...others] = nextSteps(s, at, target);
    if (way === undefined) return;
    if (others.length > 0) return push(s, { step: 'dogWay', at, steps, toward, target, ...unanswered });
    moveDog(s, at, way, emit, 'MH-DOG-08');
    push(s, { step: 'runDog', at: way, steps: steps - 1, toward, target });
  },
});

const asChoice = (s: Heist, { space, c }: Target): Choice =>
  c < 0 ? { do: 'chooseTile', at: spaceName(s, space) } : { do: 'choose', who: person(s, c).id };

/** Equally near targets: the team decides (MH-BRD-13). */
export const dogPrey = question({
  fields: running,
  rule: 'MH-BRD-13',
  options: (s, { at, toward }) => targets(s, at, toward).map((target) => asChoice(s, target)),
  settle(s, st, choice) {
    const chosen = targets(s, st.at, st.toward).find((target) => same(asChoice(s, target), choice));
    if (chosen) runTo(s, st, chosen);
  },
});

/** Equally short ways: the team decides (MH-DOG-08). */
export const dogWay = question({
  fields: running,
  rule: 'MH-DOG-08',
  options: (s, { at, target }) =>
    nextSteps(s, at, target).map((tile) => ({ do: 'chooseTile', at: spaceName(s, tile) })),
  settle(s, { at, steps, toward, target }, choice, emit) {
    if (choice.do !== 'chooseTile') return;
    const to = spaceNo(s, choice.at);
    moveDog(s, at, to, emit, 'MH-DOG-08');
    push(s, { step: 'runDog', at: to, steps: steps - 1, toward, target });
  },
});

/** MH-DOG-12, 13: dogs that a character slipped away from follow it if it ends up next to them. */
export function dogsPursue(s: Heist, c: number, emit: Emit): void {
  const character = person(s, c);
  if (character.leftDogs.length === 0) return;
  const left = character.leftDogs;
  character.leftDogs = [];
  if (s.whistle || !indoors(s, character)) return;
  for (const tile of left) {
    if (!tilesNear(s, character.at).includes(tile) || someoneOn(s, tile)) continue;
    while ((s.dogs[tile] as number) > 0) moveDog(s, tile, character.at, emit, 'MH-DOG-12');
  }
}

/** Everybody is new next to dogs: round 1 begins, or an NPC comes into play (MH-DOG-03). */
export function comesIntoPlay(s: Heist, characters: readonly number[]): void {
  for (const c of characters) s.arrived.push(c);
  push(s, { step: 'autoReveal' }, { step: 'chases' });
}
