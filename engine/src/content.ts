import * as v from 'valibot';
import { BadInput } from './errors.ts';

/** Thrown when a file of components is wrong: which file, which entry, what is the matter. */
export class BadContent extends BadInput {
  readonly file: string;
  readonly entry: string;

  constructor(file: string, entry: string, fault: string) {
    super(`${file}: ${entry}: ${fault}`);
    this.name = 'BadContent';
    this.file = file;
    this.entry = entry;
  }
}

/** Checks a file's data against its schema and freezes it. Throws `BadContent` for the first fault. */
export function readContent<const T extends v.GenericSchema>(
  file: string,
  form: T,
  data: unknown,
): v.InferOutput<T> {
  const result = v.safeParse(form, data, { abortEarly: true });
  if (result.success) return deepFreeze(result.output);
  const issue = result.issues[0];
  throw new BadContent(file, entryName(data, issue.path ?? []), issue.message);
}

/** The weights of a game's bots: such a file also says which command made them, or "hand". */
export const readWeights = <const T extends v.GenericSchema>(
  file: string,
  form: T,
  data: unknown,
): v.InferOutput<T> => readContent(file, v.strictObject({ madeBy: v.string(), weights: form }), data).weights;

/** The path to a fault, with the id of every entry on the way: `tiles[3] (t4).zones[1]`. */
function entryName(data: unknown, path: readonly { readonly key: unknown }[]): string {
  let name = '';
  let value = data;
  for (const { key } of path) {
    value = (value as Record<string, unknown> | undefined)?.[String(key)];
    name += typeof key === 'number' ? `[${key}]` : `${name && '.'}${String(key)}`;
    const id = (value as Record<string, unknown> | null | undefined)?.['id'];
    if (typeof id === 'string') name += ` (${id})`;
  }
  return name || 'the file';
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
