import { int, list, nullable, oneOf, push, roll, seatNo, type Infer, record } from '@getaway/engine';
import { type ChoiceOf, type Emit, type Offer, step } from './choices.ts';
import { command } from './commands.ts';
import { dogsPursue } from './dogs.ts';
import { escapeCost, whyNotEnter } from './escape.ts';
import { exitsOf, isExit, whyFull } from './exits.ts';
import { fidget, restless } from './fidgets.ts';
import { filled } from './filled.ts';
import { payIdeas } from './ideas.ts';
import { copiesHeld, copiesOn, drop, pickUp, piecesOf, piecesOn } from './loot.ts';
import { unbolt } from './modules.ts';
import { enter, lockedIn } from './movement.ts';
import { person } from './people.ts';
import { adjacent, isTile, spaceName, spaceNo, spacesNear, tilesNear } from './spaces.ts';
import { type Heist, type Piece, PIECES } from './state.ts';
import { cheapestWay, costOf } from './waysOut.ts';

// MH-ESC-12 to 15: the last ditch effort, declared before the roll.

const leg = record({
  do: oneOf(['go', 'open', 'take', 'drop']),
  at: int(-1, 299),
  what: nullable(oneOf(PIECES)),
});
export type Leg = Infer<typeof leg>;

const MOST_LEGS = 60;

/** Why a character cannot declare a last ditch effort at all. */
function whyNotRoll(s: Heist, c: number): string | null {
  const character = person(s, c);
  if (character.lastDitch !== 'none') return character.lastDitch === 'stranded' ? 'MH-ESC-16' : 'MH-ESC-12';
  if (isExit(s, character.at)) return 'MH-ESC-12';
  return lockedIn(s, character) ? 'MH-RLK-02' : null;
}

const withLoot = (s: Heist, legs: readonly Leg[]): Leg[] =>
  legs.flatMap((one): Leg[] => {
    if (one.do !== 'go') return [one];
    const pieces = piecesOn(s, one.at).flatMap((what) => filled(copiesOn(s, what, one.at), what));
    return [one, ...pieces.map((what): Leg => ({ do: 'take', at: one.at, what }))];
  });

/** A cheapest way to each exit, with all loot on it or none, and every number of ideas that can make a difference. */
export const lastDitch = command({
  verbs: ['lastDitch'],
  offer(s, c, offer) {
    const { id: who, ideas } = person(s, c);
    const verdict = whyNotRoll(s, c);
    if (verdict)
      return offer.explaining ? offer({ do: 'lastDitch', who } as ChoiceOf<'lastDitch'>, verdict) : undefined;
    for (const exit of exitsOf(s)) {
      const way = cheapestWay(s, c, exit);
      const name = spaceName(s, exit);
      if (!way) {
        if (offer.explaining)
          offer(
            { do: 'lastDitch', who, exit: name } as ChoiceOf<'lastDitch'>,
            whyFull(s, c, exit) ?? 'MH-ESC-19',
          );
        continue;
      }
      const most = Math.min(ideas, Math.max(0, costOf(s, c, way) - 1));
      const loot = withLoot(s, way).length > way.length;
      for (let put = Math.max(0, most - 5); put <= most; put++) {
        offer({ do: 'lastDitch', who, exit: name, ideas: put, loot: 'none' });
        if (loot) offer({ do: 'lastDitch', who, exit: name, ideas: put, loot: 'all' });
      }
    }
  },
  play(s, c, { exit, ideas, loot }, emit) {
    const way = cheapestWay(s, c, spaceNo(s, exit)) ?? [];
    rollFor(s, c, loot === 'all' ? withLoot(s, way) : way, ideas, emit);
  },
});

function rollFor(s: Heist, c: number, legs: Leg[], ideas: number, emit: Emit): void {
  const character = person(s, c);
  character.needed = costOf(s, c, legs) - ideas;
  payIdeas(s, c, ideas);
  character.rolled = roll(s, 6);
  character.lastDitch = 'made';
  const points = ideas + character.rolled;
  emit?.({
    event: 'lastDitch',
    who: character.id,
    die: character.rolled,
    ideas,
    points,
    rules: ['MH-ESC-12'],
  });
  push(s, { step: 'walking', c, points, legs });
}

/** The character walks what it declared, paying as it goes (MH-ESC-14, 15, 18). */
export const walking = step({
  fields: { c: int(0, 4), points: int(0, 999), legs: list(leg) },
  run(s, { c, points, legs }, emit) {
    const character = person(s, c);
    const [next, ...rest] = legs;
    if (next === undefined) return arrive(s, c, emit);
    switch (next.do) {
      case 'go': {
        const cost = escapeCost(s, c);
        if (cost > points || !adjacent(s, character.at, next.at) || whyNotEnter(s, c, next.at))
          return arrive(s, c, emit);
        push(s, { step: 'walking', c, points: points - cost, legs: rest });
        return enter(s, c, next.at, emit, 'MH-ESC-14');
      }
      case 'open':
        if (s.token[next.at] !== 'keycardDoor') break;
        if (points === 0 || character.carries.keycard === 0) return arrive(s, c, emit);
        unbolt(s, c, next.at, emit);
        return push(s, { step: 'walking', c, points: points - 1, legs: rest });
      case 'take':
        if (next.what && piecesOn(s, character.at).includes(next.what))
          pickUp(s, c, next.what, character.at, emit);
        break;
      case 'drop':
        if (next.what && piecesOf(s, c).includes(next.what)) drop(s, c, next.what, character.at, emit);
        break;
    }
    push(s, { step: 'walking', c, points, legs: rest });
  },
});

function arrive(s: Heist, c: number, emit: Emit): void {
  const character = person(s, c);
  dogsPursue(s, c, emit);
  if (isExit(s, character.at)) return;
  character.lastDitch = 'stranded';
  emit?.({ event: 'stranded', who: character.id, at: spaceName(s, character.at), rules: ['MH-ESC-15'] });
}

/** Any other way than the offered ones is declared leg by leg (MH-ESC-13, 21). */
export const declarePath = command({
  verbs: ['declarePath'],
  offer(s, c, offer) {
    const { id: who, seat } = person(s, c);
    const verdict = whyNotRoll(s, c) ?? restless(s, seat);
    if (!verdict || offer.explaining) offer({ do: 'declarePath', who }, verdict);
  },
  play(s, c) {
    fidget(s, person(s, c).seat);
    push(s, { step: 'declaring', seat: person(s, c).seat, c, legs: [] });
  },
});

const endOf = (s: Heist, c: number, legs: readonly Leg[]): number =>
  legs.findLast((one) => one.do === 'go')?.at ?? person(s, c).at;

const planned = (legs: readonly Leg[], doing: Leg['do'], at: number, what: Piece): number =>
  legs.filter((one) => one.do === doing && one.what === what && (doing === 'drop' || one.at === at)).length;

const opened = (legs: readonly Leg[], tile: number): boolean =>
  legs.some((one) => one.do === 'open' && one.at === tile);

const willHoldKeycard = (s: Heist, c: number, legs: readonly Leg[]): boolean =>
  person(s, c).carries.keycard > 0 || legs.some((one) => one.do === 'take' && one.what === 'keycard');

export const declaring = step({
  fields: { seat: seatNo(), c: int(0, 4), legs: list(leg) },
  rule: 'MH-ESC-13',
  offers(s, { c, legs }, _seat, offer) {
    const { id: who, ideas } = person(s, c);
    const at = endOf(s, c, legs);
    offer({ do: 'cancel', who });
    if (isExit(s, at)) {
      for (let put = 0; put <= ideas; put++) offer({ do: 'rollLastDitch', who, ideas: put });
    } else if (offer.explaining) {
      offer({ do: 'rollLastDitch', who } as ChoiceOf<'rollLastDitch'>, 'MH-ESC-19');
    }
    if (legs.length >= MOST_LEGS) return;
    offerLegs(s, c, legs, at, offer);
    for (const what of piecesOn(s, at)) {
      if (planned(legs, 'take', at, what) < copiesOn(s, what, at)) offer({ do: 'legTake', who, what });
    }
    for (const what of piecesOf(s, c)) {
      if (planned(legs, 'drop', at, what) < copiesHeld(s, what, c) && isTile(s, at))
        offer({ do: 'legDrop', who, what });
    }
  },
  answer(s, { seat, c, legs }, _seat, choice, emit) {
    const at = endOf(s, c, legs);
    const on = (next: Leg): void => push(s, { step: 'declaring', seat, c, legs: [...legs, next] });
    switch (choice.do) {
      case 'leg':
        return on({ do: 'go', at: spaceNo(s, choice.to), what: null });
      case 'legOpen':
        return on({ do: 'open', at: spaceNo(s, choice.at), what: null });
      case 'legTake':
        return on({ do: 'take', at, what: choice.what });
      case 'legDrop':
        return on({ do: 'drop', at, what: choice.what });
      case 'rollLastDitch':
        return rollFor(s, c, legs, choice.ideas, emit);
      default:
        return;
    }
  },
});

/** Next spaces of the path, as long as ideas and the best roll could pay for it. */
function offerLegs(s: Heist, c: number, legs: readonly Leg[], at: number, offer: Offer): void {
  const { id: who, ideas } = person(s, c);
  const most = ideas + 6;
  const affordable = (next: Leg): string | null =>
    costOf(s, c, [...legs, next]) > most ? 'MH-ESC-14' : null;
  for (const to of spacesNear(s, at)) {
    // Behind a door that is opened on the way there may still be a lock.
    const unlocked = isTile(s, to) && s.locks[to] === 0 && opened(legs, to);
    const closed = unlocked ? null : whyNotEnter(s, c, to);
    const verdict = closed ?? affordable({ do: 'go', at: to, what: null });
    if (!verdict || offer.explaining) offer({ do: 'leg', who, to: spaceName(s, to) }, verdict);
  }
  for (const tile of tilesNear(s, at)) {
    if (s.token[tile] !== 'keycardDoor' || opened(legs, tile)) continue;
    const verdict = willHoldKeycard(s, c, legs)
      ? affordable({ do: 'open', at: tile, what: null })
      : 'MH-KEY-02';
    if (!verdict || offer.explaining) offer({ do: 'legOpen', who, at: spaceName(s, tile) }, verdict);
  }
}
