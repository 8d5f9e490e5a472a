import type { Coder, Kind } from './kind.ts';

/**
 * Writes and compiles a copying function for one kind; the copy has what is `shared` in common with the original if it
 * may. Where a page's security policy forbids compiling text, the kind's own copy does the same more slowly.
 */
export const compileCopy = <T>(kind: Kind<T>, sharing: boolean): ((value: T) => T) =>
  compiled(sharing, (coder) => kind.code('v', coder)) ?? ((value) => kind.copy(value));

/**
 * Writes and compiles a function that finds the fields of a view that are out of date, by number: of those that all
 * viewers see alike. Null where compiling is forbidden.
 */
export const compileChanged = (
  kinds: readonly Kind<unknown>[],
  names: readonly string[],
): ((view: object, value: object) => readonly number[] | null) | null =>
  compiled(false, (coder) => {
    const finding = kinds.map((kind, i) => {
      const name = JSON.stringify(names[i]);
      const same = kind.open || kind.hidden ? kind.same(`v[${name}]`, `w[${name}]`, coder) : 'true';
      return `if (!(${same})) (found ??= []).push(${i});`;
    });
    return `{ let found = null; ${finding.join(' ')} return found; }`;
  });

/** A function of `v` (and `w`) that returns the expression. */
function compiled<F>(sharing: boolean, expression: (coder: Coder) => string): F | null {
  const names = new Map<object, string>();
  const functions: string[] = [];
  const coder: Coder = {
    sharing,
    fn(key, body) {
      const known = names.get(key);
      if (known) return known;
      const name = `f${names.size}`;
      names.set(key, name);
      functions.push(`const ${name} = (v, w) => ${body()};`);
      return name;
    },
  };
  const result = expression(coder);
  try {
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the source is made of the schema alone
    return new Function(`'use strict'; ${functions.join('\n')} return (v, w) => ${result};`)() as F;
  } catch (error) {
    if (error instanceof EvalError) return null;
    throw error;
  }
}
