import { below } from '../chance.ts';
import { BadInput } from '../errors.ts';
import type { Dream, Kind } from './kind.ts';

export const wrong = (path: string, wanted: string, value: unknown): BadInput =>
  new BadInput(`${path}: ${wanted} expected, found ${JSON.stringify(value) ?? String(value)}`);

const asItIs = (v: string): string => v;
const quoted = (v: string): string => `'"' + ${v} + '"'`;
const escaped = (v: string): string => `JSON.stringify(${v})`;

/** A kind whose values are plain numbers, strings or booleans. */
function simple<T extends number | string | boolean>(
  wanted: string,
  fits: (value: unknown) => boolean,
  json: (v: string) => string,
  conjure: (dream: Dream) => T,
  values?: readonly T[],
): Kind<T> {
  return {
    ...(values && { values }),
    open: true,
    common: true,
    flat: true,
    sets: [],
    conjure,
    validate(value, path) {
      if (!fits(value)) throw wrong(path, wanted, value);
    },
    copy: (value) => value,
    code: (v) => v,
    same: (a, b) => `${a} === ${b}`,
    hash: (value, hasher) => {
      if (typeof value === 'string') hasher.text(value);
      else hasher.add(Number(value));
    },
    observe: (value) => value,
    json,
    follow: (a, b) => `(${a} === ${b} ? '' : (${a} = ${b}, '[' + ${json(b)} + ']'))`,
    imagine: (value) => value,
    visit: () => {},
  };
}

const FEW = 50;

/** A whole number from `min` to `max`, both included. */
export const int = (min: number, max: number): Kind<number> =>
  simple(
    `a whole number from ${min} to ${max}`,
    (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
    asItIs,
    (dream) => min + below(dream.chance, max - min + 1),
    max - min < FEW ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : undefined,
  );

/** A seat's number. */
export const seatNo = (): Kind<number> => int(0, 15);

export const bool = (): Kind<boolean> =>
  simple(
    'true or false',
    (value) => typeof value === 'boolean',
    asItIs,
    (dream) => below(dream.chance, 2) === 1,
    [false, true],
  );

/** One of the given ids. */
export function oneOf<const T extends string>(ids: readonly T[]): Kind<T> {
  const known: ReadonlySet<unknown> = new Set(ids);
  const wanted = ids.length > 8 ? `one of ${ids.slice(0, 8).join(', ')}, …` : `one of ${ids.join(', ')}`;
  return simple(
    wanted,
    (value) => known.has(value),
    ids.every((id) => JSON.stringify(id) === `"${id}"`) ? quoted : escaped,
    (dream) => ids[below(dream.chance, ids.length)] as T,
    ids,
  );
}

/** Any text, such as a name that a person gave. */
export const text = (maxLength = 200): Kind<string> =>
  simple(
    `a text of at most ${maxLength} characters`,
    (value) => typeof value === 'string' && value.length <= maxLength,
    escaped,
    () => '',
  );
