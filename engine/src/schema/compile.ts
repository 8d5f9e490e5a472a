import type { Coder, Kind, Look } from './kind.ts';

/**
 * Writes and compiles a copying function for one kind; the copy has what is `shared` in common with the original if it
 * may. Where a page's security policy forbids compiling text, the kind's own copy does the same more slowly.
 */
export const compileCopy = <T>(kind: Kind<T>, sharing: boolean): ((value: T) => T) =>
  compiled(sharing, (coder) => kind.code('v', coder)) ?? ((value) => kind.copy(value));

/** Writes and compiles a function that says whether a view of a value is up to date. Null where compiling is forbidden. */
export const compileSame = <T>(kind: Kind<T>): ((view: T, value: T, look: Look) => boolean) | null =>
  compiled(false, (coder) => kind.same('v', 'w', coder));

/**
 * Writes and compiles a function that finds the fields of a view that are out of date, by number. Null where compiling is
 * forbidden.
 */
export const compileChanged = (
  kinds: readonly Kind<unknown>[],
  names: readonly string[],
): ((view: object, value: object, look: Look) => readonly number[] | null) | null =>
  compiled(false, (coder) => {
    const finding = kinds.map((kind, i) => {
      const name = JSON.stringify(names[i]);
      return `if (!(${kind.same(`v[${name}]`, `w[${name}]`, coder)})) found === null ? (found = [${i}]) : found.push(${i});`;
    });
    return `{ let found = null; ${finding.join(' ')} return found; }`;
  });

/** A function of `v` (and `w` and `l`) that returns the expression. */
function compiled<F>(sharing: boolean, expression: (coder: Coder) => string): F | null {
  const names = new Map<object, string>();
  const functions: string[] = [];
  const givens: ((look: Look) => boolean)[] = [];
  const coder: Coder = {
    sharing,
    fn(key, body) {
      const known = names.get(key);
      if (known) return known;
      const name = `f${names.size}`;
      names.set(key, name);
      functions.push(`const ${name} = (v, w, l) => ${body()};`);
      return name;
    },
    given: (of) => `g[${givens.push(of) - 1}]`,
  };
  const result = expression(coder);
  try {
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the source is made of the schema alone
    return new Function('g', `'use strict'; ${functions.join('\n')} return (v, w, l) => ${result};`)(
      givens,
    ) as F;
  } catch (error) {
    if (error instanceof EvalError) return null;
    throw error;
  }
}
