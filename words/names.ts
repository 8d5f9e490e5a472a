import type { Messages } from './catalogue.ts';

/** A name is no message, whatever signs are in it. */
export const quoted = (name: string): string => name.replaceAll("'", "''").replace(/[{}]+/g, "'$&'");

/** Messages in which some pieces go by names of their own, before what they are: "Tiny (Thug)". */
export function withNames(messages: Messages, names: Readonly<Record<string, string>>): Messages {
  const terms = Object.entries(names).map(([id, name]) => [
    `term.${id}`,
    `${quoted(name)} (${messages[`term.${id}`] ?? id})`,
  ]);
  return { ...messages, ...(Object.fromEntries(terms) as Messages) };
}
