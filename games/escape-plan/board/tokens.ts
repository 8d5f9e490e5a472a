import { EXITS, LOCKER_COLOURS, SUPPLIES } from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { isHuman, named } from '../rules/characters.ts';
import { hqNumber } from '../rules/gangs.ts';
import { region, type RegionId } from '../rules/map/index.ts';
import { patrolsAt } from '../rules/patrol.ts';
import { isBusiness, placeAt, placeNumber, safeHouseNumber, visitsToClose } from '../rules/places.ts';
import type { State } from '../rules/state.ts';
import type { EscapePlanBoardProps } from './index.tsx';

/** What lies at a location besides pawns: cubes of those who were there, a gang and its marker, keys, patrols. */
interface Tokens {
  /** The characters with a cube there, and how many cubes close it; null where it never closes. */
  readonly cubes: readonly number[];
  /** Those of them whose cube lies on the income symbol. */
  readonly incomes: readonly number[];
  readonly closesAt: number | null;
  /** Gang members at home, and whose marker lies there. */
  readonly gang: { readonly members: number; readonly owner: number | null } | null;
  /** Locker colours of the keys, one entry a key. */
  readonly keys: readonly string[];
  readonly patrols: number;
}

const NO_TOKENS: Tokens = {
  cubes: [],
  incomes: [],
  closesAt: null,
  gang: null,
  keys: [],
  patrols: 0,
};

function tokensAt(s: State, location: RegionId): Tokens {
  const { kind, tile, exit } = region(location);
  if (kind === 'gang') {
    const hq = hqNumber(location);
    const owner = s.gangControl[hq] ?? -1;
    return {
      ...NO_TOKENS,
      gang: { members: s.gangMembers[hq] ?? SUPPLIES.gangMembersPerHq, owner: owner < 0 ? null : owner },
    };
  }
  const number = EXITS.find((one) => one === exit);
  if (number !== undefined) return { ...NO_TOKENS, patrols: patrolsAt(s, number) };
  if ((kind !== 'business' && kind !== 'safeHouse') || !s.placedOn.includes(tile)) return NO_TOKENS;
  const place = placeAt(s, location);
  const characters = [...s.row.keys()];
  const cubes = characters.filter((who) => has(s.cubes[placeNumber(place)] ?? 0, who));
  const incomes = cubes.filter((who) => has(s.incomeVisits[placeNumber(place)] ?? 0, who));
  if (isBusiness(place)) return { ...NO_TOKENS, cubes, incomes, closesAt: visitsToClose(s) };
  const house = safeHouseNumber(place) * LOCKER_COLOURS.length;
  const keys = LOCKER_COLOURS.flatMap((colour, i) =>
    Array.from({ length: s.keys[house + i] ?? 0 }, () => colour),
  );
  return { ...NO_TOKENS, cubes, incomes, keys };
}

/** The same as a line of small marks: whose, a key, and a text; nothing where nothing lies. */
export interface Marks {
  readonly owners: readonly number[];
  /** The owners for whom the place was income. */
  readonly incomes: readonly number[];
  readonly hasKey: boolean;
  readonly text: string;
  readonly width: number;
}

export const MARK = 8;
const LETTER = 5;

export function marksAt(s: State, location: RegionId): Marks | null {
  const { cubes, incomes, closesAt, gang, keys, patrols } = tokensAt(s, location);
  const owners = gang ? [gang.owner].flatMap((owner) => owner ?? []) : cubes;
  const hasKey = keys.length > 0;
  const text = gang
    ? `×${gang.members}`
    : closesAt !== null && cubes.length > 0
      ? `/${closesAt}`
      : hasKey
        ? `${keys.length}`
        : '▲'.repeat(patrols);
  const width = (owners.length + Number(hasKey)) * MARK + text.length * LETTER;
  return width === 0 ? null : { owners, incomes, hasKey, text, width };
}

/** The same in words; nothing where nothing lies. */
export function tokenWords(
  { view, words }: Pick<EscapePlanBoardProps, 'view' | 'words'>,
  location: string,
): string {
  const { cubes, incomes, closesAt, gang, keys, patrols } = tokensAt(view, location);
  const nameOf = (who: number): string =>
    isHuman(view, who) ? words.player(who) : words.term(String(named(view, who)));
  return [
    cubes.length > 0 &&
      words.say('board.cubes', { names: cubes.map(nameOf), count: cubes.length, of: closesAt ?? 0 }),
    incomes.length > 0 && words.say('board.incomeFor', { names: incomes.map(nameOf) }),
    gang &&
      words.say('board.gang', {
        members: gang.members,
        owner: gang.owner === null ? 'none' : nameOf(gang.owner),
      }),
    keys.length > 0 && words.say('board.keysThere', { keys: keys.map((colour) => words.term(colour)) }),
    patrols > 0 && words.say('board.patrols', { patrols }),
  ]
    .filter(Boolean)
    .join(', ');
}
