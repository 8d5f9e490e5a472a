// Words a valibot schema as a type that a reader of API.md understands.
import type * as v from 'valibot';

interface Described {
  readonly type: string;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly key?: Described;
  readonly value?: Described;
  readonly default?: unknown;
  readonly pipe?: readonly (Described & { readonly requirement?: unknown; readonly description?: string })[];
}

const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  min_length: (limit) => `${limit} or longer`,
  max_length: (limit) => `at most ${limit} long`,
  min_value: (limit) => `${limit} or more`,
  max_value: (limit) => `at most ${limit}`,
  regex: (limit) => `like ${limit}`,
};

const limitsOf = (schema: Described): string[] =>
  (schema.pipe ?? []).flatMap(({ type, requirement }) => {
    if (requirement === Number.MAX_SAFE_INTEGER || (type === 'min_value' && requirement === 0)) return [];
    return LIMITS[type]?.(String(requirement)) ?? [];
  });

/** The sentence that the schema carries, its own or that of what it wraps. */
export function sentenceOf(schema: v.GenericSchema): string {
  return aboutOf(schema);
}

function aboutOf(schema: Described): string {
  const own = schema.pipe?.find((action) => action.type === 'description')?.description;
  if (own !== undefined) return own;
  return schema.wrapped === undefined ? '' : aboutOf(schema.wrapped);
}

const isWhole = (schema: Described): boolean => schema.pipe?.some(({ type }) => type === 'integer') ?? false;

function typeOf(schema: Described, names: Names, indent: string): string {
  const name = names.get(schema as unknown as v.GenericSchema);
  return name ?? shapeOf(schema, names, indent);
}

function shapeOf(schema: Described, names: Names, indent: string): string {
  switch (schema.type) {
    case 'literal':
      return JSON.stringify(schema.literal);
    case 'picklist':
      return (schema.options ?? []).map((option) => JSON.stringify(option)).join(' | ');
    case 'union':
    case 'variant':
      return (schema.options ?? []).map((option) => typeOf(option as Described, names, indent)).join(' | ');
    case 'nullable':
      return `${typeOf(schema.wrapped as Described, names, indent)} | null`;
    case 'optional':
      return typeOf(schema.wrapped as Described, names, indent);
    case 'array': {
      const item = typeOf(schema.item as Described, names, indent);
      return /[ |]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
    }
    case 'record':
      return `{ [${typeOf(schema.key as Described, names, indent)}]: ${typeOf(schema.value as Described, names, indent)} }`;
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return fieldsOf(schema, names, indent);
    case 'number':
      return isWhole(schema) ? 'integer' : 'number';
    default:
      return schema.type;
  }
}

function fieldsOf(schema: Described, names: Names, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(schema.entries ?? {}).map(([name, field]) => {
    const optional = field.type === 'optional' ? '?' : '';
    const fallback = field.default === undefined ? [] : [`default ${JSON.stringify(field.default)}`];
    const notes = [aboutOf(field), ...fallback, ...limitsOf(field)].filter(Boolean).join('; ');
    const named = names.has(field as unknown as v.GenericSchema);
    return `${inner}${name}${optional}: ${typeOf(field, names, inner)}${notes && !named ? `  // ${notes}` : ''}`;
  });
  if (schema.type === 'loose_object') lines.push(`${inner}…`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

export type Names = ReadonlyMap<v.GenericSchema, string>;

/** The schema as a type; what has a name in `names` is called by it, but for the schema itself. */
export const describeType = (schema: v.GenericSchema, names: Names): string => shapeOf(schema, names, '');

/** Limits of a schema that stands for itself. */
export const describeLimits = (schema: v.GenericSchema): string => limitsOf(schema).join('; ');
