import { BadContent, readContent } from '@getaway/engine';
import * as v from 'valibot';

export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

type Schema<T> = v.GenericSchema<unknown, T>;

/** Reads one list of components: every entry valid, every id exactly once, none missing, none unknown. */
export function table<const Id extends string, T extends { id: Id }>(
  schema: Schema<T>,
  file: string,
  list: string,
  ids: readonly Id[],
  data: unknown,
): Record<Id, T> {
  const found = new Map<Id, T>();
  for (const [at, raw] of entries(file, list, data).entries()) {
    const name = nameOf(raw) ?? `${list}[${at}]`;
    const entry = readContent(file, schema, raw, name);
    if (found.has(entry.id)) throw new BadContent(file, name, 'occurs twice');
    found.set(entry.id, entry);
  }
  return byId(ids, (id) => {
    const entry = found.get(id);
    if (entry === undefined) throw new BadContent(file, id, 'is missing');
    return entry;
  });
}

/** A file that is one entry; `provenance` only says where its figures come from. */
export function whole<T>(schema: Schema<T>, file: string, data: unknown): T {
  const entry = v.is(v.record(v.string(), v.unknown()), data) ? Object.entries(data) : [];
  return readContent(file, schema, Object.fromEntries(entry.filter(([field]) => field !== 'provenance')));
}

function entries(file: string, list: string, data: unknown): unknown[] {
  const found =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[list] : undefined;
  if (!Array.isArray(found)) throw new BadContent(file, list, 'must be a list');
  return found;
}

export function byId<Id extends string, T>(ids: readonly Id[], of: (id: Id) => T): Record<Id, T> {
  return Object.fromEntries(ids.map((id) => [id, of(id)])) as Record<Id, T>;
}

function nameOf(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'string' ? id : null;
}

export const count = (max = 99) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
export const text = v.pipe(v.string(), v.nonEmpty());
export const ruleId = v.pipe(v.string(), v.regex(/^MH-[A-Z]+-[A-Za-z0-9-]+$/, 'is no rule ID'));
