import type { Offer } from '@getaway/engine';
import { eachLockedAsset } from '../assets.ts';
import { countBits, lowestBit, nthBit } from '../bits.ts';
import { thiefOf } from '../characters.ts';
import { canLoseNotoriety } from '../notoriety.ts';
import { tilesFor, tilesWith } from '../officers.ts';
import type { Choice } from '../play.ts';
import { avoidable, type Avoiding, EVERY_OFFICER, pendingOn, PURSUERS } from '../pursuers.ts';
import type { State } from '../state.ts';
import type { Component, Source } from './components.ts';
import { isPossible } from './effects.ts';

/** Offers the use of a component with each target that its effect can have: nothing if it can have none (EP-EXE-11). */
export function offerTargets(
  s: State,
  seat: number,
  component: Component,
  avoiding: Avoiding | null,
  offer: Offer<Choice>,
): void {
  const { source, officer, against, wholeTile } = component;
  switch (component.type) {
    case 'removeOfficer':
      return offerRemovals(s, source, officer, offer);
    case 'moveOfficer':
      return offerMoves(s, source, officer, offer);
    case 'avoidOfficers':
      if (avoiding === null) return;
      if (wholeTile) return offerTiles(s, source, avoidable(s, against), avoiding, offer);
      return offerOfficers(s, source, avoidable(s, against), avoiding, offer);
    case 'unlockAsset':
      return offerUnlocks(s, seat, source, offer);
    case 'gangAbility':
      return offerAbilities(s, seat, source, avoiding, offer);
    default:
      if (isPossible(s, seat, component, 0)) offer(source);
  }
}

function offerRemovals(s: State, source: Source, officer: number, offer: Offer<Choice>): void {
  const on = tilesWith(s, officer);
  offer.many(countBits(on), (i) => {
    const { do: use, slot, what } = source;
    return { do: use, slot, what, tile: s.city.tiles[nthBit(on, i)]! };
  });
}

/** EP-POL-01: from each tile with such an officer to each without. */
function offerMoves(s: State, source: Source, officer: number, offer: Offer<Choice>): void {
  const from = tilesWith(s, officer);
  const to = tilesFor(s, from);
  const ways = countBits(to);
  offer.many(countBits(from) * ways, (i) => {
    const { do: use, slot, what } = source;
    const tile = s.city.tiles[nthBit(from, Math.floor(i / ways))]!;
    return { do: use, slot, what, tile, to: s.city.tiles[nthBit(to, i % ways)]! };
  });
}

function offerUnlocks(s: State, seat: number, { do: use, slot, what }: Source, offer: Offer<Choice>): void {
  eachLockedAsset(thiefOf(s, seat), (asset) => offer({ do: use, slot, what, unlock: asset }));
}

function offerTiles(
  s: State,
  { do: use, slot, what }: Source,
  bits: number,
  avoiding: Avoiding,
  offer: Offer<Choice>,
): void {
  for (let i = 0; i < avoiding.danger.length; i++) {
    if ((pendingOn(s, avoiding, i) & bits) !== 0) offer({ do: use, slot, what, tile: avoiding.danger[i]! });
  }
}

function offerOfficers(
  s: State,
  { do: use, slot, what }: Source,
  bits: number,
  avoiding: Avoiding,
  offer: Offer<Choice>,
): void {
  for (let i = 0; i < avoiding.danger.length; i++) {
    for (let rest = pendingOn(s, avoiding, i) & bits; rest !== 0; rest &= rest - 1) {
      offer({ do: use, slot, what, tile: avoiding.danger[i]!, officer: PURSUERS[lowestBit(rest)]! });
    }
  }
}

/** EP-GAB-01, EP-GAB-03. */
function offerAbilities(
  s: State,
  seat: number,
  { do: use, slot, what }: Source,
  avoiding: Avoiding | null,
  offer: Offer<Choice>,
): void {
  if (canLoseNotoriety(s, seat)) offer({ do: use, slot, what, ability: 'loseNotoriety' });
  if (avoiding === null) return;
  const everybody = avoidable(s, EVERY_OFFICER);
  for (let i = 0; i < avoiding.danger.length; i++) {
    const tile = avoiding.danger[i]!;
    if ((pendingOn(s, avoiding, i) & everybody) !== 0) offer({ do: use, slot, what, ability: 'avoid', tile });
  }
}
