import { Catalogue, type Messages } from './catalogue.ts';
import type { Spoken } from './speaker.ts';

export const choiceKey = (choice: Spoken): string => `choice.${String(choice['do'])}`;
export const eventKey = (event: Spoken): string => `event.${String(event['event'])}`;
export const promptKey = (step: Spoken): string => `prompt.${String(step['step'])}`;
export const whyKey = (rule: string): string => `why.${rule}`;
export const remedyKey = (remedy: string): string => `remedy.${remedy}`;
export const termKey = (id: string): string => `term.${id}`;

/** The keys that a catalogue lacks, each once, in order. */
export function missingKeys(messages: Messages, keys: Iterable<string>): string[] {
  return [...new Set(keys)].filter((key) => !Object.hasOwn(messages, key)).sort();
}

/** What is wrong with a catalogue's messages, each fault with its key. */
export function messageFaults(messages: Messages): string[] {
  const catalogue = new Catalogue(messages, 'en');
  return Object.keys(messages).flatMap((key) => {
    try {
      catalogue.message(key);
      return messages[key] === '' ? [`${key}: empty`] : [];
    } catch (error) {
      return [`${key}: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`];
    }
  });
}
