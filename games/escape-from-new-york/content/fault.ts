import { BadContent, deepFreeze } from '@getaway/engine';
import * as v from 'valibot';

/** Validates one file against its schema and freezes what it says. */
export function readFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return deepFreeze(result.output);
  throw faultOf(file, json, result.issues[0]);
}

function faultOf(file: string, json: unknown, issue: v.BaseIssue<unknown>): BadContent {
  const keys = (issue.path ?? []).map((item) => item.key as string | number);
  const { entry, rest } = locate(json, keys);
  const where = rest.length === 0 ? '' : `${pathText(rest)}: `;
  return new BadContent(file, entry, where + complaint(keys.at(-1), issue));
}

function complaint(key: string | number | undefined, issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'check') return issue.message;
  if (key === 'op') return `unknown primitive ${issue.received}`;
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? `unknown field ${String(key)}` : 'this field is missing';
  }
  if (issue.type === 'picklist' && String(issue.expected).length > 100)
    return `unknown name ${issue.received}`;
  return `expected ${issue.expected ?? issue.type}, found ${issue.received}`;
}

/** The innermost thing on the path that has a name, and the path from there. */
function locate(json: unknown, keys: readonly (string | number)[]) {
  let entry = 'the file itself';
  let from = 0;
  let at = json;
  keys.forEach((key, depth) => {
    at = isObject(at) ? at[key] : undefined;
    const name = isObject(at) ? (at['id'] ?? at['texture'] ?? at['icon'] ?? at['slot']) : undefined;
    if (typeof name !== 'string') return;
    entry = name;
    from = depth + 1;
  });
  return { entry, rest: keys.slice(from) };
}

function pathText(keys: readonly (string | number)[]): string {
  return keys.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
