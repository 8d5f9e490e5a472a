import * as v from 'valibot';
import { BadInput } from './errors.ts';
import { isObject } from './json.ts';

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

/** Checks a file's data, or one entry of it, against its schema and freezes it. Throws `BadContent` for the first fault. */
export function readContent<const T extends v.GenericSchema>(
  file: string,
  form: T,
  data: unknown,
  entry = 'the file',
): v.InferOutput<T> {
  const result = v.safeParse(form, data, { abortEarly: true });
  if (result.success) return deepFreeze(result.output);
  const issue = result.issues[0];
  const path = issue.path ?? [];
  const ids = path.map(({ value }) => idOf(value));
  const named = ids.findLastIndex((id) => id !== undefined);
  const where = path.slice(named + 1).reduce((text, { key }) => pathTo(text, key), '');
  throw new BadContent(
    file,
    named < 0 ? entry : ids.filter((id) => id !== undefined).join(' / '),
    `${where && `${where}: `}${complaint(issue)}`,
  );
}

/** The weights of a game's bots: such a file also says which command made them, or "hand". */
export const readWeights = <const T extends v.GenericSchema>(
  file: string,
  form: T,
  data: unknown,
): v.InferOutput<T> => readContent(file, v.strictObject({ madeBy: v.string(), weights: form }), data).weights;

const idOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value['id'] === 'string' ? value['id'] : undefined;

/** One step further on the way to a fault: `zones[1].kind`. */
const pathTo = (text: string, key: unknown): string =>
  typeof key === 'number' ? `${text}[${key}]` : `${text && `${text}.`}${String(key)}`;

/** So many letters of what would be allowed help nobody. */
const MANY = 100;

/** What is the matter: in the form's own words where it has any. */
function complaint({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object') return expected === 'never' ? 'unknown field' : 'this field is missing';
  if (expected === null || !message.startsWith('Invalid')) return message;
  return expected.length > MANY ? `unknown name ${received}` : `expected ${expected}, found ${received}`;
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
