import type { Params } from './catalogue.ts';

/** `payToUnlock` as "pay to unlock"; identifiers with digits or capitals in front stay as they are. */
const spaced = (id: string): string =>
  /^[a-z]+([A-Z][a-z]*)+$/.test(id) ? id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : id;

/** What is said when a catalogue lacks a message: `travel: to bar, leaving t4`. Plain, but a person can still play. */
export function plainWords(
  id: string,
  params: Params,
  show: (name: string, value: unknown) => string,
): string {
  const fields = Object.entries(params).map(([name, value]) => `${spaced(name)} ${show(name, value)}`);
  const head = spaced(id);
  if (fields.length === 0) return head;
  return head === '' ? fields.join(', ') : `${head}: ${fields.join(', ')}`;
}
