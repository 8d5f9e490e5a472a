import type { Coder, Kind, Look } from './kind.ts';

/**
 * Writes and compiles a copying function for one kind; the copy has what is `shared` in common with the original if it
 * may. Where a page's security policy forbids compiling text, the kind's own copy does the same more slowly.
 */
export function compileCopy<T>(kind: Pick<Kind<T>, 'code' | 'copy'>, sharing: boolean): (value: T) => T {
  try {
    return compiled(sharing, (coder) => kind.code('v', coder));
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    return (value) => kind.copy(value);
  }
}

/** Writes and compiles a function that says whether a view of a value is up to date. */
export const compileSame = <T>(kind: Kind<T>): ((view: T, value: T, look: Look) => boolean) =>
  compiled(false, (coder) => kind.same('v', 'w', coder));

/** Writes and compiles a function that brings a view up to date, and returns what that took as JSON. */
export const compileFollow = <T extends object>(kind: Kind<T>): ((view: T, value: T, look: Look) => string) =>
  compiled(false, (coder) => kind.follow('v', 'w', coder));

/** A function of `v` (and `w` and `l`) that returns the expression. */
function compiled<F>(sharing: boolean, expression: (coder: Coder) => string): F {
  const names = new Map<object, Map<string, string>>();
  const functions: string[] = [];
  const givens: unknown[] = [];
  let count = 0;
  const coder: Coder = {
    sharing,
    fn(kind, does, body) {
      const known = names.get(kind) ?? new Map<string, string>();
      const named = known.get(does);
      if (named !== undefined) return named;
      const name = `f${count++}`;
      names.set(kind, known.set(does, name));
      functions.push(`const ${name} = (v, w, l) => ${body()};`);
      return name;
    },
    given: (thing) => `g[${givens.push(thing) - 1}]`,
  };
  const result = expression(coder);
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the source is made of the schema alone
  return new Function('g', `'use strict'; ${functions.join('\n')} return (v, w, l) => ${result};`)(
    givens,
  ) as F;
}
