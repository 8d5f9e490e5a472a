import type { Coder, Kind } from './kind.ts';

/**
 * Writes and compiles a copying function for one kind; the copy has what is `shared` in common with the original if it
 * may. Where a page's security policy forbids compiling text, the kind's own copy does the same more slowly.
 */
export function compileCopy<T>(kind: Kind<T>, sharing: boolean): (value: T) => T {
  const source = copySource(kind, sharing);
  try {
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the source is made of the schema alone
    return new Function(source)() as (value: T) => T;
  } catch (error) {
    if (error instanceof EvalError) return (value) => kind.copy(value);
    throw error;
  }
}

function copySource<T>(kind: Kind<T>, sharing: boolean): string {
  const names = new Map<object, string>();
  const functions: string[] = [];
  const coder: Coder = {
    sharing,
    fn(key, body) {
      const known = names.get(key);
      if (known) return known;
      const name = `f${names.size}`;
      names.set(key, name);
      functions.push(`const ${name} = (v) => ${body()};`);
      return name;
    },
  };
  const result = kind.code('v', coder);
  return `'use strict'; ${functions.join('\n')} return (v) => ${result};`;
}
