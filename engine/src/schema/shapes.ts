import { GameFault } from '../errors.ts';
import { isObject } from '../json.ts';
import { compileCopy, compileSame } from './compile.ts';
import { followFlat, splice } from './followList.ts';
import { type Coder, type Hasher, type Infer, type Kind, type Place, settle, type Split } from './kind.ts';
import { wrong } from './values.ts';

/** A value or null, where null means "none", not "unknown". */
export function nullable<T>(kind: Kind<T>): Kind<T | null> {
  if (!kind.open) throw new GameFault('nullable(secret(…)): a view could not tell "none" from "unknown"');
  return {
    open: true,
    common: true,
    flat: kind.flat,
    sets: kind.sets,
    validate(value, path) {
      if (value !== null) kind.validate(value, path);
    },
    copy: (value) => (value === null ? null : kind.copy(value)),
    code: (v, coder) => (kind.flat ? v : `(${v} === null ? null : ${kind.code(v, coder)})`),
    same: (a, b, coder) =>
      kind.flat
        ? `${a} === ${b}`
        : `(${a} === null || ${b} === null ? ${a} === ${b} : ${kind.same(a, b, coder)})`,
    hash: (value, hasher) => {
      hasher.add(value === null ? 0 : 1);
      if (value !== null) kind.hash(value, hasher);
    },
    observe: (value) => (value === null ? null : kind.copy(value)),
    ...(kind.json && { json: (v) => `(${v} === null ? 'null' : ${kind.json?.(v)})` }),
    follow(a, b, coder) {
      const json = kind.json ? `(${b} === null ? 'null' : ${kind.json(b)})` : `JSON.stringify(${b})`;
      const copy = kind.flat ? b : `(${b} === null ? null : ${kind.code(b, coder)})`;
      const replaced = `(${a} === ${b} ? '' : (${a} = ${copy}, '[' + ${json} + ']'))`;
      if (kind.flat) return replaced;
      return `(${a} === null || ${b} === null ? ${replaced} : ${kind.follow(a, b, coder)})`;
    },
    imagine: (value) => value,
    visit: (value, visitor) => {
      if (value !== null) kind.visit(value, visitor);
    },
  };
}

/** Walks into the entries of a list, keeping the place up to date. */
function within<P extends Place>(
  place: P,
  count: number,
  ownedBy: boolean,
  enter: (i: number) => void,
): void {
  const { owner, at } = place;
  const depth = at.length;
  at.push(0);
  for (let i = 0; i < count; i++) {
    at[depth] = i;
    if (ownedBy) place.owner = i;
    enter(i);
  }
  at.length = depth;
  place.owner = owner;
}

/** A list of at most so many is mostly full, and then it is cheaper written out. */
const SHORT = 10;
const shortCopy = (v: string, max: number): string =>
  `(${v}.length === ${max} ? [${Array.from({ length: max }, (_, i) => `${v}[${i}]`).join(', ')}] : ${v}.slice())`;

function sequence<T>(
  kind: Kind<T>,
  ownedBySeat: boolean,
  max: number,
  check: (value: unknown[], path: string) => void,
): Kind<T[]> {
  const copy = (value: T[]): T[] => {
    const out = value.slice();
    if (!kind.flat) for (let i = 0; i < out.length; i++) out[i] = kind.copy(out[i] as T);
    return out;
  };
  const self: Kind<T[]> = {
    open: kind.open,
    common: kind.common,
    ...(kind.isCommon && { isCommon: (value) => value.every((item) => kind.isCommon?.(item)) }),
    ...(kind.hidden && { hidden: true }),
    flat: false,
    sets: kind.sets,
    validate(value, path) {
      if (!Array.isArray(value)) throw wrong(path, 'a list', value);
      check(value, path);
      value.forEach((item, i) => kind.validate(item, `${path}[${i}]`));
    },
    copy,
    code(v, coder) {
      if (kind.flat) return max <= SHORT ? shortCopy(v, max) : `${v}.slice()`;
      const body = (): string =>
        `{ const o = v.slice(); for (let i = 0; i < o.length; i++) { const e = o[i]; o[i] = ${kind.code('e', coder)}; } return o; }`;
      return `${coder.fn(self, 'copy', body)}(${v})`;
    },
    same(a, b, coder) {
      if (kind.hidden && kind.flat) return `${a}.length === ${b}.length`;
      const differ = `v.length !== w.length`;
      const eachAlike = (): string =>
        `{ if (${differ}) return false; for (let i = 0; i < w.length; i++) { const d = v[i], e = w[i]; if (!(${kind.same('d', 'e', coder)})) return false; } return true; }`;
      const eachAsSeen = (): string =>
        `{ if (${differ}) return false; const { at, owner } = l; const depth = at.push(0) - 1; let same = true; for (let i = 0; same && i < w.length; i++) { at[depth] = i; ${ownedBySeat ? 'l.owner = i;' : ''} const d = v[i], e = w[i]; same = ${kind.same('d', 'e', coder)}; } at.pop(); l.owner = owner; return same; }`;
      return `${coder.fn(self, 'same', kind.common ? eachAlike : eachAsSeen)}(${a}, ${b}, l)`;
    },
    hash(value, hasher) {
      hasher.add(value.length);
      for (const item of value) kind.hash(item, hasher);
    },
    observe(value, look) {
      if (kind.open) return copy(value);
      const out = value.slice();
      within(look, out.length, ownedBySeat, (i) => (out[i] = kind.observe(out[i] as T, look)));
      return out;
    },
    follow(a, b, coder) {
      if (kind.open && kind.json) {
        const json = coder.fn(kind, 'json', () => `'' + ${kind.json?.('v')}`);
        return `(${self.same(a, b, coder)} ? '' : ${coder.given(followFlat)}(${a}, ${b}, ${json}))`;
      }
      const spliced = (): string =>
        `${coder.given(splice)}(${coder.given({ kind, ownedBySeat, isSame: compileSame(kind) })}, v, w, l)`;
      const each = (): string =>
        `{ if (v.length !== w.length) return ${spliced()}; let s = ''; const { at, owner } = l; const depth = at.push(0) - 1; for (let i = 0; i < w.length; i++) { at[depth] = i; ${ownedBySeat ? 'l.owner = i;' : ''} const t = ${kind.follow('v[i]', 'w[i]', coder)}; if (t) s += (s ? ',"' : '{"') + i + '":' + t; } at.pop(); l.owner = owner; return s && s + '}'; }`;
      const followed = `${coder.fn(self, 'follow', each)}(${a}, ${b}, l)`;
      return kind.hidden && kind.flat ? `(${a}.length === ${b}.length ? '' : ${followed})` : followed;
    },
    imagine(value, dream) {
      if (!kind.open) {
        within(dream, value.length, ownedBySeat, (i) =>
          settle(dream, value, i, kind.imagine(value[i] as T, dream)),
        );
      }
      return value;
    },
    visit(value, visitor) {
      if (kind.open && kind.sets.length === 0) return;
      within(visitor, value.length, ownedBySeat, (i) => kind.visit(value[i] as T, visitor));
    },
  };
  return self;
}

/** Any number of values, at most `max`. */
export const list = <T>(kind: Kind<T>, max = 10_000): Kind<T[]> =>
  sequence(kind, false, max, (value, path) => {
    if (value.length > max) throw wrong(path, `a list of at most ${max}`, `${value.length} entries`);
  });

/** One value a seat. What is secret in it belongs to that seat. */
export const bySeat = <T>(kind: Kind<T>): Kind<T[]> => {
  const { split } = kind;
  return {
    ...sequence(kind, true, Infinity, () => {}),
    ...(split && {
      split: () => {
        const { common, personal } = split();
        return { common: bySeat(common), personal: bySeat(personal) };
      },
    }),
  };
};

export type Fields = { readonly [name: string]: Kind<unknown> };
export type Values<F> = { -readonly [K in keyof F]: Infer<F[K]> };

/** An object with exactly these fields. */
export function record<F extends Fields>(fields: F): Kind<Values<F>> {
  type V = Values<F>;
  const names = Object.keys(fields);
  const kinds = names.map((name) => fields[name] as Kind<unknown>);
  const open = kinds.every((kind) => kind.open);
  const sets = [...new Set(kinds.flatMap((kind) => kind.sets))];
  const get = (value: V, i: number): unknown => (value as Record<string, unknown>)[names[i] as string];
  const build = (make: (kind: Kind<unknown>, i: number) => unknown): V => {
    const out: Record<string, unknown> = {};
    kinds.forEach((kind, i) => (out[names[i] as string] = make(kind, i)));
    return out as V;
  };
  const literal = (make: (kind: Kind<unknown>, v: string) => string): string => {
    const entry = (kind: Kind<unknown>, i: number): string => {
      const name = JSON.stringify(names[i]);
      return `${name}: ${make(kind, `v[${name}]`)}`;
    };
    return `({ ${kinds.map(entry).join(', ')} })`;
  };
  // An object that is written as a whole is fast to read, one that got so many fields one by one is not.
  let seenByAll: ((value: V) => V) | undefined;
  const openPart = {
    copy: (value: V) => build((kind, i) => (kind.open ? kind.copy(get(value, i)) : null)),
    code: (_v: string, coder: Coder) => literal((kind, v) => (kind.open ? kind.code(v, coder) : 'null')),
  };
  const self: Kind<V> = {
    open,
    common: kinds.every((kind) => kind.common),
    fields,
    split: () => splitRecord(fields),
    flat: false,
    sets,
    validate(value, path) {
      if (!isObject(value)) throw wrong(path, 'an object', value);
      for (const name of Object.keys(value)) {
        if (!(name in fields)) throw wrong(path, `no field "${name}"`, value[name]);
      }
      kinds.forEach((kind, i) => {
        const name = names[i] as string;
        if (!(name in value)) throw wrong(`${path}.${name}`, 'a value', undefined);
        kind.validate(value[name], `${path}.${name}`);
      });
    },
    copy: (value) => build((kind, i) => kind.copy(get(value, i))),
    code(value, coder: Coder) {
      return `${coder.fn(self, 'copy', () => literal((kind, v) => kind.code(v, coder)))}(${value})`;
    },
    same(a, b, coder) {
      const entry = (kind: Kind<unknown>, i: number): string => {
        const name = JSON.stringify(names[i]);
        return kind.same(`v[${name}]`, `w[${name}]`, coder);
      };
      return `${coder.fn(self, 'same', () => kinds.map(entry).join(' && ') || 'true')}(${a}, ${b}, l)`;
    },
    hash(value, hasher: Hasher) {
      kinds.forEach((kind, i) => kind.hash(get(value, i), hasher));
    },
    observe(value, look) {
      seenByAll ??= compileCopy(openPart, true);
      const view = seenByAll(value) as Record<string, unknown>;
      kinds.forEach((kind, i) => {
        if (!kind.open) view[names[i] as string] = kind.observe(get(value, i), look);
      });
      return view as V;
    },
    follow(a, b, coder) {
      const entry = (kind: Kind<unknown>, i: number): string => {
        const name = JSON.stringify(names[i]);
        const followed = kind.follow(`v[${name}]`, `w[${name}]`, coder);
        return `t = ${followed}; if (t) s += (s ? ',' : '{') + ${JSON.stringify(`${name}:`)} + t;`;
      };
      const each = (): string => `{ let s = '', t; ${kinds.map(entry).join(' ')} return s && s + '}'; }`;
      return `${coder.fn(self, 'follow', each)}(${a}, ${b}, l)`;
    },
    imagine(value, dream) {
      kinds.forEach((kind, i) => {
        if (!kind.open) settle(dream, value, names[i] as string, kind.imagine(get(value, i), dream));
      });
      return value;
    },
    visit(value, visitor) {
      if (open && sets.length === 0) return;
      kinds.forEach((kind, i) => {
        if (kind.sets.length === 0) return;
        visitor.names?.push(names[i] as string);
        kind.visit(get(value, i), visitor);
        visitor.names?.pop();
      });
    },
  };
  return self;
}

function splitRecord(fields: Fields): Split {
  const common: Record<string, Kind<unknown>> = {};
  const personal: Record<string, Kind<unknown>> = {};
  for (const [name, kind] of Object.entries(fields)) {
    const parts = kind.common ? undefined : kind.split?.();
    if (kind.common) common[name] = kind;
    else if (parts === undefined) personal[name] = kind;
    else [common[name], personal[name]] = [parts.common, parts.personal];
  }
  return { common: record(common), personal: record(personal) };
}

/** An object with one value for each of the given ids. */
export const byKey = <K extends string, T>(keys: readonly K[], kind: Kind<T>): Kind<Record<K, T>> =>
  record(Object.fromEntries(keys.map((key) => [key, kind])) as Record<K, Kind<T>>);
