import type { Kind } from './kind.ts';

/** The same value, and the compiler refuses to change any part of it. */
export type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** The other way round, for those who arrange a state of their own before anybody plays with it. */
export type Thawed<T> = T extends readonly (infer E)[]
  ? Thawed<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Thawed<T[K]> }
    : T;

/**
 * Something that changes seldom. Rules put a new value in its place and never change it in place, so that all clones of
 * a state can share it, and so can all views if nothing in it is secret: it costs them nothing.
 */
export const shared = <T>(kind: Kind<T>): Kind<Frozen<T>> => {
  const self: Kind<T> = {
    ...kind,
    // Shared as a whole.
    split: undefined,
    code: (v, coder) => (coder.sharing ? v : kind.code(v, coder)),
    ...(kind.open && {
      same: (a, b) => `${a} === ${b}`,
      observe: (value) => value,
      follow(a, b, coder) {
        const onCopy = (): string =>
          `{ const o = { v: ${kind.code('v', coder)} }; return ${kind.follow('o.v', 'w', coder)}; }`;
        return `(${a} === ${b} ? '' : ${coder.fn(self, 'follow', onCopy)}(${a}, ${a} = ${b}, l))`;
      },
    }),
  };
  return self as Kind<unknown> as Kind<Frozen<T>>;
};
