import type { Cure } from '@getaway/engine';
import { LOCKER_COLOURS, type LockerColour, SAFE_HOUSES, type SafeHouseId } from '../../content/index.ts';
import { priceOf, unlock } from '../assets.ts';
import { withoutBit } from '../bits.ts';
import { named, thiefOf } from '../characters.ts';
import { hqNumber } from '../gangs.ts';
import { type Key } from '../keys.ts';
import { placeNumber, whyVisited } from '../places.ts';
import type { State } from '../state.ts';
import { cash } from './cash.ts';
import type { Cures } from './index.ts';

/** EP-SAF-05: the safe houses where the human can still take a key of one of these colours. */
function housesWith(s: State, seat: number, colours: readonly LockerColour[]): SafeHouseId[] {
  const lies = (house: number): boolean =>
    colours.some((colour) => s.keys[house * LOCKER_COLOURS.length + LOCKER_COLOURS.indexOf(colour)]! > 0);
  return SAFE_HOUSES.filter((id, house) => {
    const place = placeNumber(id);
    const here = s.options.keyPick === 'sameSafeHouse' ? lies(house) : SAFE_HOUSES.some((_, i) => lies(i));
    return here && s.placedOn[place] !== null && !whyVisited(s, seat, place);
  });
}

/** EP-KEY-01, EP-LCK-01: a key for a closed business, any one, or for a locker, of its colour; or the master key. */
export const keyFor: Cures = (s, seat, { choice }) => {
  const key = choice.do === 'openLocker' ? choice.key : null;
  return [
    ...(key === 'master-key' ? [] : takeKey(s, seat, key === null ? LOCKER_COLOURS : [key])),
    ...(key === null || key === 'master-key' ? masterKey(s, seat) : []),
  ];
};

function takeKey(s: State, seat: number, colours: readonly Exclude<Key, 'master-key'>[]): Cure<State>[] {
  const houses = housesWith(s, seat, colours);
  const colour = colours[0];
  if (houses.length === 0 || colour === undefined) return [];
  return [
    {
      remedy: 'key',
      params: { colour: colours.length === 1 ? colour : 'any', houses },
      rules: ['EP-SAF-05', 'EP-KEY-01'],
      change(view) {
        const own = thiefOf(view, seat);
        own.keys = own.keys.with(0, colour);
        own.usedKeys = withoutBit(own.usedKeys, 0);
      },
    },
  ];
}

/** EP-AST-13, EP-RUL-11: unlocked, on the space that is free, if its price can be paid. */
function masterKey(s: State, seat: number): Cure<State>[] {
  const { lockedContacts, unlocked } = thiefOf(s, seat);
  if (!lockedContacts.includes('master-key')) return [];
  return [
    {
      remedy: 'masterKey',
      params: { price: priceOf(unlocked.length) },
      rules: ['EP-AST-03', 'EP-AST-13'],
      change: (view) => unlock(view, seat, 'master-key', 'EP-AST-03', undefined),
    },
  ];
}

/** EP-GNG-01, EP-GNG-03. */
export const gangBack: Cures = (s, seat, refused) => {
  const { to, params } = refused;
  if (to === undefined) return [];
  switch (params?.['because']) {
    case 'company': {
      const others = s.at.flatMap((at, who) => (who !== seat && at === to ? [who] : []));
      return [
        {
          remedy: 'alone',
          params: { players: others.map((who) => named(s, who)) },
          rules: ['EP-GNG-01'],
          change: (view) => others.forEach((who) => (view.at[who] = null)),
        },
      ];
    }
    case 'controlled':
      return [{ remedy: 'gangFree', ...freed(hqNumber(to)) }];
    case 'markers':
      return [{ remedy: 'marker', ...freed(s.gangControl.indexOf(seat)) }];
    default:
      return cash('price')(s, seat, refused);
  }
};

const freed = (hq: number): Omit<Cure<State>, 'remedy'> => ({
  rules: ['EP-GNG-03'],
  change: (view) => void (view.gangControl = view.gangControl.with(hq, -1)),
});
