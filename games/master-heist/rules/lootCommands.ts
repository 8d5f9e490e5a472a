import { closedBy } from './chits.ts';
import type { Offer } from './choices.ts';
import { command } from './commands.ts';
import { fidget, restless } from './fidgets.ts';
import { bank, drop, passOn, pickUp, piecesOf, piecesOn } from './loot.ts';
import { everybody, has, outdoors, person, personNo } from './people.ts';
import { spaceName, spaceNo, tilesNear } from './spaces.ts';
import type { Heist } from './state.ts';

// MH-LOT-01 to 03, 08: picking up, dropping, passing on and banking, free and at any time.

/** Adjacent tiles that LARCENIST or SWINDLER reaches (MH-ABL-19). */
const withinReach = (s: Heist, c: number): number[] =>
  person(s, c).reaches ? tilesNear(s, person(s, c).at).filter((tile) => closedBy(s, tile) === null) : [];

export const handleLoot = command({
  verbs: ['pickUp', 'drop', 'pass', 'bank'],
  offer(s, c, offer) {
    const character = person(s, c);
    const { id: who, at } = character;
    const stranded = character.lastDitch === 'stranded' ? 'MH-ESC-16' : null;
    for (const what of piecesOn(s, at)) offer({ do: 'pickUp', who, what }, stranded);
    for (const tile of withinReach(s, c)) {
      for (const what of piecesOn(s, tile))
        offer({ do: 'pickUp', who, what, from: spaceName(s, tile) }, stranded);
    }
    offerFromStranded(s, c, stranded, offer);
    if (offer.explaining) explainPickUps(s, c, offer);
    offerHandingOn(s, c, offer);
  },
  play(s, c, choice, emit) {
    const character = person(s, c);
    switch (choice.do) {
      case 'pickUp': {
        const from = choice.from === undefined ? character.at : spaceNo(s, choice.from);
        if (from >= 0) return pickUp(s, c, choice.what, from, emit);
        return passOn(
          s,
          s.characters.findIndex((other) => other.id === choice.from),
          choice.what,
          c,
          emit,
        );
      }
      case 'drop':
        fidget(s, character.seat);
        return drop(s, c, choice.what, choice.at === undefined ? character.at : spaceNo(s, choice.at), emit);
      case 'pass':
        fidget(s, character.seat);
        return passOn(s, c, choice.what, personNo(s, choice.to), emit);
      case 'bank':
        return bank(s, c, choice.what, emit);
    }
  },
});

/** MH-ESC-16: loot can be taken from somebody stranded on the same tile. */
function offerFromStranded(s: Heist, c: number, stranded: string | null, offer: Offer): void {
  if (s.phase !== 'escape') return;
  const { id: who, at } = person(s, c);
  for (const other of everybody(s)) {
    const mate = person(s, other);
    if (other === c || mate.at !== at || mate.lastDitch !== 'stranded') continue;
    for (const what of piecesOf(s, other)) offer({ do: 'pickUp', who, what, from: mate.id }, stranded);
  }
}

function offerHandingOn(s: Heist, c: number, offer: Offer): void {
  const character = person(s, c);
  const { id: who, at, seat } = character;
  const pieces = piecesOf(s, c);
  if (pieces.length === 0) return;
  const tired = restless(s, seat);
  if (tired && !offer.explaining && !outdoors(s, character)) return;
  const mates = everybody(s).filter((other) => other !== c && person(s, other).at === at);
  const stranded = character.lastDitch === 'stranded' ? 'MH-ESC-16' : null;
  for (const what of pieces) {
    offer({ do: 'drop', who, what }, tired);
    for (const mate of mates) offer({ do: 'pass', who, what, to: person(s, mate).id }, tired ?? stranded);
    if (has(character, 'swindler')) {
      for (const tile of withinReach(s, c))
        offer({ do: 'drop', who, what, at: spaceName(s, tile) }, tired ?? stranded);
    }
    if (outdoors(s, character)) {
      offer({ do: 'bank', who, what }, stranded);
    } else if (offer.explaining) {
      offer({ do: 'bank', who, what }, 'MH-LOT-06');
    }
  }
}

/** Loot next door is out of reach. */
function explainPickUps(s: Heist, c: number, offer: Offer): void {
  const { id: who, at, reaches } = person(s, c);
  for (const tile of tilesNear(s, at)) {
    if (reaches && closedBy(s, tile) === null) continue;
    for (const what of piecesOn(s, tile)) {
      offer({ do: 'pickUp', who, what, from: spaceName(s, tile) }, closedBy(s, tile) ?? 'MH-LOT-01');
    }
  }
}
